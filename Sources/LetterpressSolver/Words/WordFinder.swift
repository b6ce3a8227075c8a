/// Finds words by walking a word graph breadth first: everything a rack spells with one letter, then with two, and so
/// on.
///
/// A depth-first walk has an unpredictable branch at almost every edge and then waits for the next node. Here, edges
/// that the rack rules out are written too, but not kept, so that the only branches are at the ends of nodes and many
/// nodes are fetched from memory at once: three times as fast. The results need no sorting, as they come length by
/// length, each in alphabetical order.
struct WordFinder: ~Copyable {
  private let graph: WordGraph
  private let filter: WordFilter
  private let rackCount: Int
  /// The tiles that show each letter, as bits; 32 elements, so that any five-bit index is in bounds.
  private let tilesOfLetter: [UInt32]
  /// Tiles that every word uses: for each letter, as many as the filter requires.
  private let requiredTiles: UInt32

  /// Spellings of all lengths so far, in the order they were found, the empty one first.
  private var spellings = GrowingBuffer<Spelling>(capacity: 1 << 16)
  /// Words of all lengths so far, shortest first.
  private var words = GrowingBuffer<Spelling.Link>(capacity: 1 << 15)
  /// At index `n`, the number of words with fewer than `n` letters.
  private var shorterWords = [0, 0]

  private init(graph: WordGraph, rack: LetterCounts, filter: WordFilter) {
    var tilesOfLetter = [UInt32](repeating: 0, count: 32)
    var requiredTiles: UInt32 = 0
    var tile: UInt32 = 0
    for letter in Letter.all {
      for number in 0..<rack[letter] {
        tilesOfLetter[Int(letter.index)] |= 1 << tile
        // A letter's tiles are used in this order, so a word that uses enough of them uses the first ones.
        if number < filter.containing[letter] { requiredTiles |= 1 << tile }
        tile += 1
      }
    }
    (self.graph, self.filter, rackCount) = (graph, filter, Int(tile))
    (self.tilesOfLetter, self.requiredTiles) = (tilesOfLetter, requiredTiles)
  }

  /// Returns the words of the graph that the rack allows and the filter passes.
  ///
  /// - Parameter rarities: the rarities of the graph's words; nil if they do not matter.
  /// - Precondition: the rack has at most 31 letters.
  static func words(
    in graph: WordGraph, from rack: LetterCounts, matching filter: WordFilter, rarities: WordRarities?
  ) -> FoundWords {
    precondition(rack.total < UInt32.bitWidth, "a rack has at most 31 letters")
    var finder = WordFinder(graph: graph, rack: rack, filter: filter)
    if graph.edgeCount > 0, rack.contains(filter.containing) { finder.find() }
    if !filter.suffix.isEmpty || filter.restrictsRarity { finder.keepWantedWords(rarities) }
    return finder.found()
  }

  private consuming func found() -> FoundWords {
    let shorterWords = shorterWords
    // Trimmed because a caller may keep the words of many boards.
    let storage = FoundWords.Storage(spellings: spellings.trimmed(), words: words.trimmed())
    return FoundWords(storage, shorterWords: shorterWords)
  }

  private mutating func find() {
    let tiles = tilesOfLetter.reduce(Spelling.noTile, |)
    spellings.append(Spelling(node: 0, tilesLeft: tiles, link: Spelling.Link(place: 0, letterIndex: 0)))
    var first = 0
    var length = 0
    while first < spellings.count, length < min(filter.lengths.upperBound, rackCount) {
      length += 1
      let next = spellings.count
      if length <= filter.prefix.count {
        lengthen(at: first, with: filter.prefix[length - 1], to: length)
      } else {
        // What a word of this length may not leave unused: the required tiles, or, outside the wanted lengths, the bit
        // that is always left, so that no word passes.
        let forbidden = filter.lengths.contains(length) ? requiredTiles : Spelling.noTile
        graph.withEdges { edges in
          tilesOfLetter.withUnsafeBufferPointer { tilesOfLetter in
            WordFinder.lengthen(
              &spellings, from: first, edges: edges, tilesOfLetter: tilesOfLetter, words: &words, leaving: forbidden)
          }
        }
      }
      first = next
      shorterWords.append(words.count)
    }
  }

  /// Extends a spelling by a letter of the required prefix.
  private mutating func lengthen(at place: Int, with letter: Letter, to length: Int) {
    let spelling = spellings[place]
    let tiles = spelling.tilesLeft & tilesOfLetter[Int(letter.index)]
    guard tiles != 0, let edge = graph.edge(labelled: letter, fromNode: Int(spelling.node)) else { return }
    let tilesLeft = spelling.tilesLeft ^ (tiles & (0 &- tiles))
    let link = Spelling.Link(place: place, letterIndex: letter.index)
    if length == filter.prefix.count, filter.lengths.contains(length), edge.endsWord, tilesLeft & requiredTiles == 0 {
      words.append(link)
    }
    if edge.child != 0 {
      spellings.append(Spelling(node: UInt32(edge.child), tilesLeft: tilesLeft, link: link))
    }
  }

  /// Extends the spellings from `first` on by every allowed letter and appends the results.
  ///
  /// - Parameter forbidden: what a word may not leave unused.
  private static func lengthen(
    _ spellings: inout GrowingBuffer<Spelling>, from first: Int, edges: UnsafeBufferPointer<WordGraphEdge>,
    tilesOfLetter: UnsafeBufferPointer<UInt32>, words: inout GrowingBuffer<Spelling.Link>, leaving forbidden: UInt32
  ) {
    let last = spellings.count
    var place = first
    while place < last {
      // A node has at most one edge per letter.
      var (nextSpelling, nextWord) = (spellings.end(withRoomFor: Letter.count), words.end(withRoomFor: Letter.count))
      let (spellingLimit, wordLimit) = (spellings.limit(leaving: Letter.count), words.limit(leaving: Letter.count))
      while place < last, nextSpelling <= spellingLimit, nextWord <= wordLimit {
        let spelling = spellings[place]
        // In bounds, as `WordGraph.isValid` guarantees: a node is 0 or an edge's child, which is where a node begins,
        // and the last edge of every node is marked.
        var position = Int(spelling.node)
        while true {
          let edge = edges[position]
          let tiles = spelling.tilesLeft & tilesOfLetter[Int(edge.letterIndex)]
          let isAllowed = tiles != 0 ? 1 : 0
          // Uses the lowest of the letter's tiles.
          let tilesLeft = spelling.tilesLeft ^ (tiles & (0 &- tiles))
          let link = Spelling.Link(place: place, letterIndex: edge.letterIndex)
          nextWord.initialize(to: link)
          nextWord += isAllowed & (edge.endsWord ? 1 : 0) & (tilesLeft & forbidden == 0 ? 1 : 0)
          let node = UInt32(truncatingIfNeeded: edge.child)
          nextSpelling.initialize(to: Spelling(node: node, tilesLeft: tilesLeft, link: link))
          nextSpelling += isAllowed & (node != 0 ? 1 : 0)
          if edge.isLast { break }
          position &+= 1
        }
        place &+= 1
      }
      spellings.keep(upTo: nextSpelling)
      words.keep(upTo: nextWord)
      precondition(spellings.count <= Spelling.Link.placeLimit, "more spellings than can be numbered")
    }
  }

  /// Keeps only the words that end with the filter's suffix and are not too rare.
  private mutating func keepWantedWords(_ rarities: WordRarities?) {
    let rarities = rarities?.rarities(of: words, spelledBy: spellings)
    var kept = 0
    for length in 1..<shorterWords.count - 1 {
      let ofLength = shorterWords[length]..<shorterWords[length + 1]
      shorterWords[length] = kept
      for index in ofLength where length >= filter.suffix.count && endsAsWanted(words[index]) {
        guard filter.allows(rarity: (rarities?[index] ?? nil).map(Int.init)) else { continue }
        words[kept] = words[index]
        kept += 1
      }
    }
    shorterWords[shorterWords.count - 1] = kept
  }

  /// - Parameter last: the last letter of a word that is at least as long as the suffix.
  private func endsAsWanted(_ last: Spelling.Link) -> Bool {
    var link = last
    for letter in filter.suffix.reversed() {
      guard link.letter == letter else { return false }
      link = spellings[link.place].link
    }
    return true
  }
}

extension Lexicon {
  /// Returns the words that can be spelled with the rack's letters, each tile used at most once, longest first, then
  /// alphabetical.
  ///
  ///     Lexicon.english.words(from: "tejntgzhhgpsmzpthaoudgbph").first  // the longest word
  ///
  /// - Complexity: O(edges that the rack's letters can reach); if the filter restricts rarity, also O(edges + words)
  ///   the first time.
  public func words(from rack: Rack, matching filter: WordFilter = WordFilter()) -> FoundWords {
    WordFinder.words(
      in: graph, from: rack.counts, matching: filter, rarities: filter.restrictsRarity ? rarities : nil)
  }
}
