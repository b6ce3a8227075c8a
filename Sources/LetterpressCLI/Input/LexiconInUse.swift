internal import LetterpressFiles
internal import LetterpressSolver

/// Which word list is used unless a command names another.
struct LexiconInUse: CustomStringConvertible {
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
      list = try LexiconInUse().description
    } catch {
      list = CommandFailure(error)?.message ?? error.description
    }
    return "WORD LIST IN USE: \(list)\n"
  }
}
