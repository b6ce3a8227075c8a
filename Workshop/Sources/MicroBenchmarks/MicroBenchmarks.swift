internal import Foundation
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// Measures the parts of the program one by one, each against a baseline, and prints the results as JSON.
///
/// Given a picture and a count instead of the repository's folder, it reads the decoded picture that many times and
/// prints the median time in milliseconds, for comparison with the page's module.
@main
struct MicroBenchmarks {
  static func main() throws {
    if CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]), count > 0 {
      return print(try PictureCases.medianOfReading(read(CommandLine.arguments[1]), count: count))
    }
    guard CommandLine.arguments.count == 2 else {
      throw Failure("usage: MicroBenchmarks <folder of the repository>, or MicroBenchmarks <picture> <count>")
    }
    let root = CommandLine.arguments[1]
    var measurements: [Measurement] = []
    let measure = Measure { measurements.append($0) }
    let labels = try LabelTable(path: "\(root)/Samples/labels.tsv")
    try LexiconCases.run(
      text: read("\(root)/words.txt"), boards: labels.rows.map { try Rack(parsing: $0.letters) },
      measure: measure)
    for (name, file) in [("640 × 1136", "light-midgame"), ("1536 × 2048", "contrast-tablet")] {
      try PictureCases.run(name, file: read("\(root)/Samples/\(file).png"), measure: measure)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
  }

  private static func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

  struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
  }
}
