internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

struct TrainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "train",
    abstract: "Learn letters from labelled screenshots.",
    discussion: """
      Every tile becomes a template of its letter, used from then on together with the built-in ones. A label is the \
      25 letters, row by row from the top left; ? skips a tile. Without a label, only the tiles named with --tile are learnt.

      Labels are checked against each other and against what is known. A label that is contradicted is named and left out, and so \
      is a picture that cannot be read; the rest is learnt, and the exit status says that something was left out.

      Prints what happened to each tile: learnt, known already, or not learnt and why.

      EXAMPLES
        letterpress train shot.png tejntgzhhgpsmzpthaoudgbph
        letterpress train shot.png --tile C3=T
        letterpress train --labels Samples/labels.tsv --templates learnt
        paste shots.txt letters.txt | letterpress train --files-from -
      """)

  @Argument(
    help: ArgumentHelp("Screenshots, each followed by its 25 letters.", valueName: "image letters"),
    completion: .file(extensions: PictureFile.extensions))
  var pairs: [String] = []

  @Option(
    help: ArgumentHelp(
      "A tab-separated table with the columns file and letters; other columns are ignored.", valueName: "file"),
    completion: .file(extensions: ["tsv"]))
  var labels: String?

  @Option(
    help: ArgumentHelp(
      "A list of further screenshots: on each line a file, a tab and its letters; - reads standard input.",
      valueName: "list"),
    completion: .file())
  var filesFrom: [String] = []

  @Flag(name: [.customShort("0"), .long], help: "Entries in lists end with a zero byte instead of a newline.")
  var null = false

  @OptionGroup(title: "Corrections")
  var letters: LetterCorrections

  @OptionGroup
  var jobs: JobOptions

  @Option(
    name: [.customLong("templates"), .customLong("output")],
    help: ArgumentHelp("Keep the learnt letters in this file instead of your own.", valueName: "file"),
    completion: .file())
  var templates: String?

  @Flag(help: "Learn labels even if they are contradicted.")
  var force = false

  @Flag(help: "Learn nothing if anything is wrong.")
  var strict = false

  @Flag(
    help: """
      Also say how well pictures are read that it has not seen: each picture is read with what the others teach. Takes a while.
      """)
  var report = false

  @Option(help: "Output format: text, or json (one object).")
  var format = OutputOptions.Format.text

  func validate() throws {
    if force, strict { throw ValidationError("Give either --force or --strict, not both.") }
    try InputFile.checkStandardInputIsReadOnce(filesFrom)
    let files = stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] } + [labels].compactMap(\.self)
    guard !files.contains(InputFile.standardInput) else {
      throw ValidationError(
        "train cannot read screenshots or --labels from standard input (-): a template records its file's name.")
    }
  }

  func run() throws {
    // Not in `validate`: the parser reports unknown options only after all validation.
    guard !pairs.isEmpty || labels != nil || !filesFrom.isEmpty else {
      throw ValidationError("Nothing to learn from: give screenshots with their letters, --labels or --files-from.")
    }
    try checkPairs()
    let file = TemplateFile(path: templates)
    let store = try keeping { try file.store() }
    let rows = try rows(of: try filesFrom.map { try FileList($0, form: null ? .zeroTerminated : .lines) })
    let before = try keeping { try store.load().templates }
    var pictures = try taught(rows, besides: before)
    let problems = pictures.flatMap { $0.problems(file) }
    let status = pictures.lazy.compactMap(\.status).first
    if strict, let status {
      throw CommandFailure(
        (problems + ["nothing was learnt, because of --strict"]).joined(separator: "\n"), status: status)
    }
    let cut = pictures.flatMap(\.templates)
    let added = cut.isEmpty ? [] : try keeping { try store.change { try $0.learn(cut) } }
    if !cut.isEmpty {
      try StandardStreams.writeText(try report(on: &pictures, added: added, besides: before, in: store))
    }
    var remarks = problems
    if pictures.contains(where: { !$0.contradictions.isEmpty }) {
      remarks.append(
        "what is contradicted was left out: correct it in the label, skip the tile with ?, or learn it with --force")
    }
    if added.isEmpty { remarks.append("nothing was learnt\(cut.isEmpty ? "" : ": all letters were known already")") }
    if !remarks.isEmpty {
      throw CommandFailure(remarks.joined(separator: "\n"), status: status ?? .dataError)
    }
  }

  /// Not in `validate` either: what follows an unknown option looks like a picture.
  private func checkPairs() throws {
    let corrections = letters.corrections
    let isPair = pairs.count == 2 && PictureFile.stem(of: pairs[1]) == nil
    try corrections.checkPictureIsSingle((pairs.count < 2 || isPair) && labels == nil && filesFrom.isEmpty)
    for index in stride(from: 1, to: pairs.count, by: 2) where PictureFile.stem(of: pairs[index]) != nil {
      throw ValidationError(
        "\(pairs[index].printable) stands where the letters of \(pairs[index - 1].printable) belong: give 25 letters after each "
          + "screenshot.")
    }
    guard pairs.count.isMultiple(of: 2) || !corrections.isEmpty else {
      throw ValidationError(
        "\(pairs.last?.printable ?? "") has no letters: give 25 letters after each screenshot.")
    }
  }

  private func report(
    on pictures: inout [TaughtPicture], added: [StoredTemplate], besides before: [StoredTemplate],
    in store: TemplateStore
  ) throws -> String {
    var new = Set(added.map { LabelledMask(symbol: .letter($0.name.letter), mask: $0.mask) })
    for index in pictures.indices { pictures[index].markKnown(besides: &new) }
    let letters = try store.load()
    let reader = BoardReader(templates: TemplateSet.builtIn.union(letters.templateSet))
    let readable = pictures.filter { $0.failure == nil }
    var readAgain: [LabelledReading] = []
    try forEach(of: readable.map { ($0.row, $0.usedLabels) }) { row, labels in
      LabelledReading(row, labels: labels, reader: reader)
    } do: {
      readAgain.append($0)
    }
    let report = TrainingReport(
      file: store.path, pictures: pictures, added: added, stored: letters.templates, readAgain: readAgain,
      unseen: self.report ? try unseen(readable, besides: before) : nil)
    return format == .json ? report.json.line : report.text
  }

  /// How each picture is read with what the others teach, and with what was known otherwise.
  private func unseen(_ pictures: [TaughtPicture], besides before: [StoredTemplate]) throws -> UnseenReading {
    // Equal letters are one template; its picture is nil if several pictures have it.
    var cut: [LabelledMask: (template: GlyphTemplate, picture: String?)] = [:]
    for picture in pictures {
      for letter in picture.templates {
        let mask = LabelledMask(symbol: .letter(letter.letter), mask: letter.mask)
        if let found = cut[mask] {
          if found.picture != picture.row.path { cut[mask] = (found.template, nil) }
        } else {
          cut[mask] = (mask.template, picture.row.path)
        }
      }
    }
    let (taught, builtIn) = (Array(cut.values), TemplateSet.builtIn)
    var readings: [LabelledReading] = []
    try forEach(of: pictures.map { ($0.row, $0.usedLabels) }) { row, labels in
      let others = taught.filter { $0.picture != row.path }.map(\.template)
      let known = before.filter { $0.origin?.screenshot != row.path }.map(\.template)
      return LabelledReading(
        row, labels: labels, reader: BoardReader(templates: builtIn.union(TemplateSet(known + others))))
    } do: {
      readings.append($0)
    }
    return UnseenReading(readings: readings)
  }

  /// Runs the body. If the letters cannot be kept, the error says how to keep them elsewhere.
  private func keeping<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as TemplateStoreError {
      switch error {
      case .file(.unwritable(let path, let reason)), .file(.unreadable(let path, let reason)):
        throw CommandFailure(
          "the learnt letters cannot be kept here: \(reason)", advice: ": name another file with --templates",
          file: path,
          status: .cannotCreate)
      default: throw error
      }
    }
  }

  private func rows(of lists: [FileList]) throws -> [LabelTable.Row] {
    let typed = stride(from: 0, to: pairs.count, by: 2).map { index in
      let label = index + 1 < pairs.count ? pairs[index + 1] : String(repeating: "?", count: Board.tileCount)
      return LabelTable.Row(path: pairs[index], letters: letters.applied(to: label))
    }
    let tabulated = try labels.map { try LabelTable(path: $0).rows } ?? []
    return typed + tabulated + (try lists.flatMap { try TrainCommand.rows(of: $0) })
  }

  /// The entries of a list, each a file, a tab and 25 letters, unchecked.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` if it is not such a list; ``LabelTableError`` for an entry without
  ///   letters.
  private static func rows(of list: FileList) throws -> [LabelTable.Row] {
    var list = list
    var rows: [LabelTable.Row] = []
    while let entry = try list.next() {
      // The name may contain tabs, the letters cannot.
      guard let tab = entry.lastIndex(of: "\t"), tab > entry.startIndex else {
        throw LabelTableError.incompleteLine(list.count, file: list.name)
      }
      if rows.isEmpty, Set(entry.split(separator: "\t")).isSuperset(of: ["file", "letters"]) {
        throw CommandFailure(
          "this is a table with a header, not a list: give it with --labels", file: list.name, status: .dataError)
      }
      let place = LabelTable.Place(file: list.name, line: list.count)
      rows.append(LabelTable.Row(path: String(entry[..<tab]), letters: String(entry[tab...].dropFirst()), place: place))
    }
    return rows
  }

  /// What all pictures teach; each job holds one of them in memory.
  private func taught(_ rows: [LabelTable.Row], besides stored: [StoredTemplate]) throws -> [TaughtPicture] {
    var results: [Result<[Lesson], any Error>] = []
    try forEach(of: rows) { row in
      Result { try Trainer.lessons(from: try row.load()) }
    } do: {
      results.append($0)
    }
    let lessons = results.map { (try? $0.get()) ?? [] }
    let verdicts = Trainer(known: .builtIn, trained: stored).verdicts(on: lessons.map { $0.compactMap(\.template) })
    return try rows.indices.map { index in
      if case .failure(let error) = results[index] {
        guard let failure = CommandFailure(error) else { throw error }
        return TaughtPicture(rows[index], failure: failure)
      }
      return TaughtPicture(rows[index], lessons: lessons[index], verdicts: verdicts[index], isForced: force)
    }
  }

  /// Works on several pictures at once and delivers the results in order.
  private func forEach<Item: Sendable, Output: Sendable>(
    of items: [Item], work: @escaping @Sendable (Item) -> Output, do body: (Output) throws -> Void
  ) throws {
    let console = BatchConsole { items.count }
    func run() throws {
      let work = OrderedWork<ItemArray<Item>, Output>(jobs: jobs.count(for: items.count), work: work)
      try work.run(on: ItemArray(items)) { _, output in
        try body(output)
        console.advance()
      }
    }
    if items.count == 1 { try run() } else { try console.guarding(run) }
  }
}
