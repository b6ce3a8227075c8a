import Testing

@testable import LetterpressHistory
@testable import LetterpressSolver

struct MoveSequenceTests {
  /// Successive moves: the tiles each used, and the owners before and after.
  private struct Played {
    var owners = [Owners()]
    var players: [Player] = []
    var tiles: [TileSet] = []
    var turn = Player.red

    /// Uses tiles, whatever their letters.
    mutating func use(_ used: TileSet) {
      let sides = Sides(owners[owners.count - 1], turn: turn)
      owners.append(sides.taking(used & sides.takeable).owners(turn: turn))
      players.append(turn)
      tiles.append(used)
      turn = turn.opponent
    }
  }

  private func played(seed: UInt64) -> Played {
    var generator = SeededGenerator(seed: seed)
    var played = Played()
    while !played.owners[played.owners.count - 1].unclaimed.isEmpty, played.players.count < 30 {
      // Compact words create defended tiles; the last tile stays free.
      let corner = Int.random(in: 0..<24, using: &generator)
      let count = Int.random(in: 0...9, using: &generator)
      let offsets = (0..<count).compactMap { _ in [0, 1, 2, 5, 6, 7, 10, 11].randomElement(using: &generator) }
      played.use(TileSet(offsets.map { (corner + $0) % 24 }))
    }
    return played
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func excludesNothingThatWasPlayed(seed: UInt64) throws {
    let played = played(seed: seed)
    for count in 1...4 {
      for start in played.players.indices.dropLast(count - 1) {
        let (earlier, later) = (played.owners[start], played.owners[start + count])
        let sequence = try #require(
          MoveSequence(from: earlier, to: later, first: played.players[start], count: count))
        for (step, place) in zip(sequence.steps, start...) {
          let used = played.tiles[place]
          let (before, after) = (played.owners[place][step.player], played.owners[place + 1][step.player])
          #expect(step.player == played.players[place])
          #expect(used.subtracting(step.usable).isEmpty)
          #expect(step.required.subtracting(used).isEmpty)
          #expect(after.subtracting(before).subtracting(step.takeable).isEmpty)
        }
        let changed = TileSet((0..<25).filter { earlier.player(of: $0) != later.player(of: $0) })
        #expect(sequence.changed == changed)
      }
    }
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func aSingleMoveIsKnownExactly(seed: UInt64) {
    let played = played(seed: seed)
    var generator = SeededGenerator(seed: seed)
    // Owners with one, several or no possible moves between them.
    for _ in 0..<20 {
      let pair = (0..<2).map { _ in played.owners.randomElement(using: &generator) ?? Owners() }
      for player in Player.allCases {
        let sides = Sides(pair[0], turn: player)
        let taken = pair[1][player].subtracting(pair[0][player])
        let isPossible =
          !pair[0].unclaimed.isEmpty && (taken - sides.takeable).isEmpty
          && sides.taking(taken).owners(turn: player) == pair[1]
        let sequence = MoveSequence(from: pair[0], to: pair[1], first: player, count: 1)
        #expect((sequence != nil) == isPossible)
        guard let step = sequence?.steps.first else { continue }
        #expect(step.required == taken)
        #expect(step.takeable == taken)
        #expect(step.usable == ~sides.takeable | taken)
      }
    }
  }

  @Test func ownedTilesAreNeverFreeAgain() throws {
    let (one, none) = (Owners(red: TileSet([3])), Owners())
    for count in 1...6 {
      #expect(MoveSequence(from: one, to: none, first: .red, count: count) == nil)
    }
  }

  @Test func nothingFollowsAFinishedGame() {
    let finished = Owners(red: TileSet(0..<20), blue: TileSet(20..<25))
    #expect(MoveSequence(from: finished, to: finished, first: .red, count: 1) == nil)
  }

  @Test func aDefendedTileTakesTwoMovesToCapture() throws {
    // Blue's corner with its neighbours.
    let earlier = Owners(red: TileSet([24]), blue: TileSet([0, 1, 5]))
    let later = Owners(red: TileSet([0, 1, 24]), blue: TileSet([5]))
    #expect(MoveSequence(from: earlier, to: later, first: .red, count: 1) == nil)
    #expect(MoveSequence(from: earlier, to: later, first: .red, count: 2) == nil)
    let sequence = try #require(MoveSequence(from: earlier, to: later, first: .red, count: 3))
    #expect(!sequence.steps[0].takeable.contains(0))
    #expect(sequence.steps[2].required.contains(0))
  }
}
