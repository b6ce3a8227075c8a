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
}
