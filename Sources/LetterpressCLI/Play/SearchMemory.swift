internal import LetterpressFiles
internal import LetterpressSolver

/// The memory that a search needs; without it, the process would end in the middle of the search.
enum SearchMemory {
  /// What to say if `ulimit -v` leaves less; nil if there is enough.
  static var shortage: String? {
    let needed = TranspositionTable.memoryBesides
    return Processors.hasRoom(for: needed) ? nil : shortage(of: needed)
  }

  /// - Parameter needed: in bytes.
  static func shortage(of needed: Int) -> String {
    """
    there is not enough memory for a search, which needs \(needed >> 20) MiB besides the program: raise the limit of this \
    shell, as with `ulimit -v unlimited`
    """
  }

  /// - Throws: ``CommandFailure`` if `ulimit -v` leaves less.
  static func check() throws(CommandFailure) {
    if let shortage { throw CommandFailure(shortage, status: .systemError) }
  }
}
