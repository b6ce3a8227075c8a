import Foundation
import LetterpressSolver
import Testing

/// What people store can be encoded, as text that they can read.
struct StoredValueTests {
  private struct Saved: Codable, Equatable {
    var position: Position
    var owners: Owners
    var board: Board
    var moves: [Move]
    var tile: Tile
    var tiles: TileSet
    var winner: Outcome?
  }

  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red pathos,-"

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test func aStructureOfThemComesBack() throws {
    let position = try Position(parsing: Self.line)
    let saved = Saved(
      position: position, owners: position.owners, board: position.board,
      moves: [.pass, .play(Placement(word: "hog", tiles: [7, 18, 5]))], tile: "C3", tiles: [0, 24], winner: .draw)
    let text = try json(saved)
    #expect(
      text == #"{"board":"tejntgzhhgpsmzpthaoudgbph","moves":["(pass)","hog: C2 D4 A2"],"#
        + #""owners":"rb.rR..rbrbbr.bBbrbbb.rb.","position":"\#(Self.line)","#
        + #""tile":"C3","tiles":"A1 E5","winner":"draw"}"#)
    #expect(try decoded(text) == saved)
  }

  @Test func theOthersComeBack() throws {
    func check<Value: Codable & Equatable>(_ value: Value, _ text: String) throws {
      #expect(try json([value]) == "[\(text)]")
      #expect(try decoded("[\(text)]") == [value])
    }
    try check(Rack("abc?"), #""abc?""#)
    try check(Letter("Q"), #""q""#)
    try check(Player.blue, #""blue""#)
    try check(Outcome.win(.red), #""red""#)
    try check(Vocabulary.familiar, #""familiar""#)
    try check(Placement(word: "cab", tiles: [0, 7, 21]), #""cab: A1 C2 B5""#)
    try check(TileSet(), #""""#)
    var changes = WordChanges()
    try changes.mark("qapik", as: .accepted)
    try check(changes, #""qapik\taccepted\n""#)
  }

  @Test(arguments: [
    ("abc", "3 letters"), ("tejntgzhhgpsmzpthaoudgb!h", "!"),
  ])
  func whatIsWrongIsSaid(text: String, part: String) {
    do {
      let board: [Board] = try decoded("[\"\(text)\"]")
      Issue.record("\(board)")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription.contains(part), "\(context.debugDescription)")
      #expect(context.debugDescription == (try? Board(parsing: text)).map { "\($0)" } ?? error(of: text))
    } catch {
      Issue.record(error)
    }
  }

  private func error(of text: String) -> String {
    do throws(BoardError) { return try Board(parsing: text).description } catch { return error.description }
  }

  @Test(arguments: ["hog", "hog:", "hog: A1 F2", ": A1", "h g: A1 A2 A3", "pass", "(pass) ", "hog: A1: B1"])
  func otherTextIsNotAMove(text: String) {
    #expect(Move(text) == nil)
    #expect(throws: DecodingError.self) { try decoded("[\"\(text)\"]", as: [Move].self) }
  }
}
