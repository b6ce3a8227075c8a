internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressSolver

/// The two games of an opening: player A moves first in the first game, player B in the second.
struct ArenaPair: Equatable, Sendable {
  struct Game: Equatable, Sendable {
    /// A's points.
    var points: GamePoints
    var plyCount: Int
    /// Whether it was cut off.
    var isUnfinished: Bool
  }

  /// The position at which both games began.
  var opening: String
  var games: [Game]
  /// Milliseconds of each move in both games, with two decimals: A's, then B's.
  var times: [[Double]]

  /// A pair of games that were played.
  init(opening: Position, first: ArenaGame, second: ArenaGame) {
    self.opening = opening.description
    games = [(first, first.points), (second, second.points.ofOpponent)].map { game, points in
      Game(points: points, plyCount: game.times.count, isUnfinished: game.outcome == nil)
    }
    times = [true, false].map { isA in
      (first.times(ofFirst: isA) + second.times(ofFirst: !isA)).map { ($0 * 100).rounded() / 100 }
    }
  }

  /// A's points, 0 to 2.
  var points: Double { games.reduce(0) { $0 + $1.points.value } }
}

extension ArenaPair: CustomStringConvertible {
  /// A line separated by tabs: the opening; for each game A's points and the plies, with a `+` if it was cut off; then
  /// the milliseconds of A's moves and of B's.
  var description: String {
    let games = games.map { "\($0.points)\t\($0.plyCount)\($0.isUnfinished ? "+" : "")" }
    let times = times.map { $0.map { Decimals.fixed($0, count: 2) }.joined(separator: " ") }
    return ([opening] + games + times).joined(separator: "\t")
  }

  /// The names of the columns.
  static let header = "opening\tpoints, A first\tplies\tpoints, B first\tplies\tms of A\tms of B"

  /// In milliseconds, about thirty years: no move takes longer.
  private static let longestTime = 1e12

  /// Reads what ``description`` writes; nil for anything else.
  init?(parsing line: some StringProtocol) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 7 else { return nil }
    opening = String(fields[0])
    games = []
    times = []
    for column in [1, 3] {
      let isUnfinished = fields[column + 1].hasSuffix("+")
      guard let points = GamePoints(rawValue: String(fields[column])),
        let plyCount = Int(fields[column + 1].dropLast(isUnfinished ? 1 : 0)),
        0...GameRecord.maximumPlyCount ~= plyCount
      else { return nil }
      games.append(Game(points: points, plyCount: plyCount, isUnfinished: isUnfinished))
    }
    for column in [5, 6] {
      let times = fields[column].split(separator: " ").map { Double($0) ?? .nan }
      guard times.allSatisfy({ 0...ArenaPair.longestTime ~= $0 }) else { return nil }
      self.times.append(times)
    }
  }
}
