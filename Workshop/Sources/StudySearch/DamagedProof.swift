internal import LetterpressSolver

/// Proofs that no longer prove anything.
enum DamagedProof {
  /// Returns the lines of a proof with one fault, as text; nil if the proof is too short for the fault drawn.
  ///
  /// The faults: an answer is missing, another winner is named, a move is missing, the first word has been played before,
  /// a word is on other tiles.
  static func make(from lines: [String], using generator: inout SeededGenerator) -> String? {
    var lines = lines
    // An answer for any word exists only if the winner cannot finish at once.
    let answers = lines.indices.filter { lines[$0].contains(" answer * ") }
    let moves = lines.indices.filter { lines[$0].contains(" plays ") && !lines[$0].contains(" plays - ") }
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
}
