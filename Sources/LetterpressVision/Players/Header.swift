/// What is above the board: the players, whose turn it is, and their scores, not yet read.
struct Header: Equatable, Sendable {
  /// The colour it is drawn on; nil where it cannot be seen.
  var background: RGBColor?
  /// The left player's part.
  var left: PlayerHeader?
  /// The right player's part.
  var right: PlayerHeader?
}

/// One player's part of the header.
struct PlayerHeader: Equatable, Sendable {
  /// The player's colour, by the ring or the triangle; nil where neither can be seen.
  var color: RGBColor?
  /// Whether the triangle of the player to move stands here.
  var hasTriangle: Bool
  /// The digits of the score, from the left; empty where they cannot be seen.
  var digits: [GlyphMask]
}
