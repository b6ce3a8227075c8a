package import LetterpressSolver

/// Arbitrary arguments of public functions, the same for the same seed: mostly the limits of each type, what lies beside
/// them, and what a parser takes for one thing or another.
package struct AnyValues {
  package var generator: SeededGenerator

  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  // MARK: Numbers and bytes

  package mutating func bool() -> Bool { generator.next() & 1 == 0 }

  package mutating func one<Value>(of values: [Value]) -> Value {
    values[Int(generator.next() % UInt64(values.count))]
  }

  private static let limits: [Int] = [
    .min, .min + 1, -1000, -26, -2, -1, 0, 1, 2, 3, 4, 5, 6, 9, 10, 24, 25, 26, 31, 32, 63, 64, 65, 100, 101, 255, 256,
    512, 513, 1000, 65_535, 1 << 31, 1 << 32, .max - 1, .max,
  ]

  package mutating func integer() -> Int {
    switch generator.next() % 4 {
    case 0: Int(truncatingIfNeeded: generator.next())
    case 1: Int.random(in: 0..<30, using: &generator)
    default: one(of: AnyValues.limits)
    }
  }

  package mutating func number() -> Double {
    one(of: [
      .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, 1, -1, 0.5, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, 1.0000000000000002, Double(bitPattern: generator.next()),
    ])
  }

  package mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: generator.next()) }

  package mutating func bytes(upTo count: Int) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in byte() }
  }

  package mutating func range() -> ClosedRange<Int> {
    let (one, other) = (integer(), integer())
    return min(one, other)...max(one, other)
  }

  package mutating func duration() -> Duration {
    switch generator.next() % 3 {
    case 0: .nanoseconds(Int64(truncatingIfNeeded: generator.next()) % 1_000_000)
    case 1: Duration(secondsComponent: Int64(integer()), attosecondsComponent: Int64(one(of: [0, 1, 999_999_999])))
    default: .seconds(one(of: [0, -1, 1, .max, .min, .max / 100, .min / 100] as [Int64]))
    }
  }

  // MARK: Text

  private static let texts: [String] = [
    "", " ", "a", "A", "ab", "word", "Ghost", "straße", "ŁÓDŹ", "été", "e\u{301}", "\u{0}", "\u{1B}[31m", "\u{202E}",
    "🙂",
    "👨‍👩‍👧‍👦", "ﬀ", "A1", "e5", "F9", "A0", "C3 C3", "-", "--", ",", ":", "?", "(pass)", "cab: A1 C2 B5", "cab:", "cab: ",
    ": A1",
    "red", "BLUE", "draw", "A-1", "a-999999", "A-0", "A-01", "A-99999999999999999999", "\r\n", "\t", "ab\trefused",
    "ab\tmaybe", "tejntgzhhgpsmzpthaoudgbph", "?????????????????????????", "rb.rR..rbrbbr.bBbrbbb.rb.",
    ".........................", "RRRRRRRRRRRRRRRRRRRRRRRRR",
    "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red ghost,-", "a b c", "a b c d e", "\u{FEFF}word",
  ]

  package mutating func text() -> String {
    switch generator.next() % 8 {
    case 0: String(decoding: bytes(upTo: 40), as: UTF8.self)
    case 1: letters(upTo: 30).map { $0.description }.joined()
    case 2: String(repeating: one(of: AnyValues.texts), count: one(of: [2, 25, 26, 300]))
    default: one(of: AnyValues.texts)
    }
  }

  package mutating func texts(upTo count: Int) -> [String] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in text() }
  }

  // MARK: Letters and tiles

  package mutating func letter() -> Letter { one(of: Letter.all) }

  package mutating func letters(upTo count: Int) -> [Letter] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in letter() }
  }

  /// Letters of which some are unknown; often few different ones, which allow the most words.
  package mutating func tiles(count: Int) -> [Letter?] {
    let alphabet: [Letter?] = bool() ? Letter.all : bool() ? letters(upTo: 4) + [nil] : ["e", "s", "t", "a", "r", nil]
    return (0..<count).map { _ in one(of: alphabet) }
  }

  package mutating func board() -> Board {
    let letters = tiles(count: Board.tileCount)
    return Board { letters[$0] }
  }

  package mutating func rack() -> Rack {
    let letters = tiles(count: Int.random(in: Rack.validCounts, using: &generator))
    return (try? Rack(letters)) ?? Rack(board())
  }

  package mutating func letterCounts() -> LetterCounts {
    LetterCounts((0..<one(of: [0, 1, 2, 30, 255, 256, 1000])).map { _ in one(of: ["a", "e", "z"] as [Letter]) })
  }

  package mutating func letterSet() -> LetterSet { LetterSet(rawValue: UInt32(truncatingIfNeeded: generator.next())) }

  package mutating func tile() -> Tile { Tile(Int.random(in: 0..<Board.tileCount, using: &generator)) }

  package mutating func tileSet() -> TileSet {
    let bits = UInt32(truncatingIfNeeded: generator.next())
    return one(of: [TileSet(), .all, TileSet(bits: bits), TileSet(bits: bits & bits >> 7)])
  }

  package mutating func player() -> Player { bool() ? .red : .blue }

  package mutating func playerOrNone() -> Player? { one(of: [.red, .blue, nil]) }

  package mutating func owners() -> Owners {
    let red = tileSet()
    return bool() ? Owners(red: red, blue: tileSet() - red) : Owners(red: red, blue: bool() ? ~red : TileSet())
  }

  // MARK: Moves and positions

  package mutating func placement() -> Placement {
    Placement(word: text(), tiles: (0..<Int.random(in: 0...26, using: &generator)).map { _ in integer() })
  }

  package mutating func move() -> Move { one(of: [.pass, .play(placement())]) }

  /// A position with the letters of a board.
  package mutating func position(of board: Board) -> Position {
    let words = texts(upTo: 3).filter { (try? Position(board: board, playedWords: [$0])) != nil }
    let position = try? Position(
      board: board, owners: owners(), turn: player(), playedWords: words, passCount: one(of: [0, 0, 0, 1, 2]))
    return position ?? Position(board: board, turn: player())
  }

  /// The same, before the game's end.
  package mutating func openPosition(of board: Board) -> Position {
    let position = position(of: board)
    return position.outcome == nil ? position : Position(board: board, turn: player())
  }

  // MARK: What is searched for

  package mutating func filter() -> WordFilter {
    WordFilter(
      containing: bool() ? LetterCounts() : letterCounts(), prefix: bool() ? [] : letters(upTo: 30),
      suffix: bool() ? [] : letters(upTo: 30), lengths: bool() ? Lexicon.validLengths : range(),
      maximumRarity: bool() ? nil : integer(), requiresRarity: bool())
  }

  package mutating func criteria() -> MoveCriteria {
    var criteria = MoveCriteria()
    if bool() { criteria.containing = bool() ? LetterCounts(letters(upTo: 2)) : letterCounts() }
    if bool() { criteria.avoiding = bool() ? LetterSet(letters(upTo: 3)) : letterSet() }
    if bool() { criteria.using = bool() ? TileSet([tile()]) : tileSet() }
    if bool() { criteria.leaving = bool() ? TileSet([tile()]) : tileSet() }
    (criteria.isSafe, criteria.goal, criteria.ranksWordsOnce) = (bool(), bool() ? .win : .tiles, bool())
    (criteria.maximumRarity, criteria.requiresRarity) = (bool() ? nil : integer(), bool())
    (criteria.excludedWords, criteria.margin) = (texts(upTo: 3), number())
    return criteria
  }

  /// Limits of which one is near.
  package mutating func limits() -> SearchLimits {
    let clock: SearchClock = bool() ? .wall : .processor
    return bool()
      ? SearchLimits(time: .milliseconds(1), clock: clock, depth: integer(), nodeCount: integer())
      : SearchLimits(time: duration(), clock: clock, depth: one(of: [.min, -1, 0, 1]), nodeCount: integer())
  }

  // MARK: Lists

  /// A few words over a small alphabet, with rarities or without.
  package mutating func lexicon() -> Lexicon {
    let words = SeededRacks.words(count: 60, alphabet: one(of: [1, 3, 6]), lengths: 2...8, using: &generator)
    let text = words.map { $0 + (bool() ? "\t\(Int.random(in: 1...100, using: &generator))" : "") }
    guard let list = try? WordList(parsing: text.joined(separator: "\n").utf8), let lexicon = try? Lexicon(list) else {
      preconditionFailure("a list of a few words")
    }
    return lexicon
  }

  package mutating func wordChanges() -> WordChanges {
    var changes = WordChanges()
    for text in texts(upTo: 5) { _ = try? changes.mark(text, as: one(of: WordChanges.Mark.allCases)) }
    return changes
  }
}
