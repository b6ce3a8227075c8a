import LetterpressEngine
import LetterpressSolver
import Testing

@testable import LetterpressPage

/// Requests about positions and moves: what they mean, and what is said of wrong ones.
struct PageMoveTests {
  static let letters = "tejntgzhhgpsmzpthaoudgbph"
  static let line = "\(letters) rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"
  static let position =
    #"{"letters":"\#(letters)","owners":"rb.rR..rbrbbr.bBbrbbb.rb.","turn":"red","played":["gaunt"]}"#

  private let page = Page()

  /// The words of the moves in an answer.
  private static func words(_ answer: String) -> [String] {
    let moves = answer.split(separator: "\"moves\":[").dropFirst().first?.split(separator: "],\"known\"").first ?? ""
    // Of a move it is said whether the game may know it; of words of the expected continuation it is not.
    return moves.split(separator: "{\"word\":\"").compactMap { part in
      part.contains("\"doubtful\":") ? part.split(separator: "\"").first.map(String.init) : nil
    }
  }

  private func think(_ members: String) -> String {
    "\(answered { try page.think("{\"position\":\(Self.position),\"depth\":2,\"milliseconds\":100000,\"table\":8,\(members)}") })"
  }

  @Test func makesBoardsAndAnswersAtALevel() throws {
    let board = "\(answered { try page.newBoard(#"{"seed":7,"turn":"blue"}"#) })"
    #expect(board == "\(answered { try page.newBoard(#"{"seed":7,"turn":"blue"}"#) })")
    #expect(board != "\(answered { try page.newBoard(#"{"seed":8,"turn":"blue"}"#) })")
    #expect(board.contains(#""turn":"blue","played":[]"#))
    for level in 1...6 {
      let request = #"{"position":\#(Self.position),"level":\#(level),"seed":7}"#
      let reply = "\(answered { try page.reply(request) })"
      let word = try #require(reply.split(separator: "\"").dropFirst(3).first.map(String.init))
      #expect(reply.hasPrefix("{\"word\":\"\(word)\",\"tiles\":["))
      #expect(
        "\(answered { try page.play("{\"position\":\(Self.position),\(reply.dropFirst())") })".hasPrefix(
          #"{"player":"red""#))
      #expect(reply == "\(answered { try page.reply(request) })")
    }
  }

  @Test(arguments: [
    (#"{"level":1,"seed":1}"#, "position is missing"),
    (#"{"position":\#(position),"seed":1}"#, "level is missing"),
    (#"{"position":\#(position),"level":7,"seed":1}"#, WrongRequest.notANumber("level", in: 1...6)),
    (#"{"position":\#(position),"level":1}"#, "seed is missing"),
    (#"{"position":\#(position),"level":1,"seed":-1}"#, WrongRequest.notANumber("seed", in: 0...2147483647)),
    (
      #"{"position":{"letters":"\#(letters)","owners":"\#(String(repeating: "r", count: 25))","turn":"red"},"level":1,"seed":1}"#,
      "\(IllegalMove.gameIsOver)"
    ),
  ])
  func saysWhyItCannotAnswer(request: String, error: String) {
    #expect("\(answered { try page.reply(request) })" == "{\"error\":\"\(error)\"}")
  }

  @Test func describesKeptPositions() throws {
    let state = PositionState.json(try KnownPosition(parsing: Self.line))
    let unknown = #"{"letters":"\#(Self.letters)","owners":null,"turn":null}"#
    let open = PositionState.json(
      try KnownPosition(letters: Self.letters, owners: nil, turn: nil, played: []))
    #expect(
      "\(answered { try page.states("{\"positions\":[\(Self.position),\(unknown)]}") })"
        == "{\"states\":[\(state),\(open)]}")
    // A state may be given as a position.
    #expect("\(answered { try page.states("{\"positions\":[\(state)]}") })" == "{\"states\":[\(state)]}")
    #expect("\(answered { try page.parse("{\"text\":\"\(Self.line)\"}") })" == "{\"state\":\(state),\"game\":null}")
  }

  @Test(arguments: [
    #"{"letters":"abc","owners":null,"turn":null,"played":[]}"#, #"{"letters":"\#(letters)","owners":"","turn":null}"#,
    #"{"letters":"\#(letters)","owners":null,"turn":"green"}"#,
    #"{"letters":"\#(letters)","owners":null,"turn":null,"played":["-","-","-"]}"#, "{}", "1", "null",
  ])
  func aWrongPositionDoesNotHideTheOthers(wrong: String) throws {
    let state = PositionState.json(try KnownPosition(parsing: Self.line))
    #expect(
      "\(answered { try page.states("{\"positions\":[\(Self.position),\(wrong),\(Self.position)]}") })"
        == "{\"states\":[\(state),null,\(state)]}")
  }

  @Test func correctsOneThing() {
    func correct(_ member: String) -> String {
      "\(answered { try page.correct("{\"position\":\(Self.position),\(member)}") })"
    }
    #expect(correct(#""letter":{"tile":0,"letter":"X"}"#).contains(#""title":"T is now X","tile":0}"#))
    #expect(
      correct(#""letter":{"tile":0,"letter":"x"}"#).hasPrefix(#"{"state":{"letters":"xejntgzhhgpsmzpthaoudgbph""#))
    #expect(correct(#""letter":{"tile":0,"letter":"?"}"#).contains(#""title":"T is now unread","tile":0}"#))
    #expect(correct(#""owner":{"tile":24,"owner":null}"#).contains(#""title":"H is free","tile":24}"#))
    #expect(correct(#""turn":"blue""#).contains(#""title":"Blue's turn","tile":null}"#))
    let names = #","names":{"red":"green","blue":"orange"},"you":"red""#
    #expect(correct(#""turn":"blue""# + names).contains(#""title":"Orange's turn""#))
    #expect(correct(#""turn":"red""# + names).contains(#""title":"Your turn""#))
    #expect(correct(#""owner":{"tile":2,"owner":"blue"}"# + names).contains(#""title":"J belongs to orange""#))
    #expect(correct(#""owner":{"tile":2,"owner":"red"}"# + names).contains(#""title":"J belongs to you""#))
    #expect(correct(#""played":["hand","teth"]"#).contains(#""title":"Played: HAND, TETH""#))
    #expect(correct(#""played":["hand"]"#).contains(#""played":["hand"]"#))
  }

  @Test func judgesAndPlays() throws {
    let engine = Engine()
    let before = try Position(parsing: Self.line)
    let hand = TypedMove(word: "hand", tiles: [16, 17, 3, 20])
    let request = "{\"position\":\(Self.position),\"word\":\"hand\",\"tiles\":[16,17,3,20]"
    #expect("\(answered { try page.judge(request + "}") })" == "\(engine.judge(hand, in: before).json())")
    #expect("\(answered { try page.play(request + "}") })" == "\(try engine.play(hand, in: before).json())")
    #expect(
      "\(answered { try page.play("{\"position\":\(Self.position),\"word\":\"hand\"}") })"
        == "\(try engine.play(TypedMove(word: "hand"), in: before).json())")
    #expect(
      "\(answered { try page.play("{\"position\":\(Self.position),\"pass\":true}") })"
        == "\(try engine.pass(in: before).json())")
  }

  /// Whoever types a word of the list means the row of the list.
  @Test func aWordGoesOntoTheTilesOnWhichItIsListed() throws {
    let engine = Engine()
    let position = try Position(parsing: Self.line)
    let wish = Wish(position, criteria: MoveCriteria(ranksWordsOnce: true), count: 8, depth: 2)
    let advice = try engine.advice(on: wish, for: SearchLimits(time: .seconds(100)), tableSize: 8).advice
    #expect(advice.moves.count == 8)
    for move in advice.moves where !move.isBound {
      let word = try #require(move.word)
      #expect(engine.judge(TypedMove(word: word), in: position).tiles == move.tiles)
      #expect(try engine.play(TypedMove(word: word), in: position).move == move.move)
    }
  }

  @Test func callsThePlayersByTheirNames() {
    let names = #""names":{"red":"green","blue":"orange"},"you":"blue""#
    func ask(_ members: String) -> String { "{\"position\":\(Self.position),\(members),\(names)}" }
    #expect("\(answered { try page.judge(ask(#""word":"hand""#)) })".contains(#""takes":"takes 2 from you"#))
    #expect(
      "\(answered { try page.play(ask(#""pass":true"#)) })".contains(#""notice":"Green passes. Green 8, you 11.""#))
    let advice = think("\"limit\":3,\(names)")
    #expect(advice.contains(#""reason":"Expect "#) && advice.contains(" from you"), "\(advice)")
    // Who is meant is enough; then the players are called by their usual colours.
    #expect(think(#""limit":3,"you":"red""#).contains(#""takes":"takes "#))
    for (member, error) in [
      (#""names":{"red":"green"}"#, "blue is missing"), (#""you":"green""#, "you must be red or blue"),
      (#""names":{"red":"","blue":"b"}"#, "the name of red must have 1 to 40 characters"),
      (#""names":["green","orange"]"#, "names must be an object"),
    ] {
      #expect(think(member).hasPrefix("{\"error\":\"\(error)"))
    }
  }

  @Test func thinksUntilNothingIsLeft() throws {
    let engine = Engine()
    let wish = Wish(
      try Position(parsing: Self.line), criteria: MoveCriteria(ranksWordsOnce: true), count: 3, depth: 2)
    let expected = try engine.advice(on: wish, for: SearchLimits(time: .seconds(100)), tableSize: 8).advice
    let answer = think("\"limit\":3")
    #expect(Self.words(answer) == expected.moves.compactMap(\.word))
    #expect(answer.hasPrefix("{\"file\":null,\"position\":\"\(Self.line)\",") && answer.hasSuffix("\"isDone\":true}"))
    #expect(answer.contains("\"warnings\":[],\"texts\":{\"redPercent\":"))
    // What is known is not searched again, except after the words have changed.
    #expect(think("\"limit\":3") == answer)
    _ = answered { try page.changeWords("{}", text: UnsafeBufferPointer(start: nil, count: 0)) }
    let anew = think("\"limit\":3")
    #expect(anew.contains("\"reason\":\"\(expected.reason)\"") && anew.hasSuffix("\"isDone\":true}"))
  }

  @Test func warnsOfPlayedWordsThatAreNotInTheList() {
    let position = Self.position.replacing("gaunt", with: "zzj")
    let answer =
      "\(answered { try page.think("{\"position\":\(position),\"depth\":1,\"milliseconds\":100,\"table\":8}") })"
    #expect(answer.contains("\"warnings\":[\"zzj "))
  }

  @Test func refusesPlayedWordsThatTheBoardHasNoLettersFor() {
    let position = "\"position\":" + Self.position.replacing("gaunt", with: "zebra")
    let error = "{\"error\":\"\(PositionError.unspellableWord("zebra"))\"}"
    #expect("\(answered { try page.think("{\(position),\"milliseconds\":100}") })" == error)
    #expect("\(answered { try page.judge("{\(position),\"word\":\"hand\"}") })" == error)
    #expect("\(answered { try page.play("{\(position),\"word\":\"hand\"}") })" == error)
    #expect("\(answered { try page.reply("{\(position),\"level\":1,\"seed\":1}") })" == error)
    #expect("\(answered { try page.correct("{\"position\":\(Self.position),\"played\":[\"zebra\"]}") })" == error)
    #expect("\(answered { try page.parse("{\"text\":\"\(Self.line.replacing("gaunt", with: "zebra"))\"}") })" == error)
  }

  /// What was kept before such words were refused, or before a letter was corrected, must not be lost.
  @Test func leavesThemOutOfKeptPositions() {
    let kept = Self.position.replacing("\"gaunt\"", with: "\"zebra\",\"gaunt\",\"qi\"")
    #expect(
      "\(answered { try page.states("{\"positions\":[\(kept)]}") })"
        == "\(answered { try page.states("{\"positions\":[\(Self.position)]}") })")
  }

  @Test func ranksAWordOnceUnlessItsPlacementsAreAskedFor() {
    let words = Self.words(think("\"limit\":8"))
    #expect(words.count == 8 && Set(words).count == 8)
    let placements = Self.words(think("\"limit\":8,\"placements\":true"))
    #expect(placements.count == 8 && Set(placements).count < 8)
  }

  @Test func acceptsCriteriaForTilesAndKnownWords() {
    for answer in [think("\"use\":[2],\"limit\":5"), think("\"containing\":\"j\",\"limit\":5")] {
      #expect(Self.words(answer).count == 5 && Self.words(answer).allSatisfy { $0.contains("j") }, "\(answer)")
    }
    #expect(Self.words(think("\"leave\":[1],\"limit\":20")).allSatisfy { !$0.contains("e") })
    let known = Self.words(think("\"known\":true,\"limit\":20"))
    #expect(known.count == 20 && known.allSatisfy { Lexicon.english.rarity(of: $0).map { $0 <= 35 } ?? false })
  }

  @Test func namesTheBestKnownWordIfTheBestIsRare() throws {
    // Without a J there is a better known word.
    let answer = think("\"containing\":\"jg\",\"limit\":3")
    let best = try #require(Self.words(answer).first)
    let isKnown = Lexicon.english.rarity(of: best).map { $0 <= 35 } ?? false
    #expect(answer.contains("\"known\":null,\"depth\"") == isKnown, "\(answer)")
    #expect(answer.contains("\"cost\":") == !isKnown)
  }

  @Test func explainsAPassThatIsBestThoughWordsFit() {
    let answer =
      "\(answered { try page.think("""
      {"position":{"letters":"catsxxxxxxxxxxxxxxxxxxxxx","owners":"b...bbbbbbbbbb.rrrrrrrrrr","turn":"blue","played":["-"]},\
      "avoid":"z","limit":1,"depth":2,"milliseconds":10000,"table":8}
      """) })"
    #expect(answer.contains("\"reason\":\"Pass: "), "\(answer)")
  }

  @Test(arguments: [
    ("\"use\":[25]", WrongRequest.noTile("use", 25)),
    ("\"containing\":\"q\"", "\(FilterError.missingLetter(Letter(index: 16), wanted: 1, available: 0))"),
    ("\"use\":[3],\"leave\":[3]", "\(FilterError.contradictoryTile(3))"),
    ("\"must\":\"j\"", "unknown member \\\"must\\\"; allowed are position, containing"),
    ("\"goal\":\"fun\"", "\\\"fun\\\" is not a goal: use win or tiles"),
    ("\"limit\":0", WrongRequest.notANumber("limit", in: 1...1000000)),
    ("\"seconds\":1", "unknown member \\\"seconds\\\""),
  ])
  func saysWhichCriteriaCannotBeMet(criteria: String, error: String) {
    #expect(think(criteria).hasPrefix("{\"error\":\"\(error)"))
  }

  @Test(arguments: [
    ("{}", "position is missing"), ("{\"position\":1}", "position must be an object"),
    ("{\"position\":{}}", WrongRequest.missing("letters")),
    ("{\"position\":{\"letters\":\"abc\"}}", "3 letters: a board has 25"),
    ("{\"position\":{\"letters\":\"\(letters)\",\"owners\":\"r\"}}", "1 owner: give 25"),
    ("{\"position\":{\"letters\":\"\(letters)\"}}", "cannot tell who owns which tile: give 25 owners"),
    (
      "{\"position\":{\"letters\":\"\(letters)\",\"owners\":\"rrrrrrrrrrrr.............\"}}",
      "tile"
    ),
    (
      "{\"position\":{\"letters\":\"\(letters)\",\"owners\":\"r........................\"}}",
      "\(PositionError.unknownTurn)"
    ),
    ("{\"position\":{\"letters\":\"\(letters)\",\"turn\":\"green\"}}", "turn must be red or blue"),
    ("{\"position\":{\"letters\":\"\(letters)\",\"played\":\"cab\"}}", WrongRequest.notAnArray("played")),
    ("{\"position\":{\"letters\":\"\(letters)\",\"played\":[\"-\",\"-\",\"cab\"]}}", "no move can follow two passes"),
    ("{\"position\":\(position)}", "milliseconds is missing"),
    ("{\"position\":\(position),\"milliseconds\":0}", WrongRequest.notANumber("milliseconds", in: 1...86400000)),
    ("{\"position\":\(position),\"milliseconds\":5,\"table\":4096}", WrongRequest.notANumber("table", in: 1...256)),
  ])
  func saysWhatIsWrongWithAPosition(request: String, error: String) {
    let answer = "\(answered { try page.think(request) })"
    #expect(
      answer.hasPrefix("{\"error\":\"\(error)") || error == "tile" && answer.hasPrefix("{\"error\":"), "\(answer)")
  }

  @Test(arguments: [
    ("\"word\":\"gaunt\"", TypedMove.Refusal.illegal(.forbidden("gaunt", by: "gaunt")).sentence),
    ("\"word\":\"qqq\"", "QQQ isn't a word."),
    ("\"word\":\"sizzling\"", TypedMove.Refusal.unspellable("sizzling").sentence),
    ("\"pass\":false", "no move: give word or pass"),
    ("\"word\":\"hand\",\"pass\":true", "give either word or pass, not both"),
    ("\"word\":\"hand\",\"tiles\":[1,2,3,4]", "Tile B1 is not H."),
    ("\"word\":\"hand\",\"tiles\":[-1,2,3,4]", TypedMove.Refusal.illegal(.noSuchTile(-1)).sentence),
    ("\"word\":\"hand\",\"tiles\":[1]", "Hand needs 4 tiles, not 1."),
    ("\"word\":\"hand\",\"tiles\":[\"a\"]", WrongRequest.notAnArray("tiles") + " of whole numbers"),
  ])
  func saysWhatIsWrongWithAMove(members: String, error: String) {
    #expect("\(answered { try page.play("{\"position\":\(Self.position),\(members)}") })" == "{\"error\":\"\(error)\"}")
  }

  @Test(arguments: [
    ("\"turn\":\"red\",\"played\":[]", "give exactly one correction: letter, owner, turn or played"),
    ("\"turn\":null", "give exactly one correction: letter, owner, turn or played"),
    ("\"letter\":{\"tile\":25,\"letter\":\"a\"}", WrongRequest.notANumber("tile", in: 0...24)),
    ("\"letter\":{\"letter\":\"a\"}", "tile is missing"), ("\"letter\":{\"tile\":1}", "letter is missing"),
    ("\"letter\":{\"tile\":1,\"letter\":\"ab\"}", "letter must be A–Z, or ? for an unread one, not \\\"ab\\\""),
    ("\"letter\":{\"tile\":1,\"letter\":\"é\"}", "letter must be A–Z, or ? for an unread one, not \\\"é\\\""),
    ("\"owner\":{\"tile\":1,\"owner\":\"you\"}", "owner must be red or blue"),
    ("\"played\":[\"a\"]", "\(PositionError.invalidWord("a"))".replacing("\"", with: "\\\"")),
  ])
  func saysWhatIsWrongWithACorrection(member: String, error: String) {
    #expect(
      "\(answered { try page.correct("{\"position\":\(Self.position),\(member)}") })" == "{\"error\":\"\(error)\"}")
  }
}
