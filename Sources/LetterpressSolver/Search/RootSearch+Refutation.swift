extension RootSearch {
  /// Whether the opponent is found to win in three after the best move. If so, the move is marked as a loss, and the
  /// search tries the opponent's word on other moves.
  mutating func isBestRefuted() -> Bool {
    guard let best = moves.first, !best.isProven, !best.isChecked, best.value > -SearchValue.leastWin else {
      return false
    }
    return isRefuted(at: 0)
  }

  /// The same for any move.
  mutating func isRefuted(at index: Int) -> Bool {
    switch proof.answer(to: moves[index], sides: sides) {
    case .unknown: return false
    case .none:
      moves[index].isChecked = true
      return false
    case .wins(let answer):
      (moves[index].value, moves[index].isProven) = (-SearchValue.win(atPly: 4), true)
      moves[index].isBound = false
      searcher.add(refutation: answer)
      searcher.searchesAnswersAnew = true
      return true
    }
  }

  /// Examines the best move if that has not been done, and puts others first as long as the best is refuted.
  ///
  /// - Returns: false if all moves that were searched are refuted.
  @discardableResult mutating func putUnrefutedFirst() -> Bool {
    repeat {
      if let best = moves.first, best.isProven {
        var next: Int?
        for index in moves.indices where moves[index].depth > 0 && !moves[index].isProven {
          if let next, worth(of: index) <= worth(of: next) { continue }
          next = index
        }
        guard let next else { return false }
        moveUp(from: next, to: 0)
      }
    } while isBestRefuted()
    return true
  }

  /// Puts a move first that is not refuted, and finds its value.
  mutating func replaceRefuted() {
    if isBestRefuted(), !putUnrefutedFirst() { return }
    guard moves[0].isBound else { return }
    searcher.widths.stage = 0
    for depth in stride(from: min(2, depth), through: depth, by: 1) {
      let value = value(of: moves[0], depth: depth, alpha: -SearchValue.limit)
      if searcher.isStopped { return }
      set(value, for: 0, depth: depth)
    }
  }
}
