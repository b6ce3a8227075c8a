internal import ArgumentParser
internal import LetterpressCLI
internal import LetterpressFiles
internal import LetterpressSolver
internal import PlainSolver

/// How the games of a match begin, as the command line names it.
enum OpeningsOption: Equatable, Sendable {
  case balanced
  case empty
  case random(wordCount: Int)
  /// The positions of a file.
  case even(path: String)

  private static let wordCounts = NumberRange(1...30)
  /// This repository's file.
  static let evenPath = Repository.path("Workshop/even-openings.tsv")

  /// The file that is read; nil if there is none.
  var path: String? {
    if case .even(let path) = self { path } else { nil }
  }

  /// The kind of openings, with the positions of the file, if there is one.
  ///
  /// - Throws: ``FileError``, ``CommandFailure``.
  func kind() throws -> ArenaOpenings.Kind {
    switch self {
    case .balanced: .balanced
    case .empty: .empty
    case .random(let wordCount): .random(wordCount: wordCount)
    case .even(let path): .listed(try OpeningsOption.positions(of: path))
    }
  }

  /// The positions of a file, one per line; text after a tab and lines that begin with `#` are ignored.
  private static func positions(of path: String) throws -> [Position] {
    let text = try InputFile.text(of: path, limit: .table)
    var positions: [Position] = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let text = line.split(separator: "\t").first, !text.hasPrefix("#") else { continue }
      guard let position = try? Position(parsing: String(text)), position.outcome == nil else {
        throw CommandFailure(
          "line \(place + 1) is not a position of an unfinished game", file: path, status: .dataError)
      }
      positions.append(position)
    }
    guard !positions.isEmpty else {
      throw CommandFailure("contains no positions: write one per line", file: path, status: .dataError)
    }
    return positions
  }
}

extension OpeningsOption: ExpressibleByArgument {
  init?(argument: String) {
    let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("balanced", 1): self = .balanced
    case ("empty", 1): self = .empty
    case ("random", 2):
      guard let count = Int(parts[1]), OpeningsOption.wordCounts.numbers.contains(count) else { return nil }
      self = .random(wordCount: count)
    case ("even", 1): self = .even(path: OpeningsOption.evenPath)
    case ("even", 2) where !parts[1].isEmpty: self = .even(path: String(parts[1]))
    default: return nil
    }
  }

  var defaultValueDescription: String {
    switch self {
    case .balanced: "balanced"
    case .empty: "empty"
    case .random(let wordCount): "random:\(wordCount)"
    case .even(let path): path == OpeningsOption.evenPath ? "even" : "even:\(path)"
    }
  }
}
