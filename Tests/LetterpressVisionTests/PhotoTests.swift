import LetterpressSolver
import PlainSolver
import SamplePictures
import Testing

@testable import LetterpressVision

/// Boards that do not lie as the pixels do: photos of a screen, pictures that lie on a side, and squeezed or mirrored ones.
struct PhotoTests {
  /// What is read is right; of each picture, some letters or all owners may be open.
  private func expect(
    _ reading: BoardReading, isThatOf upright: BoardReading, _ context: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (read, expected) in zip(reading.board.letters, upright.board.letters) where read != nil {
      #expect(read == expected, context, sourceLocation: sourceLocation)
    }
    #expect(reading.owners == nil || reading.owners == upright.owners, context, sourceLocation: sourceLocation)
    #expect(reading.turn == nil || reading.turn == upright.turn, context, sourceLocation: sourceLocation)
  }

  @Test(arguments: [(12.0, 5.0, 0.0), (25.0, 10.0, 0.0), (12.0, 5.0, 0.1)])
  func photosAreRead(tilt: Double, turn: Double, barrel: Double) throws {
    var (complete, owned, all) = (0, 0, 0)
    for index in Cases.few(2, of: Samples.boards.indices) {
      let sample = Samples.boards[index]
      let upright = try BoardReader().read(sample.image)
      let photo = sample.image.photographed(tilt: tilt, turn: turn, barrel: barrel, seed: UInt64(index))
      all += 1
      guard let reading = try? BoardReader().read(photo) else { continue }
      expect(reading, isThatOf: upright, "\(sample.name)")
      if reading.board == upright.board { complete += 1 }
      if reading.owners != nil { owned += 1 }
    }
    #expect(
      4 * complete >= 3 * all && 4 * owned >= 3 * all, "\(complete) with all letters, \(owned) with owners of \(all)")
  }

  @Test func aWobblingBoardIsReadOnAPhoto() throws {
    let wobbling = try #require(WobblingBoard(Samples.boards[0], seed: 2, angles: 3...8))
    let upright = try BoardReader().read(wobbling.sample.image)
    let reading = try BoardReader().read(wobbling.image.photographed(tilt: 10, turn: 4, seed: 3))
    expect(reading, isThatOf: upright, "wobbling")
    #expect(reading.board.letters.count { $0 == nil } < 3)
  }

  /// Neither of two boards is chosen, whether both are seen at an angle or one.
  @Test(arguments: [true, false])
  func severalBoardsOnAPhotoAreRefused(bothAreTilted: Bool) {
    let one = Samples.boards[0].image.photographed(tilt: 12, turn: 5, seed: 4)
    let other =
      bothAreTilted ? Samples.boards[1].image.photographed(tilt: 12, turn: 5, seed: 9) : Samples.boards[1].image
    var both = one.padded(left: 0, top: 0, right: other.width, bottom: max(other.height - one.height, 0), color: .black)
    for y in 0..<other.height {
      for x in 0..<other.width { both[one.width + x, y] = other[x, y] }
    }
    #expect(throws: BoardReaderError.severalBoards(2)) { try BoardReader().read(both) }
  }

  /// The board of a photo is where its corners are.
  @Test func theFrameIsAroundTheBoard() throws {
    let sample = Samples.boards[0]
    let stages = BoardReader().stages(of: sample.image.photographed(tilt: 15, turn: 5, seed: 8))
    let (frame, grid) = (try #require(stages.frame), try #require(stages.grid))
    // What was drawn is smaller than the photo, and its board is elsewhere.
    #expect(frame != grid.frame && stages.image.width < 900)
    #expect(frame.x > 0 && frame.endX < 900 && frame.endY < 1200 && frame.width > 400 && frame.height > 400)
  }

  @Test(arguments: Cases.few(3, of: Samples.boards.indices), [6, 3, 8])
  func picturesOnASideAreTurned(index: Int, number: Int) throws {
    let sample = Samples.boards[index]
    let upright = try BoardReader().read(sample.image)
    let orientation = EXIFOrientation(number: number)
    // What turns a picture back by a quarter is not what turned it.
    let inverse = EXIFOrientation(number: [6: 8, 8: 6][number] ?? number)
    let lying = sample.image.turned(by: inverse)
    let reading = try BoardReader().read(lying)
    #expect(reading.board == upright.board && reading.owners == upright.owners && reading.turn == upright.turn)
    #expect(reading.frame == orientation.source(of: upright.frame, width: lying.width, height: lying.height))
  }

  /// Most letters of some boards look the same upside down.
  @Test(arguments: Cases.few(7, of: Samples.boards.indices), [2, 4])
  func aMirroredBoardIsRefused(index: Int, number: Int) {
    let image = Samples.boards[index].image.turned(by: EXIFOrientation(number: number))
    #expect(throws: BoardReaderError.mirrored) { try BoardReader().read(image) }
  }

  @Test(arguments: [0.85, 1.15])
  func aSqueezedBoardIsRead(factor: Double) throws {
    let sample = Samples.boards[0]
    let height = Int(Double(sample.image.height) * factor)
    var squeezed = RGBImage(width: sample.image.width, height: height, color: .black)
    for y in 0..<height {
      for x in 0..<squeezed.width {
        squeezed[x, y] = sample.image.color(x: Double(x) + 0.5, y: (Double(y) + 0.5) / factor)
      }
    }
    let (reading, upright) = (try BoardReader().read(squeezed), try BoardReader().read(sample.image))
    #expect(reading.board == upright.board && reading.owners == upright.owners && reading.turn == upright.turn)
  }

  /// A screenshot is read as it is, not drawn anew.
  @Test(arguments: Samples.boards.indices)
  func anUprightBoardIsNotDrawn(index: Int) {
    let image = Samples.boards[index].image
    #expect(BoardReader().stages(of: image).image == image)
  }

  @Test func aHomographyIsFoundFromItsPoints() throws {
    let points = (0..<25).map { tile -> Perspective.Pair in
      let (u, v) = (Double(tile % 5) - 2, Double(tile / 5) - 2)
      let depth = 1 + 0.05 * u - 0.03 * v
      return Perspective.Pair(
        u: u, v: v, x: (90 * u + 4 * v + 500) / depth, y: (80 * v - 7 * u + 700) / depth)
    }
    let view = try #require(Perspective(fitting: points))
    for pair in points {
      let seen = view.point(u: pair.u, v: pair.v)
      #expect(abs(seen.x - pair.x) < 1e-6 && abs(seen.y - pair.y) < 1e-6)
    }
    // Points on a line determine none, nor do three.
    #expect(Perspective(fitting: points.filter { $0.v == 0 }) == nil)
    #expect(Perspective(fitting: Array(points.prefix(3))) == nil)
  }
}

/// A lens that bends what should be straight.
struct LensTests {
  @Test(arguments: [-0.15, -0.05, 0.05, 0.1, 0.2])
  func isFoundFromWhereLettersAre(strength: Double) throws {
    let image = RGBImage(width: 900, height: 1200, color: .black)
    var lens = Lens(of: image)
    lens.strength = strength
    let straight = Perspective(coefficients: [110, -9, 400, 6, 120, 700, 0.01, -0.02])
    let bent = straight.seen(through: lens)
    let letters = (0..<25).map { tile in
      let (u, v) = (Double(tile % 5) - 2, Double(tile / 5) - 2)
      let (x, y) = bent.point(u: u, v: v)
      return Perspective.Pair(u: u, v: v, x: x, y: y)
    }
    let found = try #require(Perspective(fitting: letters, through: Lens(of: image)))
    for (corner, expected) in zip(found.corners, bent.corners) {
      #expect(abs(corner.x - expected.x) < 2 && abs(corner.y - expected.y) < 2)
    }
    // There and back.
    let (x, y) = lens.bent(80, 90)
    let (backX, backY) = lens.straightened(x, y)
    #expect(abs(backX - 80) < 0.5 && abs(backY - 90) < 0.5)
  }
}
