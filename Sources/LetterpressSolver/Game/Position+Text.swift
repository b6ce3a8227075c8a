extension Position {
  /// Parses the line that ``description`` prints: `LETTERS OWNERS PLAYER WORD,WORD,…`.
  ///
  /// The letters are as in ``Board/init(parsing:)``, the owners as in ``Owners/init(parsing:)``, followed by the player
  /// to move and, if there are any, the words played, in order, with a `-` for each pass.
  ///
  /// - Throws: ``PositionError``.
  /// - Complexity: O(characters).
  public init(parsing line: String) throws(PositionError) {
    let parts = line.split { Position.separators.contains($0) }.map { String($0) }
    guard 3...4 ~= parts.count else { throw .wrongPartCount(parts.count) }
    let board: Board
    do throws(BoardError) {
      board = try Board(parsing: parts[0])
    } catch {
      throw .invalidBoard(error)
    }
    let owners = try Owners(parsing: parts[1])
    let name = Word(parsing: parts[2])?.description
    guard let turn = name.flatMap({ Player(rawValue: $0) }) else { throw .invalidPlayer(parts[2]) }
    let moves = parts.count == 4 ? parts[3].split(separator: ",", omittingEmptySubsequences: false) : []
    try self.init(board: board, owners: owners, turn: turn, moves: moves.map { String($0) })
  }

  /// Creates a position after moves as ``description`` writes them: words in either case, and a `-` for each pass.
  ///
  /// - Throws: ``PositionError/invalidWord(_:)``, ``PositionError/moveAfterTheEnd``.
  public init(board: Board, owners: Owners, turn: Player, moves: [String]) throws(PositionError) {
    var words: [String] = []
    var passCount = 0
    for move in moves {
      guard passCount < Sides.passesThatEnd else { throw .moveAfterTheEnd }
      if move == Position.passSymbol {
        passCount += 1
      } else {
        words.append(move)
        passCount = 0
      }
    }
    try self.init(board: board, owners: owners, turn: turn, playedWords: words, passCount: passCount)
  }

  /// Creates a position whose owners or turn may be unknown.
  ///
  /// - Throws: ``PositionError/unknownOwners``, ``PositionError/unknownTurn`` unless it does not matter whose turn it
  ///   is (see ``Owners/indifferentTurn``), ``PositionError/invalidWord(_:)``, ``PositionError/moveAfterTheEnd``.
  package init(board: Board, owners: Owners?, turn: Player?, moves: [String]) throws(PositionError) {
    guard let owners else { throw .unknownOwners }
    guard let turn = turn ?? owners.indifferentTurn else { throw .unknownTurn }
    try self.init(board: board, owners: owners, turn: turn, moves: moves)
  }

  private static let separators: [Character] = [" ", "\t", "\n", "\r", "\r\n"]

  private static let passSymbol = "-"
}

extension Position: CustomStringConvertible {
  /// One line: `LETTERS OWNERS PLAYER WORD,WORD,…`, with a `-` for each pass since the last word.
  public var description: String {
    let moves = playedWords + Array(repeating: Position.passSymbol, count: passCount)
    let parts = [board.description, owners.description, turn.rawValue, moves.joined(separator: ",")]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// What can be wrong with a position that was typed or read from a screenshot.
public enum PositionError: DescribedError, Equatable, Sendable {
  /// Letters that do not form a board.
  case invalidBoard(BoardError)
  /// A number of owners other than 25.
  case wrongOwnerCount(Int)
  /// A character that is not an owner, and its tile's index.
  case invalidOwner(Character, tile: Int)
  /// An upper-case owner whose neighbours are not all the same player's.
  case notDefended(tile: Int)
  /// Neither `red` nor `blue`.
  case invalidPlayer(String)
  /// A played word with characters other than A–Z, or with fewer than 2 or more than 25 of them.
  case invalidWord(String)
  /// A played word that the board has not the letters for, even if each unread tile may have any letter.
  case unspellableWord(String)
  /// A line with other than three or four parts.
  case wrongPartCount(Int)
  /// A move after the second pass in a row.
  case moveAfterTheEnd
  /// It is unknown who owns which tile.
  case unknownOwners
  /// It is unknown whose turn it is.
  case unknownTurn
}

extension PositionError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidBoard(let error): error.description
    case .wrongOwnerCount(let count):
      "\(counted(count, "owner")): give 25, one for each tile, as in rb.rR..rbrbbr.bBbrbbb.rb."
    case .invalidOwner(let character, let tile):
      "tile \(Board.nameOrNumber(of: tile)): \(character.quoted) is not an owner: use . for nobody, r for red, b for blue"
    case .notDefended(let tile):
      "tile \(Board.nameOrNumber(of: tile)) is marked as defended, but not all its neighbours belong to the same player"
    case .invalidPlayer(let name): "\(name.quoted) is not a player: use red or blue"
    case .invalidWord(let word): "\(word.quoted) is not a word: use 2 to 25 letters A–Z"
    case .unspellableWord(let word):
      "\(word.shortened) cannot have been played, because the board lacks its letters: correct the word or the board"
    case .wrongPartCount(let count):
      "a position has 3 or 4 parts, not \(count): LETTERS OWNERS PLAYER and the words played, separated by commas"
    case .moveAfterTheEnd: "no move can follow two passes in a row, which end the game"
    case .unknownOwners:
      "cannot tell who owns which tile: give 25 owners, row by row: . for nobody, r for red, b for blue"
    case .unknownTurn: "cannot tell whose turn it is: give red or blue"
    }
  }
}
