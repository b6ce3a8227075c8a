internal import LetterpressSolver

/// A board, who plays on it besides the person, and who gives advice.
struct GameTable {
  let board: GameBoard
  /// The players that the computer plays.
  let seats: [Player: ComputerSeat]
  let adviser: GameAdviser
}
