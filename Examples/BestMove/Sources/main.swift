import Foundation
import LetterpressPNG
import LetterpressSolver
import LetterpressVision

let sample = URL(filePath: "../../../Samples/light-midgame.png", relativeTo: URL(filePath: #filePath))
let png = try Data(contentsOf: CommandLine.arguments.dropFirst().first.map { URL(filePath: $0) } ?? sample)
let position = try BoardReader().read(png: png).position()
if let best = position.bestMove(on: PreparedBoard(position.board), time: .seconds(1), threads: 2) {
  print("\(position.turn) plays \(best)")
}
