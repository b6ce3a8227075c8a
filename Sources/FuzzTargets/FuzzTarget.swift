/// A kind of input that somebody else may have written, and what must hold of it whatever its bytes are.
///
/// Each target reads bytes as the program or the page does. Nothing may trap; what is refused is refused with a message;
/// what is accepted is checked further, mostly by writing it and reading that again.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The file of a match between styles.
  case arena
  /// A saved game.
  case game
  /// A JSON text.
  case json
  /// A table of screenshots and their letters.
  case labels
  /// A compiled lexicon.
  case lexicon
  /// Requests of the web page, one a line: a letter for the function, the request, and what goes with it after a zero byte.
  case page
  /// The pixels of a screenshot with changes to it.
  case picture
  /// A PNG file.
  case png
  /// A position in one line.
  case position
  /// The files in a folder of templates.
  case templates
  /// What is typed in a game.
  case typed
  /// A text list of words.
  case words

  /// What does not hold of some bytes; nil where all does.
  public func flaw(in bytes: [UInt8]) -> String? {
    switch self {
    case .arena: GameInputs.flaw(ofMatch: bytes)
    case .game: GameInputs.flaw(ofGame: bytes)
    case .json: JSONInput.flaw(in: bytes)
    case .labels: LabelInput.flaw(in: bytes)
    case .lexicon: LexiconInputs.flaw(ofCompiled: bytes)
    case .page: PageInput.flaw(in: bytes)
    case .picture: PictureInput.flaw(in: bytes)
    case .png: PNGInput.flaw(in: bytes)
    case .position: PositionInput.flaw(in: bytes)
    case .templates: TemplateInput.flaw(in: bytes)
    case .typed: GameInputs.flaw(ofTyped: bytes)
    case .words: LexiconInputs.flaw(ofText: bytes)
    }
  }

  /// Good inputs, and a few that are not, for a fuzzer to begin with.
  public var seeds: [[UInt8]] {
    switch self {
    case .arena: GameInputs.matchSeeds
    case .game: GameInputs.gameSeeds
    case .json: JSONInput.seeds
    case .labels: LabelInput.seeds
    case .lexicon: LexiconInputs.compiledSeeds
    case .page: PageInput.seeds
    case .picture: PictureInput.seeds
    case .png: PNGInput.seeds
    case .position: PositionInput.seeds
    case .templates: TemplateInput.seeds
    case .typed: GameInputs.typedSeeds
    case .words: LexiconInputs.textSeeds
    }
  }

  /// Words that inputs are made of, which a fuzzer would take long to guess.
  public var vocabulary: [String] {
    switch self {
    case .arena: ["½", "\t", "+", " ", "1e300", "inf", "nan"]
    case .game: ["red", "blue", "(pass)", "A1", "E5"] + PositionInput.vocabulary
    case .json: ["null", "true", "false", "\\u", "\\ud83d\\ude00", "1e5", "0.5", "[[", "{\"a\":"]
    case .labels: ["file", "letters", "red", "blue", "\t", "\r\n", "\u{FEFF}"]
    case .lexicon, .picture: []
    case .page: PageInput.vocabulary
    case .png: PNGInput.chunkTypes
    case .position: PositionInput.vocabulary
    case .templates: ["A-1.png", "origins.tsv", ".added/", "IHDR", "IDAT"]
    case .typed: ["pass", "hint", "undo", "words", "moves", "save", "load", "play", "?", "A1", "\u{1B}["]
    case .words: ["\u{FEFF}", "\r\n", "\t10", " 100", " 35"]
    }
  }

  /// Bytes changed where a fuzzer's own changes would seldom be more than damage; nil for targets where they are good.
  ///
  /// - Parameter mutate: the fuzzer's own change of some bytes, of which there may then be as many as it is told.
  public func mutated(
    _ bytes: [UInt8], maximumCount: Int, seed: UInt32, mutate: (_ bytes: [UInt8], _ maximumCount: Int) -> [UInt8]
  ) -> [UInt8]? {
    guard self == .png else { return nil }
    var mutation = PNGMutation(seed: seed)
    return mutation.changed(bytes, maximumCount: maximumCount, mutate: mutate)
  }
}
