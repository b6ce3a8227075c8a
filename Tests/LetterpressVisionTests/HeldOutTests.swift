import LetterpressSolver
import LetterpressVision
import SamplePictures
import PlainSolver
import Testing

/// Reads boards in fonts and sizes of which no template was made. The samples cannot show how well the reader does on
/// pictures that nobody has seen, because its templates were cut from them.
struct HeldOutTests {
  /// What a picture may go through between a game's screen and the reader.
  enum Rendering: String, CaseIterable {
    case plain
    case blurred
    case jpeg
    case lighter
    case darker
    case smaller
    case larger
    case noisy

    func applied(to image: RGBImage, seed: UInt64) -> RGBImage {
      switch self {
      case .plain: return image
      case .blurred: return image.blurred(deviation: 0.7)
      case .jpeg: return image.withJPEGArtefacts(quality: 75)
      case .lighter: return image.withGamma(0.8)
      case .darker: return image.withGamma(1.25)
      case .smaller: return image.scaled(by: 0.75)
      case .larger: return image.scaled(by: 1.3, .bicubic)
      case .noisy:
        var generator = SeededGenerator(seed: seed)
        return image.withNoise(deviation: 5, using: &generator)
      }
    }
  }

  @Test func thereAreAtLeastTwoThousandTilesInFontsOfNoSample() {
    #expect(25 * HeldOutBoard.all.count >= 2000)
    let learnt = Set(Samples.all.compactMap { Samples.font(of: $0.name) })
    #expect(learnt.count == 3)
    #expect(learnt.isDisjoint(with: HeldOutBoard.all.map(\.font)))
  }

  /// A letter whose form is unlike all templates', such as a Q with its tail below the line, may be left unknown; a
  /// wrong letter would go unnoticed.
  @Test(arguments: Rendering.allCases)
  func noLetterOwnerTurnOrScoreIsReadWrong(rendering: Rendering) {
    var (unknownLetters, unknownOwners, unknownScores) = (0, 0, 0)
    for index in Cases.few(6, of: HeldOutBoard.all.indices) {
      let held = HeldOutBoard.all[index]
      let place: Comment = "\(held.name), \(held.font), \(held.theme)"
      do {
        let reading = try BoardReader().read(rendering.applied(to: held.image, seed: UInt64(index)))
        for tile in reading.tiles {
          if let letter = tile.letter {
            #expect(letter == held.board[tile.index], "tile \(tile.name) of \(place)")
          } else {
            unknownLetters += 1
          }
        }
        // Another gamma may take a theme's colours too far from the known ones to name it. Then red is the player on the left.
        var isExchanged = false
        if let theme = reading.theme {
          #expect(theme.rawValue == held.theme, place)
        } else if let owners = reading.owners {
          isExchanged = owners.description != held.owners
          #expect(reading.left != .blue, place)
        }
        if let owners = reading.owners {
          let seen = isExchanged ? Owners(red: owners.blue, blue: owners.red) : owners
          #expect(seen.description == held.owners, place)
          #expect(reading.turn == (isExchanged ? held.turn?.opponent : held.turn), place)
        } else {
          unknownOwners += 1
        }
        if let scores = reading.scores {
          let seen = isExchanged ? Scores(red: scores.blue, blue: scores.red) : scores
          #expect(seen == held.scores, place)
        } else {
          unknownScores += 1
        }
      } catch {
        Issue.record("\(place): \(error)")
      }
    }
    let boards = Cases.few(12, of: HeldOutBoard.all.indices).count
    #expect(100 * unknownLetters <= 7 * 25 * boards, "\(unknownLetters) letters unknown")
    #expect(100 * unknownOwners <= 2 * boards, "owners unknown on \(unknownOwners) boards")
    #expect(100 * unknownScores <= 25 * boards, "scores unknown on \(unknownScores) boards")
  }
}
