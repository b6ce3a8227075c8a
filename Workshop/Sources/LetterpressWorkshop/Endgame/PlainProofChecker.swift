/// Checks a written proof of an ending by the rules of the game alone: it tries every answer on every tiles, counts
/// letters itself, and shares no code with the search.
///
/// The loser's words that take the same tiles may be one answer, written `*`. Then the loser is allowed even to play them
/// again, and the answer holds for each word that forbids none of the words that the winner plays from there on; any
/// other word must be an answer of its own.
package struct PlainProofChecker {
  /// Why a proof is refused.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  private enum Line {
    case plays(word: String?, tiles: [Int], next: Int)
    case wins(word: String?, tiles: [Int])
  }

  private struct Answer: Hashable {
    let tiles: Set<Int>
    /// Nil for any word.
    let word: String?
  }

  private struct LosersPosition {
    var finishes: [String] = []
    var answers: [Answer: Int] = [:]
    var passed: Int?
  }

  /// A position as the checker sees it.
  private struct State: Hashable {
    var owners: [Character]
    var hasPassed: Bool
    /// The words played that count for the winner, and for the loser.
    var winnerWords: Set<String>
    var loserWords: Set<String>
  }

  private let letters: [Character]
  private let winner: Character
  private let loser: Character
  private let start: State
  private let winnerStarts: Bool
  private var moves: [Int: Line] = [:]
  private var positions: [Int: LosersPosition] = [:]
  private let words: [String]
  private var done: [Int: (state: State, used: Set<String>)] = [:]
  private var open: Set<Int> = []
  /// The positions that were needed; a proof may have others.
  package var needed: Set<Int> { Set(done.keys) }
  /// The number of distinct answers tried.
  package private(set) var triedCount = 0

  /// - Parameter list: the words that may be played, lower case.
  package init(_ text: String, words list: [String]) throws(Refusal) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard lines.count > 3, lines[0] == "letterpress proof 1", lines[1].hasPrefix("position "),
      lines[2].hasPrefix("winner ")
    else { throw Refusal(description: "not a proof") }
    let parts = lines[1].split(separator: " ").map(String.init)
    guard parts.count >= 4, parts[1].count == 25, parts[2].count == 25, ["red", "blue"].contains(parts[3]),
      ["winner red", "winner blue"].contains(lines[2])
    else { throw Refusal(description: "not a position: \(lines[1])") }
    letters = Array(parts[1])
    winner = lines[2] == "winner red" ? "r" : "b"
    loser = winner == "r" ? "b" : "r"
    winnerStarts = (parts[3] == "red") == (winner == "r")
    let played = parts.count > 4 ? parts[4].split(separator: ",").map(String.init) : []
    let spoken = Set(played.filter { $0 != "-" })
    start = State(
      owners: Array(parts[2].lowercased()), hasPassed: played.last == "-", winnerWords: spoken, loserWords: spoken)
    let have = PlainProofChecker.counts(letters)
    words = list.filter { word in
      PlainProofChecker.counts(Array(word)).allSatisfy { have[$0.key, default: 0] >= $0.value }
    }
    for line in lines.dropFirst(3) { try read(line) }
  }

  private mutating func read(_ line: String) throws(Refusal) {
    var parts = line.split(separator: " ").map(String.init)
    guard parts.count >= 2, let number = Int(parts[0]) else { throw Refusal(description: "cannot be read: \(line)") }
    let kind = parts[1]
    parts.removeFirst(2)
    var next: Int?
    if parts.count >= 2, parts[parts.count - 2] == "to" {
      next = Int(parts[parts.count - 1])
      parts.removeLast(2)
    }
    switch (kind, parts.count, next) {
    case ("plays", 1, let next?) where parts[0] == "-": moves[number] = .plays(word: nil, tiles: [], next: next)
    case ("plays", 2, let next?):
      moves[number] = .plays(word: parts[0], tiles: try tiles(parts[1]), next: next)
    case ("wins", 1, nil) where parts[0] == "-": moves[number] = .wins(word: nil, tiles: [])
    case ("wins", 2, nil): moves[number] = .wins(word: parts[0], tiles: try tiles(parts[1]))
    case ("finishes", 0...1, nil):
      positions[number, default: LosersPosition()].finishes = parts.first?.split(separator: ",").map(String.init) ?? []
    case ("answer", 1, let next?) where parts[0] == "-": positions[number, default: LosersPosition()].passed = next
    case ("answer", 2, let next?):
      let answer = Answer(tiles: Set(try tiles(parts[1])), word: parts[0] == "*" ? nil : parts[0])
      positions[number, default: LosersPosition()].answers[answer] = next
    default: throw Refusal(description: "cannot be read: \(line)")
    }
  }

  private func tiles(_ text: String) throws(Refusal) -> [Int] {
    guard text != "none" else { return [] }
    var tiles: [Int] = []
    for name in text.split(separator: ",") {
      let characters = Array(name)
      guard characters.count == 2, let column = Array("ABCDE").firstIndex(of: characters[0]),
        let row = Array("12345").firstIndex(of: characters[1])
      else { throw Refusal(description: "not a tile: \(name)") }
      tiles.append(row * 5 + column)
    }
    return tiles
  }

  /// Checks the whole proof.
  ///
  /// - Throws: ``Refusal`` with the first fault.
  package mutating func check() throws(Refusal) {
    if winnerStarts { _ = try checkWinner(1, start) } else { _ = try checkLoser(1, start) }
  }

  // MARK: the rules

  private static func counts(_ letters: [Character]) -> [Character: Int] {
    letters.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private func neighbours(_ tile: Int) -> [Int] {
    let (row, column) = (tile / 5, tile % 5)
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
      .filter { 0..<5 ~= $0.0 && 0..<5 ~= $0.1 }.map { $0.0 * 5 + $0.1 }
  }

  /// The tiles that a player's word changes hands.
  private func takeable(by player: Character, _ owners: [Character]) -> Set<Int> {
    Set(
      (0..<25).filter { tile in
        owners[tile] == "."
          || owners[tile] != player && !neighbours(tile).allSatisfy { owners[$0] == owners[tile] }
      })
  }

  private func count(_ player: Character, _ owners: [Character]) -> Int { owners.count { $0 == player } }

  private func isForbidden(_ word: String, by played: Set<String>) -> Bool { played.contains { $0.hasPrefix(word) } }

  /// The owners after a move of the winner.
  private func playing(_ word: String, _ tiles: [Int], _ state: State) throws(Refusal) -> [Character] {
    guard words.contains(word) else { throw Refusal(description: "not a word of the board: \(word)") }
    guard tiles.map({ letters[$0] }) == Array(word), Set(tiles).count == tiles.count else {
      throw Refusal(description: "\(word) is not on its tiles")
    }
    guard !isForbidden(word, by: state.winnerWords) else { throw Refusal(description: "\(word) is forbidden") }
    var owners = state.owners
    for tile in takeable(by: winner, state.owners).intersection(tiles) { owners[tile] = winner }
    return owners
  }

  private mutating func checkWinner(_ number: Int, _ state: State) throws(Refusal) -> Set<String> {
    if let known = done[number], known.state == state { return known.used }
    guard let move = moves[number] else { throw Refusal(description: "no move at \(number)") }
    var used: Set<String> = []
    switch move {
    case .wins(nil, _):
      guard state.hasPassed, count(winner, state.owners) > count(loser, state.owners) else {
        throw Refusal(description: "the pass at \(number) does not win")
      }
    case .wins(let word?, let tiles):
      let owners = try playing(word, tiles, state)
      guard !owners.contains("."), count(winner, owners) > count(loser, owners) else {
        throw Refusal(description: "\(word) at \(number) does not finish the game and win")
      }
      used.insert(word)
    case .plays(nil, _, let next):
      guard !state.hasPassed else { throw Refusal(description: "the pass at \(number) ends the game") }
      var after = state
      after.hasPassed = true
      used = try checkLoser(next, after)
    case .plays(let word?, let tiles, let next):
      var after = state
      after.owners = try playing(word, tiles, state)
      guard after.owners.contains(".") else { throw Refusal(description: "\(word) at \(number) ends the game") }
      after.hasPassed = false
      after.winnerWords.insert(word)
      after.loserWords.insert(word)
      used = try checkLoser(next, after).union([word])
    }
    done[number] = (state, used)
    return used
  }

  // MARK: the loser's answers

  private mutating func checkLoser(_ number: Int, _ state: State) throws(Refusal) -> Set<String> {
    if let known = done[number], known.state == state { return known.used }
    guard let position = positions[number] else { throw Refusal(description: "no answers at \(number)") }
    guard open.insert(number).inserted else { throw Refusal(description: "position \(number) leads to itself") }
    defer { open.remove(number) }
    var used = try checkPass(number, position, state)
    for (taken, words) in answers(state) {
      triedCount += 1
      var after = state
      for tile in taken { after.owners[tile] = loser }
      after.hasPassed = false
      if !after.owners.contains(".") {
        guard count(winner, after.owners) > count(loser, after.owners) else {
          throw Refusal(description: "at \(number) the loser finishes with \(words[0])")
        }
        continue
      }
      var rest: [String] = []
      for word in words {
        guard let next = position.answers[Answer(tiles: taken, word: word)] else {
          rest.append(word)
          continue
        }
        var exact = after
        exact.winnerWords.insert(word)
        exact.loserWords.insert(word)
        used.formUnion(try checkWinner(next, exact))
      }
      guard !rest.isEmpty else { continue }
      if let next = position.answers[Answer(tiles: taken, word: nil)] {
        let below = try checkWinner(next, after)
        if let word = rest.first(where: { word in below.contains { word.hasPrefix($0) } }) {
          throw Refusal(description: "at \(number) \(word) forbids a word of the proof")
        }
        used.formUnion(below)
        continue
      }
      let finishing = position.finishes.filter { finishes($0, after.owners, state) }
      for word in rest {
        guard let answer = finishing.first(where: { !word.hasPrefix($0) }) else {
          throw Refusal(description: "at \(number) nothing answers \(word) on \(taken.sorted())")
        }
        used.insert(answer)
      }
    }
    done[number] = (state, used)
    return used
  }

  private mutating func checkPass(_ number: Int, _ position: LosersPosition, _ state: State) throws(Refusal)
    -> Set<String>
  {
    let leads = count(winner, state.owners) > count(loser, state.owners)
    if leads { return [] }
    guard !state.hasPassed else { throw Refusal(description: "at \(number) a pass ends the game without a win") }
    if let next = position.passed {
      var after = state
      after.hasPassed = true
      return try checkWinner(next, after)
    }
    guard let word = position.finishes.first(where: { finishes($0, state.owners, state) }) else {
      throw Refusal(description: "at \(number) nothing answers a pass")
    }
    return [word]
  }

  /// Whether the winner can finish the game and win with a word.
  private func finishes(_ word: String, _ owners: [Character], _ state: State) -> Bool {
    guard words.contains(word), !isForbidden(word, by: state.winnerWords) else { return false }
    let free = PlainProofChecker.counts((0..<25).filter { owners[$0] == "." }.map { letters[$0] })
    let all = PlainProofChecker.counts(takeable(by: winner, owners).map { letters[$0] })
    let wanted = PlainProofChecker.counts(Array(word))
    guard free.allSatisfy({ wanted[$0.key, default: 0] >= $0.value }) else { return false }
    let taken = wanted.reduce(0) { $0 + min($1.value, all[$1.key, default: 0]) }
    return count(winner, owners) + taken > 12
  }

  /// Returns, for each set of tiles that the loser can take, the words that take it.
  private func answers(_ state: State) -> [Set<Int>: [String]] {
    let open = takeable(by: loser, state.owners)
    var byBits: [Int: [String]] = [:]
    var choices: [String: [Int]] = [:]
    for word in words where !isForbidden(word, by: state.loserWords) {
      var sets = [0]
      for (letter, count) in PlainProofChecker.counts(Array(word)) {
        let key = "\(letter)\(count)"
        let ways = choices[key] ?? PlainProofChecker.ways(count, of: (0..<25).filter { letters[$0] == letter }, open)
        choices[key] = ways
        sets = sets.flatMap { set in ways.map { set | $0 } }
      }
      for set in sets { byBits[set, default: []].append(word) }
    }
    var answers: [Set<Int>: [String]] = [:]
    for (bits, words) in byBits { answers[Set((0..<25).filter { bits >> $0 & 1 == 1 })] = words }
    return answers
  }

  /// Returns what can be taken by using some of a letter's tiles, each as bits, once.
  private static func ways(_ count: Int, of tiles: [Int], _ open: Set<Int>) -> [Int] {
    var ways: Set<Int> = []
    for subset in 0..<1 << tiles.count where subset.nonzeroBitCount == count {
      var bits = 0
      for place in tiles.indices where subset >> place & 1 == 1 && open.contains(tiles[place]) {
        bits |= 1 << tiles[place]
      }
      ways.insert(bits)
    }
    return Array(ways)
  }
}
