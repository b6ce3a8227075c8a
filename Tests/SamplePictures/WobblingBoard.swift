package import LetterpressSolver
package import LetterpressVision
internal import Foundation
internal import PlainSolver

/// A sample as whoever opens the game at his turn sees it: the tiles of the last word are turned and a little moved, lie over
/// their neighbours with a soft shadow, and show the ground behind the board where they were.
package struct WobblingBoard: Sendable {
  package var sample: SampleBoard
  package var image: RGBImage
  /// How far each of the turned tiles is turned clockwise, in degrees.
  package var angles: [Int: Double]
  /// Who played the word.
  package var mover: Player
  package var word: String

  package var tiles: TileSet { TileSet(angles.keys) }

  /// Draws one; nil if whoever is not to move has no tiles for a word of three letters.
  ///
  /// - Parameter angles: how far tiles are turned, in degrees, in either direction.
  package init?(_ sample: SampleBoard, seed: UInt64, angles: ClosedRange<Double>) {
    var generator = SeededGenerator(seed: seed)
    let mover = sample.turn?.opponent ?? .red
    let name: Character = mover == .red ? "r" : "b"
    let own = sample.owners.indices.filter { sample.owners[$0].lowercased() == String(name) }
    guard own.count >= 3, let rack = try? Rack(own.map { sample.letters[$0] }) else { return nil }
    let words = Lexicon.english.words(from: rack, matching: WordFilter(lengths: 3...8))
    guard let word = words.randomElement(using: &generator) else { return nil }
    var free = own.shuffled(using: &generator)
    self.angles = [:]
    for letter in word {
      guard let place = free.firstIndex(where: { sample.letters[$0] == Letter(letter) }) else { return nil }
      let angle = Double.random(in: angles, using: &generator)
      self.angles[free.remove(at: place)] = Bool.random(using: &generator) ? angle : -angle
    }
    (self.sample, self.mover, self.word) = (sample, mover, word)
    let (ground, pitch, origin) = (sample.image[4, 4], sample.layout.pitch, sample.layout.board)
    image = sample.image
    let tiles = self.angles.keys.sorted()
    for tile in tiles {
      for y in sample.layout.rows(of: tile / 5) {
        for x in sample.layout.columns(of: tile % 5) { image[x, y] = ground }
      }
    }
    for tile in tiles {
      let shift = (0..<2).map { _ in Double.random(in: -0.02...0.02, using: &generator) * pitch }
      let home = (
        x: origin.x + (Double(tile % 5) + 0.5) * pitch, y: origin.y + (Double(tile / 5) + 0.5) * pitch
      )
      let angle = (self.angles[tile] ?? 0) * .pi / 180
      draw(tile, from: home, at: (home.x + shift[0], home.y + shift[1]), angle: angle)
    }
  }

  private mutating func draw(
    _ tile: Int, from home: (x: Double, y: Double), at middle: (x: Double, y: Double), angle: Double
  ) {
    let half = sample.layout.pitch / 2
    let reach = 1.6 * half
    for y in max(Int(middle.y - reach), 0)..<min(Int(middle.y + reach), image.height) {
      for x in max(Int(middle.x - reach), 0)..<min(Int(middle.x + reach), image.width) {
        let (dx, dy) = (Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y)
        let (u, v) = (dx * cos(angle) + dy * sin(angle), dy * cos(angle) - dx * sin(angle))
        let outside = max(abs(u), abs(v)) - half
        // The edge is smoothed over a pixel; the shadow fades over a twelfth of a tile.
        let tilePart = min(max(0.5 - outside, 0), 1)
        let shade = 0.06 * min(max(1 - outside / (half / 6), 0), 1)
        let seen = sample.image.color(
          x: home.x + min(max(u, 0.5 - half), half - 0.5), y: home.y + min(max(v, 0.5 - half), half - 0.5))
        image[x, y] = image[x, y].mixed(with: .black, share: shade).mixed(with: seen, share: tilePart)
      }
    }
  }
}
