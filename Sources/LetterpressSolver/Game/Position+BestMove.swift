extension Position {
  /// Returns the best move that a ``Search`` finds in a time, and blocks the calling thread until then; nil if the game is
  /// over. In asynchronous code, await the function of the same name.
  ///
  /// - Precondition: the position has the letters of `board`.
  @available(*, noasync, message: "this blocks the thread: await the asynchronous function of the same name")
  public func bestMove(on board: PreparedBoard, time: Duration = .seconds(1), threads: Int = 1) -> RankedMove? {
    Search(of: self, on: board, limits: SearchLimits(time: time)).run(threads: threads).moves.first
  }

  #if !hasFeature(Embedded)
    /// Returns the best move that a ``Search`` finds in a time, on threads of its own; nil if the game is over. If the task
    /// is cancelled, it is soon the best so far.
    ///
    /// - Precondition: the position has the letters of `board`.
    public nonisolated(nonsending) func bestMove(
      on board: PreparedBoard, time: Duration = .seconds(1), threads: Int = 1
    ) async -> RankedMove? {
      await Search(of: self, on: board, limits: SearchLimits(time: time)).run(threads: threads).moves.first
    }
  #endif

  /// Returns a word on its best tiles: those that a short ``Search`` prefers among all of its placements, the same each time.
  /// Nil if the board lacks the letters.
  ///
  /// A word that may not be played is placed where it would take the most tiles.
  ///
  /// - Parameter word: in either case.
  /// - Complexity: that of a search of some thousand positions, or O(letters) if the word takes the same tiles however it
  ///   is placed.
  /// - Precondition: the position has the letters of `board`.
  public func bestPlacement(of word: String, on board: PreparedBoard) -> Placement? {
    guard let word = Word(parsing: word)?.description, let tiles = tilesTakingMost(for: word) else { return nil }
    let usual = Placement(word: word, tiles: tiles)
    guard board.lexicon.contains(word), playedWord(forbidding: word) == nil, takings(of: word, limit: 1) == nil else {
      return usual
    }
    var criteria = MoveCriteria()
    criteria.word = word
    let search = Search(
      of: self, on: board, criteria: criteria, limits: SearchLimits(nodeCount: Position.nodesPerPlacement),
      table: TranspositionTable(size: Position.placementTableSize))
    return search.run().moves.first?.move.placement ?? usual
  }

  /// How many positions the search for the tiles of a word may look at.
  private static let nodesPerPlacement = 2000
  /// In bytes.
  private static let placementTableSize = 1 << 20
}
