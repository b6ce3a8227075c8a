import LetterpressSolver
import PlainSolver

@testable import LetterpressEngine

/// Checks each claim of a review's sentences anew: by the rules, by counting, and with ``PlainTactics``, none of which the review
/// uses. What it does not understand is a fault, so that no sentence goes unchecked.
struct ReviewClaims {
  private let move: ReviewedMove
  private let said: String
  private var tactics: PlainTactics
  private var faults: [String] = []
  /// How many claims were checked.
  private(set) var count = 0

  private typealias Choice = ReviewedMove.Choice

  /// - Parameter text: what is said of the move; nil for what the review says.
  init(_ move: ReviewedMove, saying text: String? = nil) {
    (self.move, said) = (move, text ?? move.why())
    tactics = PlainTactics(move.before.board)
  }

  private var mover: Player { move.player }
  private var before: PlainTactics.Situation { PlainTactics.Situation(move.before) }

  private static let name = #"(?<name>[A-Z]{2,}|[Tt]he pass|[Aa] pass)(?<tiles> on(?: [A-E][1-5])+| as played)?"#
  private static let answer = #"(?<by>red|blue)'s (?<answer>[A-Z]{2,})"#

  /// Returns what is wrong with the sentences.
  mutating func wrong() -> [String] {
    var text = said
    for (pattern, check) in Self.claims {
      guard let regex = try? Regex(pattern) else { return ["\(pattern) is not a pattern"] }
      while let match = text.firstMatch(of: regex) {
        count += 1
        let said = Said(match)
        if !check(&self, said) { faults.append("\"\(text[match.range])\" in \"\(said)\"") }
        text.replaceSubrange(match.range, with: "")
      }
    }
    let rest = text.filter { $0.isLetter || $0.isNumber }
    return faults + (rest.isEmpty ? [] : ["\"\(text)\" is not understood, of \"\(said)\""])
  }

  /// The named parts of a claim.
  private struct Said {
    private let parts: [String: String]

    init(_ match: Regex<AnyRegexOutput>.Match) {
      var parts: [String: String] = [:]
      for part in match.output { if let name = part.name, let text = part.substring { parts[name] = String(text) } }
      self.parts = parts
    }

    subscript(name: String) -> String { parts[name] ?? "" }
    func number(_ name: String) -> Int { Int(self[name]) ?? 0 }
    /// Whether the chance that is said is that of a value: exact only from 5% to 95%, or if it is proven.
    func isChance(_ value: MoveValue) -> Bool {
      switch self["chance"] {
      case "<5": !value.isProven && value.percent < 5
      case ">95": !value.isProven && value.percent > 95
      case let text: Int(text) == value.percent && (value.isProven || 5...95 ~= value.percent)
      }
    }
    func player(_ name: String) -> Player? { Player(rawValue: self[name].lowercased()) }
  }

  private static let claims: [(String, @Sendable (inout ReviewClaims, Said) -> Bool)] = [
    (
      #"(?<name>[A-Z]{2,}) \((?<chance>[<>]?\d+)%\) would have been better still, but few people know it\."#,
      {
        let best = $0.move.best
        return best.move.word?.uppercased() == $1["name"] && $1.isChance(best.value) && !best.isKnown
          && Lexicon.english.isKnown($1["name"].lowercased()) == false
      }
    ),
    (
      #"The best known word was (?<name>[A-Z]{2,}) \((?<chance>[<>]?\d+)%\)\."#,
      {
        guard let known = $0.move.known else { return false }
        return known.move.word?.uppercased() == $1["name"] && $1.isChance(known.value)
          && Lexicon.english.isKnown($1["name"].lowercased())
      }
    ),
    (
      #"([Tt]he game ends: |; instead, )((?<winner>red|blue) won|a draw,) (?<own>\d+) to (?<other>\d+)"#,
      {
        let owners = $0.owners(after: $0.move.played)
        let winner = $1.player("winner")
        let first = winner ?? .red
        return owners[first].count == $1.number("own") && owners[first.opponent].count == $1.number("other")
          && (winner == nil ? $1.number("own") == $1.number("other") : $1.number("own") > $1.number("other"))
      }
    ),
    (
      name + #" would have finished the game and won (?<own>\d+) to (?<other>\d+)"#,
      {
        guard let choice = $0.choice($1) else { return false }
        let owners = $0.owners(after: choice)
        return owners.unclaimed.isEmpty && owners[$0.mover].count == $1.number("own")
          && owners[$0.mover.opponent].count == $1.number("other") && $1.number("own") > $1.number("other")
      }
    ),
    (
      name + #" would have won by force within (?<plies>\d+) turns"#,
      {
        guard let choice = $0.choice($1), choice.value.isWon else { return false }
        return $1.number("plies") != 3 || $0.opponentLoses(after: choice)
      }
    ),
    (
      #"(?<who>Red|Blue) wins by force within (?<plies>\d+) turns"#,
      {
        guard $1.player("who") == $0.mover, $0.move.played.value.isWon else { return false }
        return $1.number("plies") != 3 || $0.opponentLoses(after: $0.move.played)
      }
    ),
    (
      #"Every move loses by force"#,
      { checker, _ in checker.move.played.value.isLost && checker.move.best.value.isLost }
    ),
    (
      name + #" lets (?<by>red|blue) win by force within (?<plies>\d+) turns?(, beginning with (?<answer>[A-Z]{2,}))?"#,
      {
        guard let choice = $0.choice($1), choice.move == $0.move.played.move, choice.value.isLost else { return false }
        guard $1["answer"] == "" || $0.isAnswer($1, to: choice) else { return false }
        let after = $0.situation(after: choice)
        return $1.number("plies") != 3 || $0.tactics.winsInThree(after)
      }
    ),
    (
      name
        + #" would have (?<kept>kept (red|blue) ahead|kept the game open|left a chance)( \((?<chance>[<>]?\d+)% to win\))?"#,
      {
        guard let choice = $0.choice($1) else { return false }
        let percents =
          switch $1["kept"] {
          case "kept the game open": 41..<60
          case "left a chance": 1..<41
          default: $1["kept"].contains($0.mover.rawValue) ? 60..<101 : 0..<0
          }
        return !choice.value.isLost && $0.hasChance(choice, $1) && percents.contains(choice.value.percent)
      }
    ),
    (
      name + #" does not stop (?<by>red|blue) from winning at once with (?<answer>[A-Z]{2,}); "#,
      {
        $0.winsAtOnce(after: $0.move.played, $1)
      }
    ),
    (name + #" would have( \((?<chance>[<>]?\d+)% to win\))?\."#, { $0.hasNoFinish($1) }),
    (
      #"[Aa]fter "# + name + #", (?<by>red|blue) wins at once with (?<answer>[A-Z]{2,}); "#,
      {
        $0.winsAtOnce(after: $0.move.played, $1)
      }
    ),
    (#"after "# + name + #", (?<by>red|blue) could not( \((?<chance>[<>]?\d+)% to win\))?"#, { $0.hasNoFinish($1) }),
    (#"; now (?<by>red|blue) wins at once with (?<answer>[A-Z]{2,})"#, { $0.winsAtOnce(after: $0.move.played, $1) }),
    (
      #"stops (?<by>red|blue) from winning at once with (?<answer>[A-Z]{2,})"#,
      {
        var threat = $0.before
        threat.mover = $0.mover.opponent
        return $1.player("by") == $0.mover.opponent && $0.tactics.finishes(threat).contains($1["answer"].lowercased())
          && $0.tactics.finishes($0.situation(after: $0.move.played)).isEmpty
      }
    ),
    (
      #"[Tt]he next best (word, (?<name>[A-Z]{2,}),|move, a pass,) (loses by force|leaves (red|blue) a chance of only (?<chance>[<>]?\d+)%)"#,
      {
        guard let other = $0.move.other else { return false }
        return (other.move.word ?? "").uppercased() == $1["name"]
          && ($1["chance"] == "" ? other.value.isLost : $1.isChance(other.value))
          && $0.move.played.value.percent - other.value.percent >= 20
      }
    ),
    (
      #"(; |, but then |[Aa]fter "# + name + #", )"# + answer + #" takes (?<count>\d+) (?<of>red|blue) tiles?"#,
      {
        guard $1.player("of") == $0.mover else { return false }
        return $0.isAnswer($1, to: $0.move.played) && $0.retaken(by: $0.move.played) == $1.number("count")
      }
    ),
    (
      #"(; |, but then |[Aa]fter "# + name + #", )(?<by>red|blue)'s best answer is (?<answer>[A-Z]{2,})"#,
      {
        $0.isAnswer($1, to: $0.move.played)
      }
    ),
    (#"and its gain shows only further ahead"#, { checker, _ in !checker.gainsMore(checker.move.explained) }),
    (
      #"^The game was as good as lost: the best move, too, leaves (?<by>red|blue) a chance of (?<chance>[<>]?\d+)%"#,
      { $1.player("by") == $0.mover && $1.isChance($0.move.best.value) && $0.move.best.value.percent < 5 }
    ),
    (#"[Ii]t would have been better to pass"#, { checker, _ in checker.move.best.move == .pass }),
    (
      name + #"( \((?<chance>[<>]?\d+)%\))? would have "# + deeds("taken", "defended")
        + #"(, and lost only (?<lost>\d+) to the best answer)?"#,
      {
        guard let choice = $0.choice($1), $0.hasChance(choice, $1) else { return false }
        guard $1["lost"] == "" || $0.retaken(by: choice) == $1.number("lost") else { return false }
        return $0.does(choice, $1)
      }
    ),
    (#"(([Ii]t |"# + name + #" )?)"# + deeds("takes", "defends"), { $0.does($0.move.played, $1) }),
    (#"^(It |it )|; it | and |; "# + name + " ?", { _, _ in true }),
  ]

  private static func deeds(_ take: String, _ defend: String) -> String {
    take
      + #" (((?<captured>\d+) (?<of>red|blue) tiles?( and (?<claimed>\d+) free ones?)?)|((?<alone>\d+) free tiles?)|no tiles)"#
      + #"((,? and|,) "# + defend
      + #" (?<defended>\d+) tiles?( \((the|including the) corners? (?<corners>[A-E][1-5]((, | and )[A-E][1-5])*)\))?)?"#
  }
}

extension ReviewClaims {
  /// The move that a claim names.
  private func choice(_ said: Said) -> Choice? {
    let word = said["name"].contains("pass") ? nil : said["name"].lowercased()
    let all = [move.played, move.best] + (move.known.map { [$0] } ?? []) + (move.other.map { [$0] } ?? [])
    if said["tiles"] == " as played" { return move.played.move.word == word ? move.played : nil }
    if said["tiles"] != "" {
      return all.first { " on \(MoveText.tiles(of: $0.move))" == said["tiles"] && $0.move.word == word }
    }
    return all.first { $0.move.word == word }
  }

  private func situation(after choice: Choice) -> PlainTactics.Situation {
    before.after(choice.move.word, on: TileSet(choice.move.tiles))
  }

  private func owners(after choice: Choice) -> Owners { situation(after: choice).owners }

  private func hasChance(_ choice: Choice, _ said: Said) -> Bool {
    said["chance"] == ""
      ? choice.move == move.best.move || choice.value.isWon : said.isChance(choice.value)
  }

  /// Whether the mover's lead grows more with a move than with the one that was played.
  private func gainsMore(_ choice: Choice) -> Bool {
    func lead(_ choice: Choice) -> Int {
      let owners = owners(after: choice)
      return owners[mover].count - owners[mover.opponent].count
    }
    return lead(choice) > lead(move.played)
  }

  private mutating func opponentLoses(after choice: Choice) -> Bool {
    let after = situation(after: choice)
    return !after.owners.unclaimed.isEmpty && tactics.losesInTwo(after)
  }

  private mutating func winsAtOnce(after choice: Choice, _ said: Said) -> Bool {
    guard said.player("by") == mover.opponent else { return false }
    return tactics.finishes(situation(after: choice)).contains(said["answer"].lowercased())
  }

  private mutating func hasNoFinish(_ said: Said) -> Bool {
    guard let choice = choice(said), choice.move != move.played.move, hasChance(choice, said) else { return false }
    return tactics.finishes(situation(after: choice)).isEmpty
  }

  /// Whether the opponent can play the word that is called its answer.
  private func isAnswer(_ said: Said, to choice: Choice) -> Bool {
    guard let answer = choice.answer, answer.word?.uppercased() == said["answer"] else { return false }
    var after = choice.after
    return after.turn == mover.opponent && (try? after.play(answer.move, in: .english)) != nil
  }

  /// How many of the mover's tiles the best answer takes.
  private func retaken(by choice: Choice) -> Int? {
    guard let answer = choice.answer else { return nil }
    let after = situation(after: choice)
    let then = after.after(answer.word, on: TileSet(answer.move.tiles))
    return after.owners[mover].subtracting(then.owners[mover]).count
  }

  /// Whether a move takes and defends as many tiles as is said.
  private func does(_ choice: Choice, _ said: Said) -> Bool {
    let (old, new) = (before.owners, owners(after: choice))
    let taken = new[mover].subtracting(old[mover])
    let captured = taken.intersection(old[mover.opponent]).count
    let defended = Self.defended(new[mover]).subtracting(Self.defended(old[mover]))
    let corners = [0, 4, 20, 24].filter { defended.contains($0) }.map { Board.name(of: $0) }
    let saidCorners = said["corners"].split { !$0.isNumber && !("A"..."E").contains($0) }.map(String.init)
    return captured == said.number("captured")
      && taken.count - captured == said.number("claimed") + said.number("alone")
      && defended.count == said.number("defended") && (said["defended"] == "" || corners == saidCorners)
      && (said["captured"] == "" || said.player("of") == mover.opponent)
  }

  /// The tiles all of whose neighbours are among the same.
  private static func defended(_ tiles: TileSet) -> TileSet {
    TileSet(
      tiles.indices.filter { tile in
        let (row, column) = (tile / 5, tile % 5)
        return [(-1, 0), (1, 0), (0, -1), (0, 1)].allSatisfy { down, right in
          let (r, c) = (row + down, column + right)
          return !(0..<5).contains(r) || !(0..<5).contains(c) || tiles.contains(r * 5 + c)
        }
      })
  }
}
