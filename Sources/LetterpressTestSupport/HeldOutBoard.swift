internal import LetterpressFiles
internal import LetterpressPNG
package import LetterpressSolver
package import LetterpressVision

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
  package static let all: [HeldOutBoard] = Samples.fields(ofTable: Repository.path("Tests/HeldOut/labels.tsv")).map {
    fields in
    do {
      guard let name = fields["file"], let theme = fields["theme"], let font = fields["font"],
        let letters = fields["letters"], let owners = fields["owners"], let turn = fields["turn"],
        let red = fields["red"].flatMap(Int.init), let blue = fields["blue"].flatMap(Int.init)
      else { fatalError("the held-out boards' table lacks a column") }
      let file = try FileSystem.read(Repository.path("Tests/HeldOut/\(name)"), limit: .picture)
      return HeldOutBoard(
        name: name, theme: theme, font: font, image: try PNGDecoder.decode(file), board: try Board(parsing: letters),
        owners: owners, turn: ["r": Player.red, "b": .blue][turn], scores: Scores(red: red, blue: blue))
    } catch {
      fatalError("the held-out boards cannot be read: \(error)")
    }
  }
}
