internal import LetterpressSolver
internal import LetterpressVision

/// Remakes what is compiled into the program: the word graph from `words.txt` and the templates from
/// `Samples`. Run from the top of the repository.
@main
struct RemakeBuiltIns {
  static func main() throws {
    let lexicon = try Lexicon(try WordList(parsing: try FileSystem.read("words.txt")))
    let words = lexicon.compiled
    try FileSystem.write(words, to: "Sources/CEnglishLexicon/english.lexicon")
    print("english.lexicon: \(lexicon.wordCount) words, \(lexicon.edgeCount) edges, \(words.count) bytes")

    let rows = try LabelFile(path: "Samples/labels.tsv").rows
    let screenshots = try rows.map { try $0.load() }
    // Against no templates: labels of our own pictures need no check, and the old templates no say.
    let trained = try Trainer(known: TemplateSet()).templates(from: screenshots)
    let digits = try zip(rows, screenshots).flatMap { row, screenshot in
      try row.scores.map { try Trainer.digitTemplates(of: screenshot.image, scores: $0) } ?? []
    }
    let set = TemplateSet(trained).union(TemplateSet(digits))
    try FileSystem.write(set.compiled, to: "Sources/CBuiltInTemplates/builtin.templates")
    print("builtin.templates: \(set.templates.count) templates, \(digits.count) of digits, \(set.compiled.count) bytes")
  }
}
