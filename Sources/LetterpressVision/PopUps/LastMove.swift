public import LetterpressSolver

/// The last move, as far as a picture shows it: whoever opens a game at his turn sees its tiles wobble, and often a pop-up.
public struct LastMove: Hashable, Sendable {
  /// The tiles of the word, in no order; empty if they do not wobble, or not all of them certainly.
  public let tiles: TileSet
  /// The word in lower case: what a pop-up says, or else the only word of the reader's lexicon that has just the letters of the
  /// tiles; nil if there are several.
  public let word: String?
  /// Who made it; nil if unknown.
  public let player: Player?

  package init(tiles: TileSet, word: String?, player: Player?) {
    (self.tiles, self.word, self.player) = (tiles, word, player)
  }
}

extension LastMove {
  /// What a picture shows of its last move.
  struct Evidence {
    /// The tiles that are turned, those of them of which that is only likely, and others that may be.
    var turned: TileSet
    var weaklyTurned: TileSet
    var mayBeTurned: TileSet
    var sight: PopUpReader.Sight
    var board: Board
    var owners: Owners?
    /// The player to move, as the header shows; nil if unknown.
    var turn: Player?
  }

  /// Concludes what was played; nil if the picture shows nothing of it.
  ///
  /// - Parameter lexicon: nil for the built-in one, which is unpacked only if it is asked.
  init?(_ evidence: Evidence, lexicon: Lexicon?) {
    let tiles = LastMove.tiles(of: evidence, lexicon: lexicon)
    guard !tiles.isEmpty || evidence.sight.popUp != nil else { return nil }
    self.tiles = tiles
    // A plate that cannot be read may say any other word of these letters.
    word =
      evidence.sight.popUp?.word
      ?? (evidence.sight.hasPlate ? nil : LastMove.onlyWord(of: tiles, on: evidence.board, in: lexicon))
    player = evidence.turn?.opponent ?? evidence.owners.flatMap { LastMove.mover(of: tiles, $0) }
  }

  /// Returns the tiles of the word; empty unless they are certain: they have the letters of the word in the pop-up or, where a
  /// tile is only likely to be turned or not, of some word; and whoever is not to move may have played them.
  private static func tiles(of evidence: Evidence, lexicon: Lexicon?) -> TileSet {
    guard evidence.mayBeTurned.count <= mostDoubtful else { return TileSet() }
    // With none of the doubtful tiles, with some, or with all.
    var choices = [evidence.turned]
    for tile in evidence.mayBeTurned.indices { choices += choices.map { $0.union(TileSet(CollectionOfOne(tile))) } }
    let isSure = choices.count == 1 && evidence.weaklyTurned.isEmpty
    let possible = choices.filter { mayBeWord($0, evidence, isSure: isSure, lexicon: lexicon) }
    return possible.count == 1 ? possible[0] : TileSet()
  }

  /// With more tiles than this that may be turned or not, nothing is concluded.
  private static let mostDoubtful = 2

  private static func mayBeWord(_ tiles: TileSet, _ evidence: Evidence, isSure: Bool, lexicon: Lexicon?) -> Bool {
    guard tiles.count >= Lexicon.validLengths.lowerBound else { return false }
    if let owners = evidence.owners {
      guard let mover = mover(of: tiles, owners), evidence.turn != mover else { return false }
    }
    let letters = tiles.indices.compactMap { evidence.board[$0] }
    if let popUp = evidence.sight.popUp {
      let word = popUp.word.compactMap { Letter($0) }
      return word.count == tiles.count && LetterCounts(word).contains(LetterCounts(letters))
    }
    return isSure || letters.count == tiles.count && !words(of: letters, in: lexicon).isEmpty
  }

  /// Returns who played a word on these tiles: they are now his, but for those that the opponent had defended. Nil if they
  /// belong to nobody, or if that is true of both players or of neither.
  private static func mover(of tiles: TileSet, _ owners: Owners) -> Player? {
    let movers = Player.allCases.filter { player in
      !tiles.isDisjoint(with: owners[player])
        && tiles.subtracting(owners[player]).isSubset(of: owners[player.opponent].intersection(owners.defended))
    }
    return movers.count == 1 ? movers[0] : nil
  }

  private static func onlyWord(of tiles: TileSet, on board: Board, in lexicon: Lexicon?) -> String? {
    let letters = tiles.indices.compactMap { board[$0] }
    guard !tiles.isEmpty, letters.count == tiles.count else { return nil }
    let words = words(of: letters, in: lexicon)
    return words.count == 1 ? words.first : nil
  }

  /// Returns the words that have just these letters.
  private static func words(of letters: [Letter], in lexicon: Lexicon?) -> [String] {
    do throws(RackError) {
      let filter = WordFilter(lengths: letters.count...letters.count)
      return Array((lexicon ?? .english).words(from: try Rack(letters.map { Optional($0) }), matching: filter))
    } catch {
      return []
    }
  }
}
