internal import LetterpressSolver
package import LetterpressVision

/// How a reading compares with what the picture shows.
package struct StressOutcome: Sendable {
  /// How one thing that was read compares.
  package enum Answer: Sendable {
    case right
    /// Not said.
    case unknown
    case wrong
  }

  /// Why nothing was read; nil where a board was.
  package var refusal: BoardReaderError?
  /// Whether it may be refused: letters are hidden.
  package var isRefusalDue = false
  /// Of tiles that nothing lies on, and that have the right letter.
  package var tilesRight = 0
  /// Of tiles that nothing lies on, and that were left unknown.
  package var tilesUnknown = 0
  /// All tiles with a wrong letter, covered or not: what was expected and what was read.
  package var misread: [String] = []
  /// Of all tiles together.
  package var owners = Answer.unknown
  /// Whose turn it is.
  package var turn = Answer.unknown
  /// Both scores together.
  package var scores = Answer.unknown

  /// Reads a picture and compares.
  package init(reading picture: StressPicture, with reader: BoardReader) {
    do throws(BoardReaderError) {
      self.init(try reader.read(picture.image), picture.truth)
    } catch {
      self.init(refusal: error, picture.truth)
    }
  }

  private init(refusal: BoardReaderError, _ truth: StressTruth) {
    self.refusal = refusal
    isRefusalDue = truth.hiddenLetters > 0
  }

  /// Compares a reading; where either naming of the players will do, by the one that fits better.
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

  /// What is wrong with the reading, for a file's name; empty where nothing is.
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

  /// Whether something was said that is not so.
  package var isWrong: Bool { !misread.isEmpty || wrongAnswers > 0 }

  /// The case of an error, without what it carries.
  package static func name(of error: BoardReaderError) -> String {
    Mirror(reflecting: error).children.first?.label ?? "\(error)"
  }
}
