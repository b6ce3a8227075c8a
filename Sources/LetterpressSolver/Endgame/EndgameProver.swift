/// Proves that one player, the attacker, wins an ending, whatever the other, the defender, does.
///
/// All that makes this fast is one theorem. *If the same tiles are free and the same words may be played, owning more of the
/// other tiles is never worse.* For the same word on the same tiles takes at least as much for its player and leaves the
/// other at most as much, so the inclusion holds after every move, up to the end. So of the defender's thousands of moves
/// only the maximal ones are examined (``MaximalMoves``), and a win once proven holds for every position with the same free
/// tiles in which the attacker owns at least those tiles (``Lemmas``).
///
/// Words make it less simple, as each is played only once. A proof is made for a defender who may play all words that the
/// position allows, also several times, which is more than the rules allow. For the attacker, every word counts that was
/// played on the way. A plan lists the attacker's words that it needs; for the few words of the defender that forbid one of
/// them, each is examined on its own.
final class EndgameProver {
  private let board: PreparedBoard
  private let mustStop: () -> Bool
  /// What the defender may play.
  private let defenderWords: PlayedWords
  /// What the attacker may play.
  private var attackerWords: PlayedWords
  /// The number of words that the defender played for their own sake on the way to the current position.
  private var specialCount = 0
  private var plies: [Ply]
  private let lemmas = Lemmas()
  private let failures = Lemmas()
  /// The number of positions examined.
  private(set) var nodeCount = 0
  /// Whether it had to stop; what was not proven by then may still be true.
  private(set) var isStopped = false
  /// The defender's move at ply 0 that ``loses(_:in:hasPassed:)`` found no answer to; nil if there was none.
  private(set) var escape: Escape?

  /// A move of the defender that was not refuted.
  struct Escape {
    var taken: TileSet
    var group: Int
    /// The word that matters; nil if any word of the group will do.
    var word: Int?
  }

  /// The longest win to prove.
  static let mostPlies = 24
  /// The number of positions examined between two calls of `mustStop`.
  static let nodesBetweenQuestions = 16
  private static let keptKillers = 24

  /// What is kept for each ply.
  private final class Ply {
    var moves: MaximalMoves
    var special: MaximalMoves
    /// Moves that decided earlier positions of the ply.
    var killers: [SearchMove] = []

    init(board: PreparedBoard) {
      moves = MaximalMoves(board: board)
      special = MaximalMoves(board: board)
    }
  }

  init(board: PreparedBoard, position: Position, mustStop: @escaping () -> Bool) {
    self.board = board
    self.mustStop = mustStop
    defenderWords = PlayedWords(position, on: board)
    attackerWords = PlayedWords(position, on: board)
    plies = (0...Self.mostPlies + 1).map { _ in Ply(board: board) }
  }

  private func count() {
    nodeCount += 1
    if nodeCount % Self.nodesBetweenQuestions == 0, mustStop() { isStopped = true }
  }

  /// Whether the defender, who is to move, loses within this many plies, an even number up to ``mostPlies``.
  ///
  /// - Parameter hasPassed: whether the last move was a pass.
  /// - Returns: false if that was not proven.
  func loses(_ sides: Sides, in depth: Int, hasPassed: Bool) -> Bool {
    escape = nil
    var used: [Int32] = []
    guard !hasPassed || sides.lead < 0 else { return false }
    return loses(sides, in: depth, ply: 0, &used)
  }

  /// Whether the attacker wins with a move within this many plies, which include the move: an odd number up to ``mostPlies``.
  ///
  /// - Returns: false if that was not proven.
  func wins(by taken: TileSet, word: Int, in depth: Int, _ sides: Sides) -> Bool {
    let after = sides.taking(taken)
    guard !after.isFinished else { return false }
    attackerWords.play(word)
    defer { attackerWords.takeBack(word) }
    var used: [Int32] = []
    return loses(after.swapped, in: depth - 1, ply: 1, &used)
  }

  /// Whether the attacker, who is to move, wins within this many plies, an odd number.
  private func wins(_ sides: Sides, in depth: Int, ply: Int, _ used: inout [Int32]) -> Bool {
    if let group = board.finishingGroup(sides, attackerWords) {
      note(attackerWords.firstWord(ofGroup: group), in: &used)
      return true
    }
    guard depth > 1 else { return false }
    count()
    if isStopped { return false }
    if usesLemma(sides, depth, &used) { return true }
    if specialCount == 0, failures.contains(atLeast: depth, owningAll: sides) { return false }
    let frame = plies[ply]
    for place in frame.killers.indices {
      let killer = frame.killers[place]
      guard canPlay(killer, sides, attackerWords) else { continue }
      if wins(by: killer, sides, in: depth, ply, &used) {
        if place > 0 { keep(killer, in: frame) }
        return true
      }
      if isStopped { return false }
    }
    frame.moves.enumerate(sides, attackerWords)
    frame.moves.sort()
    for index in 0..<frame.moves.found.count {
      let move = frame.moves.found[index].move
      if wins(by: move, sides, in: depth, ply, &used) {
        keep(move, in: frame)
        return true
      }
      if isStopped { return false }
    }
    if specialCount == 0 { failures.add(sides, depth: depth, words: []) }
    return false
  }

  /// Whether a win that was proven before holds here; if so, notes the words that it needs.
  private func usesLemma(_ sides: Sides, _ depth: Int, _ used: inout [Int32]) -> Bool {
    var next = lemmas.first(sides.unclaimed)
    while let lemma = next {
      next = lemmas.after(lemma)
      guard lemmas.holds(lemma, sides, depth) else { continue }
      let words = lemmas.words(lemma)
      guard words.allSatisfy({ attackerWords.isPlayable(word: Int($0)) }) else { continue }
      for word in words { note(Int(word), in: &used) }
      return true
    }
    return false
  }

  private func canPlay(_ move: SearchMove, _ sides: Sides, _ words: borrowing PlayedWords) -> Bool {
    words.isPlayable(group: Int(move.group)) && (move.tiles - sides.takeable).isEmpty
      && board.canTake(move.tiles, group: Int(move.group), sides)
  }

  private func keep(_ move: SearchMove, in frame: Ply) {
    frame.killers.removeAll { $0 == move }
    frame.killers.insert(move, at: 0)
    if frame.killers.count > Self.keptKillers { frame.killers.removeLast() }
  }

  private func note(_ word: Int, in used: inout [Int32]) {
    let word = Int32(truncatingIfNeeded: word)
    if !used.contains(word) { used.append(word) }
  }

  /// Whether the attacker wins with a move.
  private func wins(
    by move: SearchMove, _ sides: Sides, in depth: Int, _ ply: Int, _ used: inout [Int32]
  ) -> Bool {
    let after = sides.taking(move.tiles)
    guard !after.isFinished else { return false }
    let word = attackerWords.firstWord(ofGroup: Int(move.group))
    attackerWords.play(word)
    defer { attackerWords.takeBack(word) }
    var needed: [Int32] = []
    guard loses(after.swapped, in: depth - 1, ply: ply + 1, &needed) else { return false }
    note(word, in: &needed)
    lemmas.add(sides, depth: depth, words: needed)
    for word in needed { note(Int(word), in: &used) }
    return true
  }

  /// Whether the defender, who is to move, loses within this many plies, an even number.
  private func loses(_ sides: Sides, in depth: Int, ply: Int, _ used: inout [Int32]) -> Bool {
    count()
    if isStopped { return false }
    if board.finishingGroup(sides, defenderWords) != nil { return false }
    let attacker = sides.swapped
    // The defender passes; the attacker passes too and wins, or plays on.
    if attacker.lead <= 0, !wins(attacker, in: depth - 1, ply: ply + 1, &used) { return false }
    let frame = plies[ply]
    for place in frame.killers.indices {
      let killer = frame.killers[place]
      guard canPlay(killer, sides, defenderWords) else { continue }
      let after = sides.taking(killer.tiles)
      guard !after.isFinished else { continue }
      if !wins(after.swapped, in: depth - 1, ply: ply + 1, &used) {
        if place > 0 { keep(killer, in: frame) }
        noteEscape(killer, ply: ply)
        return false
      }
    }
    frame.moves.enumerate(sides, defenderWords)
    guard frame.moves.isComplete else { return false }
    if depth > 2 { frame.moves.sort() }
    for index in 0..<frame.moves.found.count {
      let move = frame.moves.found[index].move
      let after = sides.taking(move.tiles)
      guard !after.isFinished else { continue }
      if !wins(after.swapped, in: depth - 1, ply: ply + 1, &used) {
        if !isStopped { keep(move, in: frame) }
        noteEscape(move, ply: ply)
        return false
      }
    }
    return losesWithSpecialWords(sides, in: depth, ply, &used)
  }

  private func noteEscape(_ move: SearchMove, word: Int? = nil, ply: Int) {
    guard ply == 0, !isStopped else { return }
    escape = Escape(taken: move.tiles, group: Int(move.group), word: word)
  }

  /// Whether the defender also loses with the words that forbid one that the attacker's plan needs.
  private func losesWithSpecialWords(_ sides: Sides, in depth: Int, _ ply: Int, _ used: inout [Int32]) -> Bool {
    var examined: [Int32] = []
    let special = plies[ply]
    var place = 0
    while place < used.count {
      let forbidding = board.forbidden.of(Int(used[place]))
      place += 1
      for word in forbidding
      where defenderWords.isPlayable(word: Int(word)) && !examined.contains(Int32(truncatingIfNeeded: word)) {
        examined.append(Int32(truncatingIfNeeded: word))
        special.special.enumerate(sides, group: Int(board.groupOfWord[Int(word)]))
        guard special.special.isComplete else { return false }
        attackerWords.play(Int(word))
        specialCount += 1
        defer {
          specialCount -= 1
          attackerWords.takeBack(Int(word))
        }
        for index in 0..<special.special.found.count {
          let after = sides.taking(special.special.found[index].taken)
          guard !after.isFinished else { continue }
          if !wins(after.swapped, in: depth - 1, ply: ply + 1, &used) {
            noteEscape(special.special.found[index].move, word: Int(word), ply: ply)
            return false
          }
        }
      }
    }
    return true
  }
}
