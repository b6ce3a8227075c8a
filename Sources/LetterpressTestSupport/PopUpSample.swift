internal import LetterpressFiles
internal import LetterpressPNG
package import LetterpressVision

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
  package static let all: [PopUpSample] = Samples.fields(ofTable: Repository.path("Samples/PopUps/labels.tsv")).map {
    fields in
    do {
      guard let name = fields["file"], let letters = fields["letters"], let owners = fields["owners"],
        let player = fields["player"], let word = fields["word"]
      else { fatalError("the pop-ups' table lacks a column") }
      let image = try PNGDecoder.decode(try FileSystem.read(Repository.path("Samples/PopUps/\(name)"), limit: .picture))
      return PopUpSample(name: name, image: image, letters: letters, owners: owners, player: player, word: word)
    } catch {
      fatalError("the pop-ups' samples cannot be read: \(error)")
    }
  }
}
