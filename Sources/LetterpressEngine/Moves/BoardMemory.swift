package import LetterpressSolver

/// What can be reused for positions on the same board: what is slowest to build, and the transposition table.
package struct BoardMemory {
  package let board: PreparedBoard
  package let table: TranspositionTable
  /// In MiB.
  package let tableSize: Int

  /// Creates the memory for a board.
  package init(for board: Board, lexicon: Lexicon, tableSize: Int) {
    self.board = PreparedBoard(board, lexicon: lexicon)
    table = TranspositionTable(size: tableSize << 20)
    self.tableSize = tableSize
  }
}
