internal import ArgumentParser
internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressSolver

/// A player of a match: one of `game --against`, a simple style, or another program that speaks the engine protocol
/// (docs/commands.md#engine-protocol).
enum ArenaPlayer: Equatable, Sendable {
  case computer(ComputerPlayer)
  case style(PlayingStyle)
  /// A command line, whose words are separated by spaces.
  case program(String)

  /// How many threads think for it, as far as that is known.
  var threadCount: Int {
    switch self {
    case .computer(let player): player.threadCount
    case .style, .program: 1
    }
  }

  fileprivate static let programPrefix = "program:"
}

extension ArenaPlayer: ExpressibleByArgument {
  /// What ``ComputerPlayer`` reads, a style's name, or `program:` and a command line.
  init?(argument: String) {
    if argument.hasPrefix(Self.programPrefix) {
      let command = argument.dropFirst(Self.programPrefix.count)
      guard command.contains(where: { $0 != " " }), !command.contains("\n"), !command.contains("\t") else { return nil }
      self = .program(String(command))
    } else {
      let style = PlayingStyle(rawValue: argument).map(ArenaPlayer.style)
      guard let player = ComputerPlayer(argument: argument).map(ArenaPlayer.computer) ?? style else { return nil }
      self = player
    }
  }

  static var allValueStrings: [String] {
    ComputerPlayer.names + PlayingStyle.allCases.map(\.rawValue) + [programPrefix + "COMMAND"]
  }
}

extension ArenaPlayer: CustomStringConvertible {
  /// The form that ``init(argument:)`` reads.
  var description: String {
    switch self {
    case .computer(let player): player.description
    case .style(let style): style.rawValue
    case .program(let command): Self.programPrefix + command
    }
  }
}

/// What a player may use for each move.
struct ArenaBudget: Equatable, Sendable {
  /// In seconds; nil for no limit.
  var time: Double?
  /// Whether ``time`` is processor time.
  var countsProcessorTime = false
  /// The number of positions; nil for no limit.
  var positions: Int?
  /// In plies; nil for no limit.
  var depth: Int?

  var limits: SearchLimits {
    SearchLimits(
      time: time.map { .seconds($0) }, clock: countsProcessorTime ? .processor : .wall, depth: depth,
      nodeCount: positions)
  }

  /// The same as a command of the engine protocol.
  var command: String {
    var command = "go"
    if let time { command += " \(countsProcessorTime ? "cpu" : "time") \(Decimals.shortest(time))" }
    if let positions { command += " positions \(positions)" }
    if let depth { command += " depth \(depth)" }
    return command
  }
}
