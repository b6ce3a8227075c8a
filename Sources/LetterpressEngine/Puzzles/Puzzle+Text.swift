package import LetterpressSolver

extension Puzzle {
  /// The fields of the puzzle's line in a ``PuzzleSet``, after its number: kind, level, position and solutions.
  ///
  /// A solution is the names of its tiles without spaces, `=`, and its words with commas between them.
  package var fields: [String] {
    let solutions = solutions.map { solution in
      solution.taken.indices.map { Board.name(of: $0) }.joined() + "=" + solution.words.joined(separator: ",")
    }
    return [kind.rawValue, "\(level)", position.description, solutions.joined(separator: " ")]
  }

  /// Parses the fields, and checks that each solution is a legal move that takes exactly its tiles and does what can be seen
  /// at once: a `finish` wins, and no other puzzle can be finished.
  ///
  /// - Parameter lexicon: the words that may be played.
  /// - Throws: ``PuzzleSetError/Fault``.
  package init(fields: [String], lexicon: Lexicon) throws(PuzzleSetError.Fault) {
    guard fields.count == 4 else { throw .wrongFieldCount(fields.count) }
    guard let kind = PuzzleKind(rawValue: fields[0]) else { throw .unknownKind(fields[0]) }
    guard let level = Int(fields[1]), Puzzle.levels ~= level else { throw .invalidLevel(fields[1]) }
    let position: Position
    do throws(PositionError) {
      position = try Position(parsing: fields[2])
    } catch {
      throw .invalidPosition(error)
    }
    guard position.outcome == nil, position.passCount == 0 else { throw .notToMove }
    var solutions: [MoveProofs.Solution] = []
    for text in fields[3].split(separator: " ") {
      let solution = try Puzzle.solution(String(text))
      for word in solution.words { try Puzzle.check(word, solution.taken, kind, in: position, lexicon: lexicon) }
      solutions.append(solution)
    }
    guard !solutions.isEmpty else { throw .noSolution }
    self.init(kind: kind, level: level, position: position, solutions: solutions)
  }

  private static func solution(_ text: String) throws(PuzzleSetError.Fault) -> MoveProofs.Solution {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .invalidSolution(text) }
    var tiles = TileSet()
    var name = ""
    for character in parts[0] {
      name.append(character)
      guard name.utf8.count == 2 else { continue }
      guard let tile = Board.tile(named: name), !tiles.contains(tile) else { throw .invalidSolution(text) }
      tiles.insert(tile)
      name = ""
    }
    let words = parts[1].split(separator: ",").map { String($0) }
    guard name.isEmpty, !tiles.isEmpty, !words.isEmpty else { throw .invalidSolution(text) }
    return MoveProofs.Solution(taken: tiles, words: words)
  }

  private static func check(
    _ word: String, _ taken: TileSet, _ kind: PuzzleKind, in position: Position, lexicon: Lexicon
  ) throws(PuzzleSetError.Fault) {
    guard let tiles = position.tiles(for: word, taking: taken) else { throw .illegalSolution(word) }
    let move: PlayedMove
    do throws(IllegalMove) {
      move = try PlayedMove(.play(Placement(word: word, tiles: tiles)), in: position, lexicon: lexicon)
    } catch {
      throw .illegalSolution(word)
    }
    guard move.taken == taken else { throw .illegalSolution(word) }
    guard (move.after.outcome == .win(position.turn)) == (kind == .finish) else { throw .wrongSolution(word) }
  }
}
