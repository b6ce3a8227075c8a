import LetterpressSolver
import PlainSolver
import SamplePictures
import Testing

@testable import LetterpressVision

/// Boards on which something lies: nothing is read wrongly, and what nothing touches is read.
struct ObstructedBoardTests {
  private static let boards = Samples.boards.filter { $0.image.width <= 750 }

  /// Returns where a board's tiles are.
  private func grid(of board: SampleBoard) throws -> TileGrid {
    try #require(BoardReader().stages(of: board.image).grid)
  }

  /// What a phone or a tool draws onto a tile's corner.
  @Test(arguments: Cases.few(2, of: boards.indices))
  func aBadgeInACornerLeavesTheLetterReadable(index: Int) throws {
    let board = ObstructedBoardTests.boards[index]
    let grid = try grid(of: board)
    var image = board.image
    for (tile, corner) in [(0, (0.0, 0.0)), (7, (1.0, 0.0)), (18, (0.0, 1.0)), (24, (1.0, 1.0))] {
      let rect = grid.tile(row: tile / Board.side, column: tile % Board.side)
      let (size, radius) = (grid.pitch, 0.14 * grid.pitch)
      let (x, y) = (
        Double(rect.x) + size * (0.16 + 0.68 * corner.0), Double(rect.y) + size * (0.16 + 0.68 * corner.1)
      )
      for row in Int(y - radius)...Int(y + radius) {
        for column in Int(x - radius)...Int(x + radius)
        where (Double(row) - y) * (Double(row) - y) + (Double(column) - x) * (Double(column) - x) <= radius * radius {
          let isMiddle = abs(Double(column) - x) < radius / 6 && abs(Double(row) - y) < radius / 2
          image[column, row] = isMiddle ? .white : RGBColor(red: 255, green: 59, blue: 48)
        }
      }
    }
    #expect(try BoardReader().read(image).board == BoardReader().read(board.image).board, "\(board.name)")
  }

  /// Returns a picture in which letters are covered in their tiles' own colours.
  private func covering(_ tiles: [Int], of board: SampleBoard) throws -> RGBImage {
    let stages = BoardReader().stages(of: board.image)
    let grid = try #require(stages.grid)
    var image = board.image
    for tile in tiles {
      let rect = grid.tile(row: tile / Board.side, column: tile % Board.side, margin: 0.1)
      for y in rect.y..<rect.endY { for x in rect.x..<rect.endX { image[x, y] = stages.tiles[tile].color } }
    }
    return image
  }

  @Test(arguments: Cases.few(2, of: boards.indices))
  func aCoveredLetterIsOpenAndAllElseIsRead(index: Int) throws {
    let board = ObstructedBoardTests.boards[index]
    let whole = try BoardReader().read(board.image)
    let reading = try BoardReader().read(try covering([6, 13], of: board))
    for tile in 0..<Board.tileCount {
      #expect(reading.board[tile] == ([6, 13].contains(tile) ? nil : whole.board[tile]), "\(board.name) \(tile)")
    }
    #expect(reading.owners == whole.owners, "\(board.name)")
    #expect(reading.turn == whole.turn, "\(board.name)")
  }

  /// The lattice must not go on into the air above the board.
  @Test(
    arguments: Cases.few(2, of: boards.indices), [RGBColor.black, .white, RGBColor(red: 128, green: 128, blue: 128)])
  func aBoardWhoseLastRowIsCoveredIsRefused(index: Int, color: RGBColor) throws {
    let board = ObstructedBoardTests.boards[index]
    let grid = try grid(of: board)
    for part in [4.0, 4.3] {
      var image = board.image
      for y in Int(grid.y + part * grid.pitch)..<image.height { for x in 0..<image.width { image[x, y] = color } }
      #expect(throws: BoardReaderError.cutOff(tiles: 5), "\(board.name) \(part)") { try BoardReader().read(image) }
    }
  }

  /// What is left of a board of which the picture has three rows or columns, and perhaps a part of the next.
  @Test(arguments: Cases.few(4, of: boards.indices), [3.0, 3.4])
  func halfABoardIsCutOffRatherThanNone(index: Int, part: Double) throws {
    let board = ObstructedBoardTests.boards[index]
    let grid = try grid(of: board)
    let (width, height) = (board.image.width, board.image.height)
    let (x, y, length) = (Int(grid.x), Int(grid.y), Int(part * grid.pitch))
    let end = (x: Int(grid.x + 5 * grid.pitch), y: Int(grid.y + 5 * grid.pitch))
    for (side, frame) in [
      ("below", Rect(x: 0, y: 0, width: width, height: y + length)),
      ("above", Rect(x: 0, y: end.y - length, width: width, height: height - end.y + length)),
      ("right", Rect(x: 0, y: 0, width: x + length, height: height)),
      ("left", Rect(x: end.x - length, y: 0, width: width - end.x + length, height: height)),
    ] {
      #expect(throws: BoardReaderError.cutOff(tiles: 10), "\(board.name) \(side) \(part)") {
        try BoardReader().read(board.image.cropped(to: frame))
      }
    }
  }

  /// A capital lambda is an A without its bar, and a capital gamma an F without its lower one.
  @Test func aSignThatResemblesALetterIsOpenAndAllElseIsRead() throws {
    var count = 0
    for board in ObstructedBoardTests.boards {
      let stages = BoardReader().stages(of: board.image)
      var image = board.image
      var signs = TileSet()
      for tile in 0..<Board.tileCount {
        guard let box = stages.tiles[tile].box, signs.count < 3 else { continue }
        let erased: (x: ClosedRange<Double>, y: ClosedRange<Double>)
        switch board.letters[tile].description {
        case "a": erased = (0.25...0.75, 0.55...0.86)
        case "f": erased = (0.3...1, 0.35...0.7)
        default: continue
        }
        signs.insert(tile)
        for y in 0..<box.height {
          for x in 0..<box.width
          where erased.y.contains(Double(y) / Double(box.height)) && erased.x.contains(Double(x) / Double(box.width)) {
            image[box.x + x, box.y + y] = stages.tiles[tile].color
          }
        }
      }
      count += signs.count
      let reading = try BoardReader().read(image)
      for tile in 0..<Board.tileCount {
        #expect(reading.board[tile] == (signs.contains(tile) ? nil : stages.board[tile]), "\(board.name) \(tile)")
      }
    }
    #expect(count >= 4)
  }

  /// Neither is chosen, as on a desktop on which one picture lies on another.
  @Test(arguments: [0.25, 0.4])
  func aSmallBoardOnALargeOneIsRefused(scale: Double) throws {
    let small = Samples.boards[1].image.scaled(by: scale)
    var image = Samples.phone.image
    for y in 0..<small.height {
      for x in 0..<small.width { image[10 + x, image.height - small.height - 10 + y] = small[x, y] }
    }
    #expect(throws: BoardReaderError.severalBoards(2)) { try BoardReader().read(image) }
  }
}
