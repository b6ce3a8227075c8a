internal import LetterpressSolver

/// Words as lines of text.
enum WordText {
  /// A line with their number, then one word per line.
  ///
  /// - Parameter limit: how many words to print.
  static func text(_ words: FoundWords, limit: Int) -> String {
    var text = counted(words.count, "word")
    text += words.count > limit ? ", the \(limit == 1 ? "" : "\(limit) ")longest (--limit all prints all):\n" : "\n"
    // Bytes, as every append to a string would inspect its storage.
    var lines: [UInt8] = []
    for var word in words.prefix(limit) {
      word.withUTF8 { lines.append(contentsOf: $0) }
      lines.append(UInt8(ascii: "\n"))
    }
    return text + String(decoding: lines, as: UTF8.self)
  }
}
