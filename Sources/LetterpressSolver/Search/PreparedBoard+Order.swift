extension PreparedBoard {
  /// Returns all groups of words, those with better known words first.
  ///
  /// Moves that take the same tiles lead to the same position, so each position is to be reached by the word that most
  /// people know.
  // Inlined, the page's module would have it several times.
  @inline(never) func bestKnownFirst(_ allowed: borrowing PlayedWords) -> [Int32] {
    let ranks = ranks
    // Sorted by counting: a place for each group, after those of all lower ranks.
    var places = [Int](repeating: 0, count: Int(UInt8.max) + 2)
    var groupRanks: [Int] = []
    groupRanks.reserveCapacity(groups.count)
    for group in 0..<groups.count {
      let word = allowed.isPlayable(group: group) ? allowed.bestKnownWord(ofGroup: group) : nil
      let rank = Int(word.map { ranks[$0] } ?? .max)
      groupRanks.append(rank)
      places[rank + 1] += 1
    }
    for rank in 1..<places.count { places[rank] += places[rank - 1] }
    var order = [Int32](repeating: 0, count: groupRanks.count)
    for (group, rank) in groupRanks.enumerated() {
      order[places[rank]] = Int32(group)
      places[rank] += 1
    }
    return order
  }
}
