/// The plain way to find words, written as well as it can be: look at every word of the list, letter by letter, until
/// one is missing. What the time of ``Lexicon/words(from:matching:)`` is compared with.
///
/// The words lie in the order in which they are wanted, so that nothing is sorted and a search for the first few can
/// stop early; those of one length lie side by side, so that nothing has to say where a word begins. Of several ways to
/// count what is left of the rack, a copy of 26 bytes for every word was the fastest: faster than taking letters back,
/// than bits for tiles, and than counts packed into 128 bits.
package struct LinearScan: Sendable {
  /// The words of one length.
  private struct Group {
    /// How many words are longer.
    var longerWords: Int
    /// The indices of all letters, a word behind the other, in alphabetical order.
    var letters: [UInt8] = []
  }

  /// By length; the first is empty.
  private let groups: [Group]

  /// The words of a lexicon as a table.
  package init(_ lexicon: Lexicon) {
    var groups = [Group](repeating: Group(longerWords: 0), count: Word.maximumCount + 1)
    lexicon.graph.forEachWord { word in
      let length = word.count
      for position in 0..<length { groups[length].letters.append(word[position].index) }
    }
    for length in (1..<Word.maximumCount).reversed() {
      let longer = groups[length + 1]
      groups[length].longerWords = longer.longerWords + longer.letters.count / (length + 1)
    }
    self.groups = groups
  }

  /// The numbers of the words that the rack allows, in the order of ``FoundWords``.
  package func words(from rack: Rack) -> [UInt32] {
    var numbers: [UInt32] = []
    scan(rack) { number in
      numbers.append(number)
      return true
    }
    return numbers
  }

  /// As many of the first words as are asked for.
  package func words(from rack: Rack, limit: Int) -> [UInt32] {
    var numbers: [UInt32] = []
    scan(rack) { number in
      numbers.append(number)
      return numbers.count < limit
    }
    return numbers
  }

  /// How many words the rack allows.
  package func wordCount(from rack: Rack) -> Int {
    var count = 0
    scan(rack) { _ in
      count += 1
      return true
    }
    return count
  }

  /// The word of a number that a scan gave, lower case.
  package func word(_ number: UInt32) -> String {
    var length = Word.maximumCount
    while groups[length - 1].longerWords <= number, length > 1 { length -= 1 }
    let group = groups[length]
    let start = (Int(number) - group.longerWords) * length
    return String(unsafeUninitializedCapacity: length) { text in
      for position in 0..<length { text[position] = UInt8(ascii: "a") + group.letters[start + position] }
      return length
    }
  }

  /// Calls `found` with the number of each word that the rack allows, until it says no.
  @inline(__always) private func scan(_ rack: Rack, _ found: (UInt32) -> Bool) {
    let counts = rack.counts
    for length in (1...max(counts.total, 1)).reversed() {
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
    _ counts: LetterCounts, _ letters: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int
  ) -> Bool {
    var left = counts.lanes
    return withUnsafeMutableBytes(of: &left) { left in
      for position in 0..<length {
        // Bounds: a letter's index is below 26, and there are 32 lanes.
        let letter = Int(letters[start &+ position])
        if left[letter] == 0 { return false }
        left[letter] &-= 1
      }
      return true
    }
  }
}
