internal import LetterpressSolver
internal import LetterpressVision

/// A file of learnt letters from somebody else: whatever it has of good letters is read, and can be added to and written again.
///
/// With a first byte of 1, the entries get the right checksums.
enum TemplateInput {
  static func flaw(in bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let file = Array(bytes.dropFirst())
    do throws(LearntLettersError) {
      return flaw(of: try LearntLetters(file: first == 1 ? sealed(file) : file))
    } catch {
      return error.description.isEmpty ? "an error without a message" : nil
    }
  }

  private static func flaw(of letters: LearntLetters) -> String? {
    let names = letters.templates.map(\.name)
    guard names == names.sorted(), Set(names).count == names.count else { return "letters out of order" }
    guard letters.templates.allSatisfy({ $0.mask.ink.contains(true) }) else { return "a blank letter" }
    guard let again = try? LearntLetters(file: letters.file), again.templates == letters.templates,
      again.damaged.isEmpty
    else {
      return "written and read again, the letters differ"
    }
    _ = letters.templateSet
    var changed = letters
    guard let added = try? changed.learn([addition]) else { return "a letter cannot be learnt" }
    // What looks the same as a letter that is known is not learnt twice.
    let glyph = Glyph(addition.mask)
    let isKnown = letters.templates.contains {
      $0.name.letter == addition.letter && $0.glyph.similarity(to: glyph) >= 0.999
    }
    guard added.count == (isKnown ? 0 : 1), letters.templates.allSatisfy(changed.templates.contains) else {
      return "a letter is lost"
    }
    let count = changed.remove { _ in true }.count
    return count == letters.templates.count + added.count && changed.templates.isEmpty ? nil : "letters are left"
  }

  private static let addition = TrainedTemplate(
    letter: Letter.all[0], mask: GlyphMask(width: 4, ink: (0..<4 * GlyphMask.height).map { $0 % 3 > 0 }),
    origin: TemplateOrigin(screenshot: "a.png", row: 0, column: 0))

  /// Returns the file with the right checksum in each entry, as far as their sizes say where they end.
  private static func sealed(_ file: [UInt8]) -> [UInt8] {
    var file = file
    var start = 16
    while start + 32 <= file.count {
      let size = (0..<4).reduce(0) { $0 | Int(file[start + 4 + $1]) << (8 * $1) }
      guard size >= 32, size % 8 == 0, start + size <= file.count else { break }
      var hash = FNVHash()
      hash.combine(UInt64(size))
      for offset in stride(from: start + 16, to: start + size, by: 8) {
        hash.combine((0..<8).reduce(UInt64(0)) { $0 | UInt64(file[offset + $1]) << (8 * UInt64($1)) })
      }
      for byte in 0..<8 { file[start + 8 + byte] = UInt8(truncatingIfNeeded: hash.value >> (8 * UInt64(byte))) }
      start += size
    }
    return file
  }

  static var seeds: [[UInt8]] {
    var letters = LearntLetters()
    let other = TrainedTemplate(letter: Letter.all[16], mask: addition.mask, origin: addition.origin)
    _ = try? letters.learn([addition, other])
    return [[0] + letters.file, [1] + letters.file, [0] + LearntLetters().file, [1] + letters.file.dropLast(3)]
  }
}
