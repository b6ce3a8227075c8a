// WebAssembly has no threads, and this would be a large part of the page's module.
#if !hasFeature(Embedded)
  /// How threads share the moves of a node.
  extension Searcher {
    /// Shallower nodes are over too soon for sharing them to pay.
    static let leastSharedDepth = 3

    /// Searches some of the moves of a ply, those last that another thread is looking into. Their order changes.
    ///
    /// - Returns: whether to stop, as ``searchMoves(_:_:depth:alpha:beta:ply:key:_:)``.
    func shareMoves(
      _ indices: Range<Int>, _ busyMoves: BusyMoves, _ sides: Sides, depth: Int, alpha: inout Int32, beta: Int32,
      ply: Int, key: UInt64, _ best: inout Best
    ) -> Bool {
      let moves = candidates.base + ply * SearchWidths.maximumMoves
      // Those to come last are swapped to the front, where all others have been searched.
      var firstOthers = indices.lowerBound
      for index in indices {
        let moveKey = BusyMoves.key(of: moves[index], in: key)
        if best.move != nil {
          if busyMoves.contains(moveKey) {
            (moves[firstOthers], moves[index]) = (moves[index], moves[firstOthers])
            firstOthers += 1
            continue
          }
          // Another thread may have finished this very node.
          if let entry = table.entry(for: key),
            let known = known(entry, depth: depth, alpha: alpha, beta: beta, ply: ply)
          {
            if known > best.value { best = Best(value: known, move: entry.move) }
            return true
          }
        }
        busyMoves.begin(moveKey)
        defer { busyMoves.end(moveKey) }
        if searchMove(index, sides, depth: depth, alpha: &alpha, beta: beta, ply: ply, &best) { return true }
      }
      for index in indices.lowerBound..<firstOthers {
        if searchMove(index, sides, depth: depth, alpha: &alpha, beta: beta, ply: ply, &best) { return true }
      }
      return false
    }
  }
#endif
