package import ArgumentParser
internal import LetterpressFiles
package import LetterpressSolver

/// The word list to use.
package struct LexiconOptions: ParsableArguments {
  @Option(
    name: .customLong("words"),
    help: ArgumentHelp(
      """
      Use this word list for this command only: a text file with one word per line, each optionally followed by its \
      rarity, or a file compiled with `lexicon build`.
      """, valueName: "file"),
    completion: .file())
  package var file: String?

  package init() {}

  /// The lexicon to use: that of the file, the one chosen with `lexicon use`, or the built-in one. Words without a
  /// rarity in that list have the one from the built-in list.
  ///
  /// A note on standard error says which words of a text list were left out.
  ///
  /// - Throws: ``FileError``, ``LexiconStoreError``, or ``CommandFailure`` if the file is not a word list.
  package func lexicon() throws -> Lexicon {
    let own = try file.map { try LexiconFile.load($0) } ?? Environment.lexiconStore?.load()?.lexicon
    return own?.rated(by: .english) ?? .english
  }
}

extension LexiconOptions {
  /// Which word list is used unless a command names another.
  struct InUse: CustomStringConvertible {
    /// Nil for the built-in one.
    private let entry: LexiconStore.Entry?

    /// - Throws: ``LexiconStoreError``.
    init() throws(LexiconStoreError) { entry = try Environment.lexiconStore?.load() }

    /// The list's name and how many words it has, such as `my-list.txt, 3 words`.
    var description: String {
      "\(entry?.name ?? "built-in list"), \(counted((entry?.lexicon ?? .english).wordCount, "word"))"
    }

    /// What the help of every command ends with.
    static var help: String {
      let list: String
      do {
        list = try LexiconOptions.InUse().description
      } catch {
        list = CommandFailure(error)?.message ?? error.description
      }
      return "WORD LIST IN USE: \(list)\n"
    }
  }
}
