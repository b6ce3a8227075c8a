import LetterpressSolver
import SamplePictures
import Testing

@testable import LetterpressVision

/// The labels of a training, compared with one another.
struct LabelCheckTests {
  private func picture(_ number: Int, label: (String) -> String = { $0 }) throws -> [TrainedTemplate] {
    let (image, letters) = StrangeBoard.drawn(number: number)
    return try Trainer.cut(try LabelledScreenshot(name: "\(number).png", image: image, label: label(letters)))
  }

  /// The contradictions as in `1.png, tile C3: KL 4`: the label, what it is instead, and the votes for that.
  private func contradictions(_ verdicts: [[LabelVerdict]]) -> [String] {
    verdicts.flatMap { $0 }.compactMap { verdict in
      guard case .contradicted(let found) = verdict else { return nil }
      return "\(found.origin): \(found.label.uppercase)\(found.read.uppercase) \(found.votes)"
    }
  }

  /// A label with one letter replaced by Z.
  private static func wrong(at index: Int) -> (String) -> String {
    { label in String(label.enumerated().map { $0.offset == index ? "z" : $0.element }) }
  }

  private let trainer = Trainer(known: .builtIn)

  @Test func acceptsRightLabels() throws {
    let verdicts = trainer.verdicts(on: try (0..<3).map { try picture($0) })
    #expect(verdicts.flatMap { $0 }.count == 75)
    #expect(verdicts.flatMap { $0 }.allSatisfy { $0 == .accepted })
  }

  /// In one picture, the others of the same look are right, and stay.
  @Test func findsOneWrongLabelWithinAPicture() throws {
    let found = contradictions(trainer.verdicts(on: [try picture(0, label: Self.wrong(at: 0))]))
    #expect(found == ["0.png, tile A1: ZA 2"])
  }

  @Test func findsAShiftedRowAndLeavesTheOthers() throws {
    let pictures = try (0..<4).map { number in
      try picture(number) { number == 1 ? String($0.dropFirst(5) + $0.prefix(5)) : $0 }
    }
    let verdicts = trainer.verdicts(on: pictures)
    #expect(contradictions([verdicts[0], verdicts[2], verdicts[3]]).isEmpty)
    let letters = Array(StrangeBoard.drawn(number: 1).letters)
    for (tile, verdict) in verdicts[1].enumerated() {
      #expect((verdict == .accepted) == (letters[(tile + 5) % 25] == letters[tile]), "tile \(tile)")
    }
  }

  /// Wrong labels that agree with each other neither confirm one another nor contradict a right one of another picture.
  @Test func aShiftedRowConfirmsNothing() throws {
    // The first picture has one A, the second is wrong and takes all of them for Z, and the third has none.
    let pictures = try (0..<3).map { number in
      try picture(number) { label in
        var isFirst = number == 0
        let shifted = String(label.dropFirst(5) + label.prefix(5))
        return String(
          zip(label, number == 1 ? shifted : label).map { letter, other in
            guard letter == "a", number != 1 else { return letter == "a" ? "z" : other }
            defer { isFirst = false }
            return isFirst ? letter : "?"
          })
      }
    }
    let verdicts = trainer.verdicts(on: pictures)
    #expect(verdicts[0].allSatisfy { $0 == .accepted } && verdicts[2].allSatisfy { $0 == .accepted })
    for (template, verdict) in zip(pictures[1], verdicts[1]) where template.letter == Letter(index: 25) {
      #expect(verdict != .accepted)
    }
  }

  @Test func findsTwoPicturesExchanged() throws {
    let labels = (0..<6).map { StrangeBoard.drawn(number: $0).letters }
    let pictures = try (0..<6).map { number in
      try picture(number) { _ in labels[number == 2 ? 3 : number == 3 ? 2 : number] }
    }
    let verdicts = trainer.verdicts(on: pictures)
    for number in 0..<6 {
      let wrong = zip(StrangeBoard.drawn(number: number).letters, labels[number == 2 ? 3 : number == 3 ? 2 : number])
      let accepted = zip(wrong, verdicts[number]).filter { $1 == .accepted }
      #expect(accepted.allSatisfy { $0.0.0 == $0.0.1 }, "picture \(number)")
      if number != 2, number != 3 { #expect(accepted.count == 25) }
    }
  }

  /// Where one says this and one says that, neither is learnt.
  @Test func leavesOutBothOfTwo() throws {
    let label = String(repeating: "?", count: 24)
    let first = try picture(0) { "\($0.prefix(1))\(label)" }
    let second = try picture(0) { _ in "z\(label)" }
    #expect(contradictions(trainer.verdicts(on: [first, second])) == ["0.png, tile A1: AZ 1", "0.png, tile A1: ZA 1"])
  }

  /// What the built-in templates take a sign of an unknown typeface for says nothing against its label.
  @Test func believesTheLabelsOfAnUnknownTypeface() throws {
    // Twelve letters of the known typeface under other letters, in every picture the same, among signs that are not known.
    let known = try Trainer.cut(Samples.phone).prefix(3)
    let pictures = try (0..<3).map { number in
      try picture(number).prefix(20)
        + known.map { template in
          let letter = Letter.all[(Int(template.letter.index) + 1) % Letter.count]
          return TrainedTemplate(letter: letter, mask: template.mask, origin: template.origin)
        }
    }
    #expect(contradictions(trainer.verdicts(on: pictures.map { Array($0) })).isEmpty)
  }

  @Test func describesWhatSpeaksAgainstALabel() {
    let origin = TemplateOrigin(screenshot: "a.png", row: 0, column: 0)
    let (label, read) = (Letter(index: 10), Letter(index: 11))
    func text(_ confidence: Double?, _ votes: Int) -> String {
      TrainingError.Contradiction(
        origin: origin, label: label, read: read, confidence: confidence, votes: votes, cause: nil
      ).description
    }
    #expect(text(nil, 1) == "a.png, tile A1: labelled K, but 1 tile that looks the same is labelled L")
    #expect(
      text(0.987, 3)
        == "a.png, tile A1: labelled K, but it reads as L (confidence 98%), and 3 tiles that look the same are labelled L"
    )
  }
}
