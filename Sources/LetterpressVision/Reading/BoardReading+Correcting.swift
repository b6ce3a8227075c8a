public import LetterpressSolver

extension BoardReading {
  /// Returns the reading with corrections by a person looking at the picture. The last correction of a tile counts.
  ///
  /// A corrected letter counts as certain, without a runner-up. Once an owner is corrected, the colours decide all
  /// other owners, even against the scores; what still disagrees becomes a warning. So one misread tile need not leave
  /// owners, turn and scores unknown.
  ///
  /// - Throws: ``CorrectionError/unknownOwners(_:)`` if owners are corrected, but not all that the picture's colours do not show.
  /// - Complexity: O(corrections).
  /// - Precondition: their tiles are 0 to 24.
  public func corrected(by corrections: [TileCorrection]) throws(CorrectionError) -> BoardReading {
    guard !corrections.isEmpty else { return self }
    var letters: [Letter??] = Array(repeating: nil, count: Board.tileCount)
    var owners: [Player??] = Array(repeating: nil, count: Board.tileCount)
    for correction in corrections {
      switch correction {
      case .letter(let letter, let tile): letters[tile] = .some(letter)
      case .owner(let owner, let tile): owners[tile] = .some(owner)
      }
    }
    return try withLetters(letters).withOwners(owners)
  }

  /// - Parameter letters: 25, row by row; nil to keep what was read.
  private func withLetters(_ letters: [Letter??]) -> BoardReading {
    let tiles = zip(tiles, letters).map { tile, letter in
      guard let letter else { return tile }
      return TileReading(
        row: tile.row, column: tile.column, letter: letter, confidence: letter == nil ? 0 : 1, runnerUp: nil,
        ownership: tile.ownership, color: tile.color)
    }
    let board = Board { tiles[$0].letter }
    let unknown = TileSet(tiles.indices.filter { board[$0] == nil })
    let others = warnings.filter {
      if case .unknownLetters = $0 { false } else { true }
    }
    return BoardReading(
      frame: frame, tiles: tiles, board: board, seenOwners: seenOwners, turn: turn, scores: scores, theme: theme,
      popUp: popUp, lastMove: lastMove, isLikelyLetterpress: isLikelyLetterpress,
      warnings: (unknown.isEmpty ? [] : [.unknownLetters(unknown)]) + others, left: left, fallback: fallback)
  }

  /// - Parameter corrections: 25, row by row; nil to keep what the colours say.
  private func withOwners(_ corrections: [Player??]) throws(CorrectionError) -> BoardReading {
    let corrected = TileSet(corrections.indices.filter { corrections[$0] != nil })
    guard !corrected.isEmpty else { return self }
    let seen = seenOwners ?? fallback?.owners
    var known = seen ?? SeenOwners(Owners(), open: .all)
    for tile in corrected.indices { known.give(tile, to: corrections[tile] ?? nil) }
    guard let owners = known.complete else { throw .unknownOwners(known.open) }
    let scores = scores ?? fallback?.scores
    return BoardReading(
      frame: frame,
      tiles: tiles.enumerated().map { index, tile in
        TileReading(
          row: tile.row, column: tile.column, letter: tile.letter, confidence: tile.confidence,
          runnerUp: tile.runnerUp, ownership: owners.ownership(of: index), color: tile.color)
      },
      board: board, seenOwners: known, turn: turn ?? fallback?.turn, scores: scores,
      theme: theme ?? fallback?.theme, popUp: popUp, lastMove: lastMove, isLikelyLetterpress: isLikelyLetterpress,
      warnings: warnings(about: owners, instead: seen?.complete, scores: scores, corrected: corrected),
      left: seen == nil ? nil : left, fallback: nil)
  }

  /// Returns what is doubtful once the owners differ from those seen.
  private func warnings(
    about owners: Owners, instead seen: Owners?, scores: Scores?, corrected: TileSet
  ) -> [ReadingWarning] {
    var doubtful = TileSet()
    var warnings: [ReadingWarning] = []
    for warning in self.warnings {
      switch warning {
      case .unlikelyBoard, .unknownLetters: warnings.append(warning)
      case .defenceDisagrees(let tiles): doubtful = tiles
      case .unknownOwners, .scoresDisagree: break
      }
    }
    let counted = Scores(red: owners.red.count, blue: owners.blue.count)
    if let scores, scores != counted { warnings.append(.scoresDisagree(scores: scores, counted: counted)) }
    if let seen {
      // The tiles in a defended colour; a tile whose owner was corrected may have a wrong one.
      let colored = seen.defended.symmetricDifference(doubtful)
      let disagreeing = owners.defended.symmetricDifference(colored).subtracting(corrected)
      if !disagreeing.isEmpty { warnings.append(.defenceDisagrees(disagreeing)) }
    }
    return warnings
  }
}

/// Why a reading could not be corrected.
public enum CorrectionError: DescribedError, Equatable, Sendable {
  /// The picture's colours do not show who owns these tiles, and the corrections leave them out.
  case unknownOwners(TileSet)
}

extension CorrectionError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .unknownOwners(let tiles):
      "the colours do not show who owns these tiles, so their owners are needed as well: \(tiles.description)"
    }
  }
}

/// What a person looking at a picture says about one of its tiles.
public enum TileCorrection: Hashable, Sendable {
  /// The letter of a tile, 0 to 24; nil if it is illegible.
  case letter(Letter?, tile: Int)
  /// The owner of a tile, 0 to 24; nil for nobody.
  case owner(Player?, tile: Int)
}

extension TileCorrection {
  /// The letter of a tile; nil if it is illegible: `.letter("T", at: "C3")`.
  public static func letter(_ letter: Letter?, at tile: Tile) -> TileCorrection { .letter(letter, tile: tile.index) }

  /// The owner of a tile; nil for nobody: `.owner(.red, at: "C3")`.
  public static func owner(_ owner: Player?, at tile: Tile) -> TileCorrection { .owner(owner, tile: tile.index) }
}
