/// The static evaluation of an undecided position, for the player who has just moved, in hundredths of a plain tile.
///
/// A tile whose letter occurs in many words is easily recaptured. For a letter with *n* tiles on the board, summing
/// over the board's groups, each of *len* letters with *c* of that letter, the chance of recapture is
///
///     p = (1 / n) · Σ len² · c / Σ len²
///
/// The values of tiles and defended tiles are polynomials in *p*; ``EvaluationWeights`` holds all weights. Every term
/// is the mover's total minus the opponent's, except that free tiles count for the mover.
///
/// A new term has to be added in three places that must agree: here in ``value(mover:opponent:)``, in
/// `MoveGenerator.fillGains`, which credits single tiles with it, and in `PlacementEnumerator`, which adds the parts up
/// itself. Its weight is a member of ``EvaluationWeights``. `Scripts/study weights` tunes the weights that `Weight.all` in
/// Workshop/Sources/StudySearch lists; Workshop/Scripts/fit-evaluation, which fits weights to recorded games, has features
/// of its own. When values change, the chances in ``WinningChance`` have to be fitted to them again: `Scripts/study chances`.
final class Evaluation: Sendable {
  /// The values of two adjacent tiles of one owner, of a tile whose neighbours are all defended, and of a free tile.
  let pair: Int32
  private let surrounded: Int32
  let unclaimed: Int32
  /// *p* of each tile.
  let chances: [Double]
  /// Each tile's value, and its extra value when defended.
  let tiles: FixedBuffer<Int32>
  let defences: FixedBuffer<Int32>
  private let ofMover: TileTable
  private let ofOpponent: TileTable
  private let defenceSums: SubsetSums<Int32>
  /// The value of the pairs that adjoin across the borders of ``TileTable``'s parts.
  private let borderPairs: FixedBuffer<Int32>

  /// The value of one tile of lead.
  static let unit = 100.0

  init(chances: [Double], weights: EvaluationWeights) {
    self.chances = chances
    (pair, surrounded) = (Int32(weights.pair.rounded()), Int32(weights.surrounded.rounded()))
    unclaimed = Int32(weights.unclaimed.rounded())
    let (tiles, defences) = (weights.tileValues(chances: chances), weights.defenceValues(chances: chances))
    self.tiles = FixedBuffer(tiles)
    self.defences = FixedBuffer(defences)
    // A free tile counts for the mover, so each owned one costs as much, whoever owns it.
    let unclaimed = unclaimed
    ofMover = TileTable(tiles.map { $0 - unclaimed }, pair: pair, none: unclaimed * Int32(Board.tileCount))
    ofOpponent = TileTable(tiles.map { $0 + unclaimed }, pair: pair, none: 0)
    let pair = pair
    borderPairs = FixedBuffer((0..<1 << (2 * Board.side)).map { pair * Int32($0.nonzeroBitCount) })
    defenceSums = SubsetSums(defences)
  }

  /// Returns the value for the player who has just moved.
  @inline(__always)
  func value(mover: TileSet, opponent: TileSet) -> Int32 { value(ofMover: mover) &- value(ofOpponent: opponent) }

  /// Returns the part of a value that depends on the mover's tiles.
  @inline(__always)
  func value(ofMover tiles: TileSet) -> Int32 { ofMover.sum(over: tiles) &+ together(tiles) }

  /// Returns the part of a value that depends on the opponent's tiles, to be subtracted from that of the mover's.
  @inline(__always)
  func value(ofOpponent tiles: TileSet) -> Int32 { ofOpponent.sum(over: tiles) &+ together(tiles) }

  /// Returns the value for the player to move, including half of a typical word's gain, so that values do not depend on
  /// whose turn it is.
  @inline(__always)
  func valueToMove(_ sides: Sides) -> Int32 {
    Self.tempo &- value(mover: sides.opponent, opponent: sides.own)
  }

  /// Half of a word's median gain, over positions from games.
  private static let tempo: Int32 = 870

  /// Returns what some tiles of a player are worth together, beyond what ``TileTable`` says.
  @inline(__always)
  private func together(_ tiles: TileSet) -> Int32 {
    let defended = tiles.interior
    let side = UInt32(Board.side)
    let above = tiles.bits & tiles.bits >> side
    // The tiles of the second and of the fourth row that adjoin one below, side by side.
    let borders = above >> side & TileTable.row | above >> (2 * side) & TileTable.row << side
    var value = borderPairs[Int(borders)]
    if !defended.isEmpty {
      value &+= defenceSums.sum(over: defended.bits)
      let surrounded = tiles - (~defended).neighbours
      if !surrounded.isEmpty { value &+= self.surrounded &* Int32(truncatingIfNeeded: surrounded.count) }
    }
    return value
  }
}

/// The values of one player's tiles in parts of the board: two rows, the next two, and the last. For each set of tiles of a part, their
/// values and those of the pairs within the part are added up in advance, so that nothing has to be counted in a search.
private struct TileTable: ~Copyable, Sendable {
  private let sums: FixedBuffer<Int32>

  private static var side: UInt32 { UInt32(Board.side) }
  /// The tiles of a row, and of two.
  static var row: UInt32 { 1 << side - 1 }
  private static var rows: UInt32 { 1 << (2 * side) - 1 }
  /// Where the sums of the second and third part begin.
  private static var second: Int { 1 << (2 * Board.side) }
  private static var third: Int { 2 * second }

  /// - Parameters:
  ///   - tiles: the value of each tile.
  ///   - pair: the value of two neighbours.
  ///   - none: the value of no tiles at all.
  init(_ tiles: [Int32], pair: Int32, none: Int32) {
    func sums(fromRow row: Int, rowCount: Int, start: Int32 = 0) -> [Int32] {
      (0..<UInt32(1) << UInt32(rowCount * Board.side)).map { set in
        let part = TileSet(bits: set << UInt32(row * Board.side))
        return part.reduce(start) { $0 + tiles[$1] } + pair * Int32(part.neighbourPairs.nonzeroBitCount)
      }
    }
    self.sums = FixedBuffer(
      sums(fromRow: 0, rowCount: 2, start: none) + sums(fromRow: 2, rowCount: 2) + sums(fromRow: 4, rowCount: 1))
  }

  @inline(__always)
  func sum(over tiles: TileSet) -> Int32 {
    let (bits, base, side) = (tiles.bits, sums.base, Self.side)
    return base[Int(bits & Self.rows)] &+ base[Self.second &+ Int(bits >> (2 * side) & Self.rows)]
      &+ base[Self.third &+ Int(bits >> (4 * side))]
  }
}
