internal import LetterpressSolver

/// What is above the board: players, turn and scores, not yet read.
package struct Header: Equatable, Sendable {
  /// Its background colour; nil if it cannot be seen.
  package var background: RGBColor?
  package var left: PlayerHeader?
  package var right: PlayerHeader?

  /// Whether the triangle is all that is seen of the players.
  package private(set) var isTriangleAlone = false

  /// Creates a header from its visible parts.
  init(background: RGBColor? = nil, left: PlayerHeader? = nil, right: PlayerHeader? = nil) {
    (self.background, self.left, self.right) = (background, left, right)
  }

  /// A header whose avatars are covered.
  ///
  /// - Parameter triangle: nil if that cannot be seen whole either.
  init(background: RGBColor, triangle: LooseTriangle?) {
    let player = triangle.map { PlayerHeader(color: $0.color, hasTriangle: true, digits: []) }
    self.init(
      background: background, left: triangle?.isLeft == true ? player : nil,
      right: triangle?.isLeft == false ? player : nil)
    isTriangleAlone = triangle != nil
  }
}

/// One player's part of the header.
package struct PlayerHeader: Equatable, Sendable {
  /// The player's colour, from the ring or the triangle; nil if neither can be seen.
  package var color: RGBColor?
  /// Whether the triangle of the player to move is here.
  package var hasTriangle: Bool
  /// The digits of the score, from left to right; empty if they cannot be seen.
  package var digits: [GlyphMask]
}
