import LetterpressSolver
import PlainSolver
import SamplePictures
import Testing

@testable import LetterpressVision

/// A tile that shows more than one letter is unknown, and only that one.
struct LoneLetterTests {
  /// What is drawn beside a letter, each as boxes in heights of the letter: left of, above, right of and below its box's
  /// middle.
  enum Mark: CaseIterable {
    case acute
    case diaeresis
    case commaBelow
    case cedilla
    case secondLetter

    /// The boxes drawn, from the middle of the letter's top edge, or of its bottom edge for marks below.
    var boxes: [(left: Double, top: Double, right: Double, bottom: Double)] {
      switch self {
      case .acute: [(-0.05, -0.28, 0.1, -0.1)]
      case .diaeresis: [(-0.25, -0.25, -0.1, -0.1), (0.1, -0.25, 0.25, -0.1)]
      case .commaBelow: [(-0.06, 1.1, 0.06, 1.3)]
      case .cedilla: [(-0.06, 0.95, 0.06, 1.28)]
      case .secondLetter: [(0.55, 0, 0.68, 1)]
      }
    }
  }

  private static let boards = Samples.boards.filter { $0.image.width <= 750 }

  /// Returns the picture with a mark on a tile, in the letter's colour.
  private func marked(_ mark: Mark, on tile: Int, of board: SampleBoard) throws -> RGBImage {
    let stages = BoardReader().stages(of: board.image)
    let box = try #require(stages.tiles[tile].box)
    let ink = SampleTheme.ink(on: stages.tiles[tile].color)
    var image = board.image
    let (middle, size) = (Double(box.x) + Double(box.width) / 2, Double(box.height))
    for part in mark.boxes {
      for y in Int(Double(box.y) + part.top * size)..<Int(Double(box.y) + part.bottom * size) {
        for x in Int(middle + part.left * size)..<Int(middle + part.right * size) { image[x, y] = ink }
      }
    }
    return image
  }

  @Test(arguments: Mark.allCases, boards.indices)
  func aMarkedLetterIsUnknownAndNoOther(mark: Mark, index: Int) throws {
    let board = LoneLetterTests.boards[index]
    // A letter without a tail, on which a cedilla begins at ink.
    let tile = try #require(board.letters.indices.first { "bcdeosuz".contains(board.letters[$0].description) })
    let before = try BoardReader().read(board.image)
    let after = try BoardReader().read(try marked(mark, on: tile, of: board))
    #expect(before.board.unknownTiles.isEmpty, "\(board.name)")
    #expect(after.board.unknownTiles == TileSet(CollectionOfOne(tile)), "\(board.name) \(mark)")
  }

  /// What is left of a letter is hardly ever taken for another one: an I for the stem of an L, or a C for an O. What is left of some
  /// letters looks just like another one in its place, such as the right half of a U.
  @Test(arguments: Cases.few(3, of: boards.indices))
  func aHalfCoveredLetterIsNoOther(index: Int) throws {
    let board = LoneLetterTests.boards[index]
    let stages = BoardReader().stages(of: board.image)
    let grid = try #require(stages.grid)
    var (wrong, all) = (0, 0)
    for share in [0.42, 0.5, 0.58] {
      for tile in Cases.few(9, of: 0..<Board.tileCount) {
        var image = board.image
        let covered = grid.tile(row: tile / Board.side, column: tile % Board.side, margin: 0.1)
        let first = covered.x + Int((share - 0.1) * grid.pitch)
        for y in covered.y..<covered.endY { for x in first..<covered.endX { image[x, y] = stages.tiles[tile].color } }
        guard let reading = try? BoardReader().read(image), let letter = reading.board[tile] else { continue }
        all += 1
        if letter != board.letters[tile] { wrong += 1 }
      }
    }
    #expect(wrong <= 1 + all / 25, "\(board.name): \(wrong) of \(all)")
  }

  /// Bars of another colour than the letter's, in heights of the letter as the boxes of ``Mark``, each within the tile.
  enum Bar: CaseIterable {
    case below
    case above
    case beside

    var box: (left: Double, top: Double, right: Double, bottom: Double) {
      switch self {
      case .below: (-0.15, 1.12, 0.15, 1.2)
      case .above: (-0.15, -0.22, 0.15, -0.14)
      case .beside: (0.58, 0.2, 0.65, 0.55)
      }
    }
  }

  /// A bar is not a part of a letter, nor an accent: it has another colour.
  @Test(arguments: Bar.allCases, boards.indices)
  func aThinBarOfAnotherColourLeavesTheLetterReadable(bar: Bar, index: Int) throws {
    let board = LoneLetterTests.boards[index]
    let tile = try #require(board.letters.indices.first { "bcdeosuz".contains(board.letters[$0].description) })
    let stages = BoardReader().stages(of: board.image)
    let box = try #require(stages.tiles[tile].box)
    let tint = stages.tiles[tile].color
    // As strong a contrast as the letter's, in another hue.
    let color = RGBColor(
      red: tint.red > 128 ? 220 : 20, green: tint.green > 128 ? 40 : 220, blue: tint.blue > 128 ? 0 : 250)
    var image = board.image
    let (middle, size) = (Double(box.x) + Double(box.width) / 2, Double(box.height))
    for y in Int(Double(box.y) + bar.box.top * size)..<Int(Double(box.y) + bar.box.bottom * size) {
      for x in Int(middle + bar.box.left * size)..<Int(middle + bar.box.right * size) { image[x, y] = color }
    }
    #expect(try BoardReader().read(image).board == stages.board, "\(board.name) \(bar)")
  }
}

extension Board {
  fileprivate var unknownTiles: TileSet { TileSet((0..<Board.tileCount).filter { self[$0] == nil }) }
}
