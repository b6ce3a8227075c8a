internal import LetterpressTestSupport
internal import LetterpressVision

extension StressRun {
  /// Counts how many pictures without a board are mistaken for one: equally many of every kind, and two large ones.
  func nonBoards(_ indices: [Int]) async -> NonBoardTally {
    await merged(NonBoardTally(), indices) { index, tally in
      let (kind, image) = nonBoard(index)
      let reader = BoardReader()
      var reading: BoardReading?
      let time = ContinuousClock().measure { reading = try? reader.read(image) }
      let mistaken = reading.flatMap { kind.isMistaken($0) ? $0 : nil }
      tally.add(kind, isAccepted: mistaken != nil, time: time)
      if let mistaken { keeper?.write(image, "no-board-\(seed)-\(index)-\(kind)-read-\(mistaken.board)") }
    }
  }

  private func nonBoard(_ index: Int) -> (kind: NonBoard, image: RGBImage) {
    let pictureSeed = seed &* 1_000_003 &+ UInt64(index)
    switch index {
    case 0: return (.textPage, NonBoard.scannedPage(seed: pictureSeed))
    case 1: return (.squares, NonBoard.manySquares(seed: pictureSeed))
    default:
      let kind = NonBoard.allCases[index % NonBoard.allCases.count]
      return (kind, kind.picture(seed: pictureSeed))
    }
  }
}
