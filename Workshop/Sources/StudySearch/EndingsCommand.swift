internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver
internal import LetterpressWorkshop
internal import PlainSolver

/// Counts the endings that are decided, and checks each proof and a damaged copy of it.
struct EndingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "endings",
    abstract: "Count the endings of games that are decided in a time; check each proof, and a damaged copy.",
    discussion: "The games are played by the search against itself, from the openings of Workshop/even-openings.tsv.")

  @Option(help: "How many openings to play from.")
  var games = 20

  @Option(help: "The most free tiles of an ending.")
  var free = 4

  @Option(help: "The most positions of a game to look at; a long fight about one tile would count too much.")
  var perGame = 8

  @Option(help: "The time for an ending, in seconds.")
  var time = 1.0

  @Flag(help: "Check the proofs as well.")
  var check = false

  @Option(help: "How many damaged copies of each proof to check.")
  var damages = 1

  @Option(help: "The file with openings.")
  var openings = "Workshop/even-openings.tsv"

  private static let timePerMove = Duration.milliseconds(20)
  private static let mostMoves = 80
  /// Longer proofs take the checker minutes.
  private static let mostLines = 3000

  private struct Tally {
    var (count, won, lost, drawn) = (0, 0, 0, 0)
    var (accepted, refused, tooLong) = (0, 0, 0)
    var (damaged, damagedRefused) = (0, 0)
  }

  func run() throws {
    var tally = Tally()
    var generator = SeededGenerator(seed: 1)
    let lines = try String(contentsOfFile: openings, encoding: .utf8).split(separator: "\n").filter {
      !$0.hasPrefix("#")
    }
    for line in lines.prefix(games) {
      for position in try endings(from: try Position(parsing: String(line.split(separator: "\t")[0]))) {
        decide(position, &tally, using: &generator)
      }
    }
    print(
      "\(tally.count) endings: \(tally.won) won, \(tally.lost) lost, \(tally.drawn) drawn, "
        + "\(tally.count - tally.won - tally.lost - tally.drawn) not decided")
    guard check else { return }
    print(
      "proofs: \(tally.accepted) accepted, \(tally.refused) refused, \(tally.tooLong) too long to check; "
        + "damaged: \(tally.damagedRefused) of \(tally.damaged) refused")
    if tally.refused > 0 || tally.damagedRefused < tally.damaged { throw ExitCode.failure }
  }

  private func endings(from opening: Position) throws -> [Position] {
    var position = opening
    let board = PreparedBoard(position.board)
    let table = TranspositionTable(size: 8 << 20)
    var endings: [Position] = []
    for _ in 0..<Self.mostMoves where position.outcome == nil && endings.count < perGame {
      if position.owners.unclaimed.count <= free { endings.append(position) }
      let search = Search(of: position, on: board, limits: SearchLimits(time: Self.timePerMove), table: table)
      guard let next = search.run().moves.first?.position else { break }
      position = next
    }
    return endings
  }

  private func decide(_ position: Position, _ tally: inout Tally, using generator: inout SeededGenerator) {
    let board = PreparedBoard(position.board)
    let end = ContinuousClock.now + .seconds(time)
    let solver = EndgameSolver(board: board, position: position) { ContinuousClock.now >= end }
    tally.count += 1
    switch solver.solve().outcome {
    case .win(let winner) where winner == position.turn: tally.won += 1
    case .win: tally.lost += 1
    case .draw: tally.drawn += 1
    case nil: break
    }
    guard check, let proof = solver.proof else { return }
    guard proof.lines.count <= Self.mostLines else {
      tally.tooLong += 1
      return
    }
    do {
      let needed = try CheckProofCommand.check(proof.text).needed
      tally.accepted += 1
      for _ in 0..<damages {
        guard let damaged = DamagedProof.make(from: proof.lines, needed: needed, using: &generator) else { continue }
        tally.damaged += 1
        if (try? CheckProofCommand.check(damaged)) == nil {
          tally.damagedRefused += 1
        } else {
          print("a damaged proof was accepted: \(position)")
        }
      }
    } catch {
      tally.refused += 1
      print("refused: \(error): \(position)")
    }
  }
}
