/// The words a player has marked: what the game refused or took against the list, and what the player would never play.
///
/// As text, each is a line with the word and its mark, separated by a tab:
///
///     offguard	refused
///     qapik	accepted
///     sparrowbill	never
///
/// ``Lexicon/changed(by:)`` applies them to a list.
public struct WordChanges: Equatable, Sendable {
  /// What a player says about a word. A word has at most one mark: the last one counts.
  public enum Mark: String, CaseIterable, Sendable {
    /// The game refused it: it is left out of the list.
    case refused
    /// The game took it: it is added to the list.
    case accepted
    /// The player would never play it: it stays in the list, as the opponent may play it, but is not suggested.
    case never
  }

  private var marks: [Word: Mark] = [:]

  /// Creates a set without marks.
  public init() {}

  /// Parses the text form, in any order; of several lines with one word, the last counts.
  ///
  /// Any blanks can separate the columns. Blank lines and those that begin with `#` are skipped. Accents are dropped as
  /// in a ``WordList``.
  ///
  /// - Parameter bytes: the bytes, as an array, `Data`, a string's `utf8` or any other sequence.
  /// - Throws: ``WordChangesError``, for the first wrong line.
  /// - Complexity: O(bytes).
  public init(parsing bytes: some Sequence<UInt8>) throws(WordChangesError) {
    var rest = Array(bytes)[...]
    if rest.starts(with: WordListParser.byteOrderMark) { rest = rest.dropFirst(3) }
    var line = 0
    while !rest.isEmpty {
      line += 1
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      try parse(WordListParser.trimmed(rest[..<end]), line: line)
      rest = rest[min(end + 1, rest.endIndex)...]
    }
  }

  private mutating func parse(_ text: ArraySlice<UInt8>, line: Int) throws(WordChangesError) {
    guard let first = text.first, first != UInt8(ascii: "#") else { return }
    let end = text.firstIndex(where: WordListParser.isBlank) ?? text.endIndex
    let name = WordListParser.trimmed(text[end...])
    guard let mark = Mark(rawValue: String(decoding: name, as: UTF8.self)) else {
      throw .invalidMark(line: line, text: WordListParser.start(of: text))
    }
    marks[try WordChanges.word(String(decoding: text[..<end], as: UTF8.self), line: line)] = mark
  }

  /// Whether no word is marked.
  public var isEmpty: Bool { marks.isEmpty }

  /// The refused words, lower case, in alphabetical order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* marks, as for the other two.
  public var refused: [String] { words(marked: .refused).map { $0.description } }

  /// The words taken, lower case, in alphabetical order.
  public var accepted: [String] { words(marked: .accepted).map { $0.description } }

  /// The words never to be suggested, lower case, in alphabetical order.
  public var never: [String] { words(marked: .never).map { $0.description } }

  /// Returns the words with a mark, in alphabetical order.
  func words(marked mark: Mark) -> [Word] {
    var words: [Word] = []
    for (word, its) in marks where its == mark { words.append(word) }
    return words.sorted()
  }

  /// The text form, sorted by word; empty without marks.
  ///
  /// - Complexity: O(*n* log *n*) for *n* marks.
  public var text: String {
    var text = ""
    for word in marks.keys.sorted() {
      if let mark = marks[word] { text += "\(word)\t\(mark.rawValue)\n" }
    }
    return text
  }

  /// Returns a word as it is marked: in lower case, without accents.
  ///
  /// - Throws: ``WordChangesError`` if it cannot be a word.
  public static func spelling(of word: String) throws(WordChangesError) -> String { try self.word(word).description }

  /// Returns the mark of a word, in either case; nil if it has none.
  ///
  /// - Throws: ``WordChangesError`` if it cannot be a word.
  public func mark(of word: String) throws(WordChangesError) -> Mark? { marks[try WordChanges.word(word)] }

  /// Marks a word, in either case, instead of an earlier mark; nil takes its mark back.
  ///
  /// - Returns: the earlier mark.
  /// - Throws: ``WordChangesError`` if it cannot be a word.
  @discardableResult
  public mutating func mark(_ word: String, as mark: Mark?) throws(WordChangesError) -> Mark? {
    let word = try WordChanges.word(word)
    defer { marks[word] = mark }
    return marks[word]
  }

  /// Adds the marks of another set, which replace those of the same words.
  ///
  /// - Complexity: O(marks of the other).
  public mutating func merge(_ other: WordChanges) {
    for (word, mark) in other.marks { marks[word] = mark }
  }

  /// Parses a word.
  ///
  /// - Parameter line: where it is in a text, from 1.
  private static func word(_ text: String, line: Int? = nil) throws(WordChangesError) -> Word {
    let start = WordListParser.start(of: Array(text.utf8)[...])
    guard let (letters, word) = WordListParser.word(folding: text) else { throw .invalidWord(line: line, text: start) }
    guard Lexicon.validLengths ~= letters else { throw .wrongLength(line: line, text: start, letters: letters) }
    return word
  }
}

extension Lexicon {
  /// Returns this lexicon without the words that are marked as refused, and with those marked as accepted.
  ///
  /// Each word keeps its rarity, whether the list's own or supplied by ``rated(by:)``. An accepted word that the list
  /// lacked has the rarity that the other list gives it, or none. No accepted word is doubtful.
  ///
  /// - Throws: ``LexiconError/tooManyEdges``.
  /// - Complexity: O(letters of all words); O(1) if nothing changes.
  public func changed(by changes: WordChanges) throws(LexiconError) -> Lexicon {
    func isMissing(_ word: Word) -> Bool { !graph.contains((0..<word.count).lazy.map { word[$0] }) }
    let accepted = changes.words(marked: .accepted)
    let confirmed = confirmed.map { _ in accepted }
    var added = accepted.filter(isMissing)[...]
    var removed = changes.words(marked: .refused).filter { !isMissing($0) }[...]
    if added.isEmpty, removed.isEmpty {
      return Lexicon(
        graph: graph, wordCount: wordCount, rarities: rarities?.packed, others: rarities?.others, confirmed: confirmed)
    }

    var words: [Word] = []
    words.reserveCapacity(wordCount + added.count)
    // Those of the list itself; `kept` are those of the words that stay.
    let own = rarities?.packed?.unpacked()
    var kept: [UInt8?] = []
    var number = 0
    graph.forEachWord { word in
      while let next = added.first, next < word {
        words.append(next)
        if own != nil { kept.append(nil) }
        added = added.dropFirst()
      }
      if removed.first == word {
        removed = removed.dropFirst()
      } else {
        words.append(word)
        if let own { kept.append(own[number]) }
      }
      number += 1
    }
    words += added
    if own != nil { for _ in added { kept.append(nil) } }

    let changed = try WordGraphBuilder.graph(of: words)
    let packed = kept.contains { $0 != nil } ? PackedRarities(kept) : nil
    return Lexicon(
      graph: changed, wordCount: words.count, rarities: packed, others: rarities?.others, confirmed: confirmed)
  }
}

/// What can be wrong with a word that a player marks, or with a text of such words.
///
/// Lines are numbered from 1; they are nil for a word that is not from a text. Texts have at most 40 bytes.
public enum WordChangesError: DescribedError, Equatable, Sendable {
  /// Anything but letters.
  case invalidWord(line: Int?, text: String)
  /// A word of one letter or of more than 25.
  case wrongLength(line: Int?, text: String, letters: Int)
  /// A line whose word is followed by anything but one of the marks.
  case invalidMark(line: Int, text: String)
}

extension WordChangesError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidWord(let line, let text):
      "\(WordChangesError.place(line))\(text.quoted): a word must consist of the letters A to Z"
    case .wrongLength(let line, let text, let letters):
      """
      \(WordChangesError.place(line))\(text.quoted): a word must have \(Lexicon.validLengths.lowerBound) to \
      \(Lexicon.validLengths.upperBound) letters, not \(letters)
      """
    case .invalidMark(let line, let text):
      """
      line \(line), \(text.quoted): a line must be a word and, after a tab, one of these: \
      \(WordChanges.Mark.allCases.map { $0.rawValue }.joined(separator: ", "))
      """
    }
  }

  private static func place(_ line: Int?) -> String { line.map { "line \($0), " } ?? "" }
}
