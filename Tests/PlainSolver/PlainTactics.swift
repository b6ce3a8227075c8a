package import LetterpressSolver

/// Who wins within a few turns, found by trying all moves, by the rules of ``/LetterpressSolver/Owners`` and by counting letters,
/// without the search's own code. Puzzles are checked against it.
///
/// It remembers which replies refuted earlier attempts and tries them first, as thousands of moves fail for the same reason.
package struct PlainTactics {
  private let board: Board
  private let words: [Word]
  /// The words with all letters of some free tiles, the longest first.
  private var candidatesByFree: [TileSet: [Int]] = [:]
  private var refutations: [Reply] = []

  private struct Word {
    let text: String
    let letters: [Letter]
    let counts: LetterCounts
  }

  /// A word on tiles that spell it.
  private struct Reply: Equatable {
    let word: Int
    let tiles: TileSet
  }

  /// A situation between two moves.
  package struct Situation {
    package var owners: Owners
    package var mover: Player
    /// The words played, lower case.
    package var played: [String]

    package init(_ position: Position) {
      (owners, mover, played) = (position.owners, position.turn, position.playedWords)
    }

    /// Returns the situation after the mover's word on tiles; its opponent's defended tiles do not change.
    package func after(_ word: String?, on tiles: TileSet) -> Situation {
      var next = self
      next.owners.give(tiles.subtracting(owners[mover.opponent].interior), to: mover)
      if let word { next.played.append(word) }
      next.mover = mover.opponent
      return next
    }

    func forbids(_ word: String) -> Bool { played.contains { $0.hasPrefix(word) } }
  }

  private static let keptRefutations = 24

  package init(_ board: Board, lexicon: Lexicon = .english) {
    self.board = board
    words = lexicon.words(from: board.rack).map { word in
      let letters = word.compactMap { Letter($0) }
      return Word(text: word, letters: letters, counts: LetterCounts(letters))
    }
  }
}

// MARK: One turn

extension PlainTactics {
  /// Returns the words with which the mover finishes the game and wins.
  package mutating func finishes(_ situation: Situation) -> [String] {
    finishes(situation, atMost: .max).map { words[$0].text }
  }

  /// Returns the first of these words, as indices.
  private mutating func finishes(_ situation: Situation, atMost limit: Int) -> [Int] {
    let (owners, mover) = (situation.owners, situation.mover)
    let unclaimed = owners.unclaimed
    guard !unclaimed.isEmpty else { return [] }
    let free = letters(of: unclaimed)
    let takeable = letters(of: owners[mover.opponent].subtracting(owners.defended))
    let letters = Letter.all.filter { takeable[$0] > 0 }
    let needed = Board.tileCount / 2 + 1 - owners[mover].count - unclaimed.count
    var found: [Int] = []
    for index in candidates(for: unclaimed) {
      let word = words[index]
      let captured = letters.reduce(0) { $0 + min(word.counts[$1] - free[$1], takeable[$1]) }
      guard captured >= needed, !situation.forbids(word.text) else { continue }
      found.append(index)
      if found.count == limit { break }
    }
    return found
  }

  /// Returns the words that contain all letters of some tiles; none if one of them was not read.
  private mutating func candidates(for tiles: TileSet) -> [Int] {
    if let known = candidatesByFree[tiles] { return known }
    let needed = letters(of: tiles)
    let found =
      needed.total == tiles.count ? words.indices.filter { words[$0].counts.contains(needed) } : []
    candidatesByFree[tiles] = found
    return found
  }

  private func letters(of tiles: TileSet) -> LetterCounts {
    LetterCounts(tiles.indices.compactMap { board[$0] })
  }

  /// Returns all moves: each set of tiles that can change hands, with the words that take exactly these and tiles that spell
  /// them.
  package func moves(_ situation: Situation) -> [(taken: TileSet, words: [(word: String, tiles: TileSet)])] {
    var found: [TileSet: [(word: String, tiles: TileSet)]] = [:]
    _ = forEachReply(in: situation) { taken, reply in
      found[taken, default: []].append((word: words[reply.word].text, tiles: reply.tiles))
      return true
    }
    return found.map { (taken: $0.key, words: $0.value) }
  }

  /// Calls a function for each word on each set of tiles that can change hands, until it returns false.
  ///
  /// - Returns: whether it never did.
  private func forEachReply(in situation: Situation, _ body: (_ taken: TileSet, Reply) -> Bool) -> Bool {
    let takeable = TileSet.all.subtracting(situation.owners[situation.mover])
      .subtracting(situation.owners[situation.mover.opponent].interior)
    // For each letter and how often a word has it.
    var choices: [[[(taken: TileSet, tiles: TileSet)]]] = []
    for letter in Letter.all {
      let tiles = (0..<Board.tileCount).filter { board[$0] == letter }
      let (open, fixed) = (tiles.filter(takeable.contains), tiles.filter { !takeable.contains($0) })
      choices.append(
        (0...tiles.count).map { count in
          (0...count).flatMap { taken -> [(taken: TileSet, tiles: TileSet)] in
            guard count - taken <= fixed.count else { return [] }
            let others = TileSet(fixed.prefix(count - taken))
            return PlainTactics.choices(taken, of: open[...]).map { (taken: $0, tiles: $0.union(others)) }
          }
        })
    }
    for (index, word) in words.enumerated() where !situation.forbids(word.text) {
      var sets = [(taken: TileSet(), tiles: TileSet())]
      var seen = LetterSet()
      for letter in word.letters where !seen.contains(letter) {
        seen.insert(LetterSet(letter))
        let next = choices[Int(letter.index)][word.counts[letter]]
        if next.count == 1 {
          for place in sets.indices {
            sets[place] = (sets[place].taken.union(next[0].taken), sets[place].tiles.union(next[0].tiles))
          }
        } else {
          sets = sets.flatMap { set in
            next.map { (taken: set.taken.union($0.taken), tiles: set.tiles.union($0.tiles)) }
          }
        }
      }
      for set in sets where !body(set.taken, Reply(word: index, tiles: set.tiles)) { return false }
    }
    return true
  }

  private static func choices(_ count: Int, of tiles: ArraySlice<Int>) -> [TileSet] {
    guard count > 0 else { return [TileSet()] }
    return tiles.indices.flatMap { first in
      choices(count - 1, of: tiles[(first + 1)...]).map { $0.union(TileSet([tiles[first]])) }
    }
  }
}

// MARK: Several turns

extension PlainTactics {
  /// Whether the mover, whatever it does, lets its opponent win with the next word.
  package mutating func losesInTwo(_ situation: Situation) -> Bool {
    let (owners, mover) = (situation.owners, situation.mover)
    guard !owners.unclaimed.isEmpty, finishes(situation, atMost: 1).isEmpty else { return false }
    // A pass, after which the opponent may pass, too.
    if owners[mover.opponent].count <= owners[mover].count,
      finishes(situation.after(nil, on: TileSet()), atMost: 1).isEmpty
    {
      return false
    }
    for reply in refutations where !situation.forbids(words[reply.word].text) && saves(reply, situation) {
      return false
    }
    // For each set of tiles, the first words with which the opponent then wins.
    var answers: [TileSet: [Int]] = [:]
    var saving: Reply?
    var copy = self
    let loses = forEachReply(in: situation) { taken, reply in
      let known: [Int]
      if let answer = answers[taken] {
        known = answer
      } else {
        let after = situation.after(nil, on: taken)
        known = after.owners.unclaimed.isEmpty ? [] : copy.finishes(after, atMost: PlainTactics.firstAnswers)
        answers[taken] = known
      }
      let word = words[reply.word].text
      // Only a word that begins with all of them can forbid them all.
      guard known.allSatisfy({ word.hasPrefix(words[$0].text) }), copy.saves(reply, situation) else { return true }
      saving = reply
      return false
    }
    candidatesByFree = copy.candidatesByFree
    if let saving {
      refutations.removeAll { $0 == saving }
      refutations.insert(saving, at: 0)
      if refutations.count > PlainTactics.keptRefutations { refutations.removeLast() }
    }
    return loses
  }

  private static let firstAnswers = 3

  /// Whether the opponent does not win with the word after this one.
  private mutating func saves(_ reply: Reply, _ situation: Situation) -> Bool {
    let after = situation.after(words[reply.word].text, on: reply.tiles)
    guard after.owners.unclaimed.isEmpty else { return finishes(after, atMost: 1).isEmpty }
    return after.owners[situation.mover].count > after.owners[after.mover].count
  }

  /// Whether the mover wins with the word after this one, whatever its opponent does.
  package mutating func winsInThree(_ situation: Situation, by word: String, on tiles: TileSet) -> Bool {
    let after = situation.after(word, on: tiles)
    return !after.owners.unclaimed.isEmpty && losesInTwo(after)
  }

  /// Whether any word of the mover on any tiles wins with the word after it.
  package mutating func winsInThree(_ situation: Situation) -> Bool {
    var copy = self
    return !forEachReply(in: situation) { _, reply in
      !copy.winsInThree(situation, by: words[reply.word].text, on: reply.tiles)
    }
  }

  /// Whether the mover wins with its next word if it passes now.
  package mutating func winsInThreeByPassing(_ situation: Situation) -> Bool {
    let after = situation.after(nil, on: TileSet())
    // The opponent may end the game by passing, too.
    guard situation.owners[situation.mover].count > after.owners[after.mover].count else { return false }
    return losesInTwo(after)
  }
}
