/// A player of a certain style on a board.
///
/// It keeps what it has found out about the board's positions from move to move: one for each side of a game.
public final class Opponent: Sendable {
  /// How it chooses its moves.
  public let style: PlayingStyle
  let board: GameBoard
  let limits: SearchLimits
  private let table: TranspositionTable?

  /// - Parameters:
  ///   - limits: for the styles that search.
  ///   - tableSize: the bytes that those styles may remember positions in.
  public init(
    _ style: PlayingStyle, on board: GameBoard, limits: SearchLimits,
    tableSize: Int = TranspositionTable.defaultSize
  ) {
    (self.style, self.board, self.limits) = (style, board, limits)
    table = style.searches ? TranspositionTable(size: tableSize) : nil
  }

  /// Its move; it passes where there is nothing else. A style that searches blocks the calling thread until its limits.
  ///
  /// - Complexity: for styles that do not search, O(moves) or, where they look at all answers, O(moves · answers).
  /// - Precondition: `position` has the letters of the board, and is not over.
  public func move(in position: Position) -> Move {
    if style.searches { return search(in: position).run().moves.first?.move ?? .pass }
    let choice = MoveChoice(position, on: board)
    let candidate =
      switch style {
      case .engine, .prototype, .onePly: choice.best { $0.value }
      case .greedy: choice.greedy()
      case .placement: choice.placement()
      case .safe: choice.safe()
      case .careful: choice.careful()
      case .twoPly: choice.twoPly()
      }
    return candidate.map(choice.move) ?? .pass
  }

  /// The search by which it finds its move, for who wants to run it on several threads.
  ///
  /// - Precondition: its style is one that searches.
  public func search(in position: Position) -> Search {
    Search(of: position, on: board, limits: limits, table: table, plan: style == .prototype ? .prototype : .full)
  }
}

/// How an ``Opponent`` chooses its moves.
public enum PlayingStyle: String, CaseIterable, Sendable {
  /// The search of this library.
  case engine
  /// An earlier, simpler search: one evaluation for all stages of a game, a beam that does not widen.
  case prototype
  /// All moves and all answers to them: a tile counts one, a defended one two.
  case twoPly = "two-ply"
  /// The best by the evaluation, without looking at answers.
  case onePly = "one-ply"
  /// The best by borders, neighbours and defended tiles after which no answer finishes the game.
  case safe
  /// Most own tiles less the opponent's, defended ones counting double, after which no answer finishes the game.
  case careful
  /// Defended tiles first, then few open neighbours of them, then tiles.
  case placement
  /// Most tiles, those of the opponent counting double.
  case greedy

  /// Whether it looks ahead as far as the time allows.
  public var searches: Bool { self == .engine || self == .prototype }
}
