import LetterpressSolver
import PlainSolver
import Testing

/// The public functions of words and lists take any argument that their preconditions allow.
struct AnyWordArgumentTests {
  private static let seeds = Array(0..<200 as Range<UInt64>)

  @Test(arguments: seeds)
  func lists(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let parsed = try? WordList(parsing: any.list())
    for list in [parsed, try? WordList(any.texts(upTo: 30))].compactMap({ $0 }) {
      #expect(list.ratedCount <= list.count)
      #expect([list.foldedCount, list.unspellableCount, list.tooLongCount, list.tooShortCount].allSatisfy { $0 >= 0 })
      #expect(list.rated(by: list, keepsOwn: any.bool()).count == list.count)
      #expect(try Lexicon(list).wordCount == list.count)
    }

    let lexicon = any.lexicon()
    #expect(Lexicon.isCompiled(lexicon.compiled))
    #expect(try Lexicon(compiled: lexicon.compiled).wordCount == lexicon.wordCount)
    #expect(lexicon.edgeCount > 0 && lexicon.rated(by: any.lexicon()).wordCount == lexicon.wordCount)
    var damaged = lexicon.compiled
    damaged[Int(any.generator.next() % UInt64(damaged.count))] ^= 1 << (any.byte() & 7)
    for bytes in [damaged, Array(lexicon.compiled.dropLast(Int(any.byte()))), any.bytes(upTo: 100)] {
      _ = (Lexicon.isCompiled(bytes), try? Lexicon(compiled: bytes))
    }
    let text = any.text()
    #expect(lexicon.rarity(of: text) == nil || lexicon.contains(text) && lexicon.hasRarities)
    var words: [String] = []
    lexicon.forEachWord { words.append($0) }
    #expect(words.count == lexicon.wordCount && words.allSatisfy { lexicon.contains($0) })
  }

  @Test(arguments: seeds)
  func markedWords(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    var changes = any.wordChanges()
    #expect(try WordChanges(parsing: changes.text.utf8) == changes)
    #expect(changes.isEmpty == (changes.refused + changes.accepted + changes.never).isEmpty)
    let text = any.text()
    if let word = try? WordChanges.spelling(of: text) {
      try changes.mark(text, as: .never)
      #expect(try changes.mark(of: word) == .never)
      try changes.mark(text, as: any.one(of: [.refused, .accepted, .never, nil]))
    } else {
      #expect(throws: WordChangesError.self) { try changes.mark(of: text) }
      #expect(throws: WordChangesError.self) { try WordChanges().mark(of: text) }
    }
    changes.merge(any.wordChanges())
    changes.merge((try? WordChanges(parsing: any.list())) ?? WordChanges())
    let changed = try any.lexicon().changed(by: changes)
    #expect(changes.accepted.allSatisfy { changed.contains($0) } && !changes.refused.contains { changed.contains($0) })
  }

  @Test(arguments: seeds)
  func finding(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let (lexicon, rack, filter) = (any.lexicon(), any.rack(), any.filter())
    let found = lexicon.words(from: rack, matching: filter)
    #expect(found.allSatisfy { rack.canSpell($0) && lexicon.contains($0) && filter.lengths ~= $0.count })
    #expect(found[found.startIndex..<found.endIndex].count == found.count && !found.description.isEmpty)
    if let first = found.indices.first { #expect(found[first] == found.first) }
    do { try filter.check(on: rack) } catch { #expect(found.isEmpty && !error.description.isEmpty) }
    let (lower, upper) = (any.integer(), max(min(any.integer(), .max - 1), 0))
    #expect(WordFilter(lengths: upper..., maximumRarity: any.integer()).lengths.lowerBound == upper)
    #expect(WordFilter(lengths: ...upper).lengths.upperBound == upper)
    #expect(WordFilter(lengths: min(lower, upper)...upper).lengths.contains(upper))
    for vocabulary in Vocabulary.allCases {
      #expect(vocabulary.rarities.map { Lexicon.validRarities.contains($0.upperBound) } ?? true)
    }
  }
}
