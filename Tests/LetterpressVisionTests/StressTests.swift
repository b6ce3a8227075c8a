import LetterpressVision
import SamplePictures
import StressPictures
import Testing

/// A miniature `Scripts/workshop stress`: a few small pictures of every family that must be read.
struct StressTests {
  /// The smallest samples, light and dark, at half their size.
  private static let boards = Samples.boards.filter { $0.image.width <= 750 }.map(\.halved)

  private static let picturesPerFamily = 5

  private struct Result {
    var mistake: String?
    var refusal: String?
  }

  @Test func readsPicturesWithinTheRanges() async {
    let results = await withTaskGroup(of: [Result].self) { group in
      for family in StressFamily.within { group.addTask { StressTests.results(of: family) } }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(results.compactMap(\.mistake).isEmpty, "misread: `Scripts/workshop stress --save` shows more of them")
    #expect(50 * results.compactMap(\.refusal).count <= results.count, "\(results.compactMap(\.refusal))")
  }

  private static func results(of family: StressFamily) -> [Result] {
    var family = family
    family.pixelLimit = 300_000
    return (0..<picturesPerFamily).map { index in
      let picture = family.picture(index, seed: 1, from: boards)
      let outcome = StressOutcome(reading: picture, with: BoardReader())
      let description = "\(family.name) \(index), \(picture.recipe): \(outcome.complaints)"
      return Result(
        mistake: outcome.isWrong ? description : nil,
        refusal: outcome.refusal == nil || outcome.isRefusalDue ? nil : description)
    }
  }
}
