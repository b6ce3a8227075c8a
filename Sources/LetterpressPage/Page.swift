internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// The module's side of the page's questions: it parses a request, asks the engine, and encodes the answer.
///
/// A request is a JSON object, and so is the answer; for invalid input, it has a member `error`.
/// docs/letterpress.schema.json describes both.
final class Page {
  let engine = Engine()
  /// Whether the word list in use is the player's own.
  var usesOwnWords = false

  /// The most pixels a picture may have, several times those of the largest screens.
  static let maximumPixels = 40_000_000

  /// What a page draws with: the names of the tiles, the colours of each theme, the built-in word list, and the levels of
  /// opponents.
  var about: JSONValue {
    .object([
      ("tileNames", JSONValue((0..<Board.tileCount).map { Board.name(of: $0) })),
      ("themes", .object(Theme.allCases.map { ($0.rawValue, TileColors(of: $0).json) })),
      (
        "words",
        .object([("name", JSONValue(Lexicon.builtInName)), ("count", .integer(Lexicon.builtInCount))])
      ),
      (
        "levels",
        .array(
          Level.allCases.map { level in
            .object([
              ("number", .integer(level.rawValue)), ("title", .string(level.title)),
              ("explanation", .string(level.explanation)),
            ])
          })
      ),
    ])
  }
}

/// Runs a call that throws another error, as the error of a request.
///
/// - Parameter file: the picture or list that it is about.
func asked<Value, Failure: CustomStringConvertible>(
  about file: String? = nil, _ call: () throws(Failure) -> Value
) throws(RequestError) -> Value {
  do throws(Failure) {
    return try call()
  } catch {
    throw RequestError(error.description, file: file)
  }
}
