package import LetterpressSolver

/// The plain way to find words, implemented as well as possible. It checks every word of the list, letter by letter, until a
/// letter is missing. It is the baseline for the speed of ``Lexicon/words(from:matching:)``.
///
/// The words are stored in output order, so nothing is sorted and a search for the first few can stop early. Words of one
/// length are adjacent, so no index of their starts is needed. To know which letters of the rack are left, the scan copies 26
/// counts for each word. That was the fastest of several ways: faster than to put letters back, to use bits for tiles, or to
/// pack the counts into 128 bits.
package struct LinearScan: Sendable {
  /// The words of one length.
  private struct Group {
    /// The number of longer words.
    var longerWords: Int
    /// The letter indices of all words, one word after another, in alphabetical order.
    var letters: [UInt8] = []
  }

  /// No board allows longer words.
  private static let longest = Board.tileCount

  /// By length; the one at 0 is empty.
  private let groups: [Group]

  /// Creates a table of a lexicon's words.
  package init(_ lexicon: Lexicon) {
    var groups = [Group](repeating: Group(longerWords: 0), count: LinearScan.longest + 1)
    lexicon.forEachWord { word in
      let letters = word.utf8
      for letter in letters { groups[letters.count].letters.append(letter - UInt8(ascii: "a")) }
    }
    for length in (1..<LinearScan.longest).reversed() {
      let longer = groups[length + 1]
      groups[length].longerWords = longer.longerWords + longer.letters.count / (length + 1)
    }
    self.groups = groups
  }

  /// Returns the numbers of the words the rack allows, in the order of ``FoundWords``.
  package func words(from rack: Rack) -> [UInt32] {
    var numbers: [UInt32] = []
    scan(rack) { number in
      numbers.append(number)
      return true
    }
    return numbers
  }

  /// Returns at most `limit` of the first words.
  package func words(from rack: Rack, limit: Int) -> [UInt32] {
    var numbers: [UInt32] = []
    scan(rack) { number in
      numbers.append(number)
      return numbers.count < limit
    }
    return numbers
  }

  /// Returns how many words the rack allows.
  package func wordCount(from rack: Rack) -> Int {
    var count = 0
    scan(rack) { _ in
      count += 1
      return true
    }
    return count
  }

  /// Returns the word with a number from a scan, lower case.
  package func word(_ number: UInt32) -> String {
    var length = LinearScan.longest
    while groups[length - 1].longerWords <= number, length > 1 { length -= 1 }
    let group = groups[length]
    let start = (Int(number) - group.longerWords) * length
    return String(unsafeUninitializedCapacity: length) { text in
      for position in 0..<length { text[position] = UInt8(ascii: "a") + group.letters[start + position] }
      return length
    }
  }

  /// Calls `found` with the number of each word the rack allows, until it returns false.
  @inline(__always) private func scan(_ rack: Rack, _ found: (UInt32) -> Bool) {
    var counts = SIMD32<UInt8>()
    for letter in rack.tiles.compactMap(\.self) { counts[Int(letter.index)] += 1 }
    for length in (1...rack.tiles.count).reversed() {
      var number = UInt32(groups[length].longerWords)
      let goesOn = groups[length].letters.withUnsafeBufferPointer { letters in
        var start = 0
        while start < letters.count {
          if LinearScan.contains(counts, letters, start, length), !found(number) { return false }
          start &+= length
          number &+= 1
        }
        return true
      }
      if !goesOn { return }
    }
  }

  /// Whether the counts suffice for the word that begins at `start`.
  @inline(__always) private static func contains(
    _ counts: SIMD32<UInt8>, _ letters: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int
  ) -> Bool {
    var left = counts
    return withUnsafeMutableBytes(of: &left) { left in
      for position in 0..<length {
        // In bounds: a letter's index is below 26, and there are 32 lanes.
        let letter = Int(letters[start &+ position])
        if left[letter] == 0 { return false }
        left[letter] &-= 1
      }
      return true
    }
  }
}
