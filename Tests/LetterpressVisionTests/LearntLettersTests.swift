import LetterpressSolver
import PlainSolver
import SamplePictures
import Testing

@testable import LetterpressVision

/// What was learnt, and its file.
struct LearntLettersTests {
  private static let cut: [TrainedTemplate] = {
    do {
      return try Trainer.cut(Samples.phone)
    } catch {
      fatalError("\(error)")
    }
  }()

  private static func letters(_ count: Int = 25) throws -> LearntLetters {
    var letters = LearntLetters()
    try letters.learn(Array(cut.prefix(count)))
    return letters
  }

  /// Where the entries of a file begin, and where it ends.
  private static func bounds(of file: [UInt8]) -> [Int] {
    var bounds = [16]
    while let last = bounds.last, last < file.count {
      bounds.append(last + Int(file[last + 4]) + Int(file[last + 5]) << 8)
    }
    return bounds
  }

  @Test func readsWhatWasWritten() throws {
    var letters = try Self.letters()
    try letters.learn(try Trainer.cut(try #require(Samples.all.dropFirst().first)))
    #expect(try LearntLetters(file: letters.file) == letters)
    #expect(letters.templates.map(\.name) == letters.templates.map(\.name).sorted())
    #expect(Set(letters.templates.map(\.training)) == [1, 2])
    for template in letters.templates {
      #expect(template.glyph == Glyph(template.mask))
      #expect(template.template.symbol == .letter(template.name.letter))
    }
    #expect(try LearntLetters(file: LearntLetters().file) == LearntLetters())
  }

  @Test(arguments: [
    TemplateOrigin(screenshot: "a\tb\nc é.png", row: 4, column: 4), nil,
    TemplateOrigin(screenshot: "", row: 0, column: 0),
  ])
  func keepsOrigins(origin: TemplateOrigin?) throws {
    let template = StoredTemplate(
      name: TemplateName(letter: Letter(index: 25), number: 999_999), mask: Self.cut[0].mask, origin: origin)
    let letters = try #require(LearntLetters([template]))
    #expect(try LearntLetters(file: letters.file).templates == [template])
  }

  @Test func keepsNoPlaceThatNoTileHas() throws {
    for (row, column) in [(5, 0), (0, -1), (Int.max, 0)] {
      let origin = TemplateOrigin(screenshot: "a.png", row: row, column: column)
      let template = StoredTemplate(
        name: TemplateName(letter: Letter(index: 0), number: 1), mask: Self.cut[0].mask, origin: origin)
      let letters = try #require(LearntLetters([template]))
      #expect(try LearntLetters(file: letters.file).templates.map(\.origin) == [nil])
    }
  }

  /// Any one changed byte costs the entry that it is in, and no other.
  @Test func leavesOutOneDamagedEntry() throws {
    let letters = try Self.letters(4)
    let file = letters.file
    let bounds = Self.bounds(of: file)
    #expect(bounds.count == letters.templates.count + 1)
    for offset in Cases.few(60, of: Array(16..<file.count)) {
      var damaged = file
      damaged[offset] ^= 0x10
      let read = try LearntLetters(file: damaged)
      let entry = (bounds.lastIndex { $0 <= offset }) ?? 0
      var rest = letters.templates
      let lost = rest.remove(at: entry)
      #expect(read.templates == rest, "byte \(offset)")
      #expect(read.damaged.count == 1)
      #expect([lost.name, nil].contains(read.damaged[0]) || offset - bounds[entry] < 24, "byte \(offset)")
    }
  }

  @Test func namesADamagedEntry() throws {
    let letters = try Self.letters(4)
    var file = letters.file
    let bounds = Self.bounds(of: file)
    file[bounds[1] + 100] ^= 1
    file[bounds[2] + 16] = 0
    let read = try LearntLetters(file: file)
    #expect(read.damaged == [letters.templates[1].name, nil])
  }

  /// A file that was cut short has the letters before the cut.
  @Test func readsTheBeginningOfAFile() throws {
    let letters = try Self.letters(4)
    let file = letters.file
    let bounds = Self.bounds(of: file)
    for count in Cases.few(20, of: Array(16..<file.count)) {
      let read = try LearntLetters(file: Array(file.prefix(count)))
      #expect(read.templates == Array(letters.templates.prefix(bounds.count { $0 <= count } - 1)), "\(count) bytes")
      #expect(read.damaged.count == (bounds.contains(count) ? 0 : 1))
    }
  }

  @Test func ordersWhatAnotherProgramHasWritten() throws {
    let letters = try Self.letters(3)
    let file = letters.file
    let bounds = Self.bounds(of: file)
    let entries = zip(bounds, bounds.dropFirst()).map { Array(file[$0..<$1]) }
    let read = try LearntLetters(file: Array(file[..<16]) + entries[2] + entries[0] + entries[1] + entries[0])
    #expect(read.templates == letters.templates)
    #expect(read.damaged == [nil])
  }

  @Test func refusesWhatIsNotAFileOfLetters() throws {
    let file = try Self.letters(1).file
    for bytes in [[], Array(file.prefix(15)), Array("letters and more letters".utf8)] {
      #expect(throws: LearntLettersError.notLearntLetters) { try LearntLetters(file: bytes) }
    }
    var newer = file
    newer[8] = 2
    #expect(throws: LearntLettersError.unsupportedVersion(2)) { try LearntLetters(file: newer) }
    #expect(
      LearntLettersError.unsupportedVersion(2).description
        == "the learnt letters have version 2 of the format, but only version 1 can be read: use the version of Letterpress "
        + "that wrote them")
  }

  @Test func forgetsTheLastTraining() throws {
    var letters = try Self.letters(10)
    let before = letters
    let added = try letters.learn(Array(Self.cut.suffix(15)))
    #expect(!added.isEmpty && letters.lastTraining == 2)
    let removed = letters.remove { $0.training == 2 }
    #expect(Set(removed.map(\.name)) == Set(added.map(\.name)))
    #expect(letters == before)
  }

  @Test func takesTheLettersOfOthers() throws {
    var own = try Self.letters(10)
    let before = own
    // Somebody else has given the same names to other letters, and some of the same letters.
    var others = LearntLetters()
    try others.learn(Array(Self.cut.suffix(20).reversed()))
    let new = try own.take(others.templates)
    #expect(Self.cut.allSatisfy { cut in own.templates.contains { $0.name.letter == cut.letter } })
    #expect(before.templates.allSatisfy { own.templates.contains($0) })
    #expect(Set(new.map(\.training)) == [2])
    #expect(try own.take(others.templates).isEmpty)
  }

  /// Each costs time with every picture.
  @Test func whatLooksTheSameIsNotLearntTwice() throws {
    let cut = Self.cut[0]
    var ink = cut.mask.ink
    let edge = try #require(ink.firstIndex(of: true))
    ink[edge] = false
    func template(_ letter: Letter, _ ink: [Bool], _ stance: LetterStance?) -> TrainedTemplate {
      TrainedTemplate(
        letter: letter, mask: GlyphMask(width: cut.mask.width, ink: ink), origin: cut.origin, stance: stance)
    }
    var letters = LearntLetters()
    let stance = LetterStance(height: 0.46, shift: 0, isMarked: false)
    #expect(try letters.learn([template(cut.letter, cut.mask.ink, stance)]).count == 1)
    // A pixel less, also a pixel higher on its tile; then another letter, and one that is higher or has a stroke beside it.
    let alike = LetterStance(height: 0.465, shift: 0.008, isMarked: false)
    #expect(try letters.learn([template(cut.letter, ink, stance), template(cut.letter, ink, alike)]).isEmpty)
    #expect(try letters.learn([template(Letter(index: 25), ink, stance)]).count == 1)
    for (height, shift, isMarked) in [(0.6, 0.0, false), (0.46, 0.1, false), (0.46, 0, true)] {
      let other = LetterStance(height: height, shift: shift, isMarked: isMarked)
      #expect(try letters.learn([template(cut.letter, ink, other)]).count == 1)
    }
    #expect(try letters.learn([template(cut.letter, ink, nil)]).isEmpty)
  }

  @Test func namesTheLettersOfOthersThatContradict() throws {
    let own = try Self.letters(10)
    let wrong = Letter(index: 25)
    let others = own.templates.enumerated().map { index, template in
      StoredTemplate(
        name: TemplateName(letter: index == 3 ? wrong : template.name.letter, number: index + 1), mask: template.mask,
        origin: nil)
    }
    let contradictions = own.contradictions(in: others)
    #expect(contradictions.map(\.theirs) == [others[3]])
    #expect(contradictions.map(\.own) == [own.templates[3]])
  }

  @Test func namesLettersThatLookTheSame() throws {
    let right = Self.cut[0]
    let wrong = TrainedTemplate(letter: Letter(index: 25), mask: right.mask, origin: right.origin)
    var letters = LearntLetters()
    try letters.learn([right, wrong, Self.cut[2]])
    let both = letters.templates.filter { $0.name.letter == right.letter || $0.name.letter == wrong.letter }
    #expect(letters.conflicts(on: [right.letter], besides: TemplateSet()) == both)
    #expect(letters.conflicts(on: [wrong.letter], besides: TemplateSet()) == both)
    #expect(letters.conflicts(on: [Self.cut[2].letter], besides: TemplateSet()).isEmpty)
    let own = try #require(LearntLetters(both.filter { $0.name.letter == wrong.letter }))
    #expect(own.conflicts(on: [wrong.letter], besides: TemplateSet([right.template])) == own.templates)
  }

  @Test func refusesANameThatOccursTwice() throws {
    let template = try #require(try Self.letters(1).templates.first)
    #expect(LearntLetters([template, template]) == nil)
  }

  /// Not all templates are compared cell by cell, and yet the match is that of all.
  @Test func findsTheNearestOfManyTemplates() throws {
    let cut = try Cases.few(4, of: Samples.all.map(\.self)).flatMap { try Trainer.cut($0) }
    let templates = TemplateSet.builtIn.union(TemplateSet(cut))
    let matcher = GlyphMatcher(letters: templates)
    for sample in Cases.few(40, of: cut) {
      let glyph = sample.template.glyph
      var best: [Letter: Float] = [:]
      for template in templates.templates {
        guard let letter = template.symbol.letter else { continue }
        best[letter] = max(best[letter] ?? -1, glyph.similarity(to: template.glyph))
      }
      let order = best.values.sorted(by: >)
      let match = try #require(matcher.match(glyph))
      #expect([match.similarity, match.runnerUpSimilarity] == Array(order.prefix(2)))
      #expect(match.symbol.letter.flatMap { best[$0] } == order[0])
    }
  }
}
