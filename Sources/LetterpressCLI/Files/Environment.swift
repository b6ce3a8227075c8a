internal import LetterpressFiles

/// The process's environment.
enum Environment {
  /// A variable's value; nil if it is not set or is empty.
  static func value(_ name: String) -> String? {
    guard let value = POSIX.environment(name), !value.isEmpty else { return nil }
    return value
  }

  /// Where the learnt letters are kept unless another file is named; nil if the home folder is not known.
  static var templateStore: TemplateStore? {
    dataFolder.map { templateStore(path: "\($0)/learnt-letters") }
  }

  /// Where earlier versions kept the learnt letters; nil if the home folder is not known.
  static var formerTemplateFolder: String? { dataFolder.map { "\($0)/templates" } }

  /// Learnt letters in a file.
  static func templateStore(path: String) -> TemplateStore { TemplateStore(path: path) { sayWaiting(for: path) } }

  /// Where the word list is kept that was chosen with `lexicon use`; nil if the home folder is not known.
  static var lexiconStore: LexiconStore? { dataFolder.map { LexiconStore(path: "\($0)/word-list") } }

  /// Where the words are kept that the player marked; nil if the home folder is not known.
  static var wordChangesStore: WordChangesStore? {
    dataFolder.map { "\($0)/words-changed" }.map { path in WordChangesStore(path: path) { sayWaiting(for: path) } }
  }

  /// Where it is kept which puzzles were shown and solved; nil if the home folder is not known.
  static var puzzleProgressStore: PuzzleProgressStore? {
    dataFolder.map { "\($0)/puzzles" }.map { path in PuzzleProgressStore(path: path) { sayWaiting(for: path) } }
  }

  private static func sayWaiting(for path: String) {
    StandardStreams.note("waiting for another letterpress process that changes \(path.printable)")
  }

  /// The program's folder for the user's data; nil if the home folder is not known.
  private static var dataFolder: String? {
    // The XDG base directory specification says to ignore relative paths.
    if let data = value("XDG_DATA_HOME"), data.hasPrefix("/") { return "\(data)/letterpress" }
    guard let home = value("HOME") else { return nil }
    #if canImport(Darwin)
      return "\(home)/Library/Application Support/letterpress"
    #else
      return "\(home)/.local/share/letterpress"
    #endif
  }
}
