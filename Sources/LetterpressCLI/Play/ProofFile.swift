internal import LetterpressFiles
internal import LetterpressSolver

/// The file to which `play --proof` writes who wins an ending, and why.
struct ProofFile {
  private var file: OutputFile

  /// Checks the name before any work is done.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/exists(_:)``.
  init(_ path: String, inputs: [String], overwrite: Bool) throws {
    file = try OutputFile(path, inputs: inputs, overwrite: overwrite)
  }

  /// Looks for a proof and writes it; says so if there is none.
  ///
  /// - Throws: ``CommandFailure`` if too many tiles are free; ``FileError``.
  func write(of position: Position, on board: PreparedBoard, within time: Seconds) throws {
    let name = file.path.printable
    let freeCount = position.owners.unclaimed.count
    guard position.outcome == nil else { return StandardStreams.note("\(name): not written, as the game is over") }
    guard freeCount <= EndgameSolver.maximumFreeTiles else {
      throw CommandFailure(
        "--proof: \(freeCount) tiles are free, and only endings with at most \(EndgameSolver.maximumFreeTiles) can be "
          + "proven: leave it out, or try again later in the game", status: .usage)
    }
    let end = ContinuousClock.now + .milliseconds(max(Int64(time.value * 1000), 1))
    let solver = EndgameSolver(board: board, position: position) { ContinuousClock.now >= end }
    let result = solver.solve()
    guard let proof = solver.proof else {
      let reason =
        result.outcome == .draw
        ? "as the game ends in a draw if both play their best"
        : "as no proof was found in the time: try a longer --time"
      return StandardStreams.note("\(name): not written, \(reason)")
    }
    var file = file
    try file.write(Array(proof.text.utf8))
    StandardStreams.note(
      "wrote the proof that \(result.outcome?.winner == .red ? "red" : "blue") wins to \(name)")
  }
}
