/// Proofs that no longer prove anything.
package enum DamagedProof {
  /// Returns the lines of a proof with one fault, as text; nil if the proof is too short for the fault drawn.
  ///
  /// The faults: an answer is missing, another winner is named, a move is missing, the first word has been played before,
  /// a word is on other tiles.
  ///
  /// - Parameter needed: the positions that the proof needs, as ``PlainProofChecker/needed`` has them.
  package static func make(
    from lines: [String], needed: Set<Int>, using generator: inout some RandomNumberGenerator
  ) -> String? {
    var lines = lines
    func isNeeded(_ line: String) -> Bool {
      line.split(separator: " ").first.flatMap { Int($0) }.map(needed.contains) ?? false
    }
    // An answer for any word exists only if the winner cannot finish at once; it is needed if no word on the same tiles
    // has an answer of its own.
    let ownAnswers = Set(lines.filter { !$0.contains(" * ") }.compactMap(answered))
    let answers = lines.indices.filter { place in
      lines[place].contains(" answer * ") && isNeeded(lines[place])
        && answered(lines[place]).map { !ownAnswers.contains($0) } ?? false
    }
    let moves = lines.indices.filter {
      lines[$0].contains(" plays ") && !lines[$0].contains(" plays - ") && isNeeded(lines[$0])
    }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      guard let answer = answers.randomElement(using: &generator) else { return nil }
      lines.remove(at: answer)
    case 1: lines[2] = lines[2] == "winner red" ? "winner blue" : "winner red"
    case 2:
      guard let move = moves.randomElement(using: &generator) else { return nil }
      lines.remove(at: move)
    case 3:
      guard let move = moves.first else { return nil }
      lines[1] += (lines[1].split(separator: " ").count > 4 ? "," : " ") + lines[move].split(separator: " ")[2]
    default:
      guard let move = moves.randomElement(using: &generator) else { return nil }
      var parts = lines[move].split(separator: " ").map(String.init)
      // The first tile twice, so that another one is missing.
      var tiles = parts[3].split(separator: ",")
      tiles[tiles.count - 1] = tiles[0]
      parts[3] = tiles.joined(separator: ",")
      lines[move] = parts.joined(separator: " ")
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the position and the tiles of a line with an answer.
  private static func answered(_ line: String) -> [String]? {
    let parts = line.split(separator: " ").map(String.init)
    return parts.count == 6 && parts[1] == "answer" ? [parts[0], parts[3]] : nil
  }
}
