internal import LetterpressSolver

extension BoardReader {
  /// Reads the tiles that are turned as if they were not, and those that turned ones reach over without their edges.
  ///
  /// - Parameter background: the colour of the header, which free tiles have nearly; they are never turned. Nil if unknown.
  func straighten(_ stages: inout ReadingStages, on grid: TileGrid, in image: RGBImage, background: RGBColor?) {
    let finder = PoseFinder(image: image, grid: grid)
    for tile in stages.tiles.indices {
      guard let finding = finder.finding(of: tile) else { continue }
      if let background, stages.tiles[tile].color.distance(to: background) <= BoardReader.shade { continue }
      let turned = straightened(finding.pose, in: image)
      let upright = straightened(finder.uprightPose(of: tile), in: image)
      switch BoardReader.isTurned(finding, turned.similarity - upright.similarity) {
      case true?:
        stages.poses[tile] = finding.pose
        if finding.ratio < BoardReader.surelyTurned { stages.weakPoses.insert(tile) }
        stages.tiles[tile] = turned.tile
      case nil: stages.doubtfulPoses.insert(tile)
      case false?: break
      }
    }
    let turned = TileSet(stages.poses.indices.filter { stages.poses[$0] != nil })
    guard !turned.isEmpty else { return }
    for tile in stages.tiles.indices where stages.poses[tile] == nil {
      let pose = finder.uprightPose(of: tile)
      let upright = straightened(pose, in: image)
      let isFree = background.map { upright.tile.color.distance(to: $0) <= BoardReader.shade } ?? false
      if !isFree, upright.similarity < BoardReader.plainSimilarity, let found = turnedByLetter(pose, upright, in: image)
      {
        stages.poses[tile] = found.pose
        stages.tiles[tile] = found.tile
        // Its edges do not say so, and other tiles may be turned whose letters can be read all the same.
        stages.doubtfulPoses.insert(tile)
      } else if [.covered, .ofOddHeight].contains(stages.tiles[tile].flaw), BoardReader.isBeside(tile, turned) {
        stages.tiles[tile] = upright.tile
      }
    }
    TileBinarizer.flagOddHeights(in: &stages.tiles)
  }

  /// Whether a tile touches one of others, if only with a corner.
  private static func isBeside(_ tile: Int, _ others: TileSet) -> Bool {
    others.indices.contains {
      abs($0 / Board.side - tile / Board.side) <= 1 && abs($0 % Board.side - tile % Board.side) <= 1
    }
  }

  /// A letter at least this similar to its nearest template stands upright.
  private static let plainSimilarity: Float = 0.975
  /// The angles at which a letter is looked for, in degrees, if the edges of its tile cannot be seen.
  private static let letterAngles = stride(from: -14.0, through: 14, by: 2)
  /// How much more like a letter a tile must look at an angle than upright.
  private static let leastGain: Float = 0.02

  /// Returns a tile at the angle at which it looks most like a letter; nil unless that is clearly more than upright, and no
  /// other letter is read with confidence at any angle.
  private func turnedByLetter(
    _ pose: TilePose, _ upright: StraightenedTile, in image: RGBImage
  ) -> (pose: TilePose, tile: TileBinarizer.Tile)? {
    var best: (pose: TilePose, found: StraightenedTile)?
    var confident: [GlyphSymbol] = []
    for angle in BoardReader.letterAngles {
      var turned = pose
      turned.angle = angle
      let found = straightened(turned, in: image)
      guard found.tile.flaw == nil, let match = found.match else { continue }
      if match.confidence >= BoardReader.confidenceThreshold, !confident.contains(match.symbol) {
        confident.append(match.symbol)
      }
      if match.similarity > best?.found.similarity ?? 0 { best = (turned, found) }
    }
    guard let (pose, found) = best, let symbol = found.match?.symbol, confident == [symbol],
      found.similarity > upright.similarity + BoardReader.leastGain
    else { return nil }
    return (pose, found.tile)
  }

  /// The greatest difference between the two shades of free tiles and the header's colour.
  private static let shade = 14

  /// With this many times as many points on the sides of a turned square as on the grid's lines, there is no doubt.
  private static let surelyTurned = 1.5

  /// Whether a tile is turned, judging by its edges and its letter; nil if that is doubtful.
  ///
  /// - Parameter gain: how much more it resembles a letter when it is drawn as the edges say; 0 if there are no templates. Round
  ///   letters look nearly the same at all angles; of the others, a turned one gains 0.01 or more, and an upright one loses as
  ///   much.
  private static func isTurned(_ finding: PoseFinder.Finding, _ gain: Float) -> Bool? {
    // The gains up to which it is upright, and from which it is turned.
    let (least, most): (Float, Float) =
      if !finding.showsSeveralSides {
        (-0.0015, 0.015)
      } else if finding.ratio < 1.2 || finding.share < 0.6 {
        (finding.share < 0.95 ? 0 : -0.003, 0.007)
      } else if finding.ratio < 1.35 {
        (-0.0045, -0.003)
      } else {
        (-0.007, -0.007)
      }
    return gain > most ? true : gain < least ? false : nil
  }

  /// The part of a tile that is drawn, from its middle: what lies outside may be a neighbour's.
  private static let drawnPart = 0.88
  /// The side of what is drawn, in pixels.
  private static let drawnSides = 64...160

  /// What a tile shows when it is drawn upright.
  private struct StraightenedTile {
    var tile: TileBinarizer.Tile
    /// Nil if it shows no letter, or without templates.
    var match: GlyphMatcher.Match?

    /// How similar its letter is to the nearest template; 0 without one.
    var similarity: Float { match?.similarity ?? 0 }
  }

  private func straightened(_ pose: TilePose, in image: RGBImage) -> StraightenedTile {
    var part = pose
    part.side *= BoardReader.drawnPart
    let side = min(max(Int(part.side), BoardReader.drawnSides.lowerBound), BoardReader.drawnSides.upperBound)
    var tile = TileBinarizer(image: image.upright(part, side: side))
      .tile(row: 0, column: 0, of: TileGrid(x: 0, y: 0, pitch: Double(side)))
    let scale = part.side / Double(side)
    tile.box = tile.box.map { box in
      Rect(
        x: Int((part.x + (Double(box.x) - Double(side) / 2) * scale).rounded()),
        y: Int((part.y + (Double(box.y) - Double(side) / 2) * scale).rounded()),
        width: Int((Double(box.width) * scale).rounded()), height: Int((Double(box.height) * scale).rounded()))
    }
    return StraightenedTile(tile: tile, match: tile.glyph.flatMap { letters.match(Glyph($0)) })
  }
}
