internal import LetterpressSolver

/// A row of a list of moves: the best of the forms of one word, with the others after it.
struct MoveRow: Equatable {
  /// The place of the move among all.
  let move: Int
  /// Its other forms, the best first; without any for a pass.
  private(set) var forms: [Form] = []

  /// Another form of a row's word.
  struct Form: Equatable {
    /// The place of its move among all.
    let move: Int
    /// What it adds to the row's word, `-S`, or else the whole word in capitals.
    let ending: String
  }

  /// Returns the rows of moves.
  ///
  /// - Parameters:
  ///   - moves: the best first.
  ///   - lexicon: the words that may be played.
  static func rows(of moves: [RankedMove], lexicon: Lexicon) -> [MoveRow] {
    let forms = WordForms(in: lexicon)
    var rows: [(row: MoveRow, stems: [String])] = []
    for (place, move) in moves.enumerated() {
      let stems = move.word.map { forms.stems(of: $0) } ?? []
      let leader = rows.firstIndex { row, known in
        known.contains { stems.contains($0) } && !isClearlyBetter(move, than: moves[row.move])
          && move.word != moves[row.move].word
      }
      if let leader, let word = move.word {
        let ending = ending(of: word, after: moves[rows[leader].row.move].word)
        rows[leader].row.forms.append(Form(move: place, ending: ending))
      } else {
        rows.append((MoveRow(move: place), stems))
      }
    }
    return rows.map { $0.row }
  }

  /// Returns what a word adds to another, or the whole of it.
  private static func ending(of word: String, after leader: String?) -> String {
    guard let leader, word.utf8.starts(with: leader.utf8) else { return word.asciiUppercased }
    return "-" + String(decoding: word.utf8.dropFirst(leader.utf8.count), as: UTF8.self).asciiUppercased
  }

  /// Whether a form is clearly better than one that is ranked before it. Such a form gets a row of its own. It occurs only if
  /// the goal is tiles, because moves are then not ranked by their chances.
  private static func isClearlyBetter(_ move: RankedMove, than other: RankedMove) -> Bool {
    !move.isBound && move.percent > other.percent + closeness
  }

  /// Chances that differ by no more, in percentage points, are about the same.
  private static let closeness = 2

  /// The row's JSON object.
  var json: JSONValue {
    .object([
      ("move", .integer(move)),
      (
        "forms",
        .array(forms.map { .object([("move", .integer($0.move)), ("ending", .string($0.ending))]) })
      ),
    ])
  }
}
