internal import LetterpressEngine
internal import LetterpressPictures
internal import LetterpressSolver

/// A review as it is drawn.
struct ReviewDrawing {
  private let review: GameReview

  init(_ review: GameReview) { self.review = review }

  /// How many mistakes are named: more words would hide one another.
  private static let mostMarks = 5

  var picture: ReviewPicture {
    let marked = markedSteps
    let moments = review.line.points.enumerated().map { place, point in
      ReviewPicture.Moment(
        redChance: review.redChances[place], red: point.owners.red.count, blue: point.owners.blue.count,
        mark: place > 0 ? marked[place - 1] ?? "" : "")
    }
    return ReviewPicture(moments, turningPoint: betterMove)
  }

  /// The words of the worst mistakes, by their steps; the turning point is among them.
  private var markedSteps: [Int: String] {
    let errors = review.moves.filter { $0.move.grade.isError || $0.step == review.turningPoint }
      .sorted {
        ($0.step == review.turningPoint ? 1 : 0, $0.move.lost) > ($1.step == review.turningPoint ? 1 : 0, $1.move.lost)
      }
    var marks: [Int: String] = [:]
    for (step, move) in errors.prefix(ReviewDrawing.mostMarks) { marks[step] = move.played.move.word ?? "pass" }
    return marks
  }

  private var betterMove: ReviewPicture.BetterMove? {
    guard let place = review.turningPoint, case .reviewed(let move) = review.steps[place],
      let placement = move.explained.move.placement
    else { return nil }
    return ReviewPicture.BetterMove(before: move.before, placement: placement, after: move.explained.after)
  }
}
