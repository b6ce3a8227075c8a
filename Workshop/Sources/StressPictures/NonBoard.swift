internal import LetterpressSolver
package import LetterpressVision
internal import SamplePictures

/// A kind of picture that shows no board, however much it looks like one.
package enum NonBoard: String, CaseIterable, Sendable {
  /// Lines of words in one to three columns.
  case textPage
  /// Capitals on a lattice that is not 5 × 5.
  case capitals
  /// 12 × 12 to 15 × 15 capitals, some circled.
  case wordSearch
  /// A keyboard's rows of keys.
  case keyboard
  /// Digits on a lattice, which may be 5 × 5.
  case digits
  /// Random noise, fine or coarse.
  case noise
  /// Smooth colours, sometimes with objects in front.
  case photo
  case gradient
  case blank
  /// 5 × 5 circles or squares without letters.
  case plainTiles
  /// 4 × 6 icons with labels.
  case icons
  /// 5 × 5 round buttons with digits.
  case buttons
  /// A lattice of small squares.
  case squares
  /// Five or six full rows of five coloured tiles with gaps, sometimes above a keyboard.
  case wordle
  /// Words that cross each other, on tiles with gaps, and letters on a wheel below.
  case crossword
  /// 5 × 5 dice with round corners and gaps.
  case boggle
  /// 5 × 5 Greek capitals, with or without a board's tiles.
  case greek
  /// 5 × 5 Cyrillic capitals, likewise.
  case cyrillic
  /// 5 × 5 Latin capitals without tiles; these may be read, but have no owners.
  case plainCapitals

  /// 5 × 5 Latin capitals in the middle of touching tiles, in colours and an ink that are not the game's.
  case lookAlike

  /// Whether a reading finds in the picture what it does not show.
  package func isMistaken(_ reading: BoardReading) -> Bool {
    switch self {
    case .plainCapitals: reading.owners != nil
    case .lookAlike: reading.isLikelyLetterpress
    default: true
    }
  }

  /// Returns a picture of the kind; the same for the same seed.
  ///
  /// - Parameter side: the approximate size in pixels.
  package func picture(seed: UInt64, side: Double = 900) -> RGBImage {
    var generator = SeededGenerator(seed: seed)
    let width = Int(side * .random(in: 0.5...1, using: &generator))
    let height = Int(side * .random(in: 0.7...1.5, using: &generator))
    var painter = NonBoardPainter(width: width, height: height, generator: generator)
    switch self {
    case .textPage: painter.drawText()
    case .capitals: painter.drawCapitals()
    case .wordSearch: painter.drawWordSearch()
    case .keyboard: painter.drawKeyboard()
    case .digits: painter.drawDigits()
    case .noise: return painter.noise()
    case .photo: painter.drawPhoto()
    case .gradient: return painter.gradient()
    case .blank: break
    case .plainTiles: painter.drawPlainTiles()
    case .icons: painter.drawIcons()
    case .buttons: painter.drawButtons()
    case .squares: painter.drawSquares()
    case .wordle: painter.drawWordle()
    case .crossword: painter.drawCrossword()
    case .boggle: painter.drawBoggle()
    case .greek: painter.drawBoard(of: ForeignLetters.greek)
    case .cyrillic: painter.drawBoard(of: ForeignLetters.cyrillic)
    case .plainCapitals: painter.drawBoard(of: LetterStencil.letters, hasTiles: false)
    case .lookAlike: painter.drawLookAlike()
    }
    return painter.canvas.image
  }

  /// Returns capitals on a plain lattice that fills the picture.
  package static func grid(columns: Int, rows: Int, seed: UInt64) -> RGBImage {
    var painter = NonBoardPainter(
      width: 72 * columns + 40, height: 72 * rows + 40, generator: SeededGenerator(seed: seed))
    painter.drawCapitals(columns: columns, rows: rows)
    return painter.canvas.image
  }

  /// Returns a page of 2480 × 3508 pixels, A4 at 300 per inch, full of text.
  package static func scannedPage(seed: UInt64) -> RGBImage {
    var painter = NonBoardPainter(width: 2480, height: 3508, generator: SeededGenerator(seed: seed))
    painter.drawText()
    return painter.canvas.image
  }

  /// Returns 2000 × 2000 pixels of small squares.
  package static func manySquares(seed: UInt64) -> RGBImage {
    var painter = NonBoardPainter(width: 2000, height: 2000, generator: SeededGenerator(seed: seed))
    painter.drawSquares(sides: 5...12)
    return painter.canvas.image
  }
}
