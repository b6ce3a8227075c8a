import LetterpressSolver
import PlainSolver
import SamplePictures
import Testing

@testable import LetterpressVision

/// Boards whose last-played tiles wobble are read like any other, and say which tiles these are.
struct TurnedTileTests {
  private static func board(_ index: Int, seed: UInt64, _ angles: ClosedRange<Double>) -> WobblingBoard? {
    WobblingBoard(Samples.boards[index], seed: seed, angles: angles)
  }

  @Test(arguments: Cases.few(7, of: Samples.boards.indices), Cases.few(1, of: 1...12 as ClosedRange<UInt64>))
  func isReadLikeAnUprightBoard(index: Int, seed: UInt64) throws {
    guard let wobbling = Self.board(index, seed: seed, 2...12) else { return }
    let (upright, reading) = (try BoardReader().read(wobbling.sample.image), try BoardReader().read(wobbling.image))
    let context: Comment = "\(wobbling.sample.name), \(wobbling.word): \(wobbling.angles)"
    #expect(reading.board == upright.board && reading.owners == upright.owners, context)
    #expect(reading.turn == upright.turn && reading.scores == upright.scores, context)
    #expect(reading.isLikelyLetterpress, context)
    if let move = reading.lastMove {
      #expect(move.tiles.isEmpty || move.tiles == wobbling.tiles, context)
      #expect(
        move.player == wobbling.mover && (move.word == nil || move.word?.sorted() == wobbling.word.sorted()), context)
    }
  }

  @Test func theTilesOfTheLastMoveAreTold() throws {
    var (told, all) = (0, 0)
    for index in Samples.boards.indices {
      guard let wobbling = Self.board(index, seed: 1, 4...12) else { continue }
      all += 1
      if try BoardReader().read(wobbling.image).lastMove?.tiles == wobbling.tiles { told += 1 }
    }
    #expect(all >= 6 && told >= all - 1, "\(told) of \(all)")
  }

  /// Where the header shows no triangle, whoever has not played is to move.
  @Test func theLastMoveTellsTheTurn() throws {
    let wobbling = try #require(Self.board(0, seed: 1, 5...12))
    var canvas = PictureCanvas(wobbling.image)
    let layout = wobbling.sample.layout
    canvas.fill(
      Box(x: 0, y: layout.avatars[0].y + 2 * layout.radius, width: layout.side, height: layout.radius * 1.2),
      wobbling.sample.image[4, 4])
    let reading = try BoardReader().read(canvas.image)
    #expect(reading.lastMove?.player == wobbling.mover && reading.turn == wobbling.mover.opponent)
  }

  @Test(arguments: Samples.boards.indices)
  func nothingIsTurnedOnAStillBoard(index: Int) {
    let stages = BoardReader().stages(of: Samples.boards[index].image)
    #expect(
      stages.poses.allSatisfy { $0 == nil } && stages.doubtfulPoses.isEmpty && stages.lastMove?.tiles.isEmpty ?? true)
  }

  /// Nearly all poses are found to within a degree and a twentieth of a tile; of some tiles, hardly any edge can be seen.
  @Test func posesAreThoseDrawn() {
    var (right, all) = (0, 0)
    for index in Cases.few(6, of: Samples.boards.indices) {
      guard let wobbling = Self.board(index, seed: 3, 3...12) else { continue }
      let layout = wobbling.sample.layout
      let poses = BoardReader().stages(of: wobbling.image).poses
      for (tile, angle) in wobbling.angles {
        all += 1
        guard let pose = poses[tile] else { continue }
        let x = layout.board.x + (Double(tile % 5) + 0.5) * layout.pitch
        let y = layout.board.y + (Double(tile / 5) + 0.5) * layout.pitch
        let shift = max(abs(pose.x - x), abs(pose.y - y)) / layout.pitch
        if abs(pose.angle - angle) < 1, shift < 0.05 { right += 1 }
      }
    }
    #expect(all > 20 && 20 * right >= 19 * all, "\(right) of \(all)")
  }

  /// What a tile teaches is its letter as it stands upright.
  @Test func trainingLearnsUprightLetters() throws {
    let wobbling = try #require(Self.board(0, seed: 1, 6...12))
    let label = Board { wobbling.sample.letters[$0] }
    let turned = try Trainer.lessons(
      from: LabelledScreenshot(name: "wobbling", image: wobbling.image, label: label))
    for case .template(let lesson) in turned {
      let match = try #require(GlyphMatcher(letters: .builtIn).match(lesson.template.glyph))
      #expect(match.symbol.letter == lesson.letter && match.similarity > 0.95, "\(lesson.letter)")
    }
  }
}
