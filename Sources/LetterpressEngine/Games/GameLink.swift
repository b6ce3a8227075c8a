package import LetterpressSolver

/// A whole game as the fragment of an address, without `#`: `game/LETTERS/OWNERS/red/WORDS/MOVES/CHECK`.
///
/// It has only characters that addresses, chats and mail programs leave alone. `_` stands for an unread letter, and for no
/// words or no moves; dots separate words and moves. A move is its tiles, `a` to `y` row by row, whose letters are its word;
/// `z` is a pass, and a number takes back that many moves, as in a game's text. The last part is a checksum of the others, so
/// that a link that was cut or mistyped is refused instead of showing another game.
package struct GameLink: Equatable, Sendable {
  package let text: String
  /// What it leaves out because it would be too long, as a sentence; nil if it is whole.
  package let omission: String?

  /// The most bytes of a link: some chats cut longer ones.
  package static let mostBytes = 8000

  /// Creates the link of a game. If it is too long, it first leaves out variations, then the earliest moves.
  ///
  /// - Parameter moves: unchecked.
  /// - Returns: nil if a move does not spell its word, or if earlier moves must be left out and are not legal.
  package init?(start: Position, moves: MoveTree, lexicon: Lexicon) {
    let steps = moves.steps
    let line = moves.line.map { moves.nodes[$0].move }
    guard let whole = GameLink.tokens(of: steps, on: start.board) else { return nil }
    let link = GameLink.text(start: start, tokens: whole[...])
    guard link.utf8.count > GameLink.mostBytes else {
      (text, omission) = (link, nil)
      return
    }
    let hasVariations = line.count < moves.nodes.count
    guard let tokens = GameLink.tokens(of: line.map { .move($0) }, on: start.board) else { return nil }
    let plain = GameLink.text(start: start, tokens: tokens[...])
    guard plain.utf8.count > GameLink.mostBytes else {
      (text, omission) = (plain, "The link leaves out the other lines.")
      return
    }
    // The words of moves that are left out would take as much as the moves did, so they are left out, too.
    var size = GameLink.text(start: start.withoutWords, tokens: tokens[...]).utf8.count
    var (position, count) = (start, 0)
    while size > GameLink.mostBytes, count < line.count {
      guard (try? position.play(line[count], in: lexicon)) != nil else { return nil }
      size -= tokens[count].utf8.count + 1
      count += 1
    }
    text = GameLink.text(start: position.withoutWords, tokens: tokens[count...])
    let first = count > 0 ? "the first \(counted(count, "move"))" : "the words played before"
    let parts = (hasVariations ? ["the other lines"] : []) + [first]
    omission = "The link leaves out \(parts.joined(separator: " and "))."
  }

  private static func text(start: Position, tokens: ArraySlice<String>) -> String {
    var parts = start.description.split(separator: " ").map { String($0) }
    if parts.count == 3 { parts.append("") }
    parts[0] = String(parts[0].map { $0 == "?" ? "_" : $0 })
    parts[3] = String(parts[3].map { $0 == "," ? "." : $0 })
    parts.append(tokens.joined(separator: "."))
    return checked(([prefix] + parts.map { $0.isEmpty ? nothing : $0 }).joined(separator: "/"))
  }

  /// Returns a link with its last part.
  package static func checked(_ text: String) -> String { text + "/" + check(of: text) }

  static let prefix = "game"
  private static let nothing = "_"

  /// Four letters that depend on all of a text.
  private static func check(of text: String) -> String {
    var hash = FNVHash(text.utf8).value
    let letters = (0..<4).map { _ in
      defer { hash /= 26 }
      return UInt8(ascii: "a") + UInt8(hash % 26)
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// Returns each step as it is written; nil if a move does not spell its word.
  private static func tokens(of steps: [MoveTree.Step], on board: Board) -> [String]? {
    var tokens: [String] = []
    for step in steps {
      switch step {
      case .back(let count): tokens.append("\(count)")
      case .move(.pass): tokens.append("z")
      case .move(.play(let placement)):
        guard !placement.tiles.isEmpty, spells(placement, on: board) else { return nil }
        tokens.append(String(decoding: placement.tiles.map { UInt8(ascii: "a") + UInt8($0) }, as: UTF8.self))
      }
    }
    return tokens
  }

  private static func spells(_ placement: Placement, on board: Board) -> Bool {
    placement.tiles.allSatisfy { 0..<Board.tileCount ~= $0 } && word(of: placement.tiles, on: board) == placement.word
  }

  /// Returns what tiles spell; nil if one of them is unread.
  private static func word(of tiles: [Int], on board: Board) -> String? {
    let letters = tiles.compactMap { board[$0] }
    return letters.count == tiles.count ? letters.map { $0.description }.joined() : nil
  }
}

// MARK: Parsing

extension GameTree {
  /// Parses a ``GameLink``, with or without `#` and escapes, and replays its game.
  ///
  /// - Returns: nil for a text that does not begin as such a link does.
  /// - Throws: ``GameLinkError``.
  package init?(link: String, lexicon: Lexicon) throws(GameLinkError) {
    guard let fragment = Fragment(link), fragment.text.utf8.starts(with: "\(GameLink.prefix)/".utf8) else { return nil }
    self = try GameLink.game(parsing: fragment.text, lexicon: lexicon)
  }
}

extension GameLink {
  /// Parses a link without `#` and escapes, and replays its game.
  fileprivate static func game(parsing text: String, lexicon: Lexicon) throws(GameLinkError) -> GameTree {
    guard text.utf8.count <= mostParsed else { throw .tooLong }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 7, parts[0] == prefix, check(of: parts.dropLast().joined(separator: "/")) == parts[6] else {
      throw .incomplete
    }
    let words = parts[4] == nothing ? "" : String(parts[4].map { $0 == "." ? "," : $0 })
    let letters = String(parts[1].map { $0 == "_" ? "?" : $0 })
    var game: GameTree
    do throws(PositionError) {
      game = GameTree(start: try Position(parsing: [letters, parts[2], parts[3], words].joined(separator: " ")))
    } catch {
      throw .incomplete
    }
    for token in parts[5] == nothing ? [] : parts[5].split(separator: ".", omittingEmptySubsequences: false) {
      try replay(Array(token.utf8), in: &game, lexicon: lexicon)
    }
    return game
  }

  /// Longer links are made by nobody.
  private static let mostParsed = 2 * mostBytes

  private static func replay(
    _ token: [UInt8], in game: inout GameTree, lexicon: Lexicon
  ) throws(GameLinkError) {
    if let count = Int(String(decoding: token, as: UTF8.self)) {
      guard count > 0, game.takeBack(count) == nil else { throw .incomplete }
      return
    }
    var move = Move.pass
    if token != [UInt8(ascii: "z")] {
      let tiles = token.map { Int($0) - Int(UInt8(ascii: "a")) }
      guard !tiles.isEmpty, tiles.allSatisfy({ 0..<Board.tileCount ~= $0 }),
        let word = word(of: tiles, on: game.start.board)
      else { throw .incomplete }
      move = .play(Placement(word: word, tiles: tiles))
    }
    do throws(IllegalMove) {
      try game.play(move, in: lexicon)
    } catch {
      throw .illegal(error)
    }
    guard game.moves.count <= GameTree.mostMoves else { throw .tooLong }
  }
}

/// Why a link is not a game.
package enum GameLinkError: Error, Equatable, Sendable {
  /// A link that was cut or changed.
  case incomplete
  /// More bytes than any link has.
  case tooLong
  /// A move that may not be made here: the word lists differ.
  case illegal(IllegalMove)
}

extension GameLinkError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .incomplete: "This link is not complete. Copy all of it, or ask for a new one."
    case .tooLong: "This link is too long to be one of a game."
    case .illegal(let error):
      "This link's game has a move that is not allowed here: \(TypedMove.Refusal.illegal(error).sentence)"
    }
  }
}

extension Position {
  /// The same without what was played before, nor passes.
  fileprivate var withoutWords: Position { Position(board: board).with(owners, turn: turn) }
}
