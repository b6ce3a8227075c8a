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

/// The two numbers under the avatars: how many tiles each player owns.
public struct Scores: Hashable, Sendable {
  /// 0 to 25.
  public let red: Int
  /// 0 to 25.
  public let blue: Int

  /// Creates the scores of the two players.
  public init(red: Int, blue: Int) {
    self.red = red
    self.blue = blue
  }
}

/// Reads the scores in the header, matching digits like the letters of tiles.
struct ScoreReader: Sendable {
  private let matcher: GlyphMatcher

  init(templates: TemplateSet) { matcher = GlyphMatcher(digits: templates) }

  /// Returns the score of a player, 0 to 25; nil unless it is read with confidence.
  func score(of player: PlayerHeader) -> Int? {
    guard !player.digits.isEmpty else { return nil }
    var score = 0
    for mask in player.digits {
      guard let match = matcher.match(Glyph(mask)), let digit = match.symbol.digit,
        match.confidence >= BoardReader.confidenceThreshold
      else { return nil }
      score = 10 * score + digit
    }
    return score <= Board.tileCount ? score : nil
  }
}
