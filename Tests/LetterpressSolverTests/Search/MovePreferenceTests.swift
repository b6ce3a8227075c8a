import Testing

@testable import LetterpressSolver

struct MovePreferenceTests {
  private static let sure = WordSureness(rarity: 80, kind: .pluralOfWord, length: 8)
  private static let doubtful = WordSureness(rarity: 80, kind: .joinedWithoutForms, length: 12)
  private static let familiar = WordSureness(rarity: 20, kind: nil, length: 5)
  private static let words = [.pass, familiar, sure, doubtful]
  private static let values = Array(stride(from: -SearchValue.limit, through: SearchValue.limit, by: 37))

  @Test(arguments: [0, 0.01, 0.03, 0.2], [1, 5, 20])
  func worthIncreasesWithTheValue(margin: Double, unclaimed: Int) {
    let preference = MovePreference(margin: margin, unclaimed: unclaimed)
    for sureness in Self.words {
      let worths = Self.values.map { preference.worth(of: $0, sureness) }
      #expect(zip(worths, worths.dropFirst()).allSatisfy { $0 < $1 })
      for (value, worth) in zip(Self.values, worths) {
        #expect(preference.highestValue(worth: worth, sureness) == value)
      }
    }
  }

  @Test func aSurerWordMayCostAtMostTheMargin() {
    let preference = MovePreference(margin: 0.03, unclaimed: 5)
    for value in stride(from: Int32(-300), through: 300, by: 10) {
      let worth = preference.worth(of: value, Self.doubtful)
      let lowest = preference.highestValue(worth: worth, Self.familiar) + 1
      let cost =
        WinningChance.beforeEnd(value, unclaimed: 5) - WinningChance.beforeEnd(lowest, unclaimed: 5)
      #expect(cost > 0.025 && cost <= 0.03)
    }
  }

  @Test func aShorterWinIsBetterWhateverItsWord() {
    let preference = MovePreference(margin: 0.2, unclaimed: 5)
    func worth(_ plies: Int, _ sureness: WordSureness) -> Double {
      preference.worth(of: SearchValue.win(atPly: plies), sureness)
    }
    #expect(worth(3, Self.doubtful) > worth(5, Self.familiar))
    #expect(worth(3, Self.familiar) > worth(3, Self.sure))
    #expect(worth(9, Self.doubtful) > preference.worth(of: 3000, Self.familiar))
  }

  @Test func withoutAMarginOnlyEqualMovesAreTold() {
    let preference = MovePreference(margin: 0, unclaimed: 5)
    #expect(preference.worth(of: 101, Self.doubtful) > preference.worth(of: 100, Self.familiar))
    #expect(preference.worth(of: 100, Self.familiar) > preference.worth(of: 100, Self.sure))
  }

  private func report(_ text: String, words: [String], _ criteria: MoveCriteria = MoveCriteria()) throws -> SearchReport
  {
    let position = try Position(parsing: text)
    let board = PreparedBoard(position.board, lexicon: try Lexicon(try WordList(words)))
    return Search(of: position, on: board, criteria: criteria, limits: SearchLimits(depth: 3)).run(ranking: 10)
  }

  private static let start = "tejntgzhhgpsmzpthaoudgbph ......................... red"

  @Test func ofAnagramsTheBestKnownIsPlayed() throws {
    let words = ["thae\t80", "hate\t10", "heat\t20", "haet\t95"]
    #expect(try report(Self.start, words: words).moves.first?.word == "hate")
    #expect(try report(Self.start, words: ["thae\t80", "haet", "hate\t10"]).moves.first?.word == "hate")
  }

  @Test func ofWordsThatTakeTheSameTilesTheBestKnownIsPlayed() throws {
    // Red owns all but the last row, of which both words take the d, or the d and the h.
    let position = "tejntgzhhgpsmzpthaoudgbph rrrrrrrrrrrrrrrrrrrr..... red"
    for words in [["had\t80", "shad\t20"], ["had\t20", "shad\t80"]] {
      let best = try #require(words.first { $0.hasSuffix("20") }.map { String($0.dropLast(3)) })
      #expect(Set(try report(position, words: words).moves.compactMap(\.word)) == [best])
    }
  }

  @Test func ofFinishesTheBestKnownIsPlayed() throws {
    for words in [["had\t80", "dog\t20", "gad\t60"], ["had\t20", "dog\t60", "gad\t80"]] {
      let best = try #require(
        report("tejntgzhhgpsmzpthaoudgbph rrrrrrrrrrrrrrrrrrrr.rrrr red", words: words).moves.first)
      #expect(best.word == words.first { $0.hasSuffix("20") }.map { String($0.dropLast(3)) })
      #expect(best.verdict == .wins(plies: 1))
    }
  }

  @Test func excludedWordsAreNotSuggestedButAnswered() throws {
    let words = ["hate\t10", "heat\t20", "than\t10"]
    let report = try report(Self.start, words: words, MoveCriteria(excludedWords: ["HATE", "nosuch", "x"]))
    #expect(!report.moves.contains { $0.word == "hate" })
    #expect(report.moves.contains { $0.continuation.first?.word == "hate" || $0.word == "heat" })
  }
}

extension MovePreferenceTests {
  /// Bounds are cut to what the row above is worth. That must not turn a lead into a loss, nor give a number of plies that is
  /// out of range.
  @Test(arguments: ["pathos", ""])
  func allMovesHaveAVerdict(played: String) throws {
    let text = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red"
    let position = try Position(parsing: played.isEmpty ? text : "\(text) \(played)")
    let criteria = MoveCriteria(margin: 0.03)
    let report = Search(
      of: position, on: PreparedBoard(position.board), criteria: criteria, limits: SearchLimits(depth: 2)
    ).run(ranking: .max)
    #expect(report.moves.count > 2000)
    for move in report.moves {
      switch move.verdict {
      case .wins(let plies), .loses(let plies), .seemsToWin(let plies), .seemsToLose(let plies): #expect(1...6 ~= plies)
      case .draws: break
      case .lead(let lead): #expect(abs(lead) < 60)
      }
    }
  }
}
