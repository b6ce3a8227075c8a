import LetterpressEngine
import LetterpressSolver
import Testing

/// What is said of answers to puzzles.
struct PuzzleVerdictTests {
  private static let finish =
    "onsretoudsplewelytpytdgds RRrbBRRr.bRrb..rbb.rrb.r. red doody,persons,portentously,reputedly,prudently,destroys"
  private static let three =
    "iptgcrigqoxtfwyxynvmaytae rrrbBbbb.b.rbrr.bbrRbBbrR red cowage,animatic,parvanimity,wayfaring,gratifying,"
    + "gingivectomy,waygoing,earwiggy,writative,factionary"

  private let finish: Puzzle
  private let three: Puzzle

  init() throws {
    finish = try Puzzle(
      fields: ["finish", "3", Self.finish, "D1D2D3E3D4C5E5=gunpowders"], lexicon: .english)
    three = try Puzzle(
      fields: [
        "three", "2", Self.three,
        "A2B2C2E2A3A4C4=xeroxing D1A2B2E2A3A4C4=xeroxing A2B2D2C4A5C5=qintar A2B2D2C3A5=faqir",
      ], lexicon: .english)
  }

  private func verdict(_ word: String, on puzzle: Puzzle, tiles: [Int]? = nil) -> PuzzleVerdict {
    PuzzleVerdict(on: TypedMove(word: word, tiles: tiles), of: puzzle)
  }

  @Test func asksForWhatItsKindMeans() {
    #expect(PuzzleText(finish).task == "Red to move. Find the only word that finishes the game and wins.")
    #expect(PuzzleText(three).task == "Red to move. Find one of the 3 words that win by force within 3 turns.")
  }

  @Test func hintsSayMoreAndMore() {
    let hints = PuzzleText(finish).hints
    #expect(hints.count == 3)
    #expect(hints[0].hasPrefix("It has 10 letters and takes ") && !hints[0].lowercased().contains("gun"))
    #expect(hints[1] == "It begins with GUN and takes D1, D2, D3, E3, D4, C5, E5.")
    #expect(hints[2].hasPrefix("GUNPOWDERS on "))
  }

  @Test func aRightWordIsRightOnAnyTilesThatWin() {
    let right = verdict("GUNPOWDERS", on: finish)
    #expect(right.isRight && right.text().hasPrefix("Right. GUNPOWDERS on "))
    #expect(right.text().hasSuffix("; red won 16 to 9.") || right.text().contains("; red won "))
  }

  @Test func aWinByForceIsSaidToBeOne() {
    for solution in three.solutions {
      let placement = three.placement(of: solution)
      let right = verdict(placement.word, on: three, tiles: placement.tiles)
      #expect(right.isRight, "\(placement)")
      #expect(right.text().hasSuffix("; it wins within 3 turns, whatever blue does."))
    }
  }

  @Test func aWordWithoutTilesIsJudgedOnThoseOfASolution() {
    for word in three.words { #expect(verdict(word, on: three).isRight, "\(word)") }
  }

  @Test func theRightWordOnOtherTilesIsNotRight() {
    // With the I of A1, which is red's anyway.
    let wrong = verdict("faqir", on: three, tiles: [12, 20, 8, 0, 5])
    #expect(!wrong.isRight && wrong.text().hasPrefix("The right word, but not on these tiles. FAQIR on "))
  }

  @Test func aWrongWordIsRefutedByAnAnswer() {
    let wrong = verdict("gaming", on: three)
    #expect(!wrong.isRight)
    #expect(wrong.text().hasPrefix("No: this does not win within 3 turns. GAMING on "))
    #expect(wrong.text().contains("blue"))
  }

  @Test func aWordThatMayNotBePlayedIsRefused() {
    #expect(
      verdict("cowage", on: three).text() == TypedMove.Refusal.illegal(.forbidden("cowage", by: "cowage")).sentence)
    #expect(verdict("qqqq", on: three).text() == "QQQQ isn't a word.")
    #expect(!verdict("qqqq", on: three).isRight)
  }

  @Test func aPageSpeaksToThePlayer() {
    let wording = Wording.page(PlayerNames(red: "green", blue: "orange", you: .red))
    #expect(PuzzleText(three, wording).task.hasPrefix("You are green. Find "))
    let wrong = verdict("gaming", on: three).text(wording)
    #expect(wrong.hasPrefix("No: this does not win within 3 turns. Takes ") && wrong.contains("orange"))
  }
}
