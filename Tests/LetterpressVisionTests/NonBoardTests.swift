import LetterpressTestSupport
import LetterpressVision
import Testing

/// Pictures that show no board are refused, however much like one they look.
struct NonBoardTests {
  @Test(arguments: NonBoard.allCases, 1...4 as ClosedRange<UInt64>)
  func isRefused(kind: NonBoard, seed: UInt64) {
    let image = kind.picture(seed: seed, side: 480)
    #expect(throws: BoardReaderError.self) { try BoardReader().read(image) }
  }

  enum Crowd: CaseIterable {
    case scannedPage
    case manySquares
  }

  /// Lattices are sought among all shapes of a picture: with thousands of them this must come to an end.
  @Test(.timeLimit(.minutes(5)), arguments: Crowd.allCases)
  func isRefusedAmongThousandsOfShapes(crowd: Crowd) {
    let image =
      switch crowd {
      case .scannedPage: NonBoard.scannedPage(seed: 1)
      case .manySquares: NonBoard.manySquares(seed: 1)
      }
    #expect(throws: BoardReaderError.self) { try BoardReader().read(image) }
  }
}
