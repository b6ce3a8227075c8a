import LetterpressSolver
import LetterpressTestSupport
import LetterpressVision
import Testing

/// Pictures that show no board are refused, however much like one they look, and with the reason.
struct NonBoardTests {
  /// The case of a refusal, without its numbers; what was read where there is none.
  private func refusal(of image: RGBImage) -> String {
    do {
      return "read: \(try BoardReader().read(image).board)"
    } catch {
      return StressOutcome.name(of: error)
    }
  }

  /// For which reasons eight pictures of a kind are refused.
  @Test(
    arguments: [
      (.textPage, ["noBoard", "otherGrid", "tilesLifted"]), (.capitals, ["otherGrid"]),
      (.wordSearch, ["otherGrid", "severalBoards"]), (.keyboard, ["otherGrid"]),
      (.digits, ["digits", "noBoard", "otherGrid"]), (.noise, ["cutOff", "noBoard"]), (.photo, ["noBoard"]),
      (.gradient, ["noBoard"]), (.blank, ["noBoard"]), (.plainTiles, ["digits", "noBoard"]), (.icons, ["noBoard"]),
      (.buttons, ["digits", "noBoard"]), (.squares, ["digits", "noBoard", "otherGrid"]),
    ] as [(NonBoard, Set<String>)])
  func areRefused(kind: NonBoard, reasons: Set<String>) {
    #expect(Set((1...8).map { refusal(of: kind.picture(seed: $0, side: 480)) }) == reasons)
  }

  @Test func noKindIsLeftOut() { #expect(NonBoard.allCases.count == 13) }

  @Test(arguments: [(6, 6), (7, 7), (8, 8), (4, 4), (6, 5), (5, 7), (9, 9), (15, 15)], 1...4 as ClosedRange<UInt64>)
  func aGridOfAnotherSizeIsCalledThat(size: (columns: Int, rows: Int), seed: UInt64) {
    let image = NonBoard.grid(columns: size.columns, rows: size.rows, seed: seed)
    #expect(throws: BoardReaderError.otherGrid(columns: size.columns, rows: size.rows)) {
      try BoardReader().read(image)
    }
  }

  @Test func aBoardInAFaceThatIsNotKnownIsABoard() {
    // Of all letters only Q and Z are known, which it does not have; a few others resemble them.
    let known = TemplateSet(
      TemplateSet.builtIn.templates.filter { "qz".contains($0.symbol.letter?.description ?? "?") })
    #expect(throws: BoardReaderError.unknownLetters(20)) {
      try BoardReader(templates: known).read(Samples.phone.image)
    }
  }

  /// Lattices are sought among all shapes of a picture: with thousands of them this must come to an end.
  @Test(.timeLimit(.minutes(5))) func areRefusedAmongThousandsOfShapes() {
    #expect(refusal(of: NonBoard.scannedPage(seed: 1)) == "noBoard")
    #expect(refusal(of: NonBoard.manySquares(seed: 1)) == "otherGrid")
  }
}
