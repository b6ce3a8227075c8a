import PlainSolver
import Testing

@testable import LetterpressSolver

struct PreparedBoardTests {
  @Test(arguments: 1...20)
  func groupsHaveTheWordsOfTheirLetters(seed: UInt64) throws {
    let board = PreparedBoard(try SearchSamples.english(seed).board)
    let expected = Set(Lexicon.english.words(from: board.layout.rack, matching: WordFilter(lengths: 2...25)))
    #expect(Set(board.words.map(\.description)) == expected)
    #expect(board.wordCount == expected.count)
    for group in 0..<board.groups.count {
      let letters = board.words(ofGroup: group).map { board.words[$0].description.sorted() }
      #expect(Set(letters).count == 1)
      #expect(board.groups[group].nonzeroBitCount == letters[0].count)
    }
    for (index, word) in board.words.enumerated() { #expect(board.index(of: word) == index) }
    #expect(board.index(of: Word([Letter(index: 25), Letter(index: 25)])) == nil)
  }

  @Test func wordsForbidThemselvesAndTheirPrefixes() throws {
    let words = ["to", "toe", "toes", "tot", "sea"]
    let list = words.compactMap { Word(parsing: $0) }
    let forbidden = ForbiddenWords(list)
    #expect(
      words.indices.map { forbidden.by($0).map { words[Int($0)] } } == [
        ["to"], ["toe", "to"], ["toes", "toe", "to"], ["tot", "to"], ["sea"],
      ])
    #expect(
      words.indices.map { forbidden.of($0).map { words[Int($0)] } } == [
        ["to", "toe", "toes", "tot"], ["toe", "toes"], ["toes"], ["tot"], ["sea"],
      ])
  }

  /// Finds a finishing word exactly if there is one by the plain rules.
  @Test(arguments: 1...60)
  func findsAFinishingWordIfThereIsOne(block: UInt64) throws {
    for seed in block * 10..<(block + 1) * 10 {
      let sample = try SearchSamples.small(seed)
      let board = sample.board
      let sides = Sides(sample.position)
      let played = PlayedWords(sample.position, on: board)
      let game = sample.game
      let finishes = game.placements(of: sample.words).contains { placement in
        var next = game
        next.make(.play(placement))
        return next.isOver && next.result == game.turn
      }
      let group = board.finishingGroup(sides, played)
      #expect((group != nil) == finishes, "seed \(seed)")
      guard let group else { continue }
      var next = sample.position
      let tiles = board.finishingTiles(ofGroup: group, sides)
      let placement = board.placement(ofWord: played.firstWord(ofGroup: group), tiles: tiles)
      try next.play(.play(placement), in: sample.lexicon)
      #expect(next.outcome == .win(sample.position.turn), "seed \(seed)")
    }
  }

  @Test(arguments: 1...100)
  func playedWordsCanBeTakenBack(seed: UInt64) throws {
    let sample = try SearchSamples.small(seed)
    let board = sample.board
    var played = PlayedWords(sample.position, on: board)
    func playable() -> [Bool] { board.words.indices.map { played.isPlayable(word: $0) } }
    for (index, word) in board.words.enumerated() {
      #expect(playable()[index] == (sample.position.playedWord(forbidding: word.description) == nil))
    }
    let (before, key) = (playable(), played.key)
    for word in board.words.indices where played.isPlayable(word: word) {
      played.play(word)
      #expect(!played.isPlayable(word: word) && played.key != key)
      played.takeBack(word)
      #expect(playable() == before && played.key == key)
    }
  }

  @Test func findsTheWordsThatFinish() throws {
    for seed in UInt64(0)..<200 {
      let sample = try SearchSamples.small(seed + 4000)
      guard sample.position.outcome == nil else { continue }
      let board = sample.board
      let found = board.finishingWords(Sides(sample.position), PlayedWords(sample.position, on: board))
      let finishing = Set(
        sample.game.placements(of: sample.words).filter { placement in
          var next = sample.game
          next.make(.play(placement))
          return next.isOver && next.result == sample.game.turn
        }.map(\.word))
      #expect(Set(found.map { board.words[$0].description }) == finishing, "seed \(seed)")
      #expect(found.count == finishing.count, "seed \(seed)")
    }
  }
}
