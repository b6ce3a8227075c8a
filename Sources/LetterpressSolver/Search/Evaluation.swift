/// A static evaluation of an undecided position, for the player who has just moved, in hundredths of a tile.
///
/// A tile whose letter occurs in many words is easily recaptured. For a letter with *n* tiles on the board, summing
/// over the board's groups, each of *len* letters with *c* of that letter, the chance of recapture is
///
///     p = (1 / n) · Σ len² · c / Σ len²
///
/// The values of tiles and defended tiles are polynomials in *p*; ``EvaluationWeights`` holds all weights. The value is
/// the mover's total minus the opponent's, except that free tiles count for the mover. The two players' tiles have weights of
/// their own, because the opponent moves next: what the mover holds may be taken at once, and what the opponent holds may be
/// defended first.
///
/// A new term has to be added in three places that must agree: in ``EvaluationSide/value(of:)``, in
/// `MoveGenerator.fillGains`, which credits single tiles with it, and in Workshop/Scripts/fit-evaluation, which finds its
/// weight. When values change, the chances in ``WinningChance`` have to be fitted to them again: `Scripts/workshop study chances`.
final class Evaluation: Sendable {
  /// What the tiles of the player who has just moved are worth.
  let mover: EvaluationSide
  /// What the other player's tiles are worth.
  let opponent: EvaluationSide
  /// The value of a free tile.
  let unclaimed: Int32

  /// The value of one tile of lead.
  static let unit = 100.0

  /// - Parameter chances: *p* of each tile.
  init(chances: [Double], weights: EvaluationWeights) {
    let unclaimed = Int32(weights.unclaimed.rounded())
    self.unclaimed = unclaimed
    // A free tile counts for the mover, so each owned one costs as much, whoever owns it.
    mover = EvaluationSide(
      chances: chances, weights: weights.mover, owning: -unclaimed, none: unclaimed * Int32(Board.tileCount))
    opponent = EvaluationSide(chances: chances, weights: weights.opponent, owning: unclaimed, none: 0)
  }

  /// Returns the value for the player who has just moved.
  func value(mover: TileSet, opponent: TileSet) -> Int32 {
    self.mover.value(of: mover) &- self.opponent.value(of: opponent)
  }
}

/// The evaluations of a board's positions that a search uses. They weigh the same features, but each answers another question, and
/// its weights were fitted to that.
final class Evaluations: Sendable {
  /// Says which moves look best, by the positions after them, and what a position is worth that is not searched.
  let moves: Evaluation
  /// At the end of a line, the position before the last move says a part of what the line is worth, as whoever moves last
  /// always looks better. This is that part.
  let beforeLast: Evaluation
  /// The other part: the position after the last move.
  let afterLast: Evaluation

  /// - Parameter chances: each tile's chance of recapture, 0 to 1.
  init(chances: [Double]) {
    moves = Evaluation(chances: chances, weights: .moves)
    beforeLast = Evaluation(chances: chances, weights: .beforeLast)
    afterLast = Evaluation(chances: chances, weights: .afterLast)
  }

  /// Returns the value of a position that is not searched, for the player to move.
  func valueToMove(_ sides: Sides) -> Int32 { 0 &- moves.value(mover: sides.opponent, opponent: sides.own) }
}

/// What the tiles of one of the players are worth in an ``Evaluation``, from tables.
struct EvaluationSide: ~Copyable, Sendable {
  /// The value of two adjacent tiles.
  let pair: Int32
  /// Each tile's value, and its extra value when defended.
  let tiles: FixedBuffer<Int32>
  let defences: FixedBuffer<Int32>
  private let surrounded: Int32
  private let rows: RowTable
  private let defenceSums: SubsetSums<Int32>
  /// The value of the pairs that adjoin across the borders of ``RowTable``'s parts.
  private let borderPairs: FixedBuffer<Int32>

  /// - Parameters:
  ///   - chances: each tile's chance of recapture.
  ///   - owning: added to the value of each tile, because it is not free.
  ///   - none: the value of no tiles at all.
  init(chances: [Double], weights: EvaluationWeights.Side, owning: Int32, none: Int32) {
    let pair = Int32(weights.pair.rounded())
    let (tiles, defences) = (weights.tileValues(chances: chances), weights.defenceValues(chances: chances))
    (self.pair, surrounded) = (pair, Int32(weights.surrounded.rounded()))
    self.tiles = FixedBuffer(tiles)
    self.defences = FixedBuffer(defences)
    rows = RowTable(tiles.map { $0 + owning }, pair: pair, none: none)
    defenceSums = SubsetSums(defences)
    borderPairs = FixedBuffer((0..<1 << (2 * Board.side)).map { pair * Int32($0.nonzeroBitCount) })
  }

  /// Returns the value of a set of tiles that the player owns.
  @inline(__always)
  func value(of tiles: TileSet) -> Int32 {
    let side = UInt32(Board.side)
    let above = tiles.bits & tiles.bits >> side
    // The tiles of the second and of the fourth row that adjoin one below, side by side.
    let borders = above >> side & RowTable.row | above >> (2 * side) & RowTable.row << side
    var value = rows.sum(over: tiles) &+ borderPairs[Int(borders)]
    let defended = tiles.interior
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
private struct RowTable: ~Copyable, Sendable {
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
