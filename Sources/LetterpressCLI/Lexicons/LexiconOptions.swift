package import ArgumentParser
internal import LetterpressEngine
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

  /// The lexicon to use, without what the player never wants suggested: see ``words()``.
  package func lexicon() throws -> Lexicon { try words().lexicon }

  /// The words to use, and those never to suggest.
  struct Words {
    let lexicon: Lexicon
    let never: [String]

    /// Returns an engine that uses them.
    ///
    /// - Parameters:
    ///   - tableSize: the size of what searches remember, in MiB.
    ///   - run: how searches are carried out.
    func engine(
      tableSize: Int = TranspositionTable.defaultSize >> 20,
      run: @escaping SearchRunner = { Engine.here($0, ranking: $1) }
    ) -> Engine {
      Engine(lexicon: lexicon, never: never, tableSize: tableSize, run: run)
    }
  }

  /// The words to use: those of the file, of the list chosen with `lexicon use`, or of the built-in one, with the
  /// player's changes. Words without a rarity in that list have the one from the built-in list.
  ///
  /// Notes on standard error say which words of a text list were changed or left out, and whether the player's changes
  /// cannot be read; the list is then used without them.
  ///
  /// - Throws: ``FileError``, ``LexiconStoreError``, ``/LetterpressSolver/LexiconError``, or ``CommandFailure`` if the
  ///   file is not a word list.
  func words() throws -> Words {
    let own = try file.map { try LexiconFile.load($0) } ?? Environment.lexiconStore?.load()?.lexicon
    let changes = LexiconOptions.changes()
    return Words(lexicon: try (own?.rated(by: .english) ?? .english).changed(by: changes), never: changes.never)
  }

  private static func changes() -> WordChanges {
    do throws(WordChangesStoreError) {
      return try Environment.wordChangesStore?.load() ?? WordChanges()
    } catch {
      StandardStreams.note("\(error); until then, no word counts as refused, accepted or left out of suggestions")
      return WordChanges()
    }
  }
}

extension LexiconOptions {
  /// Which word list is used unless a command names another, without the player's changes.
  struct InUse: CustomStringConvertible {
    /// Nil for the built-in one.
    private let entry: LexiconStore.Entry?

    /// - Throws: ``LexiconStoreError``.
    init() throws(LexiconStoreError) { entry = try Environment.lexiconStore?.load() }

    /// The list itself.
    var list: Lexicon { entry?.lexicon ?? .english }

    /// The list's name and how many words it has, such as `my-list.txt, 3 words`.
    var description: String {
      "\(entry?.name ?? InUse.builtInName), \(counted(list.wordCount, "word"))"
    }

    /// What the built-in list is called.
    static var builtInName: String { "built-in list" + (Lexicon.builtInName.map { " \($0)" } ?? "") }

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
