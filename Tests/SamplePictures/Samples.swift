internal import Foundation
internal import LetterpressPNG
package import LetterpressSolver
package import LetterpressVision
internal import PlainSolver

/// The pictures in `Samples` with their labels.
package enum Samples {
  /// All of them, in the order of the table; each is named by its path.
  package static let all: [LabelledScreenshot] = table.map {
    LabelledScreenshot(name: $0.path, image: $0.image, label: $0.board)
  }

  /// The first sample of an ordinary phone.
  package static let phone = all[0]

  /// The 25 letters of each, lower case.
  package static let letters: [String] = table.map { $0["letters"] }

  /// The name of each one's theme.
  package static let themes: [String] = table.map { $0["theme"] }

  /// Returns the font of a sample's letters, by the sample's path; nil for any other path.
  package static func font(of path: String) -> String? { table.first { $0.path == path }?["font"] }

  static let table = PictureRow.all(inFolder: "Samples")
}

/// A picture in `Tests/HeldOut`: a board in a font of which no template was made.
package struct HeldOutBoard: Sendable {
  /// The file's name.
  package var name: String
  /// The name of the theme.
  package var theme: String
  /// The name of the letters' font.
  package var font: String
  package var image: RGBImage
  package var board: Board
  /// The owners in text form.
  package var owners: String
  /// The player to move; nil if the game is over.
  package var turn: Player?
  /// The scores under the avatars.
  package var scores: Scores

  /// All of them, in the order of the table.
  package static let all: [HeldOutBoard] = PictureRow.all(inFolder: "Tests/HeldOut").map {
    HeldOutBoard(
      name: $0["file"], theme: $0["theme"], font: $0["font"], image: $0.image, board: $0.board, owners: $0["owners"],
      turn: $0.turn, scores: $0.scores)
  }
}

/// A picture in `Samples/PopUps`, with a pop-up over its header that says what was played.
package struct PopUpSample: Sendable {
  /// The file's name.
  package var name: String
  package var image: RGBImage
  /// The 25 letters, lower case.
  package var letters: String
  /// The owners in text form.
  package var owners: String
  /// The player who played.
  package var player: String
  /// The word played, lower case.
  package var word: String

  /// All of them, in the order of the table.
  package static let all: [PopUpSample] = PictureRow.all(inFolder: "Samples/PopUps").map {
    PopUpSample(
      name: $0["file"], image: $0.image, letters: $0["letters"], owners: $0["owners"], player: $0["player"],
      word: $0["word"])
  }
}

/// A line of the table `labels.tsv` that lies beside pictures. What such a table must have and lacks ends the tests.
struct PictureRow: Sendable {
  private let folder: String
  private let fields: [String: String]

  /// Returns the lines of the table in a folder of the repository, in order.
  static func all(inFolder name: String) -> [PictureRow] {
    let folder = Repository.path(name)
    let lines = String(decoding: bytes(ofFile: "\(folder)/labels.tsv"), as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    guard let columns = lines.first else { fatalError("\(folder)/labels.tsv is empty") }
    return lines.dropFirst().map {
      PictureRow(folder: folder, fields: Dictionary(uniqueKeysWithValues: zip(columns, $0)))
    }
  }

  subscript(column: String) -> String {
    guard let field = fields[column] else { fatalError("\(folder)/labels.tsv lacks the column '\(column)'") }
    return field
  }

  /// The picture's path.
  var path: String { "\(folder)/\(self["file"])" }

  var image: RGBImage { value("file") { _ in try PNGDecoder.decode(PictureRow.bytes(ofFile: path)) } }

  var board: Board { value("letters") { try Board(parsing: $0) } }

  /// The player to move; nil if the game is over.
  var turn: Player? { ["r": .red, "b": .blue][self["turn"]] }

  var scores: Scores { Scores(red: value("red", Int.init), blue: value("blue", Int.init)) }

  /// Returns what a column says, by a function that parses it.
  private func value<Value>(_ column: String, _ parse: (String) throws -> Value?) -> Value {
    do {
      guard let value = try parse(self[column]) else { fatalError("\(path): '\(column)' is \(self[column])") }
      return value
    } catch {
      fatalError("\(path): \(error)")
    }
  }

  private static func bytes(ofFile path: String) -> Data {
    do {
      return try Data(contentsOf: URL(filePath: path))
    } catch {
      fatalError("\(path): \(error)")
    }
  }
}
