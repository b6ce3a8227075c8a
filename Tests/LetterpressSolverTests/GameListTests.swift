import Foundation
import LetterpressSolver
import PlainSolver
import Testing

/// The rule that tells the game's own list from other texts. The list itself is not in this repository, so the texts are made
/// of the built-in words and of those that the list must have.
struct GameListTests {
  /// Words of the game's list that the built-in one lacks.
  private static let added = ["electroencephalographically", "fiqh", "zzzs"]

  private static let words: [String] = {
    let text = (try? String(contentsOfFile: Repository.path("words.txt"), encoding: .utf8)) ?? ""
    return (text.split(separator: "\n").map(String.init) + added).sorted()
  }()

  private func text(_ words: [String]) -> [UInt8] { Array((words.joined(separator: "\n") + "\n").utf8) }

  private func refuses(_ bytes: [UInt8], _ error: GameListError) {
    #expect(throws: error) { try WordList.checkGameList(bytes) }
  }

  @Test func takesAListLikeTheGames() throws {
    #expect(Self.words.count > 265_000)
    try WordList.checkGameList(text(Self.words))
    // Its author has misplaced two words.
    var misplaced = Self.words
    misplaced.swapAt(1000, 1001)
    misplaced.swapAt(200_000, 200_005)
    try WordList.checkGameList(text(misplaced))
  }

  @Test(
    arguments: [
      ("", .wrongCount(0)), ("aa\nquiz\n", .wrongCount(2)),
      ("<!DOCTYPE html>\n<title>Sign in</title>\n", .notAWord(line: 1, text: "<!DOCTYPE html>")),
      ("404: Not Found", .notAWord(line: 1, text: "404: Not Found")), ("aa\nAah\n", .notAWord(line: 2, text: "Aah")),
      ("aa\r\naah\r\n", .notAWord(line: 1, text: "aa\r")), ("aa\n\naah\n", .notAWord(line: 2, text: "")),
      ("a\naa\n", .notAWord(line: 1, text: "a")), ("aa\t10\n", .notAWord(line: 1, text: "aa\t10")),
      ("aa\naah", .cutOff),
    ] as [(String, GameListError)])
  func refusesWhatIsNoSuchList(text: String, error: GameListError) { refuses(Array(text.utf8), error) }

  @Test func refusesAnotherList() {
    for word in Self.added { refuses(text(Self.words.filter { $0 != word }), .lacking(word)) }
    refuses(text(Self.words.reversed()), .unsorted)
    refuses(text(Self.words + Self.words), .wrongCount(2 * Self.words.count))
  }

  /// Wherever it was cut off: within a word, after a line, and where only the last word is missing.
  @Test func refusesAListThatWasCutOff() {
    let whole = text(Self.words)
    for missing in [1, 2, 5, 6, 100_000, whole.count / 2] {
      #expect(throws: GameListError.self) { try WordList.checkGameList(Array(whole.dropLast(missing))) }
    }
    refuses(Array(whole.dropLast()), .cutOff)
    refuses(Array(whole.dropLast("zzzs\n".utf8.count)), .lacking("zzzs"))
  }

  @Test func saysWhyAndWhatToDo() {
    #expect(
      "\(GameListError.wrongCount(2))"
        == "this is not the game's own list, as it has 2 words, and that list some 275,000: get it again from its author"
    )
    #expect(
      "\(GameListError.notAWord(line: 1, text: "<html>"))"
        == "this is not the game's own list, as line 1, \"<html>\", is not a word in small letters: get it again from its author"
    )
  }
}
