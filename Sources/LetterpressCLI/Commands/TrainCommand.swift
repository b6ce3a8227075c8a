internal import ArgumentParser
internal import LetterpressSolver
internal import LetterpressVision

struct TrainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "train",
    abstract: "Learn the letters of labelled screenshots.",
    discussion: """
      Every tile becomes a template of its letter, which reading uses from then on together with the built-in \
      ones. A label is the 25 letters, row by row from the top left; ? skips a tile. Either all is learnt or, \
      where something is wrong, nothing.

      EXAMPLES
        letterpress train shot.png tejntgzhhgpsmzpthaoudgbph
        letterpress train --labels Samples/labels.tsv --output my-templates
      """)

  @Argument(
    help: ArgumentHelp("Screenshots, each followed by its 25 letters.", valueName: "image letters"),
    completion: .file(extensions: ["png"]))
  var pairs: [String] = []

  @Option(
    help: ArgumentHelp("A tab-separated table with the columns file and letters, among any others.", valueName: "file"),
    completion: .file(extensions: ["tsv"]))
  var labels: String?

  @Option(
    help: ArgumentHelp("The folder to keep the templates in, in place of your own.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Believe labels even where they contradict what is read with confidence.")
  var force = false

  func validate() throws {
    guard pairs.count.isMultiple(of: 2) else {
      throw ValidationError(
        "\(pairs.last?.printable ?? "") has no letters: give each screenshot and then its 25 letters.")
    }
    guard !pairs.isEmpty || labels != nil else {
      throw ValidationError("Nothing to learn from: give screenshots with their letters, or --labels.")
    }
    let files = stride(from: 0, to: pairs.count, by: 2).map { pairs[$0] } + [labels].compactMap(\.self)
    guard !files.contains(ImageSource.standardInput) else {
      throw ValidationError("train does not read standard input (-): what is learnt keeps the name of its file.")
    }
  }

  func run() throws {
    guard let folder = output ?? Environment.templateFolder else {
      throw CommandFailure("no home folder is known: name a folder with --output", status: .usage)
    }
    let report = try TemplateAdvice(folder: output).completing { try learn(into: folder) }
    try StandardStreams.write(report.text)
  }

  private func learn(into folder: String) throws -> TrainingReport {
    let store = TemplateStore(folder: folder)
    let rows = try rows()
    let trained = try learn(rows, besides: try store.load())
    let added = try store.add(trained)
    let stored = try store.load()
    let reader = BoardReader(templates: TemplateSet.builtIn.union(TemplateSet(stored.map(\.template))))
    return TrainingReport(
      folder: folder, learnt: trained, added: added, stored: stored,
      misread: TrainingReport.misreadTiles(of: rows, reader: reader))
  }

  private func rows() throws -> [LabelFile.Row] {
    let typed = stride(from: 0, to: pairs.count, by: 2).map {
      LabelFile.Row(path: pairs[$0], letters: pairs[$0 + 1])
    }
    return typed + (try labels.map { try LabelFile(path: $0).rows } ?? [])
  }

  /// The templates of all screenshots, of which one at a time is in memory.
  private func learn(_ rows: [LabelFile.Row], besides stored: [StoredTemplate]) throws -> [TrainedTemplate] {
    do {
      let trained = try rows.flatMap { try Trainer.cut(try $0.load()) }
      if !force { try Trainer(known: .builtIn, trained: stored).check(trained) }
      return trained
    } catch let error as TrainingError {
      var remedy = "nothing was learnt"
      if case .contradictions = error {
        remedy += ": correct the label, put ? for a tile to skip it, or believe it with --force"
      }
      throw CommandFailure("\(error)\n\(remedy)", status: .dataError)
    }
  }
}
