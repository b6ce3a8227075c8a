internal import LetterpressEngine
internal import LetterpressSolver

extension Page {
  /// Finds the words that letters allow.
  func words(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(
      parsing: request,
      allowing: [
        "letters", "containing", "starting", "ending", "minLength", "maxLength", "maxRarity", "known", "vocabulary",
        "limit",
      ])
    let letters = try request.needed("letters")
    let counts = 1...Int(Int32.max)
    let (shortest, longest) = (
      try request.integer("minLength", in: counts), try request.integer("maxLength", in: counts)
    )
    guard let lengths = Limits.lengths(from: shortest, to: longest) else {
      throw RequestError("minLength is more than maxLength: no word fits")
    }
    let rarity = try request.rarity()
    let filter = WordFilter(
      containing: LetterCounts(try request.letters("containing")), prefix: try request.letters("starting"),
      suffix: try request.letters("ending"), lengths: lengths,
      maximumRarity: rarity.maximum, requiresRarity: rarity.isRequired)
    let query = try asked { () throws(WordQuery.Refusal) in try WordQuery(letters: letters, filter: filter) }
    let limit = try request.integer("limit", in: counts) ?? .max
    return .object(
      WordsReport.members(of: query.rack)
        + WordsReport.compactMembers(of: query.words(in: engine.lexicon), in: engine.lexicon, limit: limit))
  }

  /// Uses a custom word list, or the built-in one again.
  func useWords(_ request: String, text: UnsafeBufferPointer<UInt8>) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["file", "isGameList"])
    guard let file = try request.text("file") else { return try use(.english, isOwn: false) }
    if try request.flag("isGameList") {
      try asked(about: file) { () throws(GameListError) in try WordList.checkGameList(text) }
    }
    let list = try asked(about: file) { () throws(WordListError) in try WordList(parsing: text) }
    if let emptiness = list.emptiness { throw RequestError(emptiness, file: file) }
    let lexicon = try asked(about: file) { () throws(LexiconError) in try Lexicon(list).rated(by: .english) }
    return try use(lexicon, notes: list.notes)
  }

  /// Uses a list that ``compiledWords`` answered; without bytes, the built-in one.
  func useCompiledWords(_ request: String, bytes: UnsafeBufferPointer<UInt8>) throws(RequestError) -> JSONValue {
    _ = try Request(parsing: request, allowing: [])
    guard bytes.count > 0 else { return try use(.english, isOwn: false) }
    return try use(asked { () throws(LexiconError) in try Lexicon(compiled: bytes).rated(by: .english) })
  }

  /// The word list in use, without the player's changes, for another module; empty for the built-in one.
  var compiledWords: [UInt8] { usesOwnWords ? engine.list.compiled : [] }

  /// - Parameter notes: what became of some of its lines.
  private func use(_ list: Lexicon, isOwn: Bool = true, notes: [String] = []) throws(RequestError) -> JSONValue {
    try asked { () throws(LexiconError) in try engine.use(list) }
    usesOwnWords = isOwn
    return .object([("words", .integer(list.wordCount)), ("notes", JSONValue(notes))])
  }

  /// Replaces the player's changes to the word list, whatever list is in use.
  func changeWords(_ request: String, text: UnsafeBufferPointer<UInt8>) throws(RequestError) -> JSONValue {
    let file = try Request(parsing: request, allowing: ["file"]).text("file")
    let changes = try asked(about: file) { () throws(WordChangesError) in try WordChanges(parsing: text) }
    try asked(about: file) { () throws(LexiconError) in try engine.change(changes) }
    return .object([
      ("words", .integer(engine.lexicon.wordCount)), ("refused", JSONValue(changes.refused)),
      ("accepted", JSONValue(changes.accepted)), ("never", JSONValue(changes.never)),
      ("text", .string(changes.text)),
    ])
  }
}
