internal import LetterpressSolver

/// Several moves in a row of which only the words are known, and the tiles before and after them.
struct MoveChain {
  private let owners: Owners
  private let lexicon: Lexicon
  private var found: [[PlayedMove]] = []
  /// How many more moves to try.
  private var left = MoveChain.mostTries

  private static let mostTries = 20_000

  /// Returns the moves if the words can lead from a position to some owners in one way only; nil if there are more, or too many to
  /// try.
  ///
  /// - Parameters:
  ///   - words: in any order, each with its player, if that is known.
  ///   - lexicon: the words that may be played.
  static func onlyMoves(
    from start: Position, to owners: Owners, words: [(word: String, player: Player?)], lexicon: Lexicon
  ) -> [PlayedMove]? {
    var chain = MoveChain(owners: owners, lexicon: lexicon)
    chain.tryMoves(after: [], from: start, words)
    return chain.left > 0 && chain.found.count == 1 ? chain.found[0] : nil
  }

  private init(owners: Owners, lexicon: Lexicon) { (self.owners, self.lexicon) = (owners, lexicon) }

  private mutating func tryMoves(
    after moves: [PlayedMove], from position: Position, _ words: [(word: String, player: Player?)]
  ) {
    for (place, next) in words.enumerated() where next.player ?? position.turn == position.turn {
      var rest = words
      rest.remove(at: place)
      // The last word must take all that is still missing.
      let missing = owners[position.turn].subtracting(position.owners[position.turn])
      guard let takings = rest.isEmpty ? [missing] : position.takings(of: next.word, limit: left) else {
        left = 0
        return
      }
      for taken in takings {
        guard left > 0, found.count < 2 else { return }
        left -= 1
        guard let tiles = position.tiles(for: next.word, taking: taken),
          let move = try? PlayedMove(
            .play(Placement(word: next.word, tiles: tiles)), in: position, lexicon: lexicon)
        else { continue }
        if !rest.isEmpty {
          tryMoves(after: moves + [move], from: move.after, rest)
        } else if move.after.owners == owners {
          found.append(moves + [move])
        }
      }
    }
  }
}
