/// A computer player with a certain style, on one board.
///
/// It remembers what it learns about positions from move to move, so use one per side of a game. Safe to use from any
/// thread.
public final class Opponent: Sendable {
  /// How it chooses its moves.
  public let style: PlayingStyle
  let board: PreparedBoard
  let limits: SearchLimits
  private let table: TranspositionTable?

  /// Creates an opponent.
  ///
  /// - Parameters:
  ///   - limits: for styles that search.
  ///   - tableSize: the size in bytes of the transposition table of those styles.
  public init(
    _ style: PlayingStyle, on board: PreparedBoard, limits: SearchLimits = .second,
    tableSize: Int = TranspositionTable.defaultSize
  ) {
    (self.style, self.board, self.limits) = (style, board, limits)
    table = style.searches ? TranspositionTable(size: tableSize) : nil
  }

  /// Returns its move, a pass if there is no other. A style that searches blocks the calling thread until its limits.
  ///
  /// - Complexity: for styles that do not search, O(moves) or, if they consider all answers, O(moves · answers).
  /// - Precondition: `position` has the letters of the board and is not over.
  public func move(in position: Position) -> Move {
    if style.searches { return search(in: position).run().moves.first?.move ?? .pass }
    let choice = MoveChoice(position, on: board)
    let candidate =
      switch style {
      case .engine, .onePly: choice.best { $0.value }
      case .greedy: choice.greedy()
      case .placement: choice.placement()
      case .safe: choice.safe()
      case .careful: choice.careful()
      case .twoPly: choice.twoPly()
      }
    return candidate.map(choice.move) ?? .pass
  }

  /// Returns the search that finds its move, for callers that run it on several threads.
  ///
  /// - Precondition: its style searches, and `position` has the letters of the board.
  public func search(in position: Position) -> Search {
    Search(of: position, on: board, limits: limits, table: table)
  }
}
