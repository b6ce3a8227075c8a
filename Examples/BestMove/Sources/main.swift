import Foundation
import LetterpressPNG
import LetterpressSolver
import LetterpressVision

let sample = URL(filePath: "../../../Samples/light-midgame.png", relativeTo: URL(filePath: #filePath))
let png = try Data(contentsOf: CommandLine.arguments.dropFirst().first.map { URL(filePath: $0) } ?? sample)
let position = try BoardReader().read(png: png).position()
let search = Search(of: position, on: PreparedBoard(position.board), limits: SearchLimits(time: .seconds(1)))
if let best = await search.report(threads: 2).moves.first { print("\(position.turn) plays \(best)") }
