internal import Foundation
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// Rebuilds the data compiled into the program: the word graph from `words.txt` with the rarities of
/// `WordLists/rarities.txt`, and the templates from `Samples`. Run it from the top of the repository.
///
/// With a file and its name, another list takes the place of `words.txt`; `Workshop/Packaging/with-words` does that in a copy of the
/// repository.
@main
struct RemakeBuiltIns {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    do {
      if let path = arguments.first, let name = arguments.last {
        try writeLexicon(of: try otherList(path, named: name), named: name.printable)
      } else {
        try writeLexicon(of: try list("words.txt").rated(by: try rarities()), named: "")
        try writeTemplates()
      }
    } catch {
      note((arguments.last.map { "\($0): " } ?? "") + "\(error)")
      exit(65)
    }
  }

  private static func list(_ path: String) throws -> WordList {
    try WordList(parsing: try FileSystem.read(path, limit: .wordList))
  }

  private static func rarities() throws -> WordList { try list("WordLists/rarities.txt") }

  /// A list of somebody's own, text or compiled, with our rarities for words without one; notes say which words were
  /// changed or left out.
  private static func otherList(_ path: String, named name: String) throws -> WordList {
    let bytes = try FileSystem.read(path, limit: .wordList)
    let words: WordList
    if Lexicon.isCompiled(bytes) {
      let lexicon = try Lexicon(compiled: bytes)
      var lines: [String] = []
      lexicon.forEachWord { word in lines.append(lexicon.rarity(of: word).map { "\(word)\t\($0)" } ?? word) }
      words = try WordList(lines)
    } else {
      words = try WordList(parsing: bytes)
    }
    if let emptiness = words.emptiness { throw EmptyList(description: emptiness) }
    for text in words.notes { note("\(name): \(text)") }
    return words.rated(by: try rarities(), keepsOwn: true)
  }

  /// Writes a line to standard error.
  private static func note(_ text: String) { FileHandle.standardError.write(Data("\(text.printable)\n".utf8)) }

  private struct EmptyList: Error, CustomStringConvertible {
    let description: String
  }

  private static func writeLexicon(of words: WordList, named name: String) throws {
    let lexicon = try Lexicon(words)
    let file = lexicon.compiled
    try FileSystem.write(file, to: "Sources/CEnglishLexicon/english.lexicon")
    let packed = lexicon.packed
    try FileSystem.write(packed, to: "Sources/CEnglishLexicon/english.packed")
    try FileSystem.write(Array(name.utf8), to: "Sources/CEnglishLexicon/english.name")
    print(
      "english.lexicon: \(lexicon.wordCount) words, \(words.ratedCount) with a rarity, \(lexicon.edgeCount) edges, "
        + "\(file.count) bytes, packed \(packed.count)")
  }

  private static func writeTemplates() throws {
    let masks = try LabelTable(path: "Samples/labels.tsv").builtInMasks()
    let file = TemplateSet(masks.map { $0.template }).compiled
    try FileSystem.write(file, to: "Sources/CBuiltInTemplates/builtin.templates")
    let packed = LabelledMask.packed(masks)
    try FileSystem.write(packed, to: "Sources/CBuiltInTemplates/builtin.packed")
    print("builtin.templates: \(masks.count) templates, \(file.count) bytes, packed \(packed.count)")
  }
}
