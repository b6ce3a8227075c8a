internal import LetterpressSolver

/// A search for a proof that one player, the *winner*, wins an ending whatever the other, the *loser*, does.
///
/// It is an AND/OR best-first search: the winner's positions need one move that is proven, the loser's all. Two
/// simplifications keep it small, and each only makes a proof harder to find, never wrong:
///
/// * The loser's words that take the same tiles are one move, and none of them is forbidden to the loser afterwards.
///   When the move is proven, those words that forbid one of the words the winner played in the proof become moves of
///   their own. A word that alone takes its tiles is always a move of its own.
/// * Of the winner's words that take the same tiles, one is tried.
///
/// Moves of the loser after which the winner can finish are never stored, only the words that finish.
final class EndgameTree {
  let board: PreparedBoard
  /// The letters of each group of words.
  let groups: [UInt32]
  let root: Sides
  let rootHasPassed: Bool
  /// Whether a draw is enough.
  let allowsDraw: Bool
  /// Whether the winner is to move at the root.
  let winnerMoves: Bool
  var nodes: [EndgameNode] = []
  /// The words that finish the game, of all the loser's positions.
  var finishes: [Int32] = []
  /// The words that the winner, and the loser, may not play.
  var winnerPlayed: PlayedWords
  var loserPlayed: PlayedWords
  var winnerFinishes: FinishFinder
  var loserFinishes: FinishFinder
  var placements: PlacementEnumerator
  var table = EndgameTable()
  var collection: UInt32 = 0
  let nodeLimit: Int
  let mustStop: () -> Bool
  /// The number of positions examined.
  var nodeCount = 0
  var isStopped = false
  var used: [UInt8]
  var usedList: [Int32] = []
  var finishMarks: [UInt8]
  /// Defences that held elsewhere.
  var defences = [TileSet](repeating: TileSet(), count: EndgameTree.defenceCount)
  var defencesKept = 0
  var defenceNext = 0
  static let defenceCount = 64
  /// The tiles that the winner's latest proven moves took, latest first.
  var provenMoves = [TileSet](repeating: TileSet(), count: EndgameTree.provenCount)
  var provenKept = 0
  static let provenCount = 16
  /// The most words with which the loser may wait after the winner has passed.
  static let mostWaitingWords = 16
  /// The number of the winner's moves to keep at a position.
  static let keptMoves = 96

  /// The parts of an estimate.
  enum Cost {
    /// All of the loser's moves must be refuted: the dearest counts in full, and each other with this share of its cost.
    static let share: Float = 0.1
    /// A position where the winner does not threaten to finish.
    static let noThreat: Float = 60
    /// A position where the winner threatens to finish with one word. With several such words, this is divided by their number.
    static let threat: Float = 40
    /// The least for a position.
    static let base: Float = 2
    /// For each defence that held elsewhere and holds here.
    static let perDefence: Float = 2
    /// For each word with which the loser threatens to finish.
    static let perFinish: Float = 1
    /// The factor for moves that were proven elsewhere.
    static let hint: Float = 0.3
  }

  init(
    board: PreparedBoard, position: Position, winner: Player, allowsDraw: Bool = false, nodeLimit: Int,
    mustStop: @escaping () -> Bool
  ) {
    self.board = board
    groups = board.groupLetters
    root = Sides(position)
    rootHasPassed = position.passCount > 0
    self.allowsDraw = allowsDraw
    winnerMoves = position.turn == winner
    winnerPlayed = PlayedWords(position, on: board)
    loserPlayed = PlayedWords(position, on: board)
    winnerFinishes = FinishFinder(board: board, groups: groups, free: root.unclaimed)
    loserFinishes = FinishFinder(board: board, groups: groups, free: root.unclaimed)
    placements = PlacementEnumerator(board: board)
    used = [UInt8](repeating: 0, count: board.wordCount)
    finishMarks = [UInt8](repeating: 0, count: board.wordCount)
    self.nodeLimit = nodeLimit
    self.mustStop = mustStop
    nodes.append(EndgameNode(cost: 1, taken: TileSet(), word: EndgameNode.pass))
  }

  /// The estimated cost of the proof: 0 if proven, infinite if there is none.
  var cost: Float { nodes[0].cost }

  /// Whether the winner has reached its goal if two passes end the game now.
  ///
  /// - Parameter lead: how many tiles more than the loser the winner owns.
  func isEnough(_ lead: Int) -> Bool { allowsDraw ? lead >= 0 : lead > 0 }

  /// Whether there is room for more positions.
  var isFull: Bool { nodes.count > nodeLimit }

  func count() {
    nodeCount += 1
    if nodeCount & 255 == 0, mustStop() { isStopped = true }
  }

  /// Expands the most promising position.
  ///
  /// - Returns: false if it had to stop.
  func step() -> Bool {
    isStopped = false
    if !nodes[0].isExpanded {
      if winnerMoves, rootHasPassed && isEnough(root.lead) || board.finishingGroup(root, winnerPlayed) != nil {
        nodes[0].cost = 0
        return true
      }
      if !winnerMoves, rootHasPassed && !isEnough(-root.lead) || board.finishingGroup(root, loserPlayed) != nil {
        nodes[0].cost = EndgameNode.impossible
        return true
      }
    }
    visit(0, root, hasPassed: rootHasPassed, winnerMoves: winnerMoves)
    return !isStopped
  }

  /// Expands the most promising position below a node, and updates its cost.
  ///
  /// - Parameter sides: as seen by the player to move.
  func visit(_ index: Int, _ sides: Sides, hasPassed: Bool, winnerMoves: Bool) {
    if !nodes[index].isExpanded {
      let key = key(sides, hasPassed: hasPassed, winnerMoves: winnerMoves)
      if let known = table.node(for: key), winnerMoves || nodes[known].isProven, nodes[known].isExpanded {
        take(known, at: index)
        if nodes[index].cost == 0 { return }
      } else {
        if winnerMoves { expandWinner(index, sides, hasPassed) } else { expandLoser(index, sides, hasPassed) }
        table.store(index, for: key)
      }
    } else {
      // Its children may have been decided in another position that shares them.
      update(index, winnerMoves: winnerMoves)
      if nodes[index].cost == 0 || nodes[index].cost == EndgameNode.impossible { return }
      let child = winnerMoves ? cheapest(index) : dearest(index)
      let node = nodes[child]
      if winnerMoves, !node.isRefined {
        play(node, byWinner: true)
        refine(child, sides.taking(node.taken).swapped, hasPassed: node.word == EndgameNode.pass)
        takeBack(node, byWinner: true)
        var least = nodes[child].cost
        let first = Int(nodes[index].firstChild)
        for other in first..<first + Int(nodes[index].childCount) { least = min(least, nodes[other].cost) }
        nodes[index].cost = least == 0 ? 0 : least + 0.5
        return
      }
      play(node, byWinner: winnerMoves)
      visit(
        child, sides.taking(node.taken).swapped, hasPassed: node.word == EndgameNode.pass, winnerMoves: !winnerMoves)
      takeBack(node, byWinner: winnerMoves)
      if nodes[child].isProven, winnerMoves, node.word >= 0 { keepProven(node.taken) }
      if nodes[child].isProven, !winnerMoves, !isStopped { checkWords(of: child, parent: index, sides) }
    }
    if isStopped { return }
    update(index, winnerMoves: winnerMoves)
  }

  /// The key of a position. It also depends on which words each player may still play, as these differ between the players.
  func key(_ sides: Sides, hasPassed: Bool, winnerMoves: Bool) -> UInt64 {
    let words = HashKey.mixed(winnerPlayed.key &+ (winnerMoves ? 1 : 0)) ^ loserPlayed.key
    return HashKey.mixed(HashKey.of(sides, hasPassed: hasPassed) ^ words)
  }

  /// Makes a node share the children of another with the same position.
  func take(_ known: Int, at index: Int) {
    var node = nodes[known]
    (node.taken, node.word) = (nodes[index].taken, nodes[index].word)
    nodes[index] = node
  }

  func play(_ node: EndgameNode, byWinner: Bool) {
    guard node.word >= 0 else { return }
    winnerPlayed.play(Int(node.word))
    loserPlayed.play(Int(node.word))
  }

  func takeBack(_ node: EndgameNode, byWinner: Bool) {
    guard node.word >= 0 else { return }
    winnerPlayed.takeBack(Int(node.word))
    loserPlayed.takeBack(Int(node.word))
  }

  func cheapest(_ index: Int) -> Int {
    let first = Int(nodes[index].firstChild)
    var best = first
    for child in first..<first + Int(nodes[index].childCount) where nodes[child].cost < nodes[best].cost {
      best = child
    }
    return best
  }

  func dearest(_ index: Int) -> Int {
    let first = Int(nodes[index].firstChild)
    var best = first
    for child in first..<first + Int(nodes[index].childCount) where nodes[child].cost > nodes[best].cost {
      best = child
    }
    return best
  }

  func update(_ index: Int, winnerMoves: Bool) {
    let first = Int(nodes[index].firstChild)
    let end = first + Int(nodes[index].childCount)
    guard nodes[index].isExpanded else { return }
    if winnerMoves {
      var least = EndgameNode.impossible
      for child in first..<end { least = min(least, nodes[child].cost) }
      nodes[index].cost = least == 0 ? 0 : least + 0.5
    } else {
      var (most, sum): (Float, Float) = (0, 0)
      for child in first..<end {
        most = max(most, nodes[child].cost)
        sum += nodes[child].cost
      }
      nodes[index].cost = most == EndgameNode.impossible ? most : most + (sum - most) * Cost.share
    }
  }
}

/// A position in the tree of an ``EndgameTree``, reached by a move from its parent.
struct EndgameNode: BitwiseCopyable {
  /// An estimate of the positions still to be examined before a proof: 0 if proven, ``impossible`` if there is none.
  var cost: Float
  /// The tiles that the move took.
  var taken: TileSet
  /// The move's word; ``pass``; or ``anyWord`` if every word that takes these tiles is meant, save for those that have
  /// a node of their own.
  var word: Int32
  /// The index of the first child; the children have adjacent indices.
  var firstChild: UInt32 = 0
  var childCount: UInt32 = 0
  /// For the loser's positions, where the words that finish the game begin in the tree's list.
  var firstFinish: UInt32 = 0
  var finishCount: UInt32 = 0
  /// Whether children have been made.
  var isExpanded = false
  /// Whether its cost counts the defences that held elsewhere.
  var isRefined = false
  /// The latest collection of words that has been below it.
  var collection: UInt32 = 0

  static let pass: Int32 = -1
  static let anyWord: Int32 = -2
  /// The cost of what cannot be proven.
  static let impossible = Float.infinity

  var isProven: Bool { cost == 0 }
}

/// Tells which node of an ``EndgameTree`` has a position. If the keys of several positions share a place in the table, only the
/// latest is kept.
struct EndgameTable {
  private var keys = [UInt64](repeating: 0, count: count)
  private var indices = [UInt32](repeating: 0, count: count)

  /// The number of places, a power of two.
  private static let count = 1 << 18

  /// Returns the node stored for a position.
  func node(for key: UInt64) -> Int? {
    let place = Int(truncatingIfNeeded: key) & (Self.count - 1)
    return keys[place] == key ? Int(indices[place]) : nil
  }

  mutating func store(_ index: Int, for key: UInt64) {
    let place = Int(truncatingIfNeeded: key) & (Self.count - 1)
    keys[place] = key
    indices[place] = UInt32(index)
  }
}
