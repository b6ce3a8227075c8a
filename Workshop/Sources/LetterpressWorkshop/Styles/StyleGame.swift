package import LetterpressSolver

/// A game between two players, each with a simple style or the search, which may know different words; the same for the same
/// seed.
package struct StyleGame: Sendable {
  /// The positions from an empty board on; the last one is over or follows the 60th move.
  package private(set) var positions: [Position]
  /// The moves between them, one fewer.
  package private(set) var moves: [Move] = []
  /// What red and blue play.
  private let players: [@Sendable (Position) -> Move]

  /// The number of words at the beginning that were drawn at random, as openings would otherwise all be alike.
  package static let drawnWords = 2

  /// The maximum rarities of the words players know; the last includes all words.
  private static let vocabularies: [Int] = [35, 60, 100]
  private static let lexica: [Lexicon] = vocabularies.map { rarity in
    guard rarity < Lexicon.validRarities.upperBound else { return .english }
    var text = ""
    Lexicon.english.forEachWord { word in
      if Lexicon.english.rarity(of: word).map({ $0 <= rarity }) ?? false { text += word + "\n" }
    }
    do {
      return try Lexicon(WordList(parsing: Array(text.utf8)))
    } catch {
      fatalError("the known words do not make a list: \(error)")
    }
  }

  /// Plays a game. The search looks at a few hundred positions per move.
  ///
  /// - Parameters:
  ///   - board: nil for a random one.
  ///   - knowsAllWords: whether both players know the whole list instead of only a part of it.
  package init(seed: UInt64, on board: Board? = nil, knowsAllWords: Bool) {
    var generator = SeededGenerator(seed: seed)
    var boards = RandomBoards(seed: generator.next())
    let letters = board ?? boards.next()
    // Nil for the search.
    let styles = [nil] + PlayingStyle.allCases.filter { $0 != .twoPly }
    players = (0..<2).map { _ -> @Sendable (Position) -> Move in
      let lexicon = knowsAllWords ? Lexicon.english : Self.lexica.randomElement(using: &generator) ?? .english
      let board = PreparedBoard(letters, lexicon: lexicon)
      if let style = styles.randomElement(using: &generator) ?? .greedy { return { style.move(in: $0, on: board) } }
      let table = TranspositionTable(size: 1 << 20)
      return { position in
        let search = Search(of: position, on: board, limits: SearchLimits(nodeCount: 300), table: table)
        return search.run().moves.first?.move ?? .pass
      }
    }
    positions = [Position(board: letters)]
    var position = positions[0]
    let opening = Position.random(wordCount: Self.drawnWords, on: PreparedBoard(letters), using: &generator)
    for word in opening.playedWords {
      guard let tiles = position.tilesTakingMost(for: word) else { break }
      play(.play(Placement(word: word, tiles: tiles)), in: &position)
    }
    while position.outcome == nil, moves.count < 60 {
      play(answer(in: position), in: &position)
    }
  }

  /// Returns what the player to move plays.
  package func answer(in position: Position) -> Move { players[position.turn == .red ? 0 : 1](position) }

  private mutating func play(_ move: Move, in position: inout Position) {
    do {
      try position.play(move, in: .english)
    } catch {
      fatalError("a style made an illegal move: \(error)")
    }
    moves.append(move)
    positions.append(position)
  }
}
