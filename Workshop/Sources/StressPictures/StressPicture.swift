package import LetterpressSolver
package import LetterpressVision

/// A generated picture and what it shows.
package struct StressPicture: Sendable {
  /// The picture to read.
  package var image: RGBImage
  /// What it shows.
  package var truth: StressTruth
  /// The sample and its distortions.
  package var recipe: String
}

/// What a generated picture shows.
package struct StressTruth: Sendable {
  /// The 25 letters, row by row.
  package var letters: [Letter]
  /// The 25 owners as `.`, `r`, `b`, `R` or `B`, row by row.
  package var owners: [Character]
  /// The player to move; nil if the game is over.
  package var turn: Player?
  /// The scores under the avatars.
  package var scores: Scores
  /// Covered tiles, which need not be read.
  package var covered: Set<Int>
  /// The number of those that have lost half of their letter or more; if any, the picture may be refused.
  package var hiddenLetters: Int
  /// Whether it is known which player is called red; if not, either may be, but consistently.
  package var isNamed: Bool

  /// The same with the players' names swapped.
  var renamed: StressTruth {
    var renamed = self
    let names: [Character: Character] = ["r": "b", "R": "B", "b": "r", "B": "R"]
    renamed.owners = owners.map { names[$0] ?? $0 }
    renamed.turn = turn?.opponent
    renamed.scores = Scores(red: scores.blue, blue: scores.red)
    return renamed
  }
}

/// How a reading compares with what the picture shows.
package struct StressOutcome: Sendable {
  /// How one part of a reading compares.
  package enum Answer: Sendable {
    case right
    /// Left unknown.
    case unknown
    case wrong
  }

  /// The reason why nothing was read; nil if a board was.
  package var refusal: BoardReaderError?
  /// Whether a refusal is acceptable, as letters are hidden.
  package var isRefusalDue = false
  /// The number of uncovered tiles with the right letter.
  package var tilesRight = 0
  /// The number of uncovered tiles left unknown.
  package var tilesUnknown = 0
  /// All tiles with a wrong letter, covered or not: the expected letter and the one read.
  package var misread: [String] = []
  /// The owners of all tiles together.
  package var owners = Answer.unknown
  /// Whose turn it is.
  package var turn = Answer.unknown
  /// Both scores together.
  package var scores = Answer.unknown

  /// Reads a picture and compares the result. One that does not look like Letterpress counts as refused.
  package init(reading picture: StressPicture, with reader: BoardReader) {
    do throws(BoardReaderError) {
      self.init(try reader.read(picture.image).checkedLikeness(), picture.truth)
    } catch {
      self.init(refusal: error, picture.truth)
    }
  }

  private init(refusal: BoardReaderError, _ truth: StressTruth) {
    self.refusal = refusal
    isRefusalDue = truth.hiddenLetters > 0
  }

  /// Compares a reading; if either naming of the players is acceptable, uses the one that fits better.
  init(_ reading: BoardReading, _ truth: StressTruth) {
    self.init(reading, named: truth)
    guard !truth.isNamed else { return }
    let renamed = StressOutcome(reading, named: truth.renamed)
    if renamed.wrongAnswers < wrongAnswers { self = renamed }
  }

  private init(_ reading: BoardReading, named truth: StressTruth) {
    for (index, tile) in reading.tiles.enumerated() {
      if let letter = tile.letter, letter != truth.letters[index] {
        misread.append("\(truth.letters[index])→\(letter)")
      } else if !truth.covered.contains(index) {
        if tile.letter == nil { tilesUnknown += 1 } else { tilesRight += 1 }
      }
    }
    owners = reading.owners.map { Array($0.description) == truth.owners ? .right : .wrong } ?? .unknown
    if reading.turn == truth.turn {
      turn = .right
    } else {
      turn = reading.turn == nil ? .unknown : .wrong
    }
    scores = reading.scores.map { $0 == truth.scores ? .right : .wrong } ?? .unknown
  }

  private var wrongAnswers: Int { [owners, turn, scores].count { $0 == .wrong } }

  /// What is wrong with the reading, for a file's name; empty if nothing.
  package var complaints: [String] {
    if let refusal { return ["refused-\(StressOutcome.name(of: refusal))"] }
    var complaints = misread
    if tilesUnknown > 0 { complaints.append("unknown\(tilesUnknown)") }
    for (name, answer) in [("owners", owners), ("turn", turn), ("scores", scores)] {
      switch answer {
      case .right: break
      case .unknown: complaints.append("no-\(name)")
      case .wrong: complaints.append("WRONG-\(name)")
      }
    }
    return complaints
  }

  /// Whether any part of the reading is wrong.
  package var isWrong: Bool { !misread.isEmpty || wrongAnswers > 0 }

  /// Returns the case name of an error, without its associated values.
  package static func name(of error: BoardReaderError) -> String {
    Mirror(reflecting: error).children.first?.label ?? "\(error)"
  }
}
