internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// Rebuilds the data compiled into the program: the word graph from `words.txt` with the rarities of
/// `WordLists/rarities.txt`, and the templates from `Samples`. Run it from the top of the repository.
@main
struct RemakeBuiltIns {
  static func main() throws {
    let rarities = try WordList(parsing: try FileSystem.read("WordLists/rarities.txt", limit: .wordList))
    let words = try WordList(parsing: try FileSystem.read("words.txt", limit: .wordList)).rated(by: rarities)
    let lexicon = try Lexicon(words)
    let file = lexicon.compiled
    try FileSystem.write(file, to: "Sources/CEnglishLexicon/english.lexicon")
    let packed = lexicon.packed
    try FileSystem.write(packed, to: "Sources/CEnglishLexicon/english.packed")
    print(
      "english.lexicon: \(lexicon.wordCount) words, \(words.ratedCount) with a rarity, \(lexicon.edgeCount) edges, "
        + "\(file.count) bytes, packed \(packed.count)")

    let templates = try LabelTable(path: "Samples/labels.tsv").builtInTemplates()
    try FileSystem.write(templates.compiled, to: "Sources/CBuiltInTemplates/builtin.templates")
    print("builtin.templates: \(templates.templates.count) templates, \(templates.compiled.count) bytes")
  }
}
