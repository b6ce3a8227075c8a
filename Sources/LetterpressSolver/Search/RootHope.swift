/// How hard a move that seems to lose is to refute: what is left to choose by where the opponent wins if nothing is
/// overlooked.
struct RootHope: ~Copyable {
  private let thread: SearchThread
  private let board: GameBoard
  private var generator: MoveGenerator
  private let answers: FixedBuffer<Candidate>

  /// How many of the opponent's answers are looked at, the likeliest first.
  private static let answerCount = 16
  /// How far ahead the refutation is looked for; further ones are overlooked easily.
  private static let maximumDepth = 3

  init(board: GameBoard, evaluation: Evaluation, thread: SearchThread) {
    (self.board, self.thread) = (board, thread)
    generator = MoveGenerator(board: board, evaluation: evaluation)
    let none = Candidate(value: 0, group: 0, tiles: 0, taken: 0)
    answers = FixedBuffer(repeating: none, count: Self.answerCount)
  }

  /// The share, 0 to 1, of the opponent's likely answers that let the win slip.
  ///
  /// Likely is what looks best without looking ahead and does not let the game be finished at once; the second counts half
  /// of the first, the third a third, and so on.
  ///
  /// - Parameter plies: in how many the move seems to lose, itself the first.
  /// - Returns: nil if the search was stopped.
  mutating func share(after move: RootMove, word: Int, plies: Int, _ sides: Sides) -> Double? {
    let opponent = sides.taking(move.candidate.taken).swapped
    thread.played.play(word)
    defer { thread.played.takeBack(word) }
    let width = MoveGenerator.Width(groups: 2 * Self.answerCount, rounds: 1, moves: Self.answerCount)
    generator.generate(opponent, thread.played, width: width)
    let count = generator.candidateCount
    for index in 0..<count { answers[index] = generator.candidates[index] }
    var (all, missed, rank) = (0.0, 0.0, 0.0)
    for index in 0..<count {
      let after = opponent.taking(answers[index].taken)
      if after.isFinished { continue }
      let answer = thread.played.firstWord(ofGroup: Int(answers[index].group))
      thread.played.play(answer)
      defer { thread.played.takeBack(answer) }
      if board.finishingGroup(after.swapped, thread.played) != nil { continue }
      rank += 1
      let value = thread.value(
        after.swapped, depth: min(max(plies - 3, 1), Self.maximumDepth), alpha: -SearchValue.leastWin - 1,
        beta: -SearchValue.leastWin, ply: 2, hasPassed: false)
      if thread.isStopped { return nil }
      all += 1 / rank
      if value >= -SearchValue.leastWin { missed += 1 / rank }
    }
    return all > 0 ? missed / all : 0
  }
}
