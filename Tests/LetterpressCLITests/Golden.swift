import Foundation
import PlainSolver
import Testing

/// Compares a text with the one of that name in `Goldens`.
///
/// With LETTERPRESS_RECORD set, it stores the text instead and fails the test, so that a recording run never passes.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let url = URL(filePath: Repository.path("Tests/LetterpressCLITests/Goldens/\(name).txt"))
  if ProcessInfo.processInfo.environment["LETTERPRESS_RECORD"] != nil {
    try Data(text.utf8).write(to: url)
    Issue.record(
      "recorded \(name).txt: read it, then run again without LETTERPRESS_RECORD", sourceLocation: sourceLocation)
    return
  }
  let golden = try #require(
    try? String(contentsOf: url, encoding: .utf8), "no golden \(name).txt: run with LETTERPRESS_RECORD=1",
    sourceLocation: sourceLocation)
  #expect(text == golden, "\(name).txt differs", sourceLocation: sourceLocation)
}
