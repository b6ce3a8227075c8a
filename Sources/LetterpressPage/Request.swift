internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// A request of the page: the members of a JSON object, accessed by type. A null member counts as absent.
struct Request {
  private let members: [(String, JSONValue)]

  /// - Parameter names: the allowed members; any other is an error, so that mistakes do not go unnoticed.
  init(parsing text: String, allowing names: [String]) throws(RequestError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue(parsing: text)
    } catch {
      throw RequestError("the request cannot be parsed: \(error.description)")
    }
    guard case .object(let members) = value else { throw RequestError("the request is not a JSON object") }
    self.init(members)
    for (name, _) in members where !names.contains(name) {
      throw RequestError("unknown member \(name.quoted); allowed are \(names.joined(separator: ", "))")
    }
  }

  /// Creates a request from an element of an array, which must be an object.
  ///
  /// - Parameter name: the name of the array.
  init(_ element: JSONValue, named name: String) throws(RequestError) {
    guard case .object(let members) = element else { throw RequestError("\(name) must be an array of objects") }
    self.init(members)
  }

  private init(_ members: [(String, JSONValue)]) {
    self.members = members.filter { member in
      if case .null = member.1 { false } else { true }
    }
  }

  func has(_ name: String) -> Bool { value(name) != nil }

  private func value(_ name: String) -> JSONValue? { members.first { $0.0 == name }?.1 }

  func text(_ name: String) throws(RequestError) -> String? {
    switch value(name) {
    case nil: nil
    case .string(let text)?: text
    default: throw RequestError("\(name) must be a string")
    }
  }

  /// Returns a text that must be present.
  func needed(_ name: String) throws(RequestError) -> String {
    guard let text = try text(name) else { throw RequestError("\(name) is missing") }
    return text
  }

  /// Returns a number with decimals; whole numbers count too.
  func number(_ name: String) throws(RequestError) -> Double? {
    switch value(name) {
    case nil: nil
    case .integer(let integer)?: Double(integer)
    case .number(let number)?: number
    default: throw RequestError("\(name) must be a number")
    }
  }

  func integer(_ name: String, in range: ClosedRange<Int>) throws(RequestError) -> Int? {
    switch value(name) {
    case nil: return nil
    case .integer(let integer)? where range.contains(integer): return integer
    default:
      throw RequestError("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  func flag(_ name: String) throws(RequestError) -> Bool {
    switch value(name) {
    case nil: false
    case .boolean(let flag)?: flag
    default: throw RequestError("\(name) must be true or false")
    }
  }

  func texts(_ name: String) throws(RequestError) -> [String]? {
    guard let elements = try elements(name) else { return nil }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else { throw RequestError("\(name) must be an array of strings") }
      texts.append(text)
    }
    return texts
  }

  func integers(_ name: String) throws(RequestError) -> [Int]? {
    guard let elements = try elements(name) else { return nil }
    var integers: [Int] = []
    for element in elements {
      guard case .integer(let integer) = element else {
        throw RequestError("\(name) must be an array of whole numbers")
      }
      integers.append(integer)
    }
    return integers
  }

  /// Returns an object, in which any members are allowed.
  func object(_ name: String) throws(RequestError) -> Request? {
    switch value(name) {
    case nil: nil
    case .object(let members)?: Request(members)
    default: throw RequestError("\(name) must be an object")
    }
  }

  /// Returns an array of objects that must be present.
  func neededObjects(_ name: String) throws(RequestError) -> [Request] {
    guard let objects = try objects(name) else { throw RequestError("\(name) is missing") }
    return objects
  }

  /// Returns the objects of an array; nil if the member is absent.
  func objects(_ name: String) throws(RequestError) -> [Request]? {
    guard let elements = try elements(name) else { return nil }
    var objects: [Request] = []
    for element in elements { objects.append(try Request(element, named: name)) }
    return objects
  }

  /// Returns an array that must be present.
  func neededElements(_ name: String) throws(RequestError) -> [JSONValue] {
    guard let elements = try elements(name) else { throw RequestError("\(name) is missing") }
    return elements
  }

  private func elements(_ name: String) throws(RequestError) -> [JSONValue]? {
    switch value(name) {
    case nil: nil
    case .array(let elements)?: elements
    default: throw RequestError("\(name) must be an array")
    }
  }
}

/// An error in a request of the page, or in the input it is about.
final class RequestError: Error {
  /// What happened, and what to do about it.
  let text: String
  /// The picture it is about; nil if there is none.
  let file: String?

  init(_ text: String, file: String? = nil) { (self.text, self.file) = (text, file) }

  /// The answer for the error, in the form of the program's JSON.
  var answer: JSONValue {
    .object(file.map { ReadingReport.members(ofError: text, file: $0) } ?? [("error", .string(text))])
  }
}

extension Request {
  /// Returns up to 25 letters A–Z; empty if the member is absent.
  func letters(_ name: String) throws(RequestError) -> [Letter] {
    guard let text = try text(name) else { return [] }
    let letters = text.compactMap { Letter($0) }
    guard letters.count == text.count, letters.count <= Rack.validCounts.upperBound else {
      throw RequestError("\(name) must be up to \(Rack.validCounts.upperBound) letters A–Z")
    }
    return letters
  }

  /// Returns how rare words may be.
  func rarity() throws(RequestError) -> RarityLimit {
    let maximum = try integer("maxRarity", in: Limits.rarities)
    let isKnown = try flag("known")
    guard let name = try text("vocabulary") else {
      return RarityLimit(maximum: maximum, vocabulary: isKnown ? .familiar : .anything)
    }
    guard !isKnown else { throw RequestError("give either known or vocabulary, not both") }
    guard let vocabulary = Vocabulary(rawValue: name) else {
      throw RequestError("\(name.quoted) is not a vocabulary: use everyday, familiar or anything")
    }
    return RarityLimit(maximum: maximum, vocabulary: vocabulary)
  }

  /// Returns how many moves lie between neighbours; nil if that is unknown.
  func moveCount() throws(RequestError) -> Int? { try integer("movesBetween", in: Limits.movesBetween) }

  /// Returns what random choices follow from, which must be present.
  func seed() throws(RequestError) -> UInt64 {
    // The numbers of JavaScript hold more, but those of WebAssembly no more than half of 32 bits.
    guard let seed = try integer("seed", in: 0...Int(Int32.max)) else { throw RequestError("seed is missing") }
    return UInt64(seed)
  }

  /// Returns a letter; nil for a `?`.
  func letterOrUnread(_ name: String) throws(RequestError) -> Letter? {
    let text = try needed(name)
    if text == "?" { return nil }
    guard text.utf8.count == 1, let letter = text.utf8.first.flatMap({ Letter(ascii: $0) }) else {
      throw RequestError("\(name) must be A–Z, or ? for an unread one, not \(text.quoted)")
    }
    return letter
  }

  /// Returns a tile that must be present.
  func tile(_ name: String) throws(RequestError) -> Int {
    guard let tile = try integer(name, in: 0...Board.tileCount - 1) else { throw RequestError("\(name) is missing") }
    return tile
  }

  /// Returns the tiles of an array of indices; empty if the member is absent.
  func tiles(_ name: String) throws(RequestError) -> TileSet { TileSet(try tileList(name)) }

  /// Returns the tiles of an array of names, such as A1; nil if the member is absent, or the array is empty.
  fileprivate func tilesByName(_ name: String) throws(RequestError) -> TileSet? {
    var tiles: [Int] = []
    for text in try texts(name) ?? [] {
      guard let tile = Board.tile(named: text) else {
        throw RequestError("\(name) must be tiles from A1 to E5, not \(text.quoted)")
      }
      tiles.append(tile)
    }
    return tiles.isEmpty ? nil : TileSet(tiles)
  }

  /// Returns the tiles of an array in its order; empty if the member is absent.
  func tileList(_ name: String) throws(RequestError) -> [Int] {
    let indices = try integers(name) ?? []
    for index in indices where !(0..<Board.tileCount).contains(index) {
      throw RequestError("\(name) must be tiles from 0 to \(Board.tileCount - 1), not \(index)")
    }
    return indices
  }

  /// Returns what to call the players; nil if neither names nor who is `you` are given.
  func playerNames() throws(RequestError) -> PlayerNames? {
    let (names, you) = (try object("names"), try player("you"))
    guard let names else { return you.map { PlayerNames(you: $0) } }
    return PlayerNames(red: try names.playerName("red"), blue: try names.playerName("blue"), you: you)
  }

  private func playerName(_ name: String) throws(RequestError) -> String {
    let text = try needed(name)
    guard Request.nameLengths.contains(text.count) else {
      throw RequestError("the name of \(name) must have 1 to \(Request.nameLengths.upperBound) characters")
    }
    return text
  }

  /// Longer names would hide the rest of a sentence.
  private static let nameLengths = 1...40

  func player(_ name: String) throws(RequestError) -> Player? {
    guard let text = try text(name) else { return nil }
    guard let player = Player(rawValue: text) else { throw RequestError("\(name) must be red or blue") }
    return player
  }
}

// MARK: Positions and pictures

extension Request {
  /// Returns what is known of a position, which must be present.
  func position(_ name: String) throws(RequestError) -> KnownPosition {
    guard let position = try object(name) else { throw RequestError("\(name) is missing") }
    return try position.asPosition()
  }

  /// Returns a position whose owners and turn are known, and which must be present.
  func wholePosition(_ name: String) throws(RequestError) -> Position {
    let known = try position(name)
    return try asked { () throws(PositionError) in try known.position() }
  }

  /// Returns an array of kept positions, which must be present.
  func keptPositions(_ name: String) throws(RequestError) -> [KnownPosition] {
    var positions: [KnownPosition] = []
    for position in try neededObjects(name) { positions.append(try position.asPosition(isKept: true)) }
    return positions
  }

  /// Returns the request itself as a position.
  ///
  /// - Parameter isKept: whether it was kept, perhaps long ago. Words played that its letters cannot spell are then left out,
  ///   because one of them must not hide a whole game.
  func asPosition(isKept: Bool = false) throws(RequestError) -> KnownPosition {
    let (letters, owners) = (try needed("letters"), try text("owners"))
    let (turn, played) = (try player("turn"), try texts("played") ?? [])
    return try asked { () throws(PositionError) in
      guard isKept, !played.isEmpty else {
        return try KnownPosition(letters: letters, owners: owners, turn: turn, played: played)
      }
      let known = try KnownPosition(letters: letters, owners: owners, turn: turn, played: [])
      return try known.completed(played: played.spellable(on: known.board))
    }
  }

  /// Returns what a picture showed, from the object that reading it answered and that must be present.
  func shownBoard(_ name: String) throws(RequestError) -> ShownBoard {
    guard let reading = try object(name) else { throw RequestError("\(name) is missing") }
    let position = try reading.asPosition()
    let popUp = try reading.object("popUp")
    // A reading that was kept before there was a `lastMove` has only the pop-up.
    let lastMove = try reading.object("lastMove")
    var word = try lastMove?.text("word")
    if word == nil { word = try popUp?.text("word") }
    let named = (word.map { [$0] } ?? []).spellable(on: position.board)
    let known = try asked { () throws(PositionError) in try position.completed(played: named) }
    var tiles: [ShownBoard.Tile] = []
    for tile in try reading.neededObjects("tiles") {
      guard let color = RGBColor(hexadecimal: try tile.needed("color")) else {
        throw RequestError("color must be as in #f7998d")
      }
      tiles.append(ShownBoard.Tile(color: color, confidence: try tile.number("confidence") ?? 0))
    }
    guard tiles.count == Board.tileCount else {
      throw RequestError("tiles must be \(Board.tileCount), not \(tiles.count)")
    }
    return ShownBoard(
      known, lastTiles: try lastMove?.tilesByName("tiles"),
      theme: try reading.text("theme").flatMap { Theme(rawValue: $0) },
      popUpPlayer: try popUp?.text("player"),
      tiles: tiles)
  }
}
