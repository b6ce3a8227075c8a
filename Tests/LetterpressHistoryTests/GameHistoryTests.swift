import Foundation
@testable import LetterpressHistory
@testable import LetterpressSolver
import PlainSolver
import Testing

struct GameHistoryTests {
  private let letters: Board = "ktvhrobdrbdlcytplewafzymb"

  private func snapshot(_ owners: String, _ turn: Player?, _ board: Board? = nil) throws -> GameSnapshot {
    GameSnapshot(board: board ?? letters, owners: try Owners(parsing: owners), turn: turn)
  }

  /// The positions of a game between two levels.
  private func levelGame(seed: UInt64) throws -> [Position] {
    var boards = RandomBoards(seed: seed)
    let board = PreparedBoard(boards.next())
    let players = [Level.beginner, .casual].map { LevelPlayer($0, on: board, seed: seed) }
    var positions = [Position(board: board.layout)]
    while positions[positions.count - 1].outcome == nil, positions.count < 60 {
      var position = positions[positions.count - 1]
      try position.play(try #require(players[positions.count % 2].move(in: position)), on: board)
      positions.append(position)
    }
    return positions
  }

  @Test(arguments: Cases.few(4, of: 0..<20 as Range<UInt64>))
  func ordersPicturesByTheirTiles(seed: UInt64) throws {
    let game = try levelGame(seed: seed)
    // Only one of successive positions with the same free tiles, as tiles do not order those.
    var positions: [Position] = []
    for position in game where position.owners.unclaimed != positions.last?.owners.unclaimed {
      positions.append(position)
    }
    var generator = SeededGenerator(seed: seed)
    let given = (positions + positions).shuffled(using: &generator)
    let games = GameHistory.games(
      in: given.map {
        GameSnapshot(board: $0.board, owners: $0.owners, turn: $0.outcome == nil ? $0.turn : nil)
      })
    let history = try #require(games.first)
    #expect(games.count == 1)
    #expect(history.moments.map { $0.snapshot.owners } == positions.map { $0.owners })
    #expect(history.moments.allSatisfy { $0.pictures.count == 2 && $0.isSurelyLater })
    #expect(history.pictures == Array(given.indices))
    #expect(given[history.lastPicture] == positions.last)
  }

  @Test func sortsPicturesIntoGames() throws {
    let other: Board = "tejntgzhhgpsmzpthaoudgbph"
    let none = String(repeating: ".", count: 25)
    let games = GameHistory.games(in: [
      try snapshot(none, .red, other), try snapshot(none, .blue), try snapshot("rr" + none.dropLast(2), .blue, other),
      try snapshot(none, .blue),
    ])
    #expect(games.map { $0.board } == [other, letters])
    #expect(games.map { $0.pictures } == [[0, 2], [1, 3]])
    #expect(games.map { $0.moments.count } == [2, 1])
    #expect(games.map { $0.lastPicture } == [2, 3])
    #expect(GameHistory.games(in: []).isEmpty)
  }

  @Test func lettersMissingInOnePictureComeFromAnother() throws {
    let none = String(repeating: ".", count: 25)
    let games = GameHistory.games(in: [
      try snapshot(none, .red, "?tvhrobdrbdlcytplewafzym?"), try snapshot("rr" + none.dropLast(2), .blue, letters),
      try snapshot(none, nil, "k?vhrobdrbdlcytplewafzymb"),
    ])
    #expect(games.map { $0.board } == [letters])
    #expect(games[0].moments.map { $0.pictures } == [[0, 2], [1]])
    #expect(games[0].moments[0].snapshot.turn == .red)
    // Half of the letters are not enough to identify a board.
    #expect(
      GameHistory.games(in: [
        try snapshot(none, .red, "ktvhrobdrbdl?????????????"), try snapshot(none, .red),
      ]).count == 2)
  }

  @Test func anotherTurnIsAnotherMoment() throws {
    let owners = "rb......................."
    let games = GameHistory.games(in: [try snapshot(owners, .red), try snapshot(owners, .blue)])
    #expect(games[0].moments.map { $0.pictures } == [[0], [1]])
    #expect(games[0].moments.map { $0.isSurelyLater } == [true, false])
  }

  @Test func ordersPicturesWithAsManyTilesByTheFewestMoves() throws {
    // Red takes two tiles, then blue takes one of them back.
    let first = try snapshot("rrrbbb...................", .red)
    let second = try snapshot("rrrrrb...................", .blue)
    let third = try snapshot("rrrbrb...................", .red)
    for order in [[first, second, third], [second, first, third], [third, first, second]] {
      let history = try #require(GameHistory.games(in: order).first)
      #expect(history.moments[1].snapshot == second)
      #expect(history.moments.map { $0.isSurelyLater } == [true, false, false])
    }
  }

  /// In a picture of an unknown theme, red is the player on the left, who is blue in the others.
  @Test(arguments: [nil, .blue] as [GameSnapshot.LeftPlayer?])
  func playersAreCalledWhatTheLastPictureCallsThem(left: GameSnapshot.LeftPlayer?) throws {
    var known = [
      try snapshot("rrbb.....................", .red), try snapshot("rrrbbbrbrr...............", .blue),
      try snapshot("rrrbbbrbrrbbr............", .blue),
    ]
    for index in known.indices { known[index].left = left }
    var tinted = known.map { $0.exchangingPlayers }
    for index in tinted.indices { tinted[index].left = left == nil ? nil : .calledRed }
    // The same position twice.
    let same = try #require(GameHistory.games(in: [known[1], tinted[1]]).first)
    #expect(same.moments.map { $0.pictures } == (left == nil ? [[0], [1]] : [[0, 1]]))
    guard left != nil else { return }
    let first = try #require(GameHistory.games(in: [tinted[0], known[1], known[2]]).first)
    #expect(first.moments.map { $0.snapshot.owners } == known.map { $0.owners })
    #expect(first.moments.map { $0.snapshot.turn } == known.map { $0.turn })
    let last = try #require(GameHistory.games(in: [known[0], known[1], tinted[2]]).first)
    #expect(last.moments.map { $0.snapshot.owners } == tinted.map { $0.owners })
    #expect(last.moments.map { $0.snapshot.turn } == tinted.map { $0.turn })
  }

  /// Two phones show a game's players on different sides, and two themes may be taken for others.
  @Test func ofPlayersOnOtherSidesTheTilesSayWhoIsWho() throws {
    var (one, other) = (
      try snapshot("rrrbbbrbrrbbbrr..........", .red), try snapshot("rrrbbbrrrrbbbrrrr........", .blue)
    )
    (one.left, other.left) = (.red, .blue)
    let game = try #require(GameHistory.games(in: [one, other]).first)
    #expect(game.moments.map { $0.snapshot.owners } == [one.owners, other.owners])
    let exchanged = other.exchangingPlayers
    #expect(exchanged.left == .red)
    var misread = exchanged
    misread.left = .blue
    #expect(
      try #require(GameHistory.games(in: [one, misread]).first).moments.map { $0.snapshot.owners }
        == [one.exchangingPlayers.owners, misread.owners])
  }

  @Test func keepsTheOrderOfManyPicturesWithAsManyTiles() throws {
    let snapshots = (0..<100).map { number in
      let red = TileSet((0..<7).filter { number >> $0 & 1 != 0 })
      return GameSnapshot(
        board: letters, owners: Owners(red: red, blue: TileSet(0..<7).subtracting(red)), turn: nil)
    }
    let history = try #require(GameHistory.games(in: snapshots).first)
    #expect(history.moments.map { $0.pictures } == (0..<100).map { [$0] })
  }

  // MARK: Whatever the arguments are

  @Test(arguments: Cases.few(60, of: 0..<200 as Range<UInt64>))
  func everyPictureBelongsToOneGame(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let (first, second) = (any.board(), any.board())
    let snapshots = (0..<Int.random(in: 0...8, using: &any.generator)).map { _ in
      GameSnapshot(
        board: any.one(of: [first, first, second]), owners: any.owners(), turn: any.playerOrNone(),
        lastWord: any.bool() ? nil : any.text())
    }
    let games = GameHistory.games(in: snapshots)
    #expect(games.flatMap { $0.pictures }.sorted() == Array(snapshots.indices))
    for game in games {
      let board = PreparedBoard(game.board, lexicon: any.lexicon())
      let counts = any.range()
      let moves = game.inferredMoves(
        on: board, given: any.texts(upTo: 3), playedBefore: any.texts(upTo: 3),
        moveCounts: max(counts.lowerBound, 1)...max(counts.upperBound, 1))
      #expect(moves.count == game.moments.count - 1 && game.pictures.contains(game.lastPicture))
      let played = game.playedWords(moves)
      #expect(Set(played).count == played.count && Set(moves.flatMap { $0.certainWords }).isSubset(of: played))
    }
  }

  @Test(arguments: [1...Int.max, 3...Int.max, 49...60, 51...51, Int.max...Int.max] as [ClosedRange<Int>])
  func inferenceConsidersNoMoreMovesThanAGameHas(counts: ClosedRange<Int>) throws {
    let letters: Board = "tejntgzhhgpsmzpthaoudgbph"
    let snapshots = try ["", "rr"].map { text in
      try snapshot(text + String(repeating: ".", count: Board.tileCount - text.count), nil, letters)
    }
    let game = try #require(GameHistory.games(in: snapshots).first)
    let moves = game.inferredMoves(on: PreparedBoard(letters), moveCounts: counts)
    #expect(moves.count == 1)
    #expect(moves[0].moveCounts.allSatisfy { counts.contains($0) && $0 <= GameHistory.mostMoveCount })
    #expect(moves[0].moveCounts.isEmpty == (counts.lowerBound > GameHistory.mostMoveCount))
  }

  @Test func aStoredSnapshotComesBack() throws {
    let snapshot = GameSnapshot(
      board: "tejntgzhhgpsmzpthaoudgbph", owners: Owners(red: [0]), turn: nil, lastWord: "hog")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(snapshot)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"board":"tejntgzhhgpsmzpthaoudgbph","lastWord":"hog","owners":"r........................"}"#)
    #expect(try JSONDecoder().decode(GameSnapshot.self, from: data) == snapshot)
  }
}
