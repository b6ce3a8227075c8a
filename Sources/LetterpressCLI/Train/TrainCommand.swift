internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

struct TrainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "train",
    abstract: "Learn letters from labelled screenshots.",
    discussion: """
      Every tile becomes a template of its letter, used from then on together with the built-in ones. A label is the \
      25 letters, row by row from the top left; ? skips a tile. If anything is wrong, nothing is learnt. Without a \
      label, only the tiles named with --tile are learnt.

      Prints what happened to each tile: learnt, known already, or not learnt and why.

      EXAMPLES
        letterpress train shot.png tejntgzhhgpsmzpthaoudgbph
        letterpress train shot.png --tile C3=T
        letterpress train --labels Samples/labels.tsv --output my-templates
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
    help: ArgumentHelp("Keep the templates in this folder instead of your own.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Learn labels even if they contradict a confident reading.")
  var force = false

  func validate() throws {
    let corrections = letters.corrections
    try corrections.checkPictureIsSingle(0...2 ~= pairs.count && labels == nil && filesFrom.isEmpty)
    guard pairs.count.isMultiple(of: 2) || !corrections.isEmpty else {
      throw ValidationError(
        "\(pairs.last?.printable ?? "") has no letters: give 25 letters after each screenshot.")
    }
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
    guard let folder = output ?? Environment.templateFolder else {
      throw CommandFailure("your home folder is not known: name a folder with --output", status: .cannotCreate)
    }
    let lists = try filesFrom.map { try FileList($0, form: null ? .zeroTerminated : .lines) }
    let report = try TemplateAdvice(folder: output).completing { try learn(from: lists, into: folder) }
    try StandardStreams.writeText(report.text)
  }

  private func learn(from lists: [FileList], into folder: String) throws -> TrainingReport {
    let store = TemplateStore.waiting(folder: folder)
    let rows = try rows(of: lists)
    let lesson = try learn(rows, besides: try changing(folder) { try store.load() })
    let added = try changing(folder) { try store.add(lesson.lessons.compactMap(\.template)) }
    let stored = try store.load()
    let reader = BoardReader(templates: TemplateSet.builtIn.union(TemplateSet(stored.map(\.template))))
    var misread: [String] = []
    try forEach(of: rows, work: { TrainingReport.misreadTiles(of: $0, reader: reader) }, do: { misread += $0 })
    return TrainingReport(
      folder: folder, lessons: lesson.lessons, added: added, stored: stored,
      contradictions: lesson.contradictions, misread: misread)
  }

  /// Runs the body. If the folder cannot be changed, the error names this folder, even if it happened to a file in it or to a
  /// folder above it.
  private func changing<Value>(_ folder: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch TemplateStoreError.file(let error) {
      let reason: String
      switch error {
      case .unwritable(_, let cause): reason = cause
      case .unreadable(folder, let cause) where !FileSystem.isFolder(folder): reason = cause
      default: throw error
      }
      throw CommandFailure(
        "the templates cannot be kept in this folder: \(reason)", advice: ": name another one with --output",
        file: folder, status: .cannotCreate)
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
      let place = LabelTable.Place(file: list.name, line: list.count)
      rows.append(LabelTable.Row(path: String(entry[..<tab]), letters: String(entry[tab...].dropFirst()), place: place))
    }
    return rows
  }

  /// What all screenshots teach, and which of it contradicts the reading; each job holds one screenshot in memory.
  private func learn(
    _ rows: [LabelTable.Row], besides stored: [StoredTemplate]
  ) throws -> (lessons: [Lesson], contradictions: [TrainingError.Contradiction]) {
    let trainer = Trainer(known: .builtIn, trained: stored)
    var lessons: [Lesson] = []
    var contradictions: [TrainingError.Contradiction] = []
    do {
      try forEach(of: rows) { row in
        Result {
          let lessons = try Trainer.lessons(from: try row.load())
          return (lessons, trainer.contradictions(in: lessons.compactMap(\.template)))
        }
      } do: { (result: Result<([Lesson], [TrainingError.Contradiction]), any Error>) in
        let (learnt, contradicting) = try result.get()
        lessons += learnt
        contradictions += contradicting
      }
      if !force, !contradictions.isEmpty { throw TrainingError.contradictions(contradictions) }
      return (lessons, contradictions)
    } catch let error as TrainingError {
      var remedy = "nothing was learnt"
      if case .contradictions = error {
        remedy += ": correct the label, skip the tile with ?, or override with --force"
      }
      let text = CommandFailure(error, templates: TemplateAdvice(folder: output))?.message ?? "\(error)"
      throw CommandFailure("\(text)\n\(remedy)", status: .dataError)
    }
  }

  /// Works on several screenshots at once and delivers the results in order.
  private func forEach<Output: Sendable>(
    of rows: [LabelTable.Row], work: @escaping @Sendable (LabelTable.Row) -> Output, do body: (Output) throws -> Void
  ) throws {
    let console = BatchConsole { rows.count }
    func run() throws {
      let work = OrderedWork<ItemArray<LabelTable.Row>, Output>(jobs: jobs.count(for: rows.count), work: work)
      try work.run(on: ItemArray(rows)) { _, output in
        try body(output)
        console.advance()
      }
    }
    if rows.count == 1 { try run() } else { try console.guarding(run) }
  }
}
