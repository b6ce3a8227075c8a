/// What speaks against a way of assigning owners to colours, in one unit: a cost of 1 is a reason to hesitate. Distances of
/// colours are mean differences over the channels, 0 to 255.
enum OwnerCost {
  /// For each tile whose colour says that it is defended while its neighbours' owners say that it is not, or the
  /// reverse: nearly always a wrong assignment, as that rule has no exception.
  static let doubtfulTile = 3.0

  /// The most that scores cost, one for each tile by which they differ: they may themselves be misread.
  static let mostForScores = 6.0

  /// How far apart two colours that should be equal are for a cost of 1.
  static let unitsPerCost = 6.0

  /// Free tiles are a shade of the background: up to this distance from it they cost nothing.
  static let freeReach = 8.0

  /// Owned tiles are farther than this from the background; a quarter of what is missing is their cost.
  static let ownedReach = 16.0
  static let missingUnitsPerCost = 4.0

  /// How far colours may be from a known theme's for a cost of 1.
  static let themeUnitsPerCost = 10.0

  /// Up to this distance the colours are just those of a known theme, as on most screens; this is the cost of all others. So where
  /// a pop-up covers the avatars, two colours of a known theme are enough.
  static let exactReach = 4.0
  static let inexactTheme = 0.5

  /// Returns the most that the distance from the nearest known theme may cost, as the theme may be an unknown one. A
  /// single colour may resemble some theme's by chance, three together hardly ever do: then the distance means more.
  static func mostForTheme(colors count: Int) -> Double { min(2.5 + Double(count) / 2, 4) }
}
