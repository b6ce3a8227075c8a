internal import CPlatform

/// The mover's chance of winning against an equally strong player, from what a search has found out about the move.
///
/// Between wins and losses, the logarithm of the odds is a line in the expected lead. Its height is a parabola in
/// the number of free tiles: with few or very many of them, the mover is better off than the lead says, and in between
/// worse. `Scripts/workshop study chances` fits the parameters to games; `docs/playing.md` says how well they hold.
enum WinningChance {
  /// - Parameters:
  ///   - value: a ``SearchValue``, for the mover.
  ///   - unclaimed: the number of free tiles before the move, 0 to 25.
  /// - Returns: 0 to 1.
  static func of(_ value: Int32, isProven: Bool, unclaimed: Int) -> Double {
    if isProven { return value == 0 ? 0.5 : value > 0 ? 1 : 0 }
    if value > SearchValue.leastWin { return seemingWin }
    if value < -SearchValue.leastWin { return seemingLoss }
    return min(max(beforeEnd(value, unclaimed: unclaimed), seemingLoss), seemingWin)
  }

  /// Returns the same for a value between wins and losses, even where it is more certain than a win that is only seen.
  @inline(never)
  static func beforeEnd(_ value: Int32, unclaimed: Int) -> Double {
    let lead = Double(value) / Evaluation.unit
    let phase = Double(unclaimed) / Double(Board.tileCount)
    let odds = lead * slope + bias + (biasByPhase + biasBySquare * phase) * phase
    return 1 / (1 + platform_exp(-odds))
  }

  private static let slope = 0.761
  private static let bias = 0.373
  private static let biasByPhase = -2.231
  private static let biasBySquare = 2.268
  /// The chances of wins and losses that are seen but not proven.
  private static let seemingWin = 0.99
  private static let seemingLoss = 0.005
}
