/// A player's round picture in the header, by its ring.
struct Avatar: Equatable, Sendable {
  /// The centre, in pixels.
  var x: Double
  var y: Double
  /// Across the ring, in pixels.
  var diameter: Double
  /// The colour of the ring: that of the player's defended tiles.
  var color: RGBColor
}
