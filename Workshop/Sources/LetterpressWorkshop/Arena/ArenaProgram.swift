internal import Foundation
internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import Synchronization

/// What a player says of its own move.
struct ArenaAssessment: Sendable {
  let verdict: Verdict
  /// Of winning, 0 to 1.
  let chance: Double
}

/// Another program that speaks the engine protocol, running.
final class ArenaProgram {
  private let command: String
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []

  /// How long it may take beyond its budget, in seconds: on a busy machine, processor time passes slowly.
  private static let patience = 60.0
  private static let patienceFactor = 20.0

  /// Starts the program.
  ///
  /// - Throws: ``CommandFailure`` if it cannot be started, or does not greet.
  init(_ command: String) throws(CommandFailure) {
    self.command = command
    let words = command.split(separator: " ").map(String.init)
    // Found as a shell would.
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = input
    process.standardOutput = output
    // A program that has ended must not end this one.
    signal(SIGPIPE, SIG_IGN)
    do {
      try process.run()
    } catch {
      throw CommandFailure("\(command): cannot be started: \(error.localizedDescription)", status: .noInput)
    }
    let greeting = try line(within: Self.patience)
    guard greeting.split(separator: " ").dropFirst().dropFirst().starts(with: ["protocol"]) else {
      throw failure("does not speak the engine protocol: it began with “\(greeting.printable)”")
    }
  }

  deinit {
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
  }

  /// Begins a new game.
  func beginGame() throws(CommandFailure) { try send("newgame") }

  /// Its move.
  ///
  /// - Throws: ``CommandFailure`` if it ends, takes too long, or answers something else.
  func choice(
    in position: Position, budget: ArenaBudget
  ) throws(CommandFailure) -> (move: Move, assessment: ArenaAssessment?) {
    try send("position \(position)")
    try send(budget.command)
    let time = Self.patience + Self.patienceFactor * (budget.time ?? 0)
    while true {
      let answer = try line(within: time)
      let words = answer.split(separator: " ").map(String.init)
      switch words.first {
      case "best":
        guard let choice = ArenaProgram.choice(Array(words.dropFirst())) else {
          throw failure("answered “\(answer.printable)”\nthe position was \(position)")
        }
        return choice
      case "error": throw failure("answered “\(answer.printable)”\nthe position was \(position)")
      default: continue
      }
    }
  }

  /// Reads a move and, if it is there, what the program thinks of it; nil for anything else.
  static func choice(_ words: [String]) -> (move: Move, assessment: ArenaAssessment?)? {
    var words = words[...]
    guard let word = words.popFirst() else { return nil }
    var move = Move.pass
    if word != "pass" {
      guard let names = words.popFirst() else { return nil }
      let parts = names.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let tiles = parts.compactMap { Board.tile(named: $0) }
      guard tiles.count == parts.count else { return nil }
      move = .play(Placement(word: word, tiles: tiles))
    }
    guard words.count > 3, words.popFirst() == "chance", let chance = words.popFirst().flatMap({ Double($0) }),
      0...1 ~= chance, words.popFirst() == "verdict", let kind = words.popFirst()
    else { return (move, nil) }
    let number = words.first.flatMap { Double($0) }
    guard let verdict = Verdict(kind: kind, number: number) else { return (move, nil) }
    return (move, ArenaAssessment(verdict: verdict, chance: chance))
  }

  private func failure(_ text: String) -> CommandFailure { CommandFailure("\(command) \(text)", status: .dataError) }

  private func send(_ line: String) throws(CommandFailure) {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    } catch {
      throw failure("has ended")
    }
  }

  /// Returns the next line that it sends.
  private func line(within seconds: Double) throws(CommandFailure) -> String {
    let end = MonotonicClock.now + .seconds(seconds)
    let descriptor = output.fileHandleForReading.fileDescriptor
    while true {
      if let place = received.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: received[..<place], as: UTF8.self)
        received.removeFirst(place + 1)
        return line
      }
      guard received.count < Self.longestLine else { throw failure("sent a line of over \(Self.longestLine) bytes") }
      let left = Int32(max((end - MonotonicClock.now) / .milliseconds(1), 0))
      var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0, Foundation.poll(&poll, 1, left) > 0 else {
        if left > 0, errno == EINTR { continue }
        process.terminate()
        throw failure("did not answer within \(Int(seconds)) s")
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 12)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { throw failure("has ended") }
      received += bytes[..<count]
    }
  }

  private static let longestLine = 1 << 16
}

extension Verdict {
  /// Creates a verdict from its kind and number in the engine protocol; nil if there is no such verdict.
  init?(kind: String, number: Double?) {
    let plies = number.flatMap { Int(exactly: $0) }.flatMap { $0 > 0 ? $0 : nil }
    switch (kind, plies, number) {
    case ("wins", let plies?, _): self = .wins(plies: plies)
    case ("loses", let plies?, _): self = .loses(plies: plies)
    case ("seemsToWin", let plies?, _): self = .seemsToWin(plies: plies)
    case ("seemsToLose", let plies?, _): self = .seemsToLose(plies: plies)
    case ("draws", _, _): self = .draws
    case ("lead", _, let lead?) where lead.isFinite: self = .lead(lead)
    default: return nil
    }
  }
}

/// The programs of a match that are not playing at the moment, so that each is started once for every game at a time.
final class ArenaPrograms: Sendable {
  private struct Idle: @unchecked Sendable {
    // Unchecked: a program is used by one game at a time.
    var programs: [(command: String, program: ArenaProgram)] = []
  }

  private let idle = Mutex(Idle())

  /// Calls a function with a program that no other game uses.
  func with<Result>(
    _ command: String, _ body: (ArenaProgram) throws(CommandFailure) -> Result
  ) throws(CommandFailure) -> Result {
    let known = idle.withLock { idle -> ArenaProgram? in
      guard let place = idle.programs.firstIndex(where: { $0.command == command }) else { return nil }
      return idle.programs.remove(at: place).program
    }
    nonisolated(unsafe) let program: ArenaProgram
    if let known { program = known } else { program = try ArenaProgram(command) }
    let result = try body(program)
    idle.withLock { $0.programs.append((command, program)) }
    return result
  }
}
