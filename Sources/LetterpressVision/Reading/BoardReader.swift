public import LetterpressSolver

/// Reads a board from the pixels of a screenshot.
public struct BoardReader: Sendable {
  let letters: GlyphMatcher
  let digits: GlyphMatcher
  private let scores: ScoreReader
  private let popUps: PopUpReader
  private let lexicon: Lexicon?

  /// Creates a reader that compares tiles with the given templates.
  ///
  /// - Parameter lexicon: the words that a pop-up may name, and that the tiles of the last move may spell; nil for the built-in
  ///   ones.
  /// - Complexity: O(templates).
  public init(templates: TemplateSet = .builtIn, lexicon: Lexicon? = nil) {
    letters = GlyphMatcher(letters: templates)
    digits = GlyphMatcher(digits: templates)
    scores = ScoreReader(templates: templates)
    popUps = PopUpReader(letters: letters, lexicon: lexicon)
    self.lexicon = lexicon
  }

  /// A tile is unknown if the probability of its best match is below this.
  public static let confidenceThreshold = 0.9

  /// Reads a picture of up to ``RGBImage/maximumPixels`` pixels. Safe to call from several threads at once.
  ///
  /// - Throws: ``BoardReaderError``.
  /// - Complexity: O(pixels + *t*) for *t* templates, each of which is compared with 25 letters.
  public func read(_ image: RGBImage) throws(BoardReaderError) -> BoardReading { try stages(of: image).reading() }

  /// Runs the stages of reading a picture; without a board, only the first.
  ///
  /// If the board in it does not lie as the pixels do, they are those of reading a picture in which it does.
  package func stages(of image: RGBImage) -> ReadingStages {
    let stages = stagesFromAnyAngle(of: image)
    return mayBeTurned(stages) ? turned(image, unlessRead: stages) : stages
  }

  /// Runs the stages of reading a board whose rows are more or less horizontal, as it is or drawn upright.
  func stagesFromAnyAngle(of image: RGBImage) -> ReadingStages {
    let location = BoardLocator.search(image)
    func asItIs() -> ReadingStages { stages(of: image, with: location.checked(in: image)) }
    guard let view = location.skewed else { return asItIs() }
    // A grid that has all letters is upright to within a few degrees, and most often read as it is: drawing it only blurs it.
    let nearlyUpright = location.hasAllLetters || !view.isClearlySkewed ? asItIs() : nil
    if let nearlyUpright, nearlyUpright.isComplete { return nearlyUpright }
    let straightened = BoardReader.straightened(image, view)
    var drawn = stages(of: straightened.image, with: locate(in: straightened.image))
    drawn.frame = straightened.view.frame
    if let nearlyUpright { return drawn.quality > nearlyUpright.quality ? drawn : nearlyUpright }
    // Without templates, no letter is known. With them, what cannot be read even in part is described better as it is.
    let known = drawn.readings.count { $0.letter != nil }
    let isRead = drawn.quality > 0 && (!letters.hasTemplates || known >= BoardReader.leastPartlyKnown)
    return isRead ? drawn : asItIs()
  }

  /// A picture that was drawn upright must show at least this many known letters.
  private static let leastPartlyKnown = 12

  /// Runs the stages of reading an upright board: if its light is not the game's and leaves something open, once more without that light.
  private func stages(of image: RGBImage, with location: BoardLocator.Location) -> ReadingStages {
    let stages = stages(of: image, with: location, in: nil)
    guard let lit = stages.players?.lit, let grid = stages.grid, !stages.isComplete || stages.players?.turn == nil
    else {
      return stages
    }
    let undone = self.stages(of: image.undoing(lit.light, on: grid), with: location, in: lit)
    return undone.quality > stages.quality ? undone : stages
  }

  /// - Parameter lit: who owns what in the light that has been undone; nil if none has.
  private func stages(
    of image: RGBImage, with location: BoardLocator.Location, in lit: LitOwnerReader.Reading?
  ) -> ReadingStages {
    var stages = ReadingStages(location, image: image)
    guard let grid = stages.grid else { return stages }
    stages.tiles = binarize(image, on: grid)
    let header = HeaderCutter(image: image, grid: grid).cut()
    straighten(&stages, on: grid, in: image, background: header.background)
    let glyphs = stages.tiles.map { tile in tile.glyph.map { Glyph($0) } }
    stages.matches = match(glyphs)
    let reader = PlayersReader(scores: scores, triangles: LooseTriangleFinder(image: image, grid: grid))
    let players = lit.map { reader.read($0, header: header) } ?? reader.read(tiles: stages.tiles, header: header)
    (stages.header, stages.players) = (header, players)
    let lone = LoneLetters(
      among: stages.tiles, matches: stages.matches, on: grid, areMoved: stages.poses.contains { $0 != nil })
    stages.readings = stages.tiles.indices.map { tile in
      BoardReader.reading(
        of: stages.tiles[tile], at: tile, match: stages.matches[tile], among: lone,
        ownership: players.owners?.ownership(of: tile))
    }
    stages.obstacle = BoardReader.obstacle(among: stages.tiles)
    let known = stages.readings.count { $0.letter != nil }
    // In a crossword, too, tiles without a letter stand among others. Only of a board can one say that a word is being spelled, or that
    // half of it is outside the picture.
    switch stages.obstacle {
    case .tilesLifted? where !likeness(of: stages, on: grid).isLikely,
      .cutOff(tiles: BoardReader.halfCount)?
    where known < Board.tileCount - BoardReader.mostUnknown || !likeness(of: stages, on: grid).isLikely:
      stages.obstacle = .noBoard(lettersFound: known)
    default: break
    }
    stages.refusal = stages.obstacle ?? refusal(of: stages, glyphs: glyphs, in: lone.face, on: grid, in: image)
    switch stages.refusal {
    case nil, .unknownLetters?: stages.likeness = likeness(of: stages, on: grid)
    default: break
    }
    // A pop-up that names the last move covers an avatar.
    let turned = TileSet(stages.poses.indices.filter { stages.poses[$0] != nil })
    var sight = PopUpReader.Sight()
    if stages.refusal == nil, header.left == nil || header.right == nil {
      let wobbling = turned.indices.compactMap { stages.board[$0] }
      sight = popUps.read(
        PopUpReader.Scene(
          image: image, grid: grid, background: header.background, board: stages.board,
          owners: players.owners?.complete,
          turn: players.turn, wobbling: wobbling.count == turned.count ? LetterCounts(wobbling) : LetterCounts()))
      stages.popUp = sight.popUp
    }
    if stages.refusal == nil {
      stages.lastMove = LastMove(
        LastMove.Evidence(
          turned: turned, weaklyTurned: stages.weakPoses, mayBeTurned: stages.doubtfulPoses, sight: sight,
          board: stages.board, owners: players.owners?.complete, turn: players.turn),
        lexicon: lexicon)
    }
    return stages
  }
}

/// The single stages, for measuring them.
extension BoardReader {
  package func locate(in image: RGBImage) -> BoardLocator.Location { BoardLocator.locate(in: image) }

  /// Separates the letters of the 25 tiles from their grounds.
  package func binarize(_ image: RGBImage, on grid: TileGrid) -> [TileBinarizer.Tile] {
    TileBinarizer(image: image).tiles(of: grid)
  }

  /// Compares each letter with all templates.
  package func match(_ glyphs: [Glyph?]) -> [GlyphMatcher.Match?] { glyphs.map { $0.flatMap { letters.match($0) } } }
}

extension BoardReader {
  /// Reads one tile.
  private static func reading(
    of tile: TileBinarizer.Tile, at index: Int, match: GlyphMatcher.Match?, among lone: LoneLetters,
    ownership: Ownership?
  ) -> TileReading {
    let isPlain = match.map { lone.isAlone($0, on: tile, at: index) } ?? false
    let confidence = isPlain ? match?.confidence ?? 0 : 0
    let isKnown = confidence >= confidenceThreshold
    return TileReading(
      row: index / Board.side, column: index % Board.side,
      letter: isKnown ? match?.symbol.letter : nil,
      confidence: confidence,
      runnerUp: isKnown ? match?.runnerUp?.letter : match?.symbol.letter,
      ownership: ownership,
      color: tile.color)
  }
}
