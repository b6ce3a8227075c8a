internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressSolver

/// The score of a match.
struct ArenaScore: Sendable {
  private(set) var pairCount = 0
  private(set) var wonCount = 0
  private(set) var drawnCount = 0
  private(set) var lostCount = 0
  /// Games that were cut off; they count as drawn.
  private(set) var unfinishedCount = 0
  /// The number of pairs in which A had 0, ½, 1, 1½ and 2 points.
  private(set) var pentanomial = [0, 0, 0, 0, 0]
  private var pointSum = 0.0
  private var pointSquareSum = 0.0
  /// A's points in the games in which it moved first, and in those in which it moved second.
  private var pointsByOrder = [0.0, 0.0]
  private var plyCount = 0
  /// Milliseconds of A's and B's moves.
  private var times: [[Double]] = [[], []]

  /// The score before any game.
  init() {}

  /// Counts a pair of games.
  mutating func add(_ pair: ArenaPair) {
    pairCount += 1
    // The share of the pair's two points.
    let share = pair.points / 2
    pentanomial[Int(pair.points * 2)] += 1
    pointSum += share
    pointSquareSum += share * share
    for (order, game) in pair.games.enumerated() {
      pointsByOrder[order] += game.points.value
      plyCount += game.plyCount
      unfinishedCount += game.isUnfinished ? 1 : 0
      switch game.points {
      case .one: wonCount += 1
      case .half: drawnCount += 1
      case .none: lostCount += 1
      }
    }
    for side in times.indices { times[side] += pair.times[side] }
  }

  var gameCount: Int { 2 * pairCount }

  /// A's share of the points, 0 to 1; nil if nothing was played.
  var share: Double? { pairCount > 0 ? pointSum / Double(pairCount) : nil }

  /// Half the width of the share's 95% interval: 1.96 standard errors of the mean over pairs, since the games of a pair
  /// depend on each other; nil for fewer than two pairs.
  var interval: Double? {
    pairVariance.map { 1.96 * ($0 / Double(pairCount)).squareRoot() }
  }

  /// The variance of A's share of a pair's points; nil for fewer than two pairs.
  var pairVariance: Double? {
    guard pairCount > 1, let share else { return nil }
    let count = Double(pairCount)
    return max(pointSquareSum - count * share * share, 0) / (count - 1)
  }

  /// A's share of the points as the player who moves first, with its interval; nil if nothing was played.
  var first: ShareInterval? { pairCount > 0 ? ShareInterval(points: pointsByOrder[0], gameCount: pairCount) : nil }
  /// A's share of the points as the player who moves second, with its interval; nil if nothing was played.
  var second: ShareInterval? { pairCount > 0 ? ShareInterval(points: pointsByOrder[1], gameCount: pairCount) : nil }

  /// Plies per game.
  var meanPlyCount: Double? { gameCount > 0 ? Double(plyCount) / Double(gameCount) : nil }

  /// The median and the longest time of a move in milliseconds, A's for side 0 and B's for side 1; nil without moves.
  func time(of side: Int) -> (median: Double, longest: Double)? {
    let sorted = times[side].sorted()
    guard let longest = sorted.last else { return nil }
    let middle = sorted.count / 2
    return (sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle], longest)
  }
}

/// A share of the points of independent games, with its 95% interval, which is never empty: E. B. Wilson, "Probable
/// Inference, the Law of Succession, and Statistical Inference", Journal of the American Statistical Association 22,
/// 1927.
struct ShareInterval: Sendable {
  /// 0 to 1, as are the bounds.
  let share: Double
  let lower: Double
  let upper: Double

  /// - Precondition: `gameCount` is at least 1.
  init(points: Double, gameCount: Int) {
    let (count, z) = (Double(gameCount), 1.96)
    share = points / count
    let middle = share + z * z / (2 * count)
    let width = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
    lower = max((middle - width) / (1 + z * z / count), 0)
    upper = min((middle + width) / (1 + z * z / count), 1)
  }
}
