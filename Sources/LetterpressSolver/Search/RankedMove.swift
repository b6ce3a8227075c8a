/// A move with what a search has found out about it.
public struct RankedMove: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// The tiles it takes from the opponent.
  public let captured: TileSet
  /// The tiles it takes that nobody owned.
  public let claimed: TileSet
  /// The position after it.
  public let position: Position
  /// What the search thinks of it.
  public let verdict: Verdict
  /// What the search expects to follow, or what proves the verdict: the opponent's best answer first. May be empty.
  public let continuation: [Move]
}

extension RankedMove {
  /// A move at the root of a search.
  init(_ root: RootMove, of search: RootSearch) {
    let (board, sides) = (search.search.board, search.sides)
    var after = search.search.position
    if let word = root.word {
      let tiles = board.spelling(root.candidate.taken, group: Int(root.candidate.group), sides: sides)
      let placement = board.placement(ofWord: word, tiles: tiles)
      after.take(TileSet(bits: tiles), playing: placement.word)
      move = .play(placement)
    } else {
      after.pass()
      move = .pass
    }
    position = after
    let taken = TileSet(bits: root.candidate.taken)
    captured = taken.intersection(TileSet(bits: sides.opponent))
    claimed = taken.intersection(TileSet(bits: sides.unclaimed))
    verdict = Verdict(root)
    continuation = after.outcome == nil ? search.thread.continuation(after: root, sides) : []
  }
}

extension Verdict {
  fileprivate init(_ move: RootMove) {
    let value = move.value
    if abs(value) > SearchValue.proven {
      let plies = Int(SearchValue.win - abs(value))
      switch (value > 0, move.isProven) {
      case (true, true): self = .wins(plies: plies)
      case (true, false): self = .seemsToWin(plies: plies)
      case (false, true): self = .loses(plies: plies)
      case (false, false): self = .seemsToLose(plies: plies)
      }
    } else if move.isPass, move.isProven {
      self = .draws
    } else {
      self = .lead(Double(value) / Evaluation.unit)
    }
  }
}
