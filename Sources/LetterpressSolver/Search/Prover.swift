/// Proves forced wins by examining all moves: every word on every set of tiles, and passing.
///
/// A *win in n plies*, n odd, means that the player to move has a move after which every reply allows a win in n − 2
/// plies. A win in one ply is a winning word that finishes the game, or a pass after a pass with more tiles. A *loss in
/// n plies*, n even, means that every move allows the opponent a win in n − 1.
final class Prover {
  let board: PreparedBoard
  var played: PlayedWords
  private let mustStop: () -> Bool
  /// The enumerator of each ply.
  private var enumerators: [Enumerator]
  /// For each ply, replies that refuted earlier attempts (killer moves).
  private var refutations: [[SearchMove]]
  private var generator: MoveGenerator
  /// The number of positions examined.
  private(set) var nodeCount = 0
  /// Whether it had to stop; what was not proven by then may still be true.
  private(set) var isStopped = false

  /// The last word that refuted an attempt to win with the first move; nil if there was none.
  var lastRefutation: SearchMove? { refutations[1].first }

  /// The longest win to prove.
  static let maximumPlies = 5
  /// The number of positions examined between two calls of `mustStop`.
  static let nodesBetweenQuestions = 64
  private static let keptRefutations = 24

  /// A move proven to win, or to refute a loss.
  struct ProvenMove {
    var taken: TileSet
    var group: Int
    var word: Int
  }

  /// Boxes an enumerator, which as a noncopyable value cannot be an array element.
  private final class Enumerator {
    var placements: PlacementEnumerator
    init(board: PreparedBoard, mustStop: @escaping () -> Bool) {
      placements = PlacementEnumerator(board: board, mustStop: mustStop)
    }
  }

  /// - Parameter mustStop: called every ``nodesBetweenQuestions`` positions.
  init(board: PreparedBoard, position: Position, mustStop: @escaping () -> Bool) {
    self.board = board
    self.mustStop = mustStop
    played = PlayedWords(position, on: board)
    generator = MoveGenerator(board: board)
    enumerators = (0...Self.maximumPlies).map { _ in Enumerator(board: board, mustStop: mustStop) }
    refutations = Array(repeating: [], count: Self.maximumPlies + 1)
  }

  private func count() {
    nodeCount += 1
    if nodeCount % Self.nodesBetweenQuestions == 0, mustStop() { isStopped = true }
  }

  /// Whether the player to move wins with the next ply.
  func winsAtOnce(_ sides: Sides, hasPassed: Bool) -> Bool {
    sides.winsByPassing(hasPassed: hasPassed) || board.finishingGroup(sides, played) != nil
  }

  /// Returns a word with which the player to move wins in `plies`, 3 or 5; nil if none was found.
  func win(in plies: Int, _ sides: Sides, ply: Int = 0) -> ProvenMove? {
    // Best moves first, as they are likelier to win.
    for candidate in moves(sides, ply: ply) {
      let word = played.firstWord(ofGroup: Int(candidate.group))
      if wins(by: candidate.taken, word: word, in: plies, sides, ply: ply) {
        return ProvenMove(taken: candidate.taken, group: Int(candidate.group), word: word)
      }
      if isStopped { return nil }
    }
    return nil
  }

  /// Returns the number of sets of tiles, up to a limit, that the player to move can take with a word of at most a certain
  /// rank (``PreparedBoard/ranks``), and that win in three plies.
  func answerCount(_ sides: Sides, rankLimit: UInt8, limit: Int) -> Int {
    var count = 0
    for candidate in moves(sides, ply: 0, order: board.bestKnownFirst(played)) where count < limit && !isStopped {
      let word = played.bestKnownWord(ofGroup: Int(candidate.group))
      if board.ranks[word] <= rankLimit, wins(by: candidate.taken, word: word, in: 3, sides) { count += 1 }
    }
    return count
  }

  /// Whether the player to move wins in `plies`, 3 or 5, with a word that takes the given tiles.
  func wins(by taken: TileSet, word: Int, in plies: Int, _ sides: Sides, ply: Int = 0) -> Bool {
    let after = sides.taking(taken)
    guard !after.isFinished else { return false }
    count()
    played.play(word)
    defer { played.takeBack(word) }
    return loses(in: plies - 1, after.swapped, hasPassed: false, ply: ply + 1)
  }

  /// Whether the player to move wins in `plies`, 3 or 5, by passing. Not after a pass, as another ends the game.
  func winsByPassing(in plies: Int, _ sides: Sides) -> Bool {
    loses(in: plies - 1, sides.swapped, hasPassed: true, ply: 1)
  }

  /// Whether the player to move loses in `plies`, 2 or 4, with every move; false if not proven.
  func loses(in plies: Int, _ sides: Sides, hasPassed: Bool, ply: Int = 0) -> Bool {
    if winsAtOnce(sides, hasPassed: hasPassed) { return false }
    // First, a pass.
    guard !hasPassed || sides.lead < 0 else { return false }
    if !hasPassed, !wins(in: plies - 1, sides.swapped, hasPassed: true, ply: ply + 1) { return false }
    for refutation in refutations[ply] where played.isPlayable(group: Int(refutation.group)) {
      if isRefutation(refutation, ofLossIn: plies, sides, ply: ply) { return false }
    }
    generator.generate(sides, played, width: MoveGenerator.Width(groups: 16, rounds: 2, moves: 8))
    for answer in (0..<generator.candidateCount).map({ generator.candidates[$0].move }) {
      if isRefutation(answer, ofLossIn: plies, sides, ply: ply) { return false }
      if isStopped { return false }
    }
    if plies > 2 {
      for candidate in moves(sides, ply: ply) {
        if isRefutation(candidate.move, ofLossIn: plies, sides, ply: ply) || isStopped { return false }
      }
      return enumerators[ply].placements.isComplete
    }
    let enumerator = enumerators[ply]
    enumerator.placements.enumerate(sides, played)
    for index in 0..<enumerator.placements.found.count {
      if isRefutation(enumerator.placements.found[index].move, ofLossIn: plies, sides, ply: ply) || isStopped {
        return false
      }
    }
    return enumerator.placements.isComplete
  }

  /// Returns a word after which the player to move does not lose in `plies`; nil if none was found.
  func refutation(ofLossIn plies: Int, _ sides: Sides) -> ProvenMove? {
    for candidate in moves(sides, ply: 0) {
      let after = sides.taking(candidate.taken)
      guard !after.isFinished else { continue }
      for group in 0..<board.groups.count
      where played.isPlayable(group: group) && board.canTake(candidate.taken, group: group, sides) {
        for word in board.words(ofGroup: group) where played.isPlayable(word: word) {
          count()
          played.play(word)
          defer { played.takeBack(word) }
          if !wins(in: plies - 1, after.swapped, hasPassed: false, ply: 1) {
            return ProvenMove(taken: candidate.taken, group: group, word: word)
          }
        }
      }
      if isStopped { return nil }
    }
    return nil
  }

  /// Whether the player to move wins in `plies`, 1, 3 or 5.
  private func wins(in plies: Int, _ sides: Sides, hasPassed: Bool, ply: Int) -> Bool {
    winsAtOnce(sides, hasPassed: hasPassed) || plies > 1 && win(in: plies, sides, ply: ply) != nil
  }

  /// Whether taking a move's tiles, with any word, refutes the loss; if so, keeps it for the other positions of the ply.
  private func isRefutation(_ move: SearchMove, ofLossIn plies: Int, _ sides: Sides, ply: Int) -> Bool {
    count()
    let taken = move.tiles & sides.takeable
    let after = sides.taking(taken)
    var refutation = move
    if plies == 2 {
      guard let group = groupRefutingFinish(after, move, sides) else { return false }
      refutation.group = group
    } else {
      guard refutesWin(after, taken, plies, sides, ply) else { return false }
    }
    // With all its tiles: where another of them can be taken, its word takes that, too.
    if board.slots.counts(of: refutation.tiles) != board.groups[Int(refutation.group)] {
      refutation.tiles = board.spelling(taken, group: Int(refutation.group), sides: sides)
    }
    if refutations[ply].first != refutation {
      refutations[ply].removeAll { $0 == refutation }
      refutations[ply].insert(refutation, at: 0)
      if refutations[ply].count > Self.keptRefutations { refutations[ply].removeLast() }
    }
    return true
  }

  /// Returns the group of a word that takes the same tiles as a move and leaves the opponent unable to finish; nil if there
  /// is none.
  private func groupRefutingFinish(_ after: Sides, _ move: SearchMove, _ sides: Sides) -> Int32? {
    // It ends the game, but not with a win: ``winsAtOnce(_:hasPassed:)`` ruled that out.
    guard !after.isFinished else { return nil }
    let next = after.swapped
    guard var group = board.finishingGroup(next, played) else { return move.group }
    // Finishing words, longest first. Unless all others are prefixes of the longest, no single word forbids them all.
    var chain: Int?
    while true {
      for word in board.words(ofGroup: group) where played.isPlayable(word: word) {
        guard let longest = chain else {
          chain = word
          continue
        }
        guard board.forbidden.by(longest).contains(UInt32(word)) else { return nil }
      }
      guard let next = board.finishingGroup(next, played, from: group + 1) else { break }
      group = next
    }
    // Only the longest of them, or a word that begins with it, forbids them all.
    guard let chain else { return move.group }
    let taken = move.tiles & sides.takeable
    for word in board.forbidden.of(chain) where played.isPlayable(word: Int(word)) {
      let group = board.groupOfWord[Int(word)]
      if board.canTake(taken, group: Int(group), sides) { return Int32(group) }
    }
    return nil
  }

  /// Whether some word that takes exactly these tiles prevents the opponent's win in `plies − 1`.
  private func refutesWin(_ after: Sides, _ taken: TileSet, _ plies: Int, _ sides: Sides, _ ply: Int) -> Bool {
    guard !after.isFinished else { return false }
    // Which word is played rarely matters, but that shows only deeper in the tree: all are tried.
    for group in 0..<board.groups.count
    where played.isPlayable(group: group) && board.canTake(taken, group: group, sides) {
      for word in board.words(ofGroup: group) where played.isPlayable(word: word) {
        played.play(word)
        defer { played.takeBack(word) }
        if !wins(in: plies - 1, after.swapped, hasPassed: false, ply: ply + 1) { return true }
        if isStopped { return true }
      }
    }
    return false
  }

  /// Returns all distinct moves, best first.
  ///
  /// - Parameter order: all groups; a set of tiles that several take is found through the first of them.
  // Inlined, the page's module would have it several times.
  @inline(never) private func moves(_ sides: Sides, ply: Int, order: [Int32]? = nil) -> [Candidate] {
    let enumerator = enumerators[ply]
    enumerator.placements.enumerate(sides, played, order: order)
    var candidates: [Candidate] = []
    candidates.reserveCapacity(enumerator.placements.found.count)
    for index in 0..<enumerator.placements.found.count { candidates.append(enumerator.placements.found[index]) }
    Candidate.sort(&candidates)
    return candidates
  }
}
