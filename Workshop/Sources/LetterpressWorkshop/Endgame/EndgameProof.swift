internal import LetterpressSolver

/// A proof that one player wins an ending, written out: for each position of the winner a move, for each position of
/// the loser every answer after which the winner cannot finish at once, and the words that finish after all others.
package struct EndgameProof: Sendable {
  /// The lines of the text form, as `docs/playing.md` describes it.
  package let lines: [String]

  /// The proof as text.
  package var text: String { lines.map { $0 + "\n" }.joined() }
}

extension EndgameSolver {
  /// Returns the proof of a win; nil if none was found.
  ///
  /// - Complexity: O(positions of the proof).
  package var proof: EndgameProof? {
    guard let proven else { return nil }
    let winner = proven.winnerMoves ? position.turn : position.turn.opponent
    var writer = EndgameProofWriter(tree: proven)
    writer.write()
    return EndgameProof(
      lines: ["letterpress proof 1", "position \(position)", "winner \(winner == .red ? "red" : "blue")"]
        + writer.lines)
  }
}

/// Writes the positions of a proof, each once.
private struct EndgameProofWriter {
  let tree: EndgameTree
  private(set) var lines: [String] = []
  private var numbers: [Children: Int] = [:]
  private var count = 0

  /// Nodes with the same children are the same position.
  private struct Children: Hashable {
    let first, count, firstFinish, finishCount: UInt32
    let winnerMoves: Bool
  }

  init(tree: EndgameTree) { self.tree = tree }

  mutating func write() {
    let number = nextNumber()
    if tree.winnerMoves {
      writeWinner(0, number, tree.root, hasPassed: tree.rootHasPassed)
    } else {
      writeLoser(0, number, tree.root)
    }
  }

  private mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  /// Returns a node's number, and whether it is still to be written.
  private mutating func number(of index: Int, winnerMoves: Bool) -> (number: Int, isNew: Bool) {
    let node = tree.nodes[index]
    let children = Children(
      first: node.firstChild, count: node.childCount, firstFinish: node.firstFinish, finishCount: node.finishCount,
      winnerMoves: winnerMoves)
    if let known = numbers[children] { return (known, false) }
    let number = nextNumber()
    numbers[children] = number
    return (number, true)
  }

  private mutating func writeWinner(_ index: Int, _ number: Int, _ sides: Sides, hasPassed: Bool) {
    guard let (move, child) = tree.winningMove(index, sides, hasPassed: hasPassed) else { return }
    let text = move.placement.map { "\($0.word) \(Self.names($0.tiles))" } ?? "-"
    guard let child else { return lines.append("\(number) wins \(text)") }
    let next = self.number(of: child, winnerMoves: false)
    lines.append("\(number) plays \(text) to \(next.number)")
    if next.isNew { writeLoser(child, next.number, sides.taking(tree.nodes[child].taken).swapped) }
  }

  private mutating func writeLoser(_ index: Int, _ number: Int, _ sides: Sides) {
    let node = tree.nodes[index]
    let finishes = (0..<Int(node.finishCount)).map {
      tree.board.text(ofWord: Int(tree.finishes[Int(node.firstFinish) + $0]))
    }
    lines.append("\(number) finishes" + (finishes.isEmpty ? "" : " " + finishes.joined(separator: ",")))
    var following: [(Int, Int, Sides, Bool)] = []
    for child in Int(node.firstChild)..<Int(node.firstChild) + Int(node.childCount) {
      let answer = tree.nodes[child]
      let next = self.number(of: child, winnerMoves: true)
      let text =
        switch answer.word {
        case EndgameNode.pass: "-"
        case EndgameNode.anyWord: "* \(Self.names(answer.taken.indices))"
        default: "\(tree.board.text(ofWord: Int(answer.word))) \(Self.names(answer.taken.indices))"
        }
      lines.append("\(number) answer \(text) to \(next.number)")
      if next.isNew {
        following.append((child, next.number, sides.taking(answer.taken).swapped, answer.word == EndgameNode.pass))
      }
    }
    for (child, number, sides, hasPassed) in following { writeWinner(child, number, sides, hasPassed: hasPassed) }
  }

  /// Names tiles, separated by commas; `none` if there are none.
  private static func names(_ tiles: [Int]) -> String {
    tiles.isEmpty ? "none" : tiles.map { Board.name(of: $0) }.joined(separator: ",")
  }
}

extension EndgameTree {
  /// The first move of the proof; nil if the loser moves first or nothing is proven.
  var provenMove: Move? {
    guard winnerMoves, cost == 0 else { return nil }
    return winningMove(0, root, hasPassed: rootHasPassed)?.move
  }

  /// Returns the move of a proof at a winner's position and the node it leads to; nil for the node if the move ends the
  /// game.
  func winningMove(_ index: Int, _ sides: Sides, hasPassed: Bool) -> (move: Move, node: Int?)? {
    if hasPassed, isEnough(sides.lead) { return (.pass, nil) }
    if !nodes[index].isExpanded {
      return board.finishingGroup(sides, winnerPlayed).map { group in
        let word = winnerPlayed.firstWord(ofGroup: group)
        return (.play(board.placement(ofWord: word, tiles: board.finishingTiles(ofGroup: group, sides))), nil)
      }
    }
    return provenChild(of: index).map { (move(nodes[$0], sides), $0) }
  }

  /// The first child that is proven.
  func provenChild(of index: Int) -> Int? {
    let first = Int(nodes[index].firstChild)
    return (first..<first + Int(nodes[index].childCount)).first { nodes[$0].isProven }
  }

  /// The move of a node.
  ///
  /// - Parameter sides: before the move.
  func move(_ node: EndgameNode, _ sides: Sides) -> Move {
    guard node.word >= 0 else { return .pass }
    let word = Int(node.word)
    let tiles = board.spelling(node.taken, group: board.group(ofWord: word), sides: sides)
    return .play(board.placement(ofWord: word, tiles: tiles))
  }
}
