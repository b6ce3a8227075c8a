internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Finds positions that favour neither player.
struct OpeningsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "openings",
    abstract: "Find positions after a few random words from which either player may win.",
    discussion: """
      A position is kept where the chance of the player to move is 42% to 58% at the last two depths of a long search, \
      and where each letter that nobody owns is in ten words or more: others are played for ever. The same options \
      find the same positions.
      """)

  @Option(help: "How many positions to find.")
  var count = 200

  @Option(help: "How many positions a search looks at.")
  var nodes = 100_000

  @Option(help: "What boards and words are drawn with.")
  var seed: UInt64 = 1

  @Option(help: "The file to write.", completion: .file())
  var output = "Workshop/even-openings.tsv"

  private static let wordCounts = 2...6
  private static let even = 0.42...0.58
  /// Positions that a quick search rates outside this range are not worth a long search.
  private static let nearlyEven = 0.3...0.7
  /// The minimum number of words with each free tile's letter.
  private static let leastWordCount = 10
  private static let quickNodeCount = 400
  private static let batchSize = 64

  /// A position, and the mover's chance at the last two depths.
  private struct Opening: Sendable {
    let position: Position
    let chances: [Double]
  }

  func run() throws {
    var lines = [
      "# Positions after a few random words from which either player may win, and the chance of the player to move at",
      "# the last two depths: Scripts/workshop study openings --count \(count) --nodes \(nodes) --seed \(seed)",
    ]
    var (found, number) = (0, 0)
    while found < count {
      let openings = StudySearch.inParallel(Self.batchSize) { [nodes, seed, number] in
        Self.opening(number + $0, seed: seed, nodes: nodes)
      }
      number += Self.batchSize
      for opening in openings.compactMap(\.self).prefix(count - found) {
        let chances = opening.chances.map { String(format: "%.2f", $0) }
        lines.append(([opening.position.description] + chances).joined(separator: "\t"))
        found += 1
      }
      FileHandle.standardError.write(Data("\(number) drawn, \(found) even\n".utf8))
    }
    let text = lines.joined(separator: "\n") + "\n"
    try Data(text.utf8).write(to: URL(filePath: output), options: .atomic)
  }

  /// Returns the position with a number if it favours neither player.
  private static func opening(_ number: Int, seed: UInt64, nodes: Int) -> Opening? {
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var boards = RandomBoards(seed: mixer.next())
    let board = PreparedBoard(boards.next())
    let position = Position.random(
      wordCount: Int.random(in: wordCounts, using: &mixer), on: board, using: &mixer)
    guard canBeFinished(position, on: board) else { return nil }
    let quick = chances(of: position, on: board, nodes: quickNodeCount)
    guard let last = quick.last, nearlyEven.contains(last) else { return nil }
    let chances = chances(of: position, on: board, nodes: nodes).suffix(2)
    guard chances.count == 2, chances.allSatisfy(even.contains) else { return nil }
    return Opening(position: position, chances: Array(chances))
  }

  /// Whether enough words contain each free tile's letter.
  private static func canBeFinished(_ position: Position, on board: PreparedBoard) -> Bool {
    let words = board.lexicon.words(from: Rack(position.board)).map(\.description).filter { word in
      !position.playedWords.contains { $0.hasPrefix(word) }
    }
    let letters = (0..<Board.tileCount).filter(position.owners.unclaimed.contains).compactMap { position.board[$0] }
    return letters.allSatisfy { letter in words.count { $0.contains(letter.description) } >= leastWordCount }
  }

  /// Returns the best move's chance after each depth.
  private static func chances(of position: Position, on board: PreparedBoard, nodes: Int) -> [Double] {
    let search = Search(of: position, on: board, limits: SearchLimits(nodeCount: nodes))
    var byDepth: [Int: Double] = [:]
    _ = search.run { progress in
      byDepth[progress.depth] = progress.chance
      return true
    }
    return byDepth.sorted { $0.key < $1.key }.map(\.value)
  }
}
