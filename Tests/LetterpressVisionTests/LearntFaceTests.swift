import LetterpressSolver
import SamplePictures
import Testing

@testable import LetterpressVision

/// Boards in a typeface that was learnt.
struct LearntFaceTests {
  private func screenshot(
    _ number: Int, _ style: StrangeBoard.Style = .even, label: (String) -> String = { $0 }
  ) throws -> LabelledScreenshot {
    let (image, letters) = StrangeBoard.drawn(number: number, style: style)
    return try LabelledScreenshot(name: "\(number).png", image: image, label: label(letters))
  }

  /// A reader that has learnt a few pictures.
  private func reader(
    _ style: StrangeBoard.Style = .even, label: (String) -> String = { $0 }
  ) throws -> BoardReader {
    let screenshots = try (0..<3).map { try screenshot($0, style, label: label) }
    let learnt = try Trainer(known: .builtIn).templates(from: screenshots)
    return BoardReader(templates: TemplateSet.builtIn.union(TemplateSet(learnt)))
  }

  /// Some letters of a typeface were taught: those that were not are open, however much they look like others.
  @Test(arguments: "abcdefgh") func lettersThatWereNotLearntAreOpen(letter: Character) throws {
    let reader = try reader { $0.replacing(String(letter), with: "?") }
    for number in 3..<6 {
      let (image, letters) = StrangeBoard.drawn(number: number)
      #expect(try reader.read(image).board.description == letters.replacing(String(letter), with: "?"))
    }
  }

  /// Without having been learnt, they say that the board is in another typeface.
  @Test(arguments: [StrangeBoard.Style.even, .highA, .markedA, .uneven])
  func areReadAsTheyWereLearnt(style: StrangeBoard.Style) throws {
    let reader = try reader(style)
    for number in 3..<6 {
      let (image, letters) = StrangeBoard.drawn(number: number, style: style)
      #expect(throws: BoardReaderError.unknownLetters(25)) { try BoardReader().read(image) }
      #expect(try reader.read(image).board.description == letters)
    }
  }

  /// A single sign that looks as if something lay on it teaches nothing.
  @Test(arguments: [StrangeBoard.Style.highA, .markedA]) func whatOnlyOneTileShowsIsNotLearnt(
    style: StrangeBoard.Style
  ) throws {
    let (image, letters) = StrangeBoard.drawn(number: 0, style: style)
    // All but the first A are skipped.
    var isFirst = true
    let label = letters.map { letter -> Character in
      guard letter == "a" else { return letter }
      defer { isFirst = false }
      return isFirst ? letter : "?"
    }
    let screenshot = try LabelledScreenshot(name: "a.png", image: image, label: String(label))
    let trainer = Trainer(known: .builtIn)
    let lessons = try Trainer.lessons(from: screenshot).compactMap { $0.template }
    #expect(lessons.count { $0.isOdd } == 1)
    let verdicts = trainer.verdicts(on: [lessons])[0]
    #expect(zip(lessons, verdicts).allSatisfy { ($0.letter == "a") == ($1 == .covered) })
    #expect(try !trainer.templates(from: [screenshot]).contains { $0.letter == "a" })
  }

  /// The letters of the game are read as before, whatever else was learnt.
  @Test func doNoHarmToTheGamesOwn() throws {
    let reader = try reader(.uneven)
    for sample in Samples.all.prefix(6) {
      let (own, other) = (try BoardReader().read(sample.image), try reader.read(sample.image))
      #expect(own.board == other.board && own.owners == other.owners)
    }
  }

  /// Two letters that look nearly the same keep their labels, and a wrong one is found.
  @Test func lettersThatLookAlikeKeepTheirLabels() throws {
    let trainer = Trainer(known: .builtIn)
    let pictures = try (0..<4).map { try Trainer.cut(try screenshot($0, .alike)) }
    let (a, b) = (
      try #require(pictures[0].first { $0.letter == "a" }), try #require(pictures[0].first { $0.letter == "b" })
    )
    #expect(a.template.glyph.similarity(to: b.template.glyph) >= LearntLetters.sameness)
    for count in 1...4 {
      #expect(trainer.verdicts(on: Array(pictures.prefix(count))).flatMap { $0 }.allSatisfy { $0 == .accepted })
    }
    let wrong = try Trainer.cut(try screenshot(0, .alike) { "z" + $0.dropFirst() })
    guard case .contradicted(let found) = trainer.verdicts(on: [wrong])[0][0] else {
      Issue.record("not found")
      return
    }
    #expect(found.read == "a")
  }

  /// Two typefaces were learnt that have the same letters, in one of them higher. A board of either is read, whichever is nearer.
  @Test func lettersThatLookTheSameMayStandDifferently() throws {
    let own = try Trainer(known: .builtIn).templates(from: try (0..<3).map { try screenshot($0) })
    let others = try own.enumerated().map { index, template in
      let stance = try #require(template.stance)
      var ink = template.mask.ink
      // Nearer to one board or the other by a pixel.
      if index.isMultiple(of: 2), let first = ink.firstIndex(of: true) { ink[first] = false }
      return TrainedTemplate(
        letter: template.letter, mask: GlyphMask(width: template.mask.width, ink: ink), origin: template.origin,
        stance: LetterStance(code: stance.code + 200))
    }
    for learnt in [own + others, others + own] {
      var letters = LearntLetters()
      try letters.learn(learnt)
      let reader = BoardReader(templates: TemplateSet.builtIn.union(letters.templateSet))
      for number in 0..<6 {
        let (image, letters) = StrangeBoard.drawn(number: number)
        #expect(try reader.read(image).board.description == letters)
      }
    }
  }

  @Test func aStanceIsKeptAsANumber() {
    for (height, shift, isMarked) in [(0.46, 0.0, false), (0.001, -0.5, true), (1, 0.5, false), (3, -2, true)] {
      let stance = LetterStance(height: height, shift: shift, isMarked: isMarked)
      #expect(LetterStance(code: stance.code) == stance)
    }
    #expect([-1, 0, 1, 1 << 22, 1001 | 1000 << 10].allSatisfy { LetterStance(code: $0) == nil })
  }
}
