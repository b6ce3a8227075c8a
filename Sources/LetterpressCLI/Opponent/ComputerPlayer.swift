public import ArgumentParser
internal import LetterpressEngine
public import LetterpressSolver

/// A computer player as the command line names it: a level, or the engine with its time per move and its number of threads.
package struct ComputerPlayer: Equatable, Sendable {
  /// The level at which it plays as people do; nil for the engine, which searches for as long as it may.
  package let level: Level?
  /// Seconds per move; nil for the time common to all players.
  package var time: Double?
  /// How many threads search for a move.
  package var threadCount: Int

  package init(level: Level) { (self.level, time, threadCount) = (level, nil, 1) }

  /// Creates the engine.
  package init(time: Double? = nil, threadCount: Int = 1) {
    (level, self.time, self.threadCount) = (nil, time, threadCount)
  }

  /// The limits of its search.
  ///
  /// - Parameter time: seconds per move, if it has no time of its own; nil for no limit.
  package func limits(time: Double?, depth: Int?) -> SearchLimits {
    SearchLimits(time: (self.time ?? time).map { .seconds($0) }, depth: depth)
  }
}

extension ComputerPlayer: ExpressibleByArgument {
  /// The engine's name.
  private static let engine = "engine"
  /// The names of all players.
  package static let names = Level.allCases.map(\.name) + [engine]

  /// A level's name or number; or `engine` and, after a colon, its own time and threads: `engine:0.1`, `engine:0.1x2`,
  /// `engine:x2`.
  package init?(argument: String) {
    if let level = Level.allCases.first(where: { argument == $0.name || argument == String($0.rawValue) }) {
      self.init(level: level)
      return
    }
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0] == ComputerPlayer.engine else { return nil }
    self.init()
    guard parts.count == 2 else { return }
    let limits = parts[1].split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard !parts[1].isEmpty else { return nil }
    if !limits[0].isEmpty {
      guard let time = Seconds(argument: String(limits[0])) else { return nil }
      self.time = time.value
    }
    if limits.count == 2 {
      guard let count = Int(limits[1]), NumberRange.threads.numbers.contains(count) else { return nil }
      threadCount = count
    }
  }

  package static var allValueStrings: [String] { names + ["a level's number", "\(engine):SECONDS"] }

  package static var defaultCompletionKind: CompletionKind { .list(names) }
}

extension ComputerPlayer: CustomStringConvertible {
  /// The form that ``init(argument:)`` reads.
  package var description: String {
    if let level { return level.name }
    let time = time.map { Decimals.shortest($0) } ?? ""
    let limits = time + (threadCount > 1 ? "x\(threadCount)" : "")
    return ComputerPlayer.engine + (limits.isEmpty ? "" : ":\(limits)")
  }
}

extension Player: ExpressibleByArgument {}
extension MoveCriteria.Goal: ExpressibleByArgument {}
extension Vocabulary: ExpressibleByArgument {}

/// Whom a person plays, as the command line names it: `red`, `blue` or `none`.
struct PersonArgument: ExpressibleByArgument {
  /// Nil for neither.
  let player: Player?

  init(_ player: Player?) { self.player = player }

  init?(argument: String) {
    player = Player(argument: argument)
    guard player != nil || argument == PersonArgument.none else { return nil }
  }

  private static let none = "none"

  static var allValueStrings: [String] { Player.allValueStrings + [none] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A computer player at a board.
package struct ComputerSide: Sendable {
  package let player: ComputerPlayer
  private let mover: Mover

  /// One that can be asked for moves.
  private enum Mover: Sendable {
    case level(LevelPlayer)
    case engine(PreparedBoard, SearchLimits, TranspositionTable)
  }

  /// - Parameters:
  ///   - limits: those of the engine.
  ///   - tableSize: the size of the engine's transposition table in bytes.
  ///   - seed: decides which words come to a level's mind.
  package init(
    _ player: ComputerPlayer, on board: PreparedBoard, limits: SearchLimits,
    tableSize: Int = TranspositionTable.defaultSize, seed: UInt64 = 0
  ) {
    self.player = player
    mover =
      if let level = player.level {
        .level(LevelPlayer(level, on: board, seed: seed))
      } else {
        .engine(board, limits, TranspositionTable(size: tableSize))
      }
  }

  /// Its move.
  ///
  /// - Precondition: the game is not over.
  func move(in position: Position) -> Move { choice(in: position).move }

  /// Its move and, if it is the engine, what it found out about that move.
  ///
  /// - Precondition: the game is not over.
  package func choice(in position: Position) -> (move: Move, best: RankedMove?) {
    switch mover {
    case .level(let player): return (player.move(in: position) ?? .pass, nil)
    case .engine(let board, let limits, let table):
      let search = Search(of: position, on: board, limits: limits, table: table)
      let best = search.run(threads: player.threadCount).moves.first
      return (best?.move ?? .pass, best)
    }
  }
}
