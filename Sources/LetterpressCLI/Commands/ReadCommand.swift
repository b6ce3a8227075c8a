internal import ArgumentParser
internal import LetterpressVision

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print what is recognised on screenshots.",
    discussion: """
      With --format json one object a picture, one a line, in the order given; {"file":…,"error":…} for a \
      picture that cannot be read. A letter that is not read with confidence is "?", and runnerUp is then the \
      best guess.

      EXAMPLES
        letterpress read board.png
        letterpress read a.png b.png --format json
      """)

  @Argument(help: "PNG screenshots; - reads one from standard input.", completion: .file(extensions: ["png"]))
  var images: [String]

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup
  var templates: TemplateOptions

  func run() throws {
    try ImageBatch(images: images, reader: try templates.reader(), output: output).run { reading, file in
      switch output.format {
      case .text:
        return BoardText.board(reading, style: output.boardStyle) + ReadingOutput.unknownTiles(of: reading)
      case .json:
        return "\(JSONValue.object(ReadingOutput.json(reading, file: file)))\n"
      }
    }
  }
}
