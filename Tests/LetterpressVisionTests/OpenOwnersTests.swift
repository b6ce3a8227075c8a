import LetterpressSolver
import SamplePictures
import StressPictures
import Testing

@testable import LetterpressVision

/// Pictures of which the colours show some owners.
struct OpenOwnersTests {
  /// The phone's sample, with grounds of tiles in a colour that no tile has, and without the scores.
  private func picture(covering tiles: [Int]) throws -> RGBImage {
    let sample = Samples.phone
    var image = Samples.boards[0].withCoveredAvatars
    let frame = try BoardReader().read(sample.image).frame
    let side = frame.width / Board.side
    for tile in tiles {
      let (left, top) = (frame.x + tile % Board.side * side, frame.y + tile / Board.side * side)
      let ground = image[left + side / 2, top + side / 10]
      for y in top..<top + side {
        for x in left..<left + side where image[x, y].distance(to: ground) < 24 {
          image[x, y] = RGBColor(red: 180, green: 90, blue: 200)
        }
      }
    }
    return image
  }

  @Test(arguments: [[0], [7, 12], [3, 4, 20]]) func onlyCoveredTilesAreOpen(tiles: [Int]) throws {
    let owners = try #require(try BoardReader().read(Samples.phone.image).owners)
    let reading = try BoardReader().read(picture(covering: tiles))
    let seen = SeenOwners(owners, open: TileSet(tiles))
    #expect(reading.seenOwners == seen && reading.owners == nil)
    #expect(reading.warnings.contains(.unknownOwners(TileSet(tiles))))
    #expect(reading.tiles.indices.allSatisfy { reading.tiles[$0].ownership == seen.ownership(of: $0) })
    // Only those are asked for.
    let corrections = tiles.map { TileCorrection.owner(owners.player(of: $0), tile: $0) }
    let error = CorrectionError.unknownOwners(TileSet([tiles.last ?? 0]))
    #expect(throws: error) { try reading.corrected(by: corrections.dropLast() + [.owner(.red, tile: 24)]) }
    #expect(
      error.description.hasPrefix("the colours do not show who owns these tiles, so their owners are needed as well: "))
    #expect(try reading.corrected(by: corrections).owners == owners)
  }

  /// The light is stronger on one side, and nothing above the board says that its tiles are free.
  @Test(arguments: [0.2, 0.5]) func anUntouchedBoardIsFreeInUnevenLight(slope: Double) throws {
    let sample = try #require(Samples.boards.first { $0.name == "light-untouched" })
    var image = sample.withCoveredAvatars
    for y in 0..<image.height {
      for x in 0..<image.width {
        let gain = 0.95 - slope * Double(x) / Double(image.width)
        func lit(_ channel: UInt8) -> UInt8 { UInt8(Double(channel) * gain + 0.5) }
        let color = image[x, y]
        image[x, y] = RGBColor(red: lit(color.red), green: lit(color.green), blue: lit(color.blue))
      }
    }
    #expect(try BoardReader().read(image).owners == Owners())
  }

  @Test func nothingIsBelievedIfManyAreOpen() throws {
    let reading = try BoardReader().read(picture(covering: Array(0..<15)))
    #expect(reading.seenOwners == nil && reading.warnings.contains(.unknownOwners(.all)))
  }

  /// Without colours, shades may resemble those of a theme in other light. Without an avatar nothing shows which player is red.
  @Test func noOwnerIsToldByTheThemesOfAGreyPicture() throws {
    for sample in Samples.boards {
      var image = sample.withCoveredAvatars
      for y in 0..<image.height {
        for x in 0..<image.width {
          let color = image[x, y]
          let sum = 3 * Int(color.red) + 6 * Int(color.green) + Int(color.blue)
          let grey = UInt8(sum / 10)
          image[x, y] = RGBColor(red: grey, green: grey, blue: grey)
        }
      }
      guard let seen = try BoardReader().read(image).seenOwners else { continue }
      let owners = try #require(try BoardReader().read(sample.image).owners)
      let exchanged = Owners(red: owners.blue, blue: owners.red)
      #expect(seen == SeenOwners(owners) || seen == SeenOwners(exchanged), "\(sample.name): \(seen)")
    }
  }
}
