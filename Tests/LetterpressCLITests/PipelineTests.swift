import Foundation
import LetterpressTestSupport
import Testing

private let hasJQ = FileManager.default.fileExists(atPath: "/usr/bin/jq")

/// The README's pipelines.
@Suite(.enabled(if: hasJQ))
struct PipelineTests {
  private struct Pipeline {
    let command: String
    var output = ""
  }

  /// The commands of the README that end in `jq`, each with the lines that follow it.
  private static func pipelines() throws -> [Pipeline] {
    let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
    var pipelines: [Pipeline] = []
    var isOutput = false
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    letterpress "), line.contains(" | jq ") {
        pipelines.append(Pipeline(command: String(line.dropFirst(4))))
        isOutput = true
      } else if isOutput, line.hasPrefix("    ") {
        pipelines[pipelines.count - 1].output += line.dropFirst(4) + "\n"
      } else {
        isOutput = false
      }
    }
    return pipelines
  }

  @Test func workAsPrinted() throws {
    let program = try Program()
    let pipelines = try PipelineTests.pipelines()
    #expect(pipelines.count >= 4)
    for pipeline in pipelines {
      let outcome = try program.shell(#"letterpress() { "$letterpress" "$@"; }; \#(pipeline.command)"#)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(pipeline.command): \(outcome.errors)")
      #expect(!pipeline.output.isEmpty && outcome.output == pipeline.output, "\(pipeline.command)")
    }
  }
}
