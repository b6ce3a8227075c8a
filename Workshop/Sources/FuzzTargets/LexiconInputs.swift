internal import LetterpressSolver

/// Word lists, as text and compiled.
enum LexiconInputs {
  /// Checks that an accepted text makes a lexicon of the same words, compiled or not.
  static func flaw(ofText bytes: [UInt8]) -> String? {
    let list: WordList
    do throws(WordListError) {
      list = try WordList(parsing: bytes)
    } catch {
      return error.description.isEmpty ? "an error without a message" : nil
    }
    do {
      let lexicon = try Lexicon(list)
      let words = words(of: lexicon)
      guard words.count == list.count else { return "\(list.count) words make a lexicon of \(words.count)" }
      guard words == words.sorted(), words.allSatisfy({ lexicon.contains($0) }) else { return "words out of order" }
      let text = words.map { word in "\(word)\(lexicon.rarity(of: word).map { "\t\($0)" } ?? "")\n" }.joined()
      let again = try Lexicon(try WordList(parsing: text.utf8))
      guard again.compiled == lexicon.compiled else { return "a list is read as another" }
      return flaw(of: lexicon)
    } catch {
      return "a list of words is refused: \(error)"
    }
  }

  /// Checks that an accepted lexicon has as many words as it says, finds each, and compiles to the same bytes. The
  /// input is tried as it is and with the right checksum.
  static func flaw(ofCompiled bytes: [UInt8]) -> String? {
    for file in [bytes, sealed(bytes)] {
      do throws(LexiconError) {
        if let flaw = flaw(of: try Lexicon(compiled: file)) { return flaw }
      } catch {
        if error.description.isEmpty { return "an error without a message" }
      }
    }
    return nil
  }

  /// More words than a file of some kilobytes has, unless it is crafted.
  private static let mostWords = 10_000

  private static func flaw(of lexicon: Lexicon) -> String? {
    let compiled = lexicon.compiled
    guard let again = try? Lexicon(compiled: compiled), again.compiled == compiled else {
      return "a lexicon is compiled as another"
    }
    guard lexicon.wordCount <= mostWords else { return nil }
    let words = words(of: lexicon)
    guard words.count == lexicon.wordCount else {
      return "a lexicon of \(words.count) words says that it has \(lexicon.wordCount)"
    }
    for word in words where !lexicon.contains(word) { return "\(word) is not found" }
    for word in words.prefix(10) {
      if let rarity = lexicon.rarity(of: word), !Lexicon.validRarities.contains(rarity) {
        return "a rarity of \(rarity)"
      }
    }
    let rack: Rack = "tejntgzhhgpsmzpthaoudgbph"
    let found = lexicon.words(from: rack)
    guard lexicon.rarities(of: found).count == found.count else { return "as many rarities as words" }
    return nil
  }

  private static func words(of lexicon: Lexicon) -> [String] {
    var words: [String] = []
    lexicon.forEachWord { if words.count <= mostWords { words.append($0) } }
    return words
  }

  /// Returns the file with the right checksum: FNV-1a over four-byte integers.
  private static func sealed(_ file: [UInt8]) -> [UInt8] {
    guard file.count >= 32 else { return file }
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for offset in Array(stride(from: 0, to: 24, by: 4)) + Array(stride(from: 32, to: file.count - 3, by: 4)) {
      let integer = file[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      sum = (sum ^ integer) &* 0x100_0000_01B3
    }
    return file[..<24] + withUnsafeBytes(of: sum.littleEndian) { Array($0) } + file[32...]
  }

  static var textSeeds: [[UInt8]] {
    [
      "hobble\nhob\t35\n\nHOBO 100\r\n", "\u{FEFF}zebra\napple\napple\t10\napple\t20\na\n", "ab\nabc\nabcd\nbcd\n",
      "abcdefghijklmnopqrstuvwxy\nabcdefghijklmnopqrstuvwxyz\n", "don't\n", "word 0\n",
      FewWords.list.joined(separator: "\n"),
    ].map { Array($0.utf8) }
  }

  static var compiledSeeds: [[UInt8]] {
    textSeeds.compactMap { bytes in (try? WordList(parsing: bytes)).flatMap { try? Lexicon($0) }?.compiled }
  }
}
