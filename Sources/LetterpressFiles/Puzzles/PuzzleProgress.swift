/// Which puzzles were shown, and which of them solved.
package struct PuzzleProgress: Equatable, Sendable {
  /// The numbers of all that were shown.
  package private(set) var shown: Set<Int> = []
  /// The numbers of those that were solved without being told the answer.
  package private(set) var solved: Set<Int> = []

  package init() {}

  /// Notes that a puzzle was shown and, perhaps, solved.
  package mutating func note(_ number: Int, isSolved: Bool) {
    shown.insert(number)
    if isSolved { solved.insert(number) }
  }

  private static let solvedMark = "solved"
  private static let shownMark = "shown"

  /// One puzzle a line, its number and `shown` or `solved`.
  package var text: String {
    shown.sorted().map { "\($0) \(solved.contains($0) ? PuzzleProgress.solvedMark : PuzzleProgress.shownMark)\n" }
      .joined()
  }

  /// Parses such a text. Other lines are left out: they are not worth refusing to show a puzzle.
  package init(parsing text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let number = Int(parts[0]), number > 0,
        [PuzzleProgress.solvedMark, PuzzleProgress.shownMark].contains(String(parts[1]))
      else { continue }
      note(number, isSolved: parts[1] == PuzzleProgress.solvedMark)
    }
  }
}

/// Which puzzles were shown and solved, in a text file.
package struct PuzzleProgressStore: Sendable {
  /// The file, which need not exist.
  package let path: String
  private let wait: @Sendable () -> Void

  /// - Parameter wait: called once by each operation that waits more than a second for another process.
  package init(path: String, whenWaiting wait: @escaping @Sendable () -> Void = {}) {
    (self.path, self.wait) = (path, wait)
  }

  /// What is known; nothing if there is no file.
  ///
  /// - Throws: ``FileError``.
  package func load() throws(FileError) -> PuzzleProgress {
    do throws(FileError) {
      let bytes = try FileSystem.read(path, limit: .table, isRegular: true)
      return PuzzleProgress(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      if case .notFound = error { return PuzzleProgress() }
      throw error
    }
  }

  /// Notes that a puzzle was shown and, perhaps, solved, while no other process changes the file.
  ///
  /// - Throws: ``FileError``; the file is then as it was.
  package func note(_ number: Int, isSolved: Bool) throws(FileError) {
    let lock = try FileLock(changing: path, whenWaiting: wait)
    defer { lock.release() }
    let before = try load()
    var progress = before
    progress.note(number, isSolved: isSolved)
    if progress != before { try FileSystem.write(Array(progress.text.utf8), to: path, isSynced: true) }
  }
}
