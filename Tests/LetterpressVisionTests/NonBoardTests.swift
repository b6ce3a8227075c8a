import LetterpressSolver
import LetterpressVision
import SamplePictures
import StressPictures
import PlainSolver
import Testing

/// Pictures without a board are refused with the reason, however much they look like one.
struct NonBoardTests {
  /// The refusal's case without its numbers, or what was read if there is none.
  private func refusal(of image: RGBImage) -> String {
    do {
      let reading = try BoardReader().read(image)
      guard reading.isLikelyLetterpress else { return "unlikelyBoard" }
      return reading.owners == nil ? "read without owners" : "read"
    } catch {
      return StressOutcome.name(of: error)
    }
  }

  /// What a person looking at a picture of a kind would accept as the reason for refusing it. Where shapes happen to lie on
  /// a lattice, or letters of another alphabet happen to look like digits, more than one is.
  private func acceptableRefusals(of kind: NonBoard) -> Set<String> {
    switch kind {
    case .textPage: ["noBoard", "otherGrid", "tilesLifted", "cutOff"]
    case .capitals: ["otherGrid"]
    case .wordSearch: ["otherGrid", "severalBoards"]
    case .keyboard: ["otherGrid", "noBoard"]
    case .digits, .plainTiles, .buttons, .squares: ["digits", "noBoard", "otherGrid"]
    case .noise: ["noBoard", "cutOff"]
    case .photo, .gradient, .blank, .icons: ["noBoard"]
    case .wordle: ["otherGrid", "tilesApart"]
    case .boggle, .crossword: ["noBoard", "tilesApart"]
    case .greek, .cyrillic: ["unknownLetters", "digits", "noBoard"]
    case .plainCapitals: ["read without owners", "unlikelyBoard"]
    case .lookAlike: ["unlikelyBoard", "noBoard", "unknownLetters", "digits"]
    }
  }

  @Test(arguments: NonBoard.allCases, Cases.few(1, of: 1...8 as ClosedRange<UInt64>))
  func areRefusedForAReasonThatThePictureShows(kind: NonBoard, seed: UInt64) {
    let refusal = refusal(of: kind.picture(seed: seed, side: 480))
    #expect(acceptableRefusals(of: kind).contains(refusal), "\(kind.rawValue) \(seed): \(refusal)")
  }

  @Test(
    arguments: [(6, 6), (7, 7), (8, 8), (4, 4), (6, 5), (5, 7), (9, 9), (15, 15)],
    Cases.few(1, of: 1...4 as ClosedRange<UInt64>))
  func aGridOfAnotherSizeIsReportedAsSuch(size: (columns: Int, rows: Int), seed: UInt64) {
    let image = NonBoard.grid(columns: size.columns, rows: size.rows, seed: seed)
    #expect(throws: BoardReaderError.otherGrid(columns: size.columns, rows: size.rows)) {
      try BoardReader().read(image)
    }
  }

  @Test func plainCapitalsHaveAWarningInsteadOfOwners() throws {
    let reading = try BoardReader().read(NonBoard.plainCapitals.picture(seed: 1))
    #expect(reading.owners == nil && reading.turn == nil && reading.scores == nil && reading.theme == nil)
    #expect(reading.warnings.last == .unknownOwners(.all))
  }

  @Test func anUntouchedBoardIsRecognizedByItsShades() throws {
    let untouched = try #require(Samples.boards.first { $0.name == "light-untouched" })
    let board = untouched.image.cropped(to: try BoardReader().read(untouched.image).frame)
    #expect(try BoardReader().read(board).owners == Owners())
    // In one shade it could be a page of capitals.
    var plain = board
    let shades = [board[2, 2], board[130, 2]]
    for y in 0..<plain.height { for x in 0..<plain.width where plain[x, y] == shades[1] { plain[x, y] = shades[0] } }
    #expect(shades[0] != shades[1])
    #expect(try BoardReader().read(plain).warnings == [.unknownOwners(.all)])
  }

  /// Every sample with gaps painted between its tiles.
  @Test(arguments: Samples.boards.indices)
  func aBoardWithGapsIsRefused(index: Int) throws {
    let sample = Samples.boards[index]
    let frame = try BoardReader().read(sample.image).frame
    let side = Double(frame.width) / 5
    var image = sample.image
    let gap = RGBColor(red: 200, green: 120, blue: 30)
    for y in frame.y..<frame.y + frame.height where y < image.height {
      for x in frame.x..<frame.x + frame.width where x < image.width {
        let (column, row) = (Double(x - frame.x) / side, Double(y - frame.y) / side)
        if min(column - column.rounded(.down), row - row.rounded(.down)) < 0.06 { image[x, y] = gap }
      }
    }
    #expect(refusal(of: image) == "tilesApart", "\(sample.name)")
  }

  @Test func aBoardInAnUnknownTypefaceIsStillFound() {
    // Only Q and Z are known, which the board lacks; a few of its letters resemble them.
    let known = TemplateSet(
      TemplateSet.builtIn.templates.filter { "qz".contains($0.symbol.letter?.description ?? "?") })
    #expect(throws: BoardReaderError.unknownLetters(20)) {
      try BoardReader(templates: known).read(Samples.phone.image)
    }
  }

  /// The lattice search examines all shapes of a picture: it must finish even with thousands of them.
  @Test(.timeLimit(.minutes(5))) func areRefusedDespiteThousandsOfShapes() {
    #expect(refusal(of: NonBoard.scannedPage(seed: 1)) == "noBoard")
    #expect(refusal(of: NonBoard.manySquares(seed: 1)) == "otherGrid")
  }
}
