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

    let templates = try Trainer.builtInTemplates(from: try LabelFile(path: "Samples/labels.tsv").rows)
    try FileSystem.write(templates.compiled, to: "Sources/CBuiltInTemplates/builtin.templates")
    print("builtin.templates: \(templates.templates.count) templates, \(templates.compiled.count) bytes")
  }
}
