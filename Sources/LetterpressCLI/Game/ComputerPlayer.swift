internal import ArgumentParser
internal import LetterpressEngine
package import LetterpressSolver

/// A computer player as the command line names it: a level or a style, its time per move and its number of threads.
package struct ComputerPlayer: Equatable, Sendable {
  /// How it chooses its moves.
  package enum Kind: Equatable, Sendable {
    /// As a person of that level does.
    case level(Level)
    /// By a rule or a search.
    case style(PlayingStyle)
  }

  package let kind: Kind
  /// Seconds per move; nil for the time common to all players.
  package var time: Double?
  /// How many threads search for a move.
  package var threadCount: Int

  package init(style: PlayingStyle, time: Double? = nil, threadCount: Int = 1) {
    (kind, self.time, self.threadCount) = (.style(style), time, threadCount)
  }

  package init(level: Level) { (kind, time, threadCount) = (.level(level), nil, 1) }

  /// Whether it searches for as long as it may.
  package var searches: Bool {
    if case .style(let style) = kind { style.searches } else { false }
  }

  /// Whether it plays as a person does.
  package var isLevel: Bool {
    if case .level = kind { true } else { false }
  }

  /// The limits of its search.
  ///
  /// - Parameter time: seconds per move, if it has no time of its own; nil for no limit.
  package func limits(time: Double?, depth: Int?) -> SearchLimits {
    SearchLimits(time: (self.time ?? time).map { .seconds($0) }, depth: depth)
  }
}

extension ComputerPlayer: ExpressibleByArgument {
  /// A level's name or number; or a style's name and, after a colon, the player's own time and threads: `engine`,
  /// `engine:0.1`, `engine:0.1x2`, `engine:x2`. Levels, and styles that do not search, have neither.
  package init?(argument: String) {
    if let level = Level.allCases.first(where: { argument == $0.name || argument == String($0.rawValue) }) {
      self.init(level: level)
      return
    }
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let style = PlayingStyle(rawValue: String(parts[0])) else { return nil }
    self.init(style: style)
    guard parts.count == 2 else { return }
    let limits = parts[1].split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard style.searches, !parts[1].isEmpty else { return nil }
    if !limits[0].isEmpty {
      guard let time = Seconds(argument: String(limits[0])) else { return nil }
      self.time = time.value
    }
    if limits.count == 2 {
      guard let count = Int(limits[1]), NumberRange.threads.numbers.contains(count) else { return nil }
      threadCount = count
    }
  }

  package static var allValueStrings: [String] {
    Level.allCases.map(\.name) + PlayingStyle.allCases.map(\.rawValue)
  }
}

extension ComputerPlayer: CustomStringConvertible {
  /// The form that ``init(argument:)`` reads.
  package var description: String {
    switch kind {
    case .level(let level): return level.name
    case .style(let style):
      let time = time.map { Decimals.shortest($0) } ?? ""
      let limits = time + (threadCount > 1 ? "x\(threadCount)" : "")
      return style.rawValue + (limits.isEmpty ? "" : ":\(limits)")
    }
  }
}
