import LetterpressPictures
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

struct MovePictureTests {
  private let screenshot = Samples.phone.image
  private let reading: BoardReading

  init() throws { reading = try BoardReader().read(Samples.phone.image) }

  /// The position after red plays HUB.
  private func outcome() throws -> Position {
    var position = try reading.position()
    try position.play(.play(Placement(word: "hub", tiles: [2, 4, 18])), in: .english)
    return position
  }

  private func drawn(_ word: String, _ tiles: [Int]) throws -> RGBImage {
    MovePicture(image: screenshot, frame: reading.frame, colors: TileColors(of: reading))
      .drawn(word: word, tiles: tiles, after: try outcome())
  }

  /// A pixel near a tile's lower left corner, clear of letter and number.
  private func corner(_ tile: Int) -> (x: Int, y: Int) {
    let pitch = reading.frame.width / 5
    return (reading.frame.x + tile % 5 * pitch + pitch / 10, reading.frame.y + (tile / 5 + 1) * pitch - pitch / 10)
  }

  @Test func dimsAllButTheTilesOfTheWord() throws {
    let tiles = [2, 4, 18]
    let picture = try drawn("hub", tiles)
    #expect(picture.height == screenshot.height)
    for tile in 0..<25 {
      let (x, y) = corner(tile)
      if tiles.contains(tile) {
        #expect(picture[x, y] == screenshot[x, y])
      } else {
        #expect(Int(picture[x, y].luma) < Int(screenshot[x, y].luma) / 2)
      }
    }
    #expect(picture[5, 5].luma < screenshot[5, 5].luma / 2)
  }

  @Test func drawsNothingBetweenTheTilesOfTheWord() throws {
    // B1 to D1, between A1 and E1, are only dimmed.
    let picture = try drawn("lu", [0, 4])
    let pitch = reading.frame.width / 5
    for y in reading.frame.y..<reading.frame.y + pitch {
      for x in reading.frame.x + pitch..<reading.frame.x + 4 * pitch {
        guard Int(picture[x, y].red) != Int(screenshot[x, y].red) * 9 / 25 else { continue }
        Issue.record("something is drawn at \(x), \(y)")
        return
      }
    }
  }

  @Test func drawsTheBoardAfterTheMoveBesideIt() throws {
    let picture = try drawn("hub", [2, 4, 18])
    // The board without its caption, whose letters may stand below its columns by chance: of 6½ tiles, the last but half a one.
    let pitch = (picture.width - screenshot.width) * 2 / 13
    let middle = reading.frame.y + reading.frame.height / 2
    let board = Rect(
      x: screenshot.width + pitch * 3 / 4, y: middle - pitch * 11 / 4, width: pitch * 11 / 2, height: pitch * 11 / 2)
    let after = try BoardReader().read(picture.cropped(to: board).scaled(by: 3))
    let known = zip(after.board.letters, reading.board.letters).filter { $0.0 != nil }
    #expect(known.count >= 15 && known.allSatisfy { $0.0 == $0.1 })
    let (owners, colors) = (try outcome().owners, TileColors(of: reading))
    #expect(owners != reading.owners)
    for tile in 0..<25 {
      #expect(after.tiles[tile].color.distance(to: colors.color(of: owners.ownership(of: tile))) <= 2)
    }
  }

  @Test func keepsTheLettersReadable() throws {
    let picture = try drawn("hub", [2, 4, 18])
    var (inkCount, changed) = (0, 0)
    let pitch = reading.frame.width / 5
    for tile in [2, 4, 18] {
      for y in 0..<pitch * 2 / 3 {
        for x in 0..<pitch * 2 / 3 {
          let place = (
            reading.frame.x + tile % 5 * pitch + x + 5, reading.frame.y + tile / 5 * pitch + y + pitch / 3 - 5
          )
          guard screenshot[place.0, place.1].luma < 50 else { continue }
          inkCount += 1
          changed += picture[place.0, place.1].luma < 60 ? 0 : 1
        }
      }
    }
    #expect(inkCount > 1000)
    #expect(changed * 50 < inkCount)
  }

  @Test func leavesThePictureUnchangedWithoutAWord() throws {
    #expect(try drawn("", []) == screenshot)
  }

  @Test func makesRoomForTheWordAboveACroppedBoard() throws {
    let frame = reading.frame
    var bytes: [UInt8] = []
    for y in 0..<frame.height {
      let start = 3 * ((frame.y + y) * screenshot.width + frame.x)
      bytes += screenshot.bytes[start..<start + 3 * frame.width]
    }
    let board = RGBImage(width: frame.width, height: frame.height, bytes: bytes)
    let picture = MovePicture(
      image: board, frame: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
      colors: TileColors(of: reading)
    ).drawn(word: "hub", tiles: [2, 4, 18], after: try outcome())
    #expect(picture.width > frame.width)
    #expect(picture.height == frame.height + 96)
    let row = (0..<frame.width).map { picture[$0, 48] }
    #expect(row.count { $0 == .white } > 50)
    #expect(row.count { $0.luma < 30 } > 10)
  }

  @Test func drawsABoardThatCanBeRead() throws {
    let letters: Board = "tejntgzhhgpsmzpthaoudgbph"
    let owners = try Owners(parsing: "rb.rR..rbrbbr.bBbrbbb.rb.")
    let board = BoardPicture(letters, owners: owners)
    let reading = try BoardReader().read(board.drawn)
    #expect(reading.frame == BoardPicture.frame)
    #expect(zip(reading.tiles, board.tileColors).allSatisfy { $0.color == $1 })
    let known = zip(reading.board.letters, letters.letters).filter { $0.0 != nil }
    #expect(known.allSatisfy { $0.0 == $0.1 })
    #expect(known.count >= 15)
  }

  @Test func takesColorsFromTheScreenshotThenFromItsTheme() throws {
    let dark = try BoardReader().read(Samples.all[2].image)
    let colors = TileColors(of: dark)
    #expect(dark.theme == .dark)
    for tile in dark.tiles {
      let ownership = try #require(tile.ownership)
      #expect(colors.color(of: ownership).distance(to: tile.color) <= 12)
    }
    let untouched = TileColors(of: try BoardReader().read(Samples.all[1].image))
    #expect(untouched[.redDefended] == Theme.light.palette[.redDefended])
    #expect(TileColors(of: .light)[.blue] == Theme.light.palette[.blue])
  }

  @Test func drawsEveryLetter() throws {
    // A to Y on one board, and Z on all tiles of another: none is blank.
    for letters in ["abcdefghijklmnopqrstuvwxy", "zzzzzzzzzzzzzzzzzzzzzzzzz"] {
      let picture = BoardPicture(try Board(parsing: letters), owners: Owners()).drawn
      let frame = BoardPicture.frame
      let pitch = frame.width / 5
      for tile in 0..<25 {
        let (x, y) = (frame.x + tile % 5 * pitch, frame.y + tile / 5 * pitch)
        #expect((0..<pitch * pitch).contains { picture[x + $0 % pitch, y + $0 / pitch].luma < 100 })
      }
    }
  }
}
