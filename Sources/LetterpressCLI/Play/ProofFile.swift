internal import LetterpressFiles
internal import LetterpressSolver
internal import Synchronization

/// The file to which `play --proof` writes who wins an ending, and why.
struct ProofFile {
  private var file: OutputFile

  /// Whether ctrl-C has been pressed.
  private final class Ending: Sendable {
    let isWanted = Atomic(false)
  }

  /// Checks the name before any work is done.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/exists(_:)``.
  init(_ path: String, inputs: [String], overwrite: Bool) throws {
    file = try OutputFile(path, inputs: inputs, overwrite: overwrite)
  }

  /// Checks that a position is an ending, before anybody waits for a search.
  ///
  /// - Throws: ``CommandFailure`` if too many tiles are free.
  func check(_ position: Position) throws {
    let freeCount = position.owners.unclaimed.count
    guard freeCount > EndgameSolver.maximumFreeTiles else { return }
    throw CommandFailure(
      "--proof: \(freeCount) tiles are free, and only endings with at most \(EndgameSolver.maximumFreeTiles) can be "
        + "proven: leave it out, or try again later in the game", status: .usage)
  }

  /// Looks for a proof and writes it; says so if there is none. Ctrl-C ends the search, a second one the process.
  ///
  /// - Precondition: the position is an ending.
  /// - Throws: ``FileError``.
  func write(of position: Position, on board: PreparedBoard, within time: Seconds) throws {
    let name = file.path.printable
    guard position.outcome == nil else { return StandardStreams.note("\(name): not written, as the game is over") }
    let ending = Ending()
    let signals = StopSignals { signal in
      guard StopSignals.isInterrupt(signal) else { StopSignals.endProcess(after: signal) }
      ending.isWanted.store(true, ordering: .relaxed)
    }
    let end = ContinuousClock.now + .milliseconds(max(Int64(time.value * 1000), 1))
    let solver = EndgameSolver(board: board, position: position) {
      ending.isWanted.load(ordering: .relaxed) || ContinuousClock.now >= end
    }
    let result = solver.solve()
    signals.release()
    guard let proof = solver.proof else {
      let reason =
        if result.outcome == .draw {
          "as the game ends in a draw if both play their best"
        } else if ending.isWanted.load(ordering: .relaxed) {
          "as the search for a proof was ended"
        } else {
          "as no proof was found in the time: try a longer --time"
        }
      return StandardStreams.note("\(name): not written, \(reason)")
    }
    var file = file
    try file.write(Array(proof.text.utf8))
    StandardStreams.note(
      "wrote the proof that \(result.outcome?.winner == .red ? "red" : "blue") wins to \(name)")
  }
}
