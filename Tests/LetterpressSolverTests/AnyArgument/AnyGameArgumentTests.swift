import Foundation
import LetterpressSolver
import PlainSolver
import Testing

/// The public functions of letters, boards, tiles, moves and positions take any argument that their preconditions allow.
///
/// `Tests/public-functions.tsv` lists which function is tried where; a test of the documents holds the list to the sources.
struct AnyGameArgumentTests {
  private static let seeds = Array(0..<300 as Range<UInt64>)

  @Test(arguments: seeds)
  func letters(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let letter = any.letter()
    #expect(Letter(index: letter.index) == letter && Letter(ascii: letter.ascii) == letter)
    #expect(Letter(letter.uppercase) == letter && Letter(extendedGraphemeClusterLiteral: letter.uppercase) == letter)
    #expect(letter.description == String(letter.uppercase).lowercased())
    let other = any.letter()
    #expect((letter < other) == (letter.index < other.index))
    _ = (Letter(ascii: any.byte()), Letter(any.character()))

    let counts = any.letterCounts()
    #expect(counts.contains(LetterCounts()) && counts.union(any.letterCounts()).contains(counts))
    #expect(counts.total == Letter.all.reduce(0) { $0 + counts[$1] })
    let many = String(repeating: letter.description, count: any.one(of: [0, 1, 255, 256, 1000]))
    #expect(LetterCounts(many)?.total == min(many.count, 255))
    #expect(LetterCounts(stringLiteral: many) == LetterCounts(many))
    _ = LetterCounts(any.text())

    let set = any.letterSet()
    #expect(LetterSet(set.letters) == set && set.letters.allSatisfy { set.contains($0) })
    #expect(LetterSet(letter).letters == [letter])
  }

  @Test(arguments: seeds)
  func racksAndBoards(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let rack = any.rack()
    #expect(try Rack(parsing: rack.description) == rack)
    #expect(Rack(rack.description) == rack && Rack(stringLiteral: rack.description) == rack)
    #expect(rack.counts.total + rack.unreadableCount == rack.tiles.count)
    _ = (rack.canSpell(any.text()), Rack(any.text()), try? Rack(parsing: any.text()))
    let tiles = any.tiles(count: any.one(of: [0, 1, 24, 25, 26, 1000]))
    #expect((try? Rack(tiles)) == nil || Rack.validCounts ~= tiles.count)

    let board = any.board()
    #expect(try Board(parsing: board.description) == board)
    #expect(Board(board.description) == board && Board(stringLiteral: board.description) == board)
    #expect(try Board(board.letters) == board && Board { board[$0] } == board && Rack(board) == board.rack)
    #expect(board.unknownCount == board.rack.unreadableCount)
    #expect((try? Board(tiles)) == nil || tiles.count == Board.tileCount)
    _ = (Board(any.text()), try? Board(parsing: any.text()), Board.tile(named: any.text()))
    #expect(Board.random(using: &any.generator).unknownCount == 0 && Board.random().unknownCount == 0)
    #expect(Board.side * Board.side == Board.tileCount)

    let tile = any.tile()
    #expect(board[tile] == board[tile.index] && Board.tile(named: Board.name(of: tile.index)) == tile.index)
    #expect(Tile(tile.index) == tile && Tile(row: tile.row, column: tile.column) == tile)
    #expect(Tile(tile.description) == tile && Tile(stringLiteral: tile.description) == tile)
    #expect(Tile.all.contains(tile) && !(tile < tile))
    _ = Tile(any.text())
  }

  @Test(arguments: seeds)
  func tileSets(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let (set, other, tile) = (any.tileSet(), any.tileSet(), any.tile())
    #expect(TileSet(set.indices) == set && TileSet(set.tiles) == set && TileSet(bits: set.bits) == set)
    #expect(TileSet(set.description) == set && Array(set) == set.indices && set.isEmpty == (set == TileSet()))
    #expect(set.underestimatedCount == set.count && set.first == set.indices.first)
    var iterator = set.makeIterator()
    #expect(iterator.next() == set.first)
    #expect(set.union(other) == set | other && set.intersection(other) == set & other)
    #expect(set.subtracting(other) == set - other && set.symmetricDifference(other) == set ^ other && ~(~set) == set)
    #expect((set - set.interior).union(set.interior) == set && set.contains(tile) == set.contains(tile.index))
    // No index outside the board is in any set, not even where bits are shifted by it.
    for index in [any.integer(), any.integer(), any.integer()] where !(0..<Board.tileCount ~= index) {
      #expect(!TileSet.all.contains(index))
      var all = TileSet.all
      #expect(all.remove(index) == nil && all == .all)
    }
    var changed = set
    #expect(changed.insert(tile.index).inserted != set.contains(tile) && changed.update(with: tile.index) == tile.index)
    changed.formUnion(other)
    changed.formIntersection(set)
    changed.formSymmetricDifference(other)
    changed |= set
    changed -= other
    #expect(changed == (changed & ~other))
    _ = (set.neighbours, TileSet(any.text()))

    var owners = any.owners()
    owners.give(set, to: any.playerOrNone())
    #expect(try Owners(parsing: owners.description) == owners)
    #expect(
      owners[.red] == owners.red && owners[tile] == owners[tile.index] && owners[tile] == owners.player(of: tile.index))
    #expect(owners.unclaimed.count + owners.red.count + owners.blue.count == Board.tileCount)
    #expect(owners.defended.contains(tile) == owners.ownership(of: tile.index).isDefended)
    let index = any.integer()
    if !(0..<Board.tileCount ~= index) {
      #expect(owners.player(of: index) == nil && owners[index] == nil && owners.ownership(of: index) == .unclaimed)
    }
    _ = (owners.indifferentTurn, try? Owners(parsing: any.text()))
    let ownership = any.ownership()
    #expect((ownership.owner != nil) == (ownership.character != "."))
    #expect(!ownership.isDefended || ownership.character.isUppercase)
  }

  @Test(arguments: seeds)
  func movesAndPositions(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let move = any.move()
    #expect(move.placement?.word == move.word && move.tiles.count == move.placement?.tileNames.count ?? 0)
    if let parsed = Move(move.description) { #expect(Move(parsed.description) == parsed) }
    _ = (Move(any.text()), Placement(any.text()), any.placement().description)

    let lexicon = any.lexicon()
    let board = PreparedBoard(any.board(), lexicon: lexicon)
    var position = any.position(of: board.layout)
    #expect(try Position(parsing: position.description) == position)
    #expect(position.outcome?.winner == nil || position.owners.unclaimed.isEmpty || position.passCount == 2)
    #expect(position.score(of: any.player()) <= Board.tileCount && position.playedWords.count <= 3)
    let text = any.text()
    #expect(position.playedWord(forbidding: text) == nil || !position.playedWords.isEmpty)
    #expect((position.bestTiles(for: text) ?? []).allSatisfy { 0..<Board.tileCount ~= $0 })
    let before = position
    // Either of them may only change the position if it does not throw.
    do { try position.play(move, in: lexicon) } catch { #expect(position == before && !error.description.isEmpty) }
    position = before
    do { try position.play(move, on: board) } catch { #expect(position == before) }
    position = before
    do { try position.play(text, in: lexicon) } catch { #expect(position == before) }
    do { try position.play(text, on: board) } catch { #expect(!error.description.isEmpty) }
    _ = (try? Position(parsing: any.text()), Position(board: board.layout, turn: any.player()).outcome)
    _ = try? Position(
      board: board.layout, owners: any.owners(), turn: any.player(), playedWords: any.texts(upTo: 4),
      passCount: any.one(of: [0, 1, 2]))
    _ = try? Position(board: board.layout, owners: any.owners(), turn: any.player(), moves: any.texts(upTo: 4))
    let player = any.player()
    #expect(player.opponent != player && player.opponent.opponent == player)
    #expect(Outcome.win(player).winner == player && Outcome.draw.winner == nil)
  }

  /// Encodes and decodes a value, and decodes any text, as one value of JSON.
  private func stored<Value: Codable & Equatable>(_ value: Value, as type: Value.Type, or text: String) throws {
    #expect(try JSONDecoder().decode(type, from: try JSONEncoder().encode(value)) == value)
    for other in ["null", "1", "[]", String(decoding: try JSONEncoder().encode(text), as: UTF8.self)] {
      _ = try? JSONDecoder().decode(type, from: Data(other.utf8))
    }
  }

  @Test(arguments: seeds)
  func storing(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let (board, text) = (any.board(), any.text())
    try stored(any.position(of: board), as: Position.self, or: text)
    try stored(board, as: Board.self, or: text)
    try stored(any.owners(), as: Owners.self, or: text)
    try stored(any.rack(), as: Rack.self, or: text)
    try stored(any.tile(), as: Tile.self, or: text)
    try stored(any.tileSet(), as: TileSet.self, or: text)
    try stored(any.letter(), as: Letter.self, or: text)
    try stored(any.wordChanges(), as: WordChanges.self, or: text)
    try stored(any.one(of: [.draw, .win(any.player())]), as: Outcome.self, or: text)
    // A word that none can spell, or a tile that does not exist, is written, but not read.
    let placement = Placement("cab: A1 C2 B5") ?? any.placement()
    try stored(placement, as: Placement.self, or: text)
    try stored(any.one(of: [.pass, .play(placement)]), as: Move.self, or: text)
    _ = try JSONEncoder().encode(any.move())
  }

  @Test(arguments: seeds)
  func whatErrorsSay(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let (number, text, letter) = (any.integer(), any.text(), any.letter())
    let errors: [any DescribedError] = [
      IllegalMove.gameIsOver, IllegalMove.unknownWord(text), IllegalMove.wrongTileCount(number, word: text),
      IllegalMove.noSuchTile(number), IllegalMove.wrongLetter(tile: number, expected: letter),
      IllegalMove.missingLetters(text), IllegalMove.tileUsedTwice(number), IllegalMove.forbidden(text, by: any.text()),
      PositionError.invalidBoard(.wrongCount(number)), PositionError.wrongOwnerCount(number),
      PositionError.invalidOwner(any.character(), tile: number), PositionError.notDefended(tile: number),
      PositionError.invalidPlayer(text), PositionError.invalidWord(text), PositionError.wrongPartCount(number),
      PositionError.moveAfterTheEnd, PositionError.unknownOwners, PositionError.unknownTurn,
      BoardError.invalidCharacter(any.character(), position: number), BoardError.wrongCount(number),
      RackError.invalidCharacter(any.character(), position: number), RackError.wrongCount(number),
      FilterError.missingLetter(letter, wanted: number, available: any.integer()),
      FilterError.tooFewTiles(number, wanted: any.integer()), FilterError.unreadTile(number),
      FilterError.contradictoryTile(number), FilterError.avoidedTile(number, letter),
      LexiconError.unsupportedVersion(number), LexiconError.wrongSize(expected: number, got: any.integer()),
      LexiconError.wrongChecksum(expected: any.generator.next(), got: any.generator.next()), LexiconError.notALexicon,
      LexiconError.invalidGraph, LexiconError.invalidRarities, LexiconError.tooManyEdges, LexiconError.tooManyWords,
      WordListError.invalidCharacter(line: number, text: text), WordListError.invalidRarity(line: number, text: text),
      WordListError.notUTF8(line: number), WordChangesError.invalidWord(line: number, text: text),
      WordChangesError.wrongLength(line: nil, text: text, letters: number),
      WordChangesError.invalidMark(line: number, text: text),
    ]
    for error in errors { #expect(!error.description.isEmpty && error.localizedDescription == error.description) }
  }
}
