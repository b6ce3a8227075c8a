internal import ArgumentParser
internal import Foundation
internal import LetterpressVision
internal import StressPictures

/// Makes pictures from the samples, reads them, and reports how often that went wrong.
@main
struct StressProgram: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stress", abstract: "Read distorted samples and count what is misread.")

  @Option(help: "How many pictures, about.")
  var pictures = 4000

  @Option(help: "Another seed gives other pictures.")
  var seed: UInt64 = 1

  @Option(help: "How many pictures are read at a time.")
  var jobs = 2

  @Option(help: "Only families whose name begins so; may be given several times.")
  var family: [String] = []

  @Option(help: "Only the picture of this number in each family.")
  var only: Int?

  @Option(help: "A folder for the pictures that were refused or misread.", completion: .directory)
  var save: String?

  @Flag(help: "Save also those whose readings only lack something.")
  var saveIncomplete = false

  func run() async throws {
    let run = StressRun(
      seed: seed, jobs: max(jobs, 1), keeper: try save.map { try PictureKeeper(folder: $0, keepsAll: saveIncomplete) })
    let families = StressFamily.all.filter { matches($0.name) }
    if !families.isEmpty {
      write(StressTally.header)
      var total = StressTally(name: "**within the ranges**")
      var hasTotal = false
      for family in families {
        if family.range == .outside, !hasTotal {
          write(total.row)
          hasTotal = true
        }
        let tally = await run.tally(of: family, indices(share: family.share))
        write(tally.row)
        if family.range == .stated { total.add(tally) }
      }
      if !hasTotal { write(total.row) }
    }
    for kind in BareBoard.allCases where matches("bare-\(kind.rawValue)") {
      write((await run.tally(of: kind, indices(share: 90))).row)
    }
    if matches("no-board") { write("\n" + (await run.nonBoards(indices(share: 1000))).table) }
  }

  /// Writes at once, so that a run of minutes shows its progress.
  private func write(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private func matches(_ name: String) -> Bool { family.isEmpty || family.contains { name.hasPrefix($0) } }

  private func indices(share: Int) -> [Int] {
    only.map { [$0] } ?? Array(0..<max((share * pictures + 2000) / 4000, 1))
  }
}
