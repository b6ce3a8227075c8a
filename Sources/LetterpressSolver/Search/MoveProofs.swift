/// All moves of a position that reach an aim by force, found by trying every word on every set of tiles.
///
/// The search wants one good move and may overlook others that are as good. A puzzle names all of its solutions, so here
/// nothing is left out: which of several words takes the same tiles matters if it forbids a later one, so each is tried.
package final class MoveProofs {
  private let board: PreparedBoard
  private let sides: Sides
  private let played: PlayedWords
  private let prover: Prover
  private var placements: PlacementEnumerator

  /// Tiles, and the words that reach the aim by taking exactly these.
  package struct Solution: Hashable, Sendable {
    /// The tiles that change hands.
    package let taken: TileSet
    /// Lower case, the best known first.
    package let words: [String]

    package init(taken: TileSet, words: [String]) { (self.taken, self.words) = (taken, words) }
  }

  /// - Parameters:
  ///   - nodeLimit: about how many positions to examine at most.
  /// - Precondition: `position` has the letters of `board`, the game is on, and the last move was not a pass.
  package init(of position: Position, on board: PreparedBoard, nodeLimit: Int = .max) {
    precondition(position.board == board.layout, "another board's position")
    self.board = board
    sides = Sides(position)
    played = PlayedWords(position, on: board)
    var questionsLeft = nodeLimit / Prover.nodesBetweenQuestions
    prover = Prover(board: board, position: position) {
      questionsLeft -= 1
      return questionsLeft < 0
    }
    placements = PlacementEnumerator(board: board)
  }

  /// Whether it had to stop, or the board allows more moves than are tried: then nothing is proven.
  private var isIncomplete: Bool { prover.isStopped || !placements.isComplete }

  /// Whether the opponent would win at once if it were to move now.
  package var isThreatened: Bool { board.finishingGroup(sides.swapped, played) != nil }
}

// MARK: Wins

extension MoveProofs {
  /// The words that finish the game and win, each with the tiles that take the most.
  package var finishes: [Solution] {
    var solutions: [Solution] = []
    var next = board.finishingGroup(sides, played)
    while let group = next {
      let taken = board.finishingTiles(ofGroup: group, sides) & sides.takeable
      solutions.append(solution(taken, board.words(ofGroup: group).filter { played.isPlayable(word: $0) }))
      next = board.finishingGroup(sides, played, from: group + 1)
    }
    return solutions
  }

  /// Whether some move wins in three plies; finds the quickest proof only.
  package var hasWinInThree: Bool { prover.win(in: 3, sides) != nil }

  /// Returns all moves that win in `plies`, 3 or 5, the most tiles first. In 5, if one word does not win on some tiles, no other
  /// is tried on these.
  ///
  /// - Parameter limit: the most sets of tiles to look for.
  /// - Returns: nil if there are more, if passing is one, or if not all could be tried.
  package func wins(in plies: Int, limit: Int) -> [Solution]? {
    if prover.winsByPassing(in: plies, sides) { return nil }
    placements.enumerate(sides, played)
    // At first, one word is tried on each set of tiles, as most positions with a win have far too many wins.
    var (first, winCount) = ([Bool](), 0)
    for index in 0..<placements.found.count {
      let candidate = placements.found[index]
      let word = played.firstWord(ofGroup: Int(candidate.group))
      let wins = prover.wins(by: candidate.taken, word: word, in: plies, sides)
      first.append(wins)
      if wins { winCount += 1 }
      guard winCount <= limit, !prover.isStopped else { return nil }
    }
    var solutions: [Solution] = []
    for index in first.indices where first[index] || plies < 5 {
      let taken = placements.found[index].taken
      let words = words(taking: taken).filter { prover.wins(by: taken, word: $0, in: plies, sides) }
      if !words.isEmpty { solutions.append(solution(taken, words)) }
      guard solutions.count <= limit, !isIncomplete else { return nil }
    }
    return MoveProofs.sorted(solutions)
  }

  /// Whether a word that takes exactly the given tiles wins in `plies`, 3 or 5.
  package func wins(by taken: TileSet, word: String, in plies: Int) -> Bool {
    guard let word = Word(parsing: word).flatMap({ board.index(of: $0) }) else { return false }
    return prover.wins(by: taken, word: word, in: plies, sides)
  }

  private static func sorted(_ solutions: [Solution]) -> [Solution] {
    solutions.sorted { ($0.taken.count, $0.taken.bits) > ($1.taken.count, $1.taken.bits) }
  }

  /// Returns the words that may be played and can take exactly these tiles.
  private func words(taking taken: TileSet) -> [Int] {
    let counts = board.slots.counts(of: taken)
    var words: [Int] = []
    for group in 0..<board.groups.count
    where counts & ~board.groups[group] == 0 && played.isPlayable(group: group)
      && board.canTake(taken, group: group, sides)
    {
      for word in board.words(ofGroup: group) where played.isPlayable(word: word) { words.append(word) }
    }
    return words
  }

  private func solution(_ taken: TileSet, _ words: [Int]) -> Solution {
    let ranks = board.ranks
    let ordered = words.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    return Solution(taken: taken, words: ordered.map { board.words[$0].description })
  }
}

// MARK: Escapes

extension MoveProofs {
  /// Returns all moves after which the opponent does not win within three plies, the most tiles first.
  ///
  /// - Parameter wordLimit: the most words to look for.
  /// - Returns: nil if there are more, if passing is one, or if not all could be tried.
  package func escapes(wordLimit: Int) -> [Solution]? {
    guard isThreatened else { return nil }
    placements.enumerate(sides, played)
    // For each set of tiles, the words after which the opponent does not win at once; nil for all.
    var afterOne: [(taken: TileSet, words: [Int]?)] = []
    for index in 0..<placements.found.count {
      let taken = placements.found[index].taken
      let after = sides.taking(taken)
      guard !after.isFinished else { continue }
      let finishes = board.finishingWords(after.swapped, played)
      if finishes.isEmpty {
        afterOne.append((taken, nil))
      } else {
        let words = wordsForbidding(finishes).filter { board.canTake(taken, group: Int(board.groupOfWord[$0]), sides) }
        if !words.isEmpty { afterOne.append((taken, words)) }
      }
      guard afterOne.count <= MoveProofs.mostToLookInto else { return nil }
    }
    var (escapes, words) = ([Solution](), Set<Int>())
    for (taken, candidates) in afterOne {
      var saving: [Int] = []
      for word in candidates ?? self.words(taking: taken) where !allowsWinInThree(taken, word: word) {
        saving.append(word)
        words.insert(word)
        guard words.count <= wordLimit else { return nil }
      }
      guard !isIncomplete else { return nil }
      if !saving.isEmpty { escapes.append(solution(taken, saving)) }
    }
    return MoveProofs.sorted(escapes)
  }

  /// Returns the words that may be played and forbid all of some others.
  private func wordsForbidding(_ words: [Int]) -> [Int] {
    guard let longest = words.max(by: { board.words[$0].count < board.words[$1].count }),
      words.allSatisfy({ board.forbidden.by(longest).contains(UInt32($0)) })
    else { return [] }
    return board.forbidden.of(longest).map { Int($0) }.filter { played.isPlayable(word: $0) }
  }

  /// Of moves after which the opponent does not win at once.
  private static let mostToLookInto = 300

  /// Whether the opponent wins in three plies, with any word on any tiles, after a move.
  private func allowsWinInThree(_ taken: TileSet, word: Int) -> Bool {
    prover.played.play(word)
    defer { prover.played.takeBack(word) }
    let next = sides.taking(taken).swapped
    // The quick proof tries one word for each set of tiles.
    if prover.win(in: 3, next) != nil { return true }
    var replies = PlacementEnumerator(board: board)
    replies.enumerate(next, prover.played)
    guard replies.isComplete else { return true }
    for index in 0..<replies.found.count {
      let taken = replies.found[index].taken
      let counts = board.slots.counts(of: taken)
      for group in 0..<board.groups.count
      where counts & ~board.groups[group] == 0 && prover.played.isPlayable(group: group)
        && board.canTake(taken, group: group, next)
      {
        for reply in board.words(ofGroup: group) where prover.played.isPlayable(word: reply) {
          if prover.wins(by: taken, word: reply, in: 3, next) { return true }
        }
      }
    }
    return false
  }
}

// MARK: Difficulty

extension MoveProofs {
  /// Returns the number of words, each with its anagrams, that most people know and that can take at least this many tiles. To
  /// somebody who counts tiles, they look as good as a solution.
  package func temptationCount(taking count: Int) -> Int {
    placements.enumerate(sides, played, order: board.bestKnownFirst(played))
    let ranks = board.ranks
    var groups: Set<Int32> = []
    for index in 0..<placements.found.count where placements.found[index].taken.count >= count {
      let group = placements.found[index].group
      if Lexicon.knownRarities.contains(Int(ranks[played.bestKnownWord(ofGroup: Int(group))])) { groups.insert(group) }
    }
    return groups.count
  }
}
