internal import CPlatform
public import LetterpressSolver

/// Infers which of a board's words may have been played between two pictures.
///
/// A word must use all tiles that only its move can have taken. Apart from those, it can use only tiles that leave no
/// trace: its player's own, defended ones of the opponent, and those that a later move took back. So all words that can
/// explain a move take the same tiles, and differ only in what else they use.
struct MoveInference {
  private let board: PreparedBoard
  /// By word number: how likely the word is chosen, relative to others that take the same tiles.
  private let weights: [Double]
  /// The letters of each group.
  private let groups: [UInt32]

  /// - Complexity: O(letters of all words).
  init(on board: PreparedBoard) {
    self.board = board
    groups = board.groupLetters
    weights = board.words.map { word in
      let rarity = Double(board.lexicon.rarity(of: word) ?? Self.usualRarity)
      return platform_exp(Self.weightOfLetter * Double(word.count) - Self.weightOfRarity * rarity)
    }
  }

  // Tuned on games between simple styles and the search, which play the longest of the words that take the same tiles, with the
  // whole vocabulary or a part of it: `Scripts/workshop study inference` reports how often the first word is right.
  private static let weightOfLetter = 0.8
  private static let weightOfRarity = 0.04
  /// For a word without a rarity.
  private static let usualRarity = 60
  /// How likely a number of moves above the minimum is, relative to the minimum; tuned on the same games.
  private static let weightOfMoreMoves = 0.1

  /// What to infer: the moves between two pictures.
  struct Question {
    let earlier: GameSnapshot
    let later: GameSnapshot
    /// Whether the later one may in fact be the earlier.
    let mayBeReversed: Bool
    /// Whether other pictures may lie between the two, in which case nothing is certain.
    let mayBeInterrupted: Bool
    /// The numbers of moves to consider.
    let moveCounts: ClosedRange<Int>
    /// Words played before both pictures.
    let playedBefore: [String]
    /// Words played at any time.
    let given: [String]
    /// The moves that whoever makes the first move was advised to make.
    let suggestions: [Placement]
  }

  /// A way in which one picture may have led to the other.
  private struct Explanation {
    let sequence: MoveSequence
    /// For each move, the numbers of the words it may have been.
    var candidates: [[Int]] = []
    /// Whether the last move is the word that the picture names.
    var isLastNamed = false
    /// The tiles of the last word; nil if the picture does not show them.
    var lastTiles: TileSet?

    var count: Int { sequence.steps.count }

    /// Whether the last word, of which the picture shows something but which is not in the list, may have taken a tile.
    func mayBeTakenByUnlistedWord(_ tile: Int) -> Bool {
      guard let step = sequence.steps.last, candidates.last?.isEmpty ?? false, step.takeable.contains(tile) else {
        return false
      }
      return lastTiles?.contains(tile) ?? isLastNamed
    }
  }

  /// - Complexity: O(words of the board) for each number of moves.
  func answer(_ question: Question) -> InferredMoves {
    var explanations = explanations(question, from: question.earlier, to: question.later)
    if question.mayBeReversed {
      explanations += self.explanations(question, from: question.later, to: question.earlier)
    }
    let isComplete =
      !explanations.isEmpty
      && explanations.allSatisfy { explanation in
        explanation.sequence.steps.allSatisfy { ($0.usable - board.slots.readable).isEmpty }
      }
    var certain = isComplete && !question.mayBeInterrupted ? certainWords(explanations) : []
    let named = question.mayBeReversed ? nil : question.later.lastWord
    let namedIndex = named.flatMap { Word(parsing: $0) }.flatMap { board.index(of: $0) }
    if let namedIndex { certain.insert(namedIndex) }
    let given = Set(question.given.compactMap { Word(parsing: $0).flatMap { board.index(of: $0) } })
    let known = given.union(certain)
    // If there are as many certain words as moves, they are all that was played.
    let certainCount = certain.count + (named != nil && namedIndex == nil ? 1 : 0)
    let isSettled =
      !explanations.isEmpty && explanations.allSatisfy { $0.count == certainCount }
      || explanations.contains { explains($0, known, given: given) }
    var words = words(explanations, certain: certain, only: isSettled ? known : nil)
    // A named word that is not in the list, or that fits nothing considered, was still played.
    if let named, !words.contains(where: { $0.word == named }) {
      let player = question.later.turn?.opponent
      words.insert(InferredWord(word: named, player: player, likelihood: 1, isCertain: true), at: 0)
    }
    return InferredMoves(
      moveCounts: Set(explanations.map { $0.count }).sorted(), words: words, pairs: pairs(question, explanations),
      isComplete: isComplete, isSettled: isSettled)
  }

  /// Returns the pairs of words that may have been played if two moves are the fewest that explain what is seen.
  private func pairs(_ question: Question, _ explanations: [Explanation]) -> [InferredPair] {
    let isOrdered = !question.mayBeReversed && !question.mayBeInterrupted
    guard isOrdered, explanations.allSatisfy({ $0.count > 1 }),
      let pair = explanations.first(where: { $0.count == 2 && $0.sequence.steps[0].player == mover(question) })
    else { return [] }
    let last = question.later.lastWord.flatMap { Word(parsing: $0) }.map { (word: $0, index: board.index(of: $0)) }
    // A named word that is not in the list is part of no pair.
    if let last, last.index == nil { return [] }
    let inference = PairInference(
      on: board, weights: weights, isPlayable: playability(question, named: last?.word, after: question.earlier),
      from: question.earlier.owners, to: question.later.owners, player: pair.sequence.steps[0].player,
      last: (question.later.lastTiles, last?.index), suggestions: question.suggestions)
    return inference?.pairs() ?? []
  }

  /// Who made the first of two moves, by whose turn it was before or is after them; nil if neither is known.
  private func mover(_ question: Question) -> Player? { question.earlier.turn ?? question.later.turn }

  private func explanations(
    _ question: Question, from earlier: GameSnapshot, to later: GameSnapshot
  ) -> [Explanation] {
    let isPlayable = playability(question, named: later.lastWord.flatMap { Word(parsing: $0) }, after: earlier)
    var explanations: [Explanation] = []
    for first in Player.allCases where earlier.turn ?? first == first {
      for count in question.moveCounts.prefix(while: { $0 <= GameHistory.mostMoveCount }) {
        let next = count.isMultiple(of: 2) ? first : first.opponent
        guard later.turn ?? next == next,
          let sequence = MoveSequence(from: earlier.owners, to: later.owners, first: first, count: count)
        else { continue }
        if let explanation = explanation(by: sequence, to: later, isPlayable) {
          explanations.append(explanation)
        }
      }
    }
    return explanations
  }

  /// Returns by word number which words may be played after those that were played before.
  private func playability(_ question: Question, named: Word?, after earlier: GameSnapshot) -> [Bool] {
    var before = question.playedBefore.compactMap { text in Word(parsing: text).flatMap { $0 == named ? nil : $0 } }
    if let last = earlier.lastWord.flatMap({ Word(parsing: $0) }) { before.append(last) }
    return board.playability(after: before)
  }

  /// Returns the words that each move of a sequence may have been; nil if a move has none and cannot be a pass.
  ///
  /// - Parameter isPlayable: by word number.
  private func explanation(
    by sequence: MoveSequence, to later: GameSnapshot, _ isPlayable: [Bool]
  ) -> Explanation? {
    var explanation = Explanation(sequence: sequence)
    explanation.lastTiles = later.lastTiles
    let named = later.lastWord
    for (place, step) in sequence.steps.enumerated() {
      let required = board.slots.counts(of: step.required)
      let others = ~board.slots.counts(of: step.usable)
      // If the picture shows the tiles of the last word, it has just their letters, and took whatever that move took.
      let shown = place == sequence.steps.count - 1 ? explanation.lastTiles : nil
      let letters = shown.flatMap { $0.isSubset(of: board.slots.readable) ? board.slots.counts(of: $0) : nil }
      guard step.required.isSubset(of: shown ?? step.required) else { return nil }
      var words: [Int] = []
      for (group, counts) in groups.enumerated() {
        guard counts & required == required, counts & others == 0, letters ?? counts == counts else { continue }
        for word in board.words(ofGroup: group) where isPlayable[word] { words.append(word) }
      }
      // A word whose tiles are shown was played, whether or not it is in the list.
      let canBeOther = shown != nil || !(step.usable - board.slots.readable).isEmpty
      guard !words.isEmpty || step.required.isEmpty || canBeOther else { return nil }
      explanation.candidates.append(words)
    }
    guard canExplainAll(explanation) else { return nil }
    guard let named, let last = explanation.candidates.indices.last else { return explanation }
    explanation.isLastNamed = true
    if let index = Word(parsing: named).flatMap({ board.index(of: $0) }) {
      guard explanation.candidates[last].contains(index) else { return nil }
      explanation.candidates[last] = [index]
    } else {
      explanation.candidates[last] = []
    }
    return explanation
  }

  /// Whether every readable tile that changed hands can have been taken by a word.
  private func canExplainAll(_ explanation: Explanation) -> Bool {
    (explanation.sequence.changed & board.slots.readable).indices.allSatisfy { tile in
      let bit = board.slots.counts(of: [tile])
      return explanation.mayBeTakenByUnlistedWord(tile)
        || zip(explanation.sequence.steps, explanation.candidates).contains { step, candidates in
          step.takeable.contains(tile) && candidates.contains { hasLetters(bit, $0) }
        }
    }
  }

  /// Returns the words that every explanation needs.
  private func certainWords(_ explanations: [Explanation]) -> Set<Int> {
    guard let first = explanations.first else { return [] }
    return explanations.dropFirst().reduce(necessaryWords(first)) { words, explanation in
      words.isEmpty ? words : words.intersection(necessaryWords(explanation))
    }
  }

  /// Returns the words that an explanation needs: a tile that changed hands was taken by a word with its letter, and if
  /// only one word can have taken it, that word was played.
  private func necessaryWords(_ explanation: Explanation) -> Set<Int> {
    var words = Set<Int>()
    for (step, candidates) in zip(explanation.sequence.steps, explanation.candidates) {
      if !step.required.isEmpty, candidates.count == 1 { words.formUnion(candidates) }
    }
    for tile in explanation.sequence.changed.indices where !explanation.mayBeTakenByUnlistedWord(tile) {
      let bit = board.slots.counts(of: [tile])
      var takers = Set<Int>()
      for (step, candidates) in zip(explanation.sequence.steps, explanation.candidates)
      where step.takeable.contains(tile) {
        takers.formUnion(candidates.lazy.filter { hasLetters(bit, $0) }.prefix(2))
      }
      // Several moves may have the same candidate.
      if takers.count == 1 { words.formUnion(takers) }
    }
    return words
  }

  /// Whether known words, including given ones, explain everything that changed.
  private func explains(_ explanation: Explanation, _ known: Set<Int>, given: Set<Int>) -> Bool {
    let steps = explanation.sequence.steps
    let words = explanation.candidates.map { $0.filter { known.contains($0) } }
    guard words.contains(where: { $0.contains { given.contains($0) } }) else { return false }
    func isNamed(_ step: Int) -> Bool { explanation.isLastNamed && step == steps.count - 1 }
    let needed = steps.indices.filter { !steps[$0].required.isEmpty && !isNamed($0) }
    // No word is played twice.
    return needed.allSatisfy { !words[$0].isEmpty } && Set(needed.flatMap { words[$0] }).count >= needed.count
      && explanation.sequence.changed.indices.allSatisfy { tile in
        let bit = board.slots.counts(of: [tile])
        return steps.indices.contains { step in
          steps[step].takeable.contains(tile) && (isNamed(step) || words[step].contains { hasLetters(bit, $0) })
        }
      }
  }

  /// Whether a word has the letters given as counts of the board's slots.
  private func hasLetters(_ counts: UInt32, _ word: Int) -> Bool {
    groups[board.group(ofWord: word)] & counts == counts
  }

  /// Returns the words of all explanations with their likelihoods.
  ///
  /// - Parameter only: the words to keep; nil for all.
  private func words(_ explanations: [Explanation], certain: Set<Int>, only: Set<Int>?) -> [InferredWord] {
    guard let fewest = explanations.map({ $0.count }).min() else { return [] }
    let priors = explanations.map { $0.count == fewest ? 1 : Self.weightOfMoreMoves }
    let total = priors.reduce(0, +)
    // The likelihoods that red and blue played each word.
    var likelihoods = [SIMD2<Double>](repeating: .zero, count: weights.count)
    for (explanation, prior) in zip(explanations, priors) {
      var shares = [SIMD2<Double>](repeating: .zero, count: weights.count)
      var unplayed = [Double](repeating: 1, count: weights.count)
      for (step, candidates) in zip(explanation.sequence.steps, explanation.candidates) {
        // A pass counts like a word without letters.
        let sum = candidates.reduce(step.required.isEmpty ? 1 : 0) { $0 + weights[$1] }
        for word in candidates {
          let share = weights[word] / sum
          shares[word][step.player == .red ? 0 : 1] += share
          unplayed[word] *= 1 - share
        }
      }
      for word in weights.indices where unplayed[word] < 1 {
        likelihoods[word] += shares[word] / shares[word].sum() * (1 - unplayed[word]) * (prior / total)
      }
    }
    var inferred: [(index: Int, word: InferredWord)] = []
    for index in board.words.indices where likelihoods[index].sum() > 0 && only?.contains(index) ?? true {
      let (red, blue) = (likelihoods[index][0], likelihoods[index][1])
      let isCertain = certain.contains(index)
      let word = InferredWord(
        word: board.words[index].description, player: red == blue ? nil : red > blue ? .red : .blue,
        likelihood: isCertain ? 1 : min(red + blue, 1), isCertain: isCertain)
      inferred.append((index, word))
    }
    inferred.sort { left, right in
      if left.word.isCertain != right.word.isCertain { return left.word.isCertain }
      return left.word.likelihood != right.word.likelihood
        ? left.word.likelihood > right.word.likelihood : left.index < right.index
    }
    return inferred.map { $0.word }
  }
}

/// A word that may have been played.
public struct InferredWord: Hashable, Sendable {
  /// The word in lower case.
  public let word: String
  /// Who is more likely to have played it; nil if neither is, or if that is unknown.
  public let player: Player?
  /// How likely it was played, 0 to 1; only an estimate unless it is certain, as players choose words differently.
  public let likelihood: Double
  /// Whether the change cannot be explained without it, if the words that count as played before it were played.
  public let isCertain: Bool
}

/// What may have been played between two pictures of a game.
public struct InferredMoves: Hashable, Sendable {
  /// How many moves there may be between the two, ascending; empty if there are more than were considered, or if the
  /// pictures contradict each other.
  public let moveCounts: [Int]
  /// The words that may have been played: certain ones first, then the likeliest first.
  public let words: [InferredWord]
  /// The pairs of words that may have been played if two is the fewest number of moves that explains the change, the likeliest first;
  /// not all of them if there are many, and none if the pictures do not show which of them is later.
  public let pairs: [InferredPair]
  /// Whether ``words`` is sure to include the words that were played, if they are in the lexicon: false if one may have
  /// used an unreadable tile, or if ``moveCounts`` is empty.
  public let isComplete: Bool
  /// Whether every move between the two is known, from certain words or from given ones.
  public let isSettled: Bool

  /// The words that were certainly played.
  public var certainWords: [String] { words.filter { $0.isCertain }.map { $0.word } }

  /// The two moves that were made, if that is so likely that nobody need be asked; else nil.
  public var surePair: InferredPair? { pairs.first { $0.isSure } }

  /// The words that were played, certainly or as moves of ``surePair``.
  public var playedWords: [String] {
    let certain = certainWords
    return certain + (surePair.map { [$0.first.word, $0.second.word] } ?? []).filter { !certain.contains($0) }
  }
}

extension InferredMoves {
  /// Infers what may have been played between two moments of a game, the second of which is known to be the later.
  ///
  /// - Parameters:
  ///   - board: the board of the game; unread letters of the moments do not matter.
  ///   - words: words in either case that were played before the first moment.
  ///   - moveCounts: how many moves there may be, at least 1.
  ///   - suggestions: the moves that whoever was to move at the first moment was advised to make.
  /// - Returns: nil if fewer tiles are owned later, which no game allows.
  /// - Complexity: O(words of the board) for each number of moves.
  package init?(
    from earlier: GameSnapshot, to later: GameSnapshot, on board: PreparedBoard, playedBefore words: [String] = [],
    moveCounts: ClosedRange<Int>, suggestions: [Placement] = []
  ) {
    guard earlier.ownedCount <= later.ownedCount else { return nil }
    self = MoveInference(on: board).answer(
      MoveInference.Question(
        earlier: earlier, later: later, mayBeReversed: false, mayBeInterrupted: false, moveCounts: moveCounts,
        playedBefore: words, given: [], suggestions: suggestions))
  }
}
