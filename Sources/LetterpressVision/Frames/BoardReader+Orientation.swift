internal import LetterpressSolver

/// Boards in pictures that lie on a side, or that are mirrored.
extension BoardReader {
  /// A picture without a board that has fewer letter-like shapes shows none from any other side. One with more is a page of print
  /// or noise, which would be read five times for nothing.
  private static let shapeCounts = 16...3000
  /// A board with fewer unknown letters than this is upright: more than half of all letters look like no letter if they are turned
  /// or mirrored.
  private static let leastUnknown = 6
  /// At least this many letters must be known once a picture is turned, and this many more than before, without those that look
  /// alike when they are turned or mirrored.
  private static let leastKnown = 20
  private static let leastGain = 4

  /// Exif's numbers of the other three ways to turn a picture, and of the way to mirror it as a front camera does.
  private static let turns = [6, 3, 8]
  private static let mirror = 2

  /// Whether a picture may show a board that lies on a side. Without templates nothing tells.
  func mayBeTurned(_ stages: ReadingStages) -> Bool {
    guard letters.hasTemplates else { return false }
    switch stages.refusal {
    case nil: return stages.readings.count { $0.letter == nil } >= BoardReader.leastUnknown
    case .noBoard, .unknownLetters, .tilesLifted, .digits:
      return BoardReader.shapeCounts.contains(stages.shapes.count)
    case .cutOff, .otherGrid, .tilesApart, .severalBoards, .unlikelyBoard, .mirrored: return false
    }
  }

  /// Returns the stages of reading a picture turned so that its board is upright; those given unless there is such a way.
  func turned(_ image: RGBImage, unlessRead stages: ReadingStages) -> ReadingStages {
    let known = stages.sidedLetterCount
    for number in BoardReader.turns + [BoardReader.mirror] {
      let orientation = EXIFOrientation(number: number)
      var turned = stagesFromAnyAngle(of: image.turned(by: orientation))
      guard turned.refusal == nil, turned.readings.count(where: { $0.letter != nil }) >= BoardReader.leastKnown,
        turned.sidedLetterCount >= known + BoardReader.leastGain
      else { continue }
      if number == BoardReader.mirror {
        turned.refusal = .mirrored
      } else {
        turned.frame = turned.frame.map { orientation.source(of: $0, width: image.width, height: image.height) }
      }
      return turned
    }
    return stages
  }
}

extension ReadingStages {
  /// Letters that look like a letter when they are turned by a quarter or a half, or mirrored.
  private static let alike = "ahimnostuvwxyz"

  /// How many letters are known that look like no letter when they are turned or mirrored.
  fileprivate var sidedLetterCount: Int {
    readings.count { tile in tile.letter.map { !ReadingStages.alike.utf8.contains($0.ascii) } ?? false }
  }
}
