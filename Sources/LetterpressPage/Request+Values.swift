internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

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
      let known = try KnownPosition(letters: letters, owners: owners, turn: turn, played: [])
      return try known.completed(played: isKept ? played.spellable(on: known.board) : played)
    }
  }

  /// Returns what a picture showed, from the object that reading it answered and that must be present.
  func shownBoard(_ name: String) throws(RequestError) -> ShownBoard {
    guard let reading = try object(name) else { throw RequestError("\(name) is missing") }
    let position = try reading.asPosition()
    let popUp = try reading.object("popUp")
    // A reading that was kept before there was a `lastMove` has only the pop-up.
    var word = try reading.object("lastMove")?.text("word")
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
      known, theme: try reading.text("theme").flatMap { Theme(rawValue: $0) }, popUpPlayer: try popUp?.text("player"),
      tiles: tiles)
  }
}
