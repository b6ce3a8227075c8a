internal import CPlatform
public import LetterpressSolver

/// Two moves that may have been made one after the other between two pictures.
public struct InferredPair: Hashable, Sendable {
  /// The first move.
  public let first: Placement
  /// The second move, by the other player.
  public let second: Placement
  /// How likely it was these two, 0 to 1, if two words of the list were played; only an estimate, as players choose words
  /// differently.
  public let likelihood: Double

  /// Whether it is so likely that nobody need be asked: of the pairs that `Scripts/workshop study inference` calls sure, 99% are right.
  public var isSure: Bool { likelihood >= 0.8 }
}

/// Infers which two moves were made between two pictures, the usual gap, as most people take a picture whenever it is their turn.
///
/// The owners show neither move completely: what the first took, the second may have taken back. So every set of tiles is considered
/// that may have been taken and taken back, the *retaken* ones. Each tells which tiles both moves took, so that only words count that
/// can take exactly these. A set is the likelier, the better the position was for whoever made the first move, since people play words
/// that are of use to them. Words that take the same tiles are told apart by their lengths and by how many people know them.
struct PairInference {
  private let board: PreparedBoard
  /// By word number: how likely the word is chosen, relative to others that take the same tiles.
  private let weights: [Double]
  /// The letters of each group.
  private let groups: [UInt32]
  /// By word number: whether a word may still be played before both moves.
  private let isPlayable: [Bool]
  /// The tiles of the second word; nil if unknown.
  private let lastTiles: TileSet?
  /// The number of the second word; nil if unknown.
  private let lastWord: Int?
  /// The moves that the first player was advised to make.
  private let suggestions: [Placement]
  /// The position before both moves, as seen by whoever made the first.
  private let before: Sides
  /// The tiles that the first move took and that the second left.
  private let kept: TileSet
  /// The tiles that only the second move can have given their owner.
  private let lost: TileSet
  /// The tiles that the first move may have taken and the second taken back.
  private let retakable: TileSet

  // Tuned on games between simple styles and the search: `Scripts/workshop study inference` reports how often the first pair is right.

  /// The difference in value, in hundredths of a tile, that makes one set of retaken tiles *e* times as likely as another.
  private static let valueScale = 80.0
  /// What people see in a tile beyond what the evaluation says, in hundredths of a tile; a tile of the opponent counts double.
  private static let valueOfTile = 60.0
  /// How likely a move is played that was suggested, relative to all words that take the same tiles together. That most people play what
  /// stands on top need not be known: weights by rank make no difference in the study.
  private static let weightOfSuggestion = 200.0
  /// Sets of retaken tiles that are less likely than this, relative to the likeliest, are left out.
  private static let leastFactor = 1e-4
  /// The most sets of tiles to look at; on an ordinary board there are some dozens.
  private static let mostSets = 1 << 14
  /// Of the words that can have made a move, only the likeliest are combined with those of the other move.
  private static let mostWords = 30
  /// The most pairs to return.
  private static let mostPairs = 20

  /// - Parameters:
  ///   - weights: by word number, how likely a word is chosen, relative to others that take the same tiles.
  ///   - isPlayable: by word number, whether a word may still be played before both moves.
  ///   - player: who made the first move.
  ///   - last: what a picture shows of the second move: its tiles, and the number of its word.
  ///   - suggestions: the moves that the first player was advised to make.
  /// - Returns: nil if no two words lead from the earlier owners to the later ones.
  init?(
    on board: PreparedBoard, weights: [Double], isPlayable: [Bool], from earlier: Owners, to later: Owners,
    player: Player, last: (tiles: TileSet?, word: Int?), suggestions: [Placement]
  ) {
    (self.board, self.weights, groups, self.isPlayable) = (board, weights, board.groupLetters, isPlayable)
    (lastTiles, lastWord, self.suggestions) = (last.tiles, last.word, suggestions)
    let (own, opponent) = (later[player], later[player.opponent])
    before = Sides(earlier, turn: player)
    kept = own.subtracting(before.own)
    lost = opponent.subtracting(before.opponent)
    let mayBeRetaken = opponent.intersection(before.takeable)
    retakable = last.tiles.map { mayBeRetaken.intersection($0) } ?? mayBeRetaken
    guard !before.isFinished, kept.isSubset(of: before.takeable), lost.isSubset(of: last.tiles ?? lost),
      later.unclaimed.isSubset(of: before.unclaimed)
    else { return nil }
  }

  /// Returns the pairs of words, the likeliest first; none if the owners cannot have come about by two words of the list.
  ///
  /// - Complexity: O(*s* · *w*) for *s* sets of tiles that may have been retaken, and *w* words that can have taken the others.
  func pairs() -> [InferredPair] {
    var sets: [RetakenSet] = []
    collect(TileSet(), rest: retakable.indices[...], firstGroups, secondGroups, into: &sets)
    var best: Double?
    var totals = Totals()
    for entry in Weighted.sorted(sets.indices.map { Weighted($0, sets[$0].value) }) {
      let (place, value) = (entry.number, entry.weight)
      let factor = platform_exp((value - (best ?? value)) / Self.valueScale)
      guard factor > Self.leastFactor else { break }
      let set = sets[place]
      let (first, second) = (firstWords(set), secondWords(set))
      guard !first.isEmpty, !second.isEmpty else { continue }
      best = best ?? value
      for word in first {
        for answer in second where !board.words[word.number].forbids(board.words[answer.number]) {
          totals.add(factor * word.weight * answer.weight, word.number, answer.number, set: place)
        }
      }
    }
    return totals.likeliest(Self.mostPairs).map { first, second, set, likelihood in
      let (taken, answer) = (sets[set].taken, sets[set].answer)
      let answered =
        lastTiles.map { board.placement(ofWord: second, tiles: $0) }
        ?? placement(ofWord: second, taking: answer, before.taking(taken).swapped)
      return InferredPair(
        first: placement(ofWord: first, taking: taken, before), second: answered, likelihood: likelihood)
    }
  }

  private func placement(ofWord word: Int, taking taken: TileSet, _ sides: Sides) -> Placement {
    board.placement(ofWord: word, tiles: board.spelling(taken, group: board.group(ofWord: word), sides: sides))
  }
}

extension PairInference {
  /// Tiles that may have been retaken, with what both moves then took.
  private struct RetakenSet {
    let taken: TileSet
    let answer: TileSet
    /// How good the position after the first move was for whoever made it.
    let value: Double
    /// The groups of words that have at least the letters that each move needs.
    let firstGroups: [Int]
    let secondGroups: [Int]
  }

  /// The groups of which a word may still be played.
  private var playableGroups: [Int] {
    groups.indices.filter { group in board.words(ofGroup: group).contains { isPlayable[$0] } }
  }

  /// The groups whose letters are on tiles that the first move may use, and that have the letters of the tiles it must take.
  private var firstGroups: [Int] {
    let usable = before.own.union(kept).union(retakable).union(before.opponent.subtracting(before.takeable))
    let letters = board.slots.counts(of: usable)
    return having(kept, playableGroups.filter { groups[$0] & letters == groups[$0] })
  }

  /// The groups that have the letters of the tiles that the second move must take, and what a picture shows of it.
  private var secondGroups: [Int] {
    var all = lastWord.map { [board.group(ofWord: $0)] } ?? playableGroups
    if let lastTiles {
      let letters = board.slots.counts(of: lastTiles)
      all = all.filter { groups[$0] == letters }
    }
    return having(lost, all)
  }

  private func having(_ tiles: TileSet, _ list: [Int]) -> [Int] {
    let letters = board.slots.counts(of: tiles)
    return list.filter { groups[$0] & letters == letters }
  }

  /// Collects all sets of retaken tiles for which both moves have words with the letters, larger ones first.
  private func collect(
    _ retaken: TileSet, rest: ArraySlice<Int>, _ first: [Int], _ second: [Int], into sets: inout [RetakenSet]
  ) {
    guard !first.isEmpty, !second.isEmpty, sets.count < Self.mostSets else { return }
    guard let tile = rest.first else {
      let (taken, answer) = (kept.union(retaken), lost.union(retaken))
      let after = before.taking(taken)
      guard !taken.isEmpty, !answer.isEmpty, !after.isFinished, answer.isSubset(of: after.swapped.takeable) else {
        return
      }
      let captured = taken.count + taken.intersection(before.opponent).count
      let value = Double(board.value(after: after)) + Self.valueOfTile * Double(captured)
      return sets.append(
        RetakenSet(taken: taken, answer: answer, value: value, firstGroups: first, secondGroups: second))
    }
    let with = retaken.union(TileSet(CollectionOfOne(tile)))
    collect(
      with, rest: rest.dropFirst(), having(kept.union(with), first), having(lost.union(with), second), into: &sets)
    collect(retaken, rest: rest.dropFirst(), first, second, into: &sets)
  }

  /// Returns the words that can have made the first move, with their likelihoods, which add up to 1 if none was suggested.
  private func firstWords(_ set: RetakenSet) -> [Weighted] {
    var words = words(set.firstGroups.filter { board.canTake(set.taken, group: $0, before) })
    for suggestion in suggestions where TileSet(suggestion.tiles).intersection(before.takeable) == set.taken {
      for place in words.indices where board.text(ofWord: words[place].number) == suggestion.word {
        words[place].weight += Self.weightOfSuggestion
      }
    }
    return likeliest(words)
  }

  /// Returns the words that can have made the second move, with their likelihoods, which add up to 1.
  private func secondWords(_ set: RetakenSet) -> [Weighted] {
    let sides = before.taking(set.taken).swapped
    // Whatever of the word's tiles could be taken, was.
    if let lastTiles, lastTiles.intersection(sides.takeable) != set.answer { return [] }
    let words = words(set.secondGroups.filter { board.canTake(set.answer, group: $0, sides) })
    return likeliest(words.filter { lastWord ?? $0.number == $0.number })
  }

  private func words(_ groups: [Int]) -> [Weighted] {
    var words: [Weighted] = []
    var sum = 0.0
    for group in groups {
      for word in board.words(ofGroup: group) where isPlayable[word] {
        words.append(Weighted(word, weights[word]))
        sum += weights[word]
      }
    }
    for place in words.indices { words[place].weight /= sum }
    return words
  }

  private func likeliest(_ words: [Weighted]) -> [Weighted] { Array(Weighted.sorted(words).prefix(Self.mostWords)) }
}

/// A number with its weight. All that is sorted here is of this type, as each further one would make the page's module larger.
private struct Weighted {
  let number: Int
  var weight: Double

  init(_ number: Int, _ weight: Double) { (self.number, self.weight) = (number, weight) }

  /// Returns the highest weights first; of equal ones, the lower number.
  static func sorted(_ all: [Weighted]) -> [Weighted] {
    all.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.number < $1.number }
  }
}

/// How likely each pair of words is, by any set of retaken tiles.
private struct Totals {
  /// The places of pairs in the arrays below, by the numbers of both words.
  private var places: [Int: Int] = [:]
  private var pairs: [(first: Int, second: Int, set: Int, setWeight: Double)] = []
  private var weights: [Weighted] = []
  private var sum = 0.0

  mutating func add(_ weight: Double, _ first: Int, _ second: Int, set: Int) {
    sum += weight
    let key = first * PreparedBoard.mostWords + second
    guard let place = places[key] else {
      places[key] = pairs.count
      weights.append(Weighted(pairs.count, weight))
      return pairs.append((first, second, set, weight))
    }
    weights[place].weight += weight
    if weight > pairs[place].setWeight { (pairs[place].set, pairs[place].setWeight) = (set, weight) }
  }

  /// Returns the likeliest pairs with the likeliest set of each.
  func likeliest(_ count: Int) -> [(first: Int, second: Int, set: Int, likelihood: Double)] {
    Weighted.sorted(weights).prefix(count).map { entry in
      let pair = pairs[entry.number]
      return (pair.first, pair.second, pair.set, entry.weight / sum)
    }
  }
}
