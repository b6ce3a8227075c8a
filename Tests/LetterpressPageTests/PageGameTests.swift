import LetterpressEngine
import LetterpressSolver
import Testing

@testable import LetterpressPage

/// Requests about games: from pictures, from text, and where a picture belongs.
struct PageGameTests {
  private let page = Page()

  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let free = #"{"letters":"\#(letters)","owners":".........................","turn":"red"}"#

  private static func reading(_ owners: String, _ turn: String, popUp: String = "null") -> String {
    let tiles = Array(repeating: ##"{"color":"#f7998d","confidence":1}"##, count: 25).joined(separator: ",")
    return #"{"file":"a","letters":"\#(letters.uppercased())","owners":"\#(owners)","turn":"\#(turn)","theme":null,"#
      + #""popUp":\#(popUp),"tiles":[\#(tiles)]}"#
  }

  private func route(_ reading: String, _ games: String) -> String {
    "\(answered { try page.route("{\"reading\":\(reading),\"games\":[\(games)]}") })"
  }

  @Test func findsThePlaceOfAPicture() {
    let game = #"{"id":"g","letters":["\#(Self.letters.uppercased())"],"current":0,"nodes":[\#(Self.free)]}"#
    let same = route(Self.reading(String(repeating: ".", count: 25), "red"), game)
    #expect(
      same.hasPrefix(#"{"game":"g","state":{"#)
        && same.hasSuffix(#""node":0,"parent":null,"move":null,"pairs":[],"settled":true,"exchanged":false}"#))
    let after = route(
      Self.reading("rr..r..r.................", "blue", popUp: #"{"player":"You","word":"teth"}"#), game)
    #expect(
      after.hasSuffix(
        #""node":null,"parent":0,"move":{"player":"red","word":"teth","tiles":[],"taken":[0,1,4,7]},"pairs":[],"settled":false,"exchanged":false}"#
      ), "\(after)"
    )
    #expect(after.contains(#""turn":"blue","played":["teth"]"#))
    let new = route(Self.reading("rr..r..r.................", "blue"), "")
    #expect(
      new.hasPrefix(#"{"game":null,"#)
        && new.hasSuffix(#""node":null,"parent":null,"move":null,"pairs":[],"settled":true,"exchanged":false}"#))
  }

  /// Two moves lie between two pictures that were taken at one player's turns.
  @Test func guessesTheTwoMovesBetweenPictures() {
    let suggested = #"{"node":0,"word":"teth","tiles":[0,1,4,7]}"#
    let game =
      #"{"id":"g","letters":["\#(Self.letters.uppercased())"],"current":0,"nodes":[\#(Self.free)],"suggested":[\#(suggested)]}"#
    let reading = Self.reading("rr.br..r........bb..b....", "red")
    let answer = route(reading, game)
    #expect(answer.contains(#""pairs":[{"moves":[{"player":"red","word":"teth","tiles":["#), "\(answer)")
    #expect(answer.contains(#""between":"rr..r..r.................","likelihood":"#), "\(answer)")
    let wrong = game.replacing(#""tiles":[0"#, with: #""tiles":[25"#)
    #expect(route(reading, wrong).contains("tiles must be tiles from 0 to 24, not 25"))
    #expect(route(reading, game.replacing(#""node":0"#, with: #""node":1"#)).contains("node must be"))
  }

  /// Neither a word that was misread in a pop-up nor one that was kept makes a picture unreadable.
  @Test func routesAPictureWithoutWordsThatCannotHaveBeenPlayed() {
    let owners = "rr..r..r................."
    let reading = Self.reading(owners, "blue", popUp: #"{"player":"You","word":"zebra"}"#)
    #expect("\(answered { try page.describe("{\"reading\":\(reading)}") })".contains(#""played":[]"#))
    let kept =
      #"{"letters":"\#(Self.letters)","owners":".........................","turn":"red","played":["quay","hog"]}"#
    let game = #"{"id":"g","letters":["\#(Self.letters.uppercased())"],"current":0,"nodes":[\#(kept)]}"#
    let answer = route(reading, game)
    #expect(answer.hasPrefix(#"{"game":"g","#) && answer.contains(#""played":["hog"]"#), "\(answer)")
  }

  @Test func infersWhatWasPlayedBetweenPositions() {
    let after = #"{"letters":"\#(Self.letters)","owners":"rr..r..r.................","turn":"blue"}"#
    let answer = "\(answered { try page.between("{\"before\":\(Self.free),\"after\":\(after),\"movesBetween\":1}") })"
    #expect(answer.contains(#"{"word":"teth","player":"red","likelihood":"#))
    #expect(answer.hasSuffix(#""moves":[1],"settled":true,"complete":true}"#), "\(answer)")
    let back = "\(answered { try page.between("{\"before\":\(after),\"after\":\(Self.free)}") })"
    #expect(back == #"{"words":[],"moves":[],"settled":false,"complete":false}"#)
  }

  @Test func writesAGameThatItParses() throws {
    let moves = #"[{"word":"teth","tiles":[0,1,4,7]},{"word":null,"tiles":[]}]"#
    let written = "\(answered { try page.writeGame("{\"start\":\(Self.free),\"moves\":\(moves)}") })"
    let text = #"\#(Self.letters) ......................... red\nred teth A1 B1 E1 C2\nblue (pass)\n"#
    #expect(written.hasPrefix(#"{"text":"\#(text)","link":"game/\#(Self.letters)/"#), "\(written)")
    #expect(written.hasSuffix(#","linkOmits":null}"#))
    let parsed = "\(answered { try page.parseGame(#"{"text":"\#(text)"}"#) })"
    #expect(parsed.hasPrefix(#"{"start":{"letters":"\#(Self.letters)""#))
    #expect(
      parsed.contains(
        #""moves":[{"player":"red","word":"teth","tiles":[0,1,4,7],"tileNames":["A1","B1","E1","C2"],"taken":[0,1,4,7],"title":"TETH""#
      ))
    #expect(parsed.contains(#"{"player":"blue","word":null,"tiles":[],"tileNames":[],"taken":[],"title":"Pass""#))
    #expect(parsed.hasSuffix(#","parent":0}],"current":1}"#))
    // The link has the same game.
    let link = try #require(written.firstMatch(of: /"link":"([^"]+)"/)?.output.1)
    let shared = "\(answered { try page.parse(#"{"text":"\#(link)"}"#) })"
    #expect(shared.hasPrefix(#"{"state":{"letters":"\#(Self.letters)""#) && shared.hasSuffix(#","game":\#(parsed)}"#))
    #expect(
      "\(answered { try page.parse(#"{"text":"\#(link.dropLast(9))"}"#) })"
        == "{\"error\":\"\(GameLinkError.incomplete)\"}")
  }

  @Test func writesVariationsThatItParses() {
    let moves =
      #"[{"word":"teth","tiles":[0,1,4,7]},{"word":null,"tiles":[],"parent":0},{"word":"hand","tiles":[16,17,3,20],"#
      + #""parent":0},{"word":null,"tiles":[],"parent":-1}]"#
    func write(_ members: String) -> String {
      "\(answered { try page.writeGame("{\"start\":\(Self.free),\"moves\":\(moves)\(members)}") })"
    }
    let walk = #"red (pass)\nback 1\nred teth A1 B1 E1 C2\nblue (pass)\nback 1\nblue hand B4 C4 D1 A5\n"#
    let start = #"\#(Self.letters) ......................... red\n"#
    let written = write(#","current":2"#)
    #expect(written.hasPrefix("{\"text\":\"\(start)\(walk)\""), "\(written)")
    let parsed = "\(answered { try page.parseGame(#"{"text":"\#(start)\#(walk)"}"#) })"
    #expect(parsed.matches(of: /"parent":(-?\d)/).map { String($0.output.1) } == ["-1", "-1", "1", "1"])
    #expect(parsed.hasSuffix(#""current":3}"#))
    #expect(write(#","current":-1"#).contains(#"blue hand B4 C4 D1 A5\nback 2\nred (pass)\nback 1\n""#))
    #expect(write("").contains(#"red (pass)\n","link""#))
    #expect(write(#","current":4"#) == ##"{"error":"\##(WrongRequest.notANumber("current", in: (-1)...3))"}"##)
    let later = #"{"start":\#(Self.free),"moves":[{"word":null,"tiles":[],"parent":0}]}"#
    #expect(
      "\(answered { try page.writeGame(later) })"
        == ##"{"error":"\##(WrongRequest.notANumber("parent", in: (-1)...(-1)))"}"##)
  }

  @Test(arguments: [(2000, "{\"text\":"), (2001, "{\"error\":\"the game has more than 2000 moves")])
  func writesNoMoreMovesThanItReads(count: Int, beginning: String) {
    let moves = Array(repeating: #"{"word":null,"tiles":[],"parent":-1}"#, count: count).joined(separator: ",")
    #expect("\(answered { try page.writeGame("{\"start\":\(Self.free),\"moves\":[\(moves)]}") })".hasPrefix(beginning))
  }

  @Test func saysWhatIsWrongWithGames() {
    for (answer, error) in [
      (answered { try page.parseGame("{}") }, "text is missing"),
      (answered { try page.parseGame(#"{"text":""}"#) }, "\(GameTextError.empty)"),
      (
        answered { try page.parseGame(#"{"text":"\#(Self.letters) ......................... red\nblue (pass)"}"#) },
        "line 2: it is red's turn, not blue's"
      ),
      (
        answered { try page.writeGame(#"{"start":\#(Self.free),"moves":[{"word":"a","tiles":[25]}]}"#) },
        WrongRequest.noTile("tiles", 25)
      ),
      (answered { try page.writeGame(#"{"start":\#(Self.free)}"#) }, "moves is missing"),
      (answered { try page.between(#"{"before":\#(Self.free)}"#) }, "after is missing"),
      (
        answered { try page.between(#"{"before":\#(Self.free),"after":{"letters":"\#(Self.letters)"}}"#) },
        PositionError.unknownOwners.description
      ),
      (answered { try page.route("{}") }, "reading is missing"),
      (answered { try page.route(#"{"reading":{"letters":"\#(Self.letters)"}}"#) }, "tiles is missing"),
      (
        answered { try page.route(#"{"reading":{"letters":"\#(Self.letters)","tiles":[{"color":"red"}]}}"#) },
        "color must be as in #f7998d"
      ),
      (
        answered { try page.route(#"{"reading":{"letters":"\#(Self.letters)","tiles":[]}}"#) },
        "tiles must be 25, not 0"
      ),
    ] {
      #expect("\(answer)" == "{\"error\":\"\(error)\"}")
    }
    let reading = Self.reading(String(repeating: ".", count: 25), "red")
    #expect(route(reading, #"{"id":"g","letters":[],"current":0,"nodes":[]}"#) == #"{"error":"a game has no nodes"}"#)
    #expect(
      route(reading, #"{"id":"g","letters":[],"current":1,"nodes":[\#(Self.free)]}"#)
        == ##"{"error":"\##(WrongRequest.notANumber("current", in: 0...0))"}"##)
  }
}
