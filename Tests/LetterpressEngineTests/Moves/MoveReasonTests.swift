import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressEngine

struct MoveReasonTests {
  private let midgame: HandmadeReport

  init() throws {
    midgame = try HandmadeReport(HandmadeReport.midgame, words: ["hog", "the", "mash", "at", "dog"])
  }

  private static func letters(_ text: String) -> [Letter] { text.compactMap { Letter($0) } }

  private func reason(
    _ report: HandmadeReport, _ moves: [RankedMove], of count: Int = 1000, criteria: MoveCriteria = MoveCriteria(),
    _ wording: Wording = .terminal
  ) -> String {
    MoveReason(
      report: report.report(moves, of: count),
      board: PreparedBoard(report.position.board, lexicon: report.lexicon), criteria: criteria
    ).sentence(wording)
  }

  @Test func saysWhatAMoveTakes() throws {
    let move = try midgame.move("hog: D2 D4 A2", .lead(1))
    #expect(reason(midgame, [move]) == "Play hog: it takes 2 blue tiles and 1 free one.")
    #expect(reason(midgame, [try midgame.move("at: C4 A1", .lead(1))]) == "Play at: it takes no tiles.")
  }

  @Test func saysThatMostTilesAreTheGoal() throws {
    let moves = [
      try midgame.move("hog: D2 D4 A2", .lead(1), chance: 0.3),
      try midgame.move("dog: A5 D4 A2", .lead(1), chance: 0.3),
    ]
    let sentence = "it takes 2 blue tiles and 1 free one."
    #expect(reason(midgame, moves, criteria: MoveCriteria(goal: .tiles)) == "Play hog for the most tiles: " + sentence)
    #expect(reason(midgame, moves).hasSuffix("It is a close call: dog is about as good."))
  }

  @Test func saysThatThePositionIsPoor() throws {
    let behind = try midgame.move("hog: D2 D4 A2", .lead(-6), chance: 0.19)
    #expect(
      reason(midgame, [behind]) == "Play hog: red is well behind (19% to win); it takes 2 blue tiles and 1 free one.")
    let level = try midgame.move("hog: D2 D4 A2", .lead(-6), chance: 0.2)
    #expect(reason(midgame, [level]) == "Play hog: it takes 2 blue tiles and 1 free one.")
    let lost = try midgame.move("hog: D2 D4 A2", .seemsToLose(plies: 4), chance: 0.05)
    #expect(
      reason(midgame, [lost])
        == "Play hog: red looks losing within 4 turns, whatever it plays (not proven); it takes 2 blue tiles and 1 free one."
    )
  }

  /// A poor position is no reason to pass.
  @Test func passesBecauseNothingIsBetter() throws {
    let pass = try midgame.move("", .lead(-6), chance: 0.1)
    #expect(reason(midgame, [pass]) == "Pass: no move searched is expected to do better.")
  }

  @Test func saysWhatBecomesDefendedAndWhatNoLongerIs() throws {
    let corner = try HandmadeReport(
      "xxxxxxxxxxxxxxtxxaxxcxxxx bbb..bbbbbbbbbbrrbbbrrbbb red", words: ["cat"])
    let cornerMove = try corner.move("cat: A5 C4 E3", .lead(0))
    #expect(
      reason(corner, [cornerMove])
        == "Play cat: it takes 1 blue tile; blue's C3 and D4 are no longer defended.")
    let edge = try HandmadeReport(
      "xtxxxaxxxxcxxxxxxxxxxxxxx r.bbbr.bbbr.bbb.....rrrrr red", words: ["act"])
    #expect(
      reason(edge, [try edge.move("act: A2 A3 B1", .lead(0))])
        == "Play act: it takes 1 free tile, and defends 1 tile (the corner A1).")
  }

  /// Beside a board, tiles need no names, and words are in capitals.
  @Test func aPageNamesNoTiles() throws {
    let corner = try HandmadeReport(
      "txxxxxxxxxxxxxtxxaxxcxxxx bbb..bbbbbbbbbbrrbbbrrbbb red", words: ["cat"])
    let names = PlayerNames(red: "green", blue: "orange")
    let inner = try corner.move("cat: A5 C4 E3", .lead(0))
    #expect(
      reason(corner, [inner], .page(names))
        == "Play CAT: it takes 1 orange tile; 2 of orange's tiles are no longer defended.")
    #expect(
      reason(corner, [inner], .page(PlayerNames(red: "green", blue: "orange", you: .blue)))
        == "Expect CAT: it takes 1 of your tiles; 2 of your tiles are no longer defended.")
    // A computer is called by its level, which does not stand before tiles as a colour does.
    #expect(
      reason(corner, [inner], .page(PlayerNames(red: "red", blue: "Casual", you: .red)))
        == "Play CAT: it takes 1 of Casual's tiles; 2 of Casual's tiles are no longer defended.")
    let opened = try HandmadeReport("txxxxaxxxxcxxxxxxxxxxxxxx bb...b................... red", words: ["ca"])
    #expect(
      reason(opened, [try opened.move("ca: A3 A2", .lead(0))], .page(names))
        == "Play CA: it takes 1 orange tile and 1 free one; this opens orange's corner.")
    let edge = try HandmadeReport(
      "xtxxxaxxxxcxxxxxxxxxxxxxx r.bbbr.bbbr.bbb.....rrrrr red", words: ["act"])
    #expect(
      reason(edge, [try edge.move("act: A2 A3 B1", .lead(0))], .page(names))
        == "Play ACT: it takes 1 free tile, and defends 1 tile (a corner).")
  }

  @Test func aPageSpeaksToThePlayer() throws {
    let hog = "hog: D2 D4 A2"
    let own = Wording.page(PlayerNames(red: "green", blue: "orange", you: .red))
    func sentence(_ moves: [RankedMove]) -> String { reason(midgame, moves, own) }
    let deed = "it takes 2 orange tiles and 1 free one."
    #expect(sentence([try midgame.move(hog, .lead(-6), chance: 0.1)]) == "Play HOG: you are well behind; \(deed)")
    #expect(
      sentence([try midgame.move(hog, .seemsToLose(plies: 4), chance: 0.02)])
        == "Play HOG: you are likely to lose; \(deed)")
    #expect(
      sentence([try midgame.move(hog, .seemsToWin(plies: 5), chance: 0.96)])
        == "Play HOG: it is likely to win, and takes 2 orange tiles and 1 free one.")
    let rivals = [try midgame.move(hog, .lead(1)), try midgame.move("dog: A5 D4 A2", .lead(1))]
    #expect(sentence(rivals) == "Play HOG: \(deed) It is a close call: DOG is about as good.")
    let over = try HandmadeReport("xxxxxxxxxxxxxxxxxxxxxxxxx r........................ red -,-", words: ["cat"])
    #expect(reason(over, [], own) == "The game is over: you won 1 to 0.")
    let danger = try HandmadeReport(
      "oxcatrxxxxxxxxxxxxxxxxxxx ..rrrbbbbbbbbbbbrrrrrrrrr red", words: ["ox", "cat", "or"])
    #expect(
      reason(danger, [try danger.move("cat: C1 D1 E1", .lead(1))], .page(PlayerNames(you: .blue)))
        == "Expect CAT: it takes no tiles; you can then win at once with OX.")
    let prevention = try danger.move("or: A1 A2", .lead(1))
    #expect(
      reason(danger, [prevention], .page(PlayerNames(you: .blue))).hasPrefix(
        "Expect OR: it stops you from winning at once with OX, and takes 1 of your tiles and 1 free one;"))
  }

  @Test func saysThatTheGameEnds() throws {
    let game = try HandmadeReport("catsxxxxxxxxxxxxxxxxxxxxx b...bbbbbbbbbbrrrrrrrrrrr red", words: ["cats", "ats"])
    #expect(
      reason(game, [try game.move("ats: B1 C1 D1", .wins(plies: 1))])
        == "Play ats: it finishes the game and wins 14 to 11.")
    let behind = try HandmadeReport("catsxxxxxxxxxxxxxxxxxxxxx b...bbbbbbbbbbbbrrrrrrrrr red", words: ["ats"])
    #expect(
      reason(behind, [try behind.move("ats: B1 C1 D1", .loses(plies: 1))])
        == "Play ats: it loses within 1 turn; it finishes the game and loses 12 to 13.")
  }

  @Test func saysWhatIsProven() throws {
    let moves = [
      try midgame.move("hog: D2 D4 A2", .wins(plies: 3)), try midgame.move("at: C4 A1", .lead(-3)),
    ]
    #expect(
      reason(midgame, moves)
        == "Play hog: it wins by force within 3 turns by this word list, and takes 2 blue tiles and 1 free one.")
  }

  @Test(arguments: [
    (4, 2, 2, "every move loses, and this one lasts longest (4 turns)"),
    (4, 4, 2, "every move loses, this one within 4 turns"),
    (4, 2, 3, "every move searched loses, and this one lasts longest (4 turns)"),
  ])
  func saysThatEveryMoveLosesOnlyIfAllWereSearched(first: Int, second: Int, count: Int, text: String) throws {
    let moves = [
      try midgame.move("hog: D2 D4 A2", .loses(plies: first)), try midgame.move("at: C4 A1", .loses(plies: second)),
    ]
    #expect(
      reason(midgame, moves, of: count) == "Play hog: \(text); it takes 2 blue tiles and 1 free one.")
    let others = reason(midgame, moves, of: count, criteria: MoveCriteria(avoiding: LetterSet(Self.letters("z"))))
    #expect(others.contains("every move searched loses"))
  }

  @Test func saysThatAMoveLosesThoughOthersMayNot() throws {
    let moves = [try midgame.move("hog: D2 D4 A2", .loses(plies: 2)), try midgame.move("at: C4 A1", .lead(-3))]
    #expect(reason(midgame, moves).hasPrefix("Play hog: it loses within 2 turns; it takes"))
  }

  @Test func saysThatTheOpponentCanNoLongerWinAtOnce() throws {
    // Blue has 11 tiles and could take the last two with OX, unless a played word rules it out.
    let game = "oxcatrxxxxxxxxxxxxxxxxxxx ..rrrbbbbbbbbbbbrrrrrrrrr red"
    let effects = "takes 1 blue tile and 1 free one; blue's A3 is no longer defended."
    let open = try HandmadeReport(game, words: ["ox", "or"])
    let openMove = try open.move("or: A1 A2", .lead(1))
    #expect(reason(open, [openMove]) == "Play or: it stops blue from winning at once with ox, and \(effects)")
    let forbidden = try HandmadeReport("\(game) oxx", words: ["ox", "or"])
    let forbiddenMove = try forbidden.move("or: A1 A2", .lead(1))
    #expect(reason(forbidden, [forbiddenMove]) == "Play or: it \(effects)")
  }

  @Test func saysThatTheOpponentCanWinAtOnce() throws {
    let game = try HandmadeReport("oxcatrxxxxxxxxxxxxxxxxxxx ..rrrbbbbbbbbbbbrrrrrrrrr red", words: ["ox", "cat"])
    #expect(
      reason(game, [try game.move("cat: C1 D1 E1", .lead(1))])
        == "Play cat: it takes no tiles; blue can then win at once with ox.")
  }

  @Test func saysThatNoWordCanBePlayed() throws {
    let empty = try HandmadeReport("xxxxxxxxxxxxxxxxxxxxxxxxx rb....................... red", words: ["cat"])
    let pass = try empty.move("", .lead(0))
    #expect(reason(empty, [pass]) == "Pass: no word can be played.")
    #expect(reason(empty, [pass], criteria: MoveCriteria(isSafe: true)) == "Pass: no word can be played.")
    for (owners, played, verdict, end) in [
      ("rb", "", Verdict.draws, ": after two passes the game ends, which draws 1 to 1."),
      ("rrb", "", .wins(plies: 2), ": after two passes the game ends, which wins 2 to 1."),
      (".bb", " -", .loses(plies: 1), ": this ends the game and loses 0 to 2."),
    ] {
      let line = "\(String(repeating: "x", count: 25)) \(owners)\(String(repeating: ".", count: 25 - owners.count)) red"
      let empty = try HandmadeReport(line + played, words: ["cat"])
      #expect(reason(empty, [try empty.move("", verdict)]) == "Pass: no word can be played" + end)
    }
  }

  /// The words are HOG, THE, MASH, AT and DOG, each with a rarity; HOG has been played.
  @Test(arguments: [
    ("dogs", "", nil, false), ("dog", "", nil, true), ("gho", "", nil, false), ("", "dae", nil, false),
    ("", "de", nil, true), ("h", "em", nil, false), ("", "", 9, false), ("", "", 10, true), ("", "z", nil, true),
  ])
  func saysThatNoWordFitsOnlyIfNoneDoes(must: String, avoid: String, rarity: Int?, hasWord: Bool) throws {
    let criteria = MoveCriteria(
      containing: LetterCounts(Self.letters(must)), avoiding: LetterSet(Self.letters(avoid)), maximumRarity: rarity)
    let game = try HandmadeReport(
      "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red hog",
      words: ["hog\t10", "the\t20", "mash\t20", "at\t10", "dog\t35"])
    let text =
      hasWord
      ? "Pass: no move searched is expected to do better."
      : "Pass: no word meets your conditions."
    // Only one move was requested, though there may be others.
    #expect(reason(game, [try game.move("", .lead(0))], criteria: criteria) == text)
  }

  /// The board has four tiles with an H, one with an O and three with a G.
  @Test(arguments: [
    ([18], [], true), ([18], [5], true), ([18], [5, 9, 21], false), ([3], [], false), ([], [7, 8, 16], true),
    ([], [7, 8, 16, 24], false),
  ])
  func saysThatNoWordFitsTheTilesOnlyIfNoneDoes(using: [Int], leaving: [Int], hasWord: Bool) throws {
    let game = try HandmadeReport("tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red", words: ["hog"])
    let criteria = MoveCriteria(using: TileSet(using), leaving: TileSet(leaving))
    let text = reason(game, [try game.move("", .lead(0))], criteria: criteria)
    #expect((text == "Pass: no word meets your conditions.") == !hasWord, "\(text)")
  }

  @Test func explainsAPass() throws {
    let line = "catsxxxxxxxxxxxxxxxxxxxxx b...bbbbbbbbbb.rrrrrrrrrr"
    let ahead = try HandmadeReport("\(line) blue -", words: ["cats"])
    #expect(
      reason(ahead, [try ahead.move("", .wins(plies: 1)), try ahead.move("cats: A1 B1 C1 D1", .lead(1))])
        == "Pass: this ends the game and wins 11 to 10.")
    let early = try HandmadeReport("\(line) blue", words: ["cats"])
    #expect(
      reason(early, [try early.move("", .wins(plies: 5)), try early.move("cats: A1 B1 C1 D1", .lead(1))])
        == "Pass: this wins by force within 5 turns by this word list.")
    #expect(
      reason(early, [try early.move("", .lead(2)), try early.move("cats: A1 B1 C1 D1", .lead(1))])
        == "Pass: no move searched is expected to do better.")
  }

  @Test(arguments: [
    ("r........................ red -,-", "red won 1 to 0"),
    ("......................... red -,-", "a draw, 0 to 0"),
    ("bbbbbbbbbbbbbrrrrrrrrrrrr red", "blue won 13 to 12"),
  ])
  func saysWhoHasWon(game: String, text: String) throws {
    let report = try HandmadeReport("xxxxxxxxxxxxxxxxxxxxxxxxx \(game)", words: ["cat"])
    #expect(reason(report, []) == "The game is over: \(text).")
  }
}
