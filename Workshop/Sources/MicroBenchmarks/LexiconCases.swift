internal import Foundation
internal import LetterpressSolver
internal import LetterpressWorkshop

/// Building, loading and querying a lexicon.
enum LexiconCases {
  /// - Parameters:
  ///   - text: a word list, one word per line.
  ///   - boards: the racks to find words for.
  static func run(text: [UInt8], boards: [Rack], measure: Measure) throws {
    let list = try WordList(parsing: text)
    let lexicon = try Lexicon(list)
    let file = lexicon.compiled
    var words: [String] = []
    lexicon.forEachWord { words.append($0) }
    let set = Set(words)
    let scan = LinearScan(lexicon)

    try measure("build", against: "parsing the list") {
      try Lexicon(WordList(parsing: text)).wordCount
    } baseline: {
      try WordList(parsing: text).count
    }
    try measure("load", against: "a checksum, 32 bits a step") {
      try Lexicon(compiled: file).wordCount
    } baseline: {
      checksum(of: file)
    }
    // In a scattered order, like real queries.
    let asked = words.indices.map { words[$0 * 7919 % words.count] }
    measure("contains, every word", against: "Set of strings") {
      asked.count(where: lexicon.contains)
    } baseline: {
      asked.count(where: set.contains)
    }
    measure("find, \(boards.count) boards", against: "linear scan") {
      boards.reduce(0) { $0 + lexicon.words(from: $1).count }
    } baseline: {
      boards.reduce(0) { $0 + scan.words(from: $1).count }
    }
  }

  /// Returns FNV-1a over 32-bit integers, as in the file: each multiplication depends on the one before.
  private static func checksum(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { bytes in
      let hash = bytes.bindMemory(to: UInt32.self).reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, integer in
        (hash ^ UInt64(integer)) &* 0x100_0000_01b3
      }
      return Int(truncatingIfNeeded: hash)
    }
  }
}
