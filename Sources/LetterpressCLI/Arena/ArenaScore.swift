/// What a match has come to.
struct ArenaScore: Sendable {
  private(set) var pairCount = 0
  private(set) var wonCount = 0
  private(set) var drawnCount = 0
  private(set) var lostCount = 0
  /// Games that were broken off; they count as drawn.
  private(set) var unfinishedCount = 0
  private var pointSum = 0.0
  private var pointSquareSum = 0.0
  private var plyCount = 0
  /// Milliseconds of A's and B's moves.
  private var times: [[Double]] = [[], []]

  /// Nothing played.
  init() {}

  /// Counts a pair of games.
  mutating func add(_ pair: ArenaPair) {
    pairCount += 1
    // Of a pair, the share of its two points.
    let share = pair.points / 2
    pointSum += share
    pointSquareSum += share * share
    for game in pair.games {
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

  /// A's share of the points, 0 to 1; nil where nothing was played.
  var share: Double? { pairCount > 0 ? pointSum / Double(pairCount) : nil }

  /// How far the share may be off, to either side, with a probability of 95%: 1.96 standard errors of the mean over
  /// pairs, whose games depend on each other; nil where there are not two of them.
  var interval: Double? {
    guard pairCount > 1, let share else { return nil }
    let count = Double(pairCount)
    let variance = max(pointSquareSum - count * share * share, 0) / (count - 1)
    return 1.96 * (variance / count).squareRoot()
  }

  /// Plies a game.
  var meanPlyCount: Double? { gameCount > 0 ? Double(plyCount) / Double(gameCount) : nil }

  /// The median and the longest time of a move in milliseconds, of A with 0 and of B with 1; nil where there is none.
  func time(of side: Int) -> (median: Double, longest: Double)? {
    let sorted = times[side].sorted()
    guard let longest = sorted.last else { return nil }
    let middle = sorted.count / 2
    return (sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle], longest)
  }
}
