internal import LetterpressEngine
internal import LetterpressSolver

/// A line that another program sends to `letterpress engine`; docs/commands.md describes all.
enum EngineRequest: Equatable {
  case newGame
  case position(Position)
  case go(limits: SearchLimits, rowCount: Int)
  case stop
  case quit
  case nothing

  /// The maximum number of rows.
  static let mostRows = 100

  /// Parses a line, whose words are separated by spaces.
  ///
  /// - Throws: ``EngineRequestError`` with what is wrong and what to send instead.
  init(_ line: String) throws(EngineRequestError) {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
    switch words.first {
    case nil: self = .nothing
    case "newgame" where words.count == 1: self = .newGame
    case "stop" where words.count == 1: self = .stop
    case "quit" where words.count == 1: self = .quit
    case "newgame", "stop", "quit": throw EngineRequestError("\(words[0]) stands alone on its line")
    case "position":
      do {
        self = .position(try Position(parsing: words.dropFirst().joined(separator: " ")))
      } catch {
        throw EngineRequestError("\(error)")
      }
    case "go": self = try EngineRequest.go(Array(words.dropFirst()))
    case let word?:
      throw EngineRequestError("unknown command \(word.shortened): send newgame, position, go, stop or quit")
    }
  }

  private static func go(_ words: [String]) throws(EngineRequestError) -> EngineRequest {
    guard words.count.isMultiple(of: 2) else {
      throw EngineRequestError("go needs a number after each of its words")
    }
    var limits = SearchLimits()
    var (rowCount, seen) = (1, [String]())
    for place in stride(from: 0, to: words.count, by: 2) {
      let (name, text) = (words[place], words[place + 1])
      guard !seen.contains(name) else { throw EngineRequestError("go has \(name.shortened) twice") }
      seen.append(name)
      switch name {
      case "time", "cpu":
        guard limits.time == nil else { throw EngineRequestError("go takes time or cpu, not both") }
        guard let seconds = Seconds(argument: text) else {
          throw EngineRequestError("go \(name) needs seconds, more than 0 and at most 86400, not \(text.shortened)")
        }
        limits.time = seconds.duration
        limits.clock = name == "cpu" ? .processor : .wall
      case "positions": limits.nodeCount = try number(text, of: name, in: 1...Int(Int32.max))
      case "depth": limits.depth = try number(text, of: name, in: NumberRange.depths.numbers)
      case "rows": rowCount = try number(text, of: name, in: 1...mostRows)
      default:
        throw EngineRequestError("go does not know \(name.shortened): give time, cpu, positions, depth or rows")
      }
    }
    return .go(limits: limits, rowCount: rowCount)
  }

  private static func number(
    _ text: String, of name: String, in range: ClosedRange<Int>
  ) throws(EngineRequestError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw EngineRequestError(
        "go \(name) needs a number from \(range.lowerBound) to \(range.upperBound), not \(text.shortened)")
    }
    return number
  }
}

/// What is wrong with a line.
struct EngineRequestError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
