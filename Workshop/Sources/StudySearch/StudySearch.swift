internal import ArgumentParser
internal import Foundation

/// Measurements for making the search stronger.
@main
struct StudySearch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the search, and find what it is tuned with.",
    subcommands: [
      ValuesCommand.self, OpeningsCommand.self, DepthsCommand.self, StabilityCommand.self, ProofsCommand.self,
      InferenceCommand.self, SuggestionsCommand.self, BlundersCommand.self, RowsCommand.self, LostCommand.self,
      ProveCommand.self, CheckProofCommand.self, EndingsCommand.self, ReviewsCommand.self, PuzzlesCommand.self,
      ThreadsCommand.self,
    ])

  /// Returns a function's results for all indices, computed on all cores.
  static func inParallel<Result>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Every index is written once.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { buffer[$0] = body($0) }
    }
    return results.compactMap(\.self)
  }

  /// Returns the median, the upper one for an even count; nil if there are no values.
  static func median(_ values: [Double]) -> Double? { values.isEmpty ? nil : values.sorted()[values.count / 2] }
}
