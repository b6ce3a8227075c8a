import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

/// Pictures in another light than the game's.
struct LightTests {
  enum Light: CaseIterable {
    case gradient, vignette, bright, dim, flat, hard

    /// - Parameter strength: 0 to 1.
    func applied(to image: RGBImage, strength: Double, direction: Int) -> RGBImage {
      let (x, y) = [(1.0, 0.0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7)][
        direction % 8]
      return image.inLight { channel, column, row in
        switch self {
        case .gradient: channel * (1 + (0.2 + 0.7 * strength) * ((column - 0.5) * x + (row - 0.5) * y))
        case .vignette:
          channel * (1 - (0.2 + 0.6 * strength) * 2 * ((column - 0.5) * (column - 0.5) + (row - 0.5) * (row - 0.5)))
        case .bright: channel * (1.1 + 0.4 * strength)
        case .dim: channel * (0.6 - 0.4 * strength)
        case .flat: 128 + (channel - 128) * (0.6 - 0.4 * strength)
        case .hard: 128 + (channel - 128) * (1.4 + 2 * strength)
        }
      }
    }
  }

  /// Nothing is wrong, and at least half is told. An untouched board, which has one colour only, may stay open.
  @Test(arguments: Light.allCases)
  func ownersAndTurnAreTold(light: Light) throws {
    var generator = SeededGenerator(seed: 1)
    var (told, all) = (0, 0)
    var open: [String] = []
    for index in Cases.few(4, of: Samples.boards.indices) {
      let sample = Samples.boards[index]
      let upright = try BoardReader().read(sample.image)
      guard upright.theme != nil, upright.owners != Owners() else { continue }
      let image = light.applied(
        to: sample.image, strength: .random(in: 0...1, using: &generator),
        direction: .random(in: 0..<8, using: &generator))
      all += 1
      guard let reading = try? BoardReader().read(image) else { continue }
      let context: Comment = "\(light) of \(sample.name)"
      for (read, expected) in zip(reading.board.letters, upright.board.letters) where read != nil {
        #expect(read == expected, context)
      }
      #expect(reading.owners == nil || reading.owners == upright.owners, context)
      #expect(reading.turn == nil || reading.turn == upright.turn, context)
      if reading.owners != nil, reading.turn == upright.turn { told += 1 } else { open.append(sample.name) }
    }
    #expect(all > 1 && 2 * told >= all, "\(told) of \(all), \(open)")
  }

  /// Tiles of a player that are as white as free ones are not taken for free ones.
  @Test func washedOutTilesAreOpen() throws {
    let sample = try #require(Samples.boards.first { $0.name == "light-midgame" })
    let reading = try BoardReader().read(sample.image.inLight { channel, _, _ in channel * 2.2 })
    #expect(reading.owners == nil && reading.turn == nil)
  }

  /// In dim light a pale tile is as close to a free one as two shades of free tiles are in the game's.
  @Test func ownedTilesInDimLightAreNotTakenForFreeOnes() throws {
    let sample = try #require(Samples.boards.first { $0.name == "light-midgame" })
    let upright = try BoardReader().read(sample.image)
    let reading = try BoardReader().read(sample.image.inLight { channel, _, _ in channel * 0.16 })
    #expect(reading.owners == nil || reading.owners == upright.owners)
  }
}
