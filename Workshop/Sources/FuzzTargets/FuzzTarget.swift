/// A kind of untrusted input, and what must hold for any bytes.
///
/// Each target reads bytes as the program or the page does. Nothing may trap, every refusal must have a message, and
/// accepted input is checked further, mostly by writing it and reading it back.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// The file of a match between playing styles.
  case arena
  /// A saved game.
  case game
  #if JPEG
    /// A JPEG file.
    case jpeg
  #endif
  /// A JSON text.
  case json
  /// A table of screenshots and their letters.
  case labels
  /// A compiled lexicon.
  case lexicon
  /// Requests of the web page, one per line: a letter for the function, the request, and after a zero byte the data
  /// that goes with it.
  case page
  /// The changes to make to a screenshot's pixels.
  case picture
  /// A PNG file.
  case png
  /// A position in one line.
  case position
  /// A file of learnt letters.
  case templates
  /// What is typed in a game.
  case typed
  /// A text list of words.
  case words

  /// Returns the flaw that some bytes reveal; nil if there is none.
  public func flaw(in bytes: [UInt8]) -> String? {
    switch self {
    case .arena: GameInputs.flaw(ofMatch: bytes)
    case .game: GameInputs.flaw(ofGame: bytes)
    #if JPEG
      case .jpeg: JPEGInput.flaw(in: bytes)
    #endif
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

  /// Inputs for a fuzzer to start with: mostly good ones, and a few that are not.
  public var seeds: [[UInt8]] {
    switch self {
    case .arena: GameInputs.matchSeeds
    case .game: GameInputs.gameSeeds
    #if JPEG
      case .jpeg: JPEGInput.seeds
    #endif
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

  /// Words that occur in inputs and that a fuzzer would take long to guess.
  public var vocabulary: [String] {
    switch self {
    case .arena: ["½", "\t", "+", " ", "1e300", "inf", "nan"]
    case .game: ["red", "blue", "(pass)", "A1", "E5", "back 1"] + PositionInput.vocabulary
    #if JPEG
      case .jpeg: ["JFIF", "Exif", "II*", "MM", "Adobe"]
    #endif
    case .json: ["null", "true", "false", "\\u", "\\ud83d\\ude00", "1e5", "0.5", "[[", "{\"a\":"]
    case .labels: ["file", "letters", "red", "blue", "\t", "\r\n", "\u{FEFF}"]
    case .lexicon, .picture: []
    case .page: PageInput.vocabulary
    case .png: PNGInput.chunkTypes
    case .position: PositionInput.vocabulary
    case .templates: ["LPLEARN", "\n\u{89}LT"]
    case .typed: ["pass", "hint", "undo", "words", "moves", "save", "load", "play", "?", "A1", "\u{1B}["]
    case .words: ["\u{FEFF}", "\r\n", "\t10", " 100", " 35"]
    }
  }

  /// Returns mutated bytes for targets where a fuzzer's own mutations would mostly only do damage; nil for the others.
  ///
  /// - Parameter mutate: the fuzzer's own mutation, which may return up to `maximumCount` bytes.
  public func mutated(
    _ bytes: [UInt8], maximumCount: Int, seed: UInt32, mutate: (_ bytes: [UInt8], _ maximumCount: Int) -> [UInt8]
  ) -> [UInt8]? {
    guard self == .png else { return nil }
    var mutation = PNGMutation(seed: seed)
    return mutation.changed(bytes, maximumCount: maximumCount, mutate: mutate)
  }
}
