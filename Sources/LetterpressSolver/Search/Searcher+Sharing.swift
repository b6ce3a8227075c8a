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

// WebAssembly has no threads, and this would be a large part of the page's module.
#if !hasFeature(Embedded)
  /// The search on a thread that helps the reporting one.
  extension RootSearch {
    /// The most moves that a helping thread looks at.
    private static let mostMovesOfHelper = 1 << 11

    /// The best moves, for threads that help.
    var movesForHelpers: [RootMove] { Array(moves.prefix(Self.mostMovesOfHelper)) }

    /// Takes the same steps as the reporting thread, until the search is over. It does not wait for that thread: whichever is ahead
    /// finds what the other will need.
    mutating func help(_ busy: BusyMoves) {
      var number = 0
      while let step = SearchPlan.step(number), step.depth <= search.limits.depth ?? .max {
        searcher.widths.stage = step.stage
        guard help(with: step, busy) else { return }
        number += 1
      }
    }

    /// Searches the best moves, those last that another thread is looking into. Returns false if it was stopped.
    private mutating func help(with step: SearchPlan.Step, _ busy: BusyMoves) -> Bool {
      let width = min(SearchPlan.rootWidth(stage: step.stage), moves.count)
      var best = -SearchValue.limit
      var later: [Int] = []
      func search(_ index: Int) -> Bool {
        let value = valueTellingOthers(of: moves[index], depth: step.depth, alpha: best)
        if searcher.isStopped { return false }
        set(value, for: index, depth: step.depth)
        best = max(best, value)
        return true
      }
      for index in 0..<width {
        if index > 0, busy.contains(BusyMoves.key(of: moves[index].candidate, in: BusyMoves.rootKey)) {
          later.append(index)
        } else if !search(index) {
          return false
        }
      }
      for index in later {
        guard search(index) else { return false }
      }
      moves[..<width].sort { $0.value > $1.value }
      return true
    }
  }
#endif
