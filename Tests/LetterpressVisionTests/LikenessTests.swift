import LetterpressSolver
import LetterpressVision
import SamplePictures
import StressPictures
import PlainSolver
import Testing

/// Boards look like Letterpress however little of the game is left; other grids of letters do not.
struct LikenessTests {
  /// Cropped to the tiles, untouched or finished in one colour, grey or in a theme never seen.
  @Test(arguments: BareBoard.allCases, Cases.few(1, of: 0..<(2 * Samples.boards.count)))
  func aBareBoardIsLikely(kind: BareBoard, index: Int) throws {
    let picture = kind.picture(index, seed: 1)
    let reading = try BoardReader().read(picture.image)
    #expect(reading.isLikelyLetterpress, "\(picture.recipe)")
    #expect(!reading.warnings.contains(.unlikelyBoard))
  }

  @Test(arguments: Cases.few(12, of: HeldOutBoard.all.indices))
  func aBoardInAnotherFontIsLikelyEvenInGrey(index: Int) throws {
    let held = HeldOutBoard.all[index]
    #expect(try BoardReader().read(held.image.gray).isLikelyLetterpress, "\(held.name)")
  }

  /// The first that is found: most are refused for other reasons.
  @Test func aLookAlikeIsReadWithAWarning() throws {
    let reading = try #require(
      (1...40 as ClosedRange<UInt64>).lazy.compactMap { try? BoardReader().read(NonBoard.lookAlike.picture(seed: $0)) }
        .first)
    #expect(!reading.isLikelyLetterpress)
    #expect(reading.warnings.first == .unlikelyBoard)
    #expect(throws: BoardReaderError.unlikelyBoard) { try reading.checkedLikeness() }
    // Corrections leave that as it is.
    let corrected = try reading.corrected(by: [.letter(Letter("q"), tile: 0)])
    #expect(!corrected.isLikelyLetterpress && corrected.warnings.contains(.unlikelyBoard))
  }

  @Test func fewLookAlikesAreTakenForABoard() {
    let taken = (1...60 as ClosedRange<UInt64>).filter { seed in
      let image = NonBoard.lookAlike.picture(seed: seed, side: 480)
      return (try? BoardReader().read(image).isLikelyLetterpress) ?? false
    }
    #expect(taken.count <= 1, "seeds \(taken)")
  }
}
