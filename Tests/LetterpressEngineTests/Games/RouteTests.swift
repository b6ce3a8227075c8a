import LetterpressHistory
import LetterpressSolver
import Testing

@testable import LetterpressEngine

/// Where a picture belongs among the games that are kept.
struct RouteTests {
  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let free = String(repeating: ".", count: 25)

  private let engine = Engine()

  private func known(
    _ owners: String? = free, _ turn: Player? = .red, letters: String = letters, played: [String] = []
  ) throws -> KnownPosition {
    try KnownPosition(letters: letters, owners: owners, turn: turn, played: played)
  }

  private func game(_ nodes: [KnownPosition], letters: [String] = [letters], current: Int? = nil) throws -> KeptGame {
    KeptGame(letters: try letters.map { try Board(parsing: $0) }, nodes: nodes, current: current ?? nodes.count - 1)
  }

  /// The positions of a game: an untouched board, after TETH, and after HAND.
  private func moves() throws -> [Position] {
    let start = try Position(parsing: "\(Self.letters) \(Self.free) red")
    let first = try engine.play(TypedMove(word: "teth", tiles: [0, 1, 4, 7]), in: start).after
    let second = try engine.play(TypedMove(word: "hand", tiles: [16, 17, 3, 20]), in: first).after
    return [start, first, second]
  }

  private func seen(_ position: Position) throws -> KnownPosition {
    try known(position.owners.description, position.turn)
  }

  @Test func aPictureOfAnotherBoardBeginsAGame() throws {
    let other = try known(letters: "ktvhrobdrbdlcytplewafzymb", played: ["trove"])
    let route = try engine.route(of: other, among: [try game([known()])])
    #expect(route.game == nil && route.parent == nil && route.node == nil && route.position == other)
    #expect(try engine.route(of: other, among: []).game == nil)
  }

  /// Letters never change during a game: all that were read in both pictures agree, at least 15 of them.
  @Test(arguments: [(15, true), (14, false)])
  func aGameIsRecognizedByFifteenLetters(count: Int, isSame: Bool) throws {
    let covered = Self.letters.prefix(count) + String(repeating: "?", count: 25 - count)
    let route = try engine.route(of: known(letters: String(covered)), among: [try game([known()])])
    #expect((route.game == 0) == isSame)
    let wrong = String(Self.letters.dropLast()) + "x"
    #expect(try engine.route(of: known(letters: wrong), among: [try game([known()])]).game == nil)
  }

  @Test func whatAGameHasShownIsGoneTo() throws {
    let moves = try moves()
    let nodes = moves.map { KnownPosition($0) }
    let route = try engine.route(
      of: try seen(moves[1]), among: [try game([known()], letters: ["ktvhrobdrbdlcytplewafzymb"]), try game(nodes)])
    // The first game has the same letters on its shown position.
    #expect(route.game == 0)
    let only = try engine.route(of: try seen(moves[1]), among: [try game(nodes)])
    #expect(only.node == 1 && only.parent == nil && only.position == nodes[1] && only.isSettled)
  }

  @Test func aPictureFollowsTheLatestPositionThatOneMoveLeadsFrom() throws {
    let moves = try moves()
    let nodes = moves.prefix(2).map { KnownPosition($0) }
    let route = try engine.route(of: try seen(moves[2]), among: [try game(nodes)])
    #expect(route.parent == 1 && route.node == nil)
    #expect(route.move?.player == .blue && route.move?.taken.indices == [3, 16, 17, 20])
    // Other words take the same tiles.
    #expect(route.move?.word == nil && !route.isSettled)
    #expect(route.position.played == ["teth"])
  }

  /// Most players give a picture at each turn of their own.
  @Test func twoMovesAreGuessed() throws {
    let moves = try moves()
    let nodes = [KnownPosition(moves[0])]
    let suggestions = [[Placement(word: "teth", tiles: [0, 1, 4, 7])]]
    let kept = KeptGame(letters: [moves[0].board], nodes: nodes, current: 0, suggestions: suggestions)
    let route = try engine.route(of: try seen(moves[2]), lastTiles: TileSet([16, 17, 3, 20]), among: [kept])
    #expect(route.parent == 0 && route.move == nil && !route.isSettled)
    let pair = try #require(route.pairs.first)
    #expect(pair.first.player == .red && pair.first.word == "teth" && pair.first.taken.indices == [0, 1, 4, 7])
    #expect(pair.second.player == .blue && pair.second.word == "hand")
    #expect(pair.ownersBetween == moves[1].owners && pair.second.taken.indices == [3, 16, 17, 20])
    // HAND is certain, as its tiles are shown. TETH is only a guess: whoever keeps the game decides whether it counts as played.
    #expect(route.position.played == ["hand"])
    #expect(try engine.route(of: try seen(moves[1]), among: [kept]).pairs.isEmpty)
  }

  /// People give pictures in the order of the game: what the latest one has shown was before this one, even if one move from an earlier
  /// position would explain it.
  @Test func aPictureFollowsTheLatestOneIfTwoMovesCan() throws {
    let moves = try moves()
    let nodes = moves.map { KnownPosition($0) }
    func route(of shown: Position, latest: [Int], among nodes: [KnownPosition]) throws -> Route {
      let kept = KeptGame(letters: [moves[0].board], nodes: nodes, current: nodes.count - 1, latest: latest)
      return try engine.route(of: try seen(shown), among: [kept])
    }
    // OUT is taken back by OUST. Together, HAND and OUST take what THOUSAND would.
    let out = try engine.play(TypedMove(word: "out", tiles: [18, 19, 15]), in: moves[2]).after
    let oust = try engine.play(TypedMove(word: "oust", tiles: [18, 19, 11, 15]), in: out).after
    #expect(try route(of: oust, latest: [], among: nodes).parent == 1)
    let later = try route(of: oust, latest: [2], among: nodes)
    #expect(later.parent == 2 && later.move == nil)
    #expect(
      later.pairs.allSatisfy { $0.second.player == .blue && TileSet([11, 15, 18, 19]).isSubset(of: $0.second.taken) })
    #expect(!later.pairs.isEmpty)
    // What nothing after the latest one explains follows any position.
    #expect(try route(of: moves[2], latest: [2], among: nodes.dropLast() + [KnownPosition(oust)]).parent == 1)
  }

  @Test func aPopUpNamesTheMove() throws {
    let moves = try moves()
    let shown = try known(moves[2].owners.description, moves[2].turn, played: ["hand"])
    let route = try engine.route(of: shown, among: [try game(moves.prefix(2).map { KnownPosition($0) })])
    #expect(route.move == SeenMove(player: .blue, word: "hand", taken: TileSet([3, 16, 17, 20])))
    // Three moves may explain the same.
    #expect(!route.isSettled && route.position.played == ["teth", "hand"])
    #expect(route.position.mover == .red)
  }

  @Test func theMoveTellsWhoseTurnItIs() throws {
    let moves = try moves()
    let shown = try known(moves[1].owners.description, nil)
    let route = try engine.route(of: shown, among: [try game([KnownPosition(moves[0])])])
    #expect(route.move?.player == .red && route.position.mover == .blue)
  }

  /// It is older than what is kept, so nothing that was played later counts as played before it.
  @Test func anEarlierPictureInheritsNoWords() throws {
    let moves = try moves()
    let route = try engine.route(of: known(), among: [try game([KnownPosition(moves[2])])])
    #expect(route.parent == 0 && route.move == nil && !route.isSettled)
    #expect(route.position.played.isEmpty)
    let named = try known(moves[1].owners.description, .blue, played: ["teth"])
    #expect(try engine.route(of: named, among: [try game([KnownPosition(moves[2])])]).position.played == ["teth"])
  }

  /// Red owns as many tiles as in the kept course of the game, but others, and blue cannot have taken them back.
  @Test func aPictureOfAnotherCourseOfTheGameInheritsNoWords() throws {
    let start = try known()
    let teth = try KnownPosition(engine.play(TypedMove(word: "teth", tiles: [0, 1, 4, 7]), in: start.position()).after)
    let hand = try KnownPosition(
      engine.play(TypedMove(word: "hand", tiles: [16, 17, 3, 20]), in: start.position()).after)
    let follows = try engine.route(of: hand.withoutWords(on: hand.board), among: [try game([start, teth])])
    #expect(follows.parent == 0 && follows.position.played.isEmpty)
  }

  /// The tiles are the same, but it is the other player's turn: there was a pass, or a word that took nothing.
  @Test func aPictureAfterAPassFollowsThePositionBeforeIt() throws {
    let nodes = try moves().map { KnownPosition($0) }
    let shown = try known(nodes[2].owners?.description, .blue)
    let route = try engine.route(of: shown, among: [try game(nodes)])
    #expect(route.parent == 2 && route.node == nil && route.position.played == ["teth", "hand"])
    #expect(route.move == SeenMove(player: .red, word: nil, taken: TileSet()))
  }

  @Test func aPictureThatDoesNotShowTheTurnShowsAKnownPosition() throws {
    let nodes = try moves().map { KnownPosition($0) }
    let route = try engine.route(of: try known(nodes[1].owners?.description, nil), among: [try game(nodes)])
    #expect(route.node == 1 && route.position == nodes[1])
  }

  @Test func aPictureThatShowsTheTurnFollowsThePositionWithoutIt() throws {
    let moves = try moves()
    let open = try known(moves[1].owners.description, nil, played: ["teth"])
    let route = try engine.route(of: seen(moves[1]), among: [try game([KnownPosition(moves[0]), open])])
    #expect(route.parent == 1 && route.move == nil && route.isSettled)
    #expect(route.position.mover == .blue && route.position.played == ["teth"])
  }

  /// The first picture of a position names no word, the second does.
  @Test func aPopUpNamesTheMoveToAKnownPosition() throws {
    let moves = try moves()
    let nodes = [KnownPosition(moves[0]), try seen(moves[1])]
    let shown = try known(moves[1].owners.description, .blue, played: ["teth"])
    let route = try engine.route(of: shown, among: [try game(nodes)])
    #expect(route.node == 1 && route.parent == nil && route.position.played == ["teth"])
    #expect(route.move == SeenMove(player: .red, word: "teth", taken: TileSet([0, 1, 4, 7])))
    // What the game knows already is not named again, nor is another word put in its place.
    for played in [["teth"], ["hetht"]] {
      let known = [nodes[0], try known(moves[1].owners.description, .blue, played: played)]
      let again = try engine.route(of: shown, among: [try game(known)])
      #expect(again.node == 1 && again.move == nil && again.position.played == played)
    }
    // Nothing is known of what came before the first position.
    let first = try engine.route(of: shown, among: [try game([nodes[1]])])
    #expect(first.node == 0 && first.move == SeenMove(player: .red, word: "teth", taken: TileSet()))
    #expect(first.position.played == ["teth"])
  }

  @Test func lettersAreKnownFromBeforeAndStayCorrected() throws {
    // D1 was read as M, and corrected to N; the new picture does not show A1 and reads D1 as before.
    let misread = "tejmtgzhhgpsmzpthaoudgbph"
    let kept = try game([known(letters: misread), known()], letters: [misread])
    let shown = try known("r........................", .blue, letters: "?" + misread.dropFirst())
    let route = try engine.route(of: shown, among: [kept])
    #expect(route.game == 0 && route.position.board.description == Self.letters)
  }

  @Test func wordsBetweenPositionsComeLikeliestFirst() throws {
    let moves = try moves()
    let between = try #require(
      engine.moves(from: KnownPosition(moves[1]), to: try seen(moves[2]), count: 1)?.moves)
    #expect(between.moveCounts == [1] && between.isComplete && between.words.contains { $0.word == "hand" })
    #expect(between.words.map(\.likelihood) == between.words.map(\.likelihood).sorted(by: >))
    // What blue did cannot be undone, and a word is not played twice.
    #expect(try engine.moves(from: seen(moves[2]), to: KnownPosition(moves[1])) == nil)
    #expect(!between.words.contains { $0.word == "teth" })
    #expect(try engine.moves(from: known(nil), to: KnownPosition(moves[1])) == nil)
  }

  /// In an unknown theme red is the player on the left, who may be blue elsewhere in the game: the tiles that both show tell.
  @Test func playersAreCalledAsInTheGame() throws {
    let moves = try moves()
    let nodes = moves.prefix(2).map { KnownPosition($0) }
    let picture = try seen(moves[2])
    let other = picture.exchangingPlayers
    let usual = try engine.route(of: picture, redIsLeft: true, among: [try game(nodes)])
    let exchanged = try engine.route(of: other, redIsLeft: true, among: [try game(nodes)])
    #expect(!usual.isExchanged && exchanged.isExchanged)
    #expect(exchanged.parent == 1 && exchanged.position == usual.position && exchanged.move == usual.move)
    #expect(exchanged.move?.player == .blue)
    // The same picture once more, and an earlier one whose theme is unknown.
    #expect(try engine.route(of: nodes[1].exchangingPlayers, redIsLeft: true, among: [try game(nodes)]).node == 1)
    let guessed = KeptGame(letters: [picture.board], nodes: nodes, current: 1, redIsLeft: true)
    #expect(try engine.route(of: other, among: [guessed]).isExchanged)
    // Between the colours of known themes there is no choice.
    #expect(try !engine.route(of: other, among: [try game(nodes)]).isExchanged)
  }
}
