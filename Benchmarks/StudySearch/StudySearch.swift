internal import ArgumentParser
internal import Foundation

/// What must be known to make the search stronger, measured.
@main
struct StudySearch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the search, and find what it is tuned with.",
    subcommands: [
      WeightsCommand.self, OpeningsCommand.self, DepthsCommand.self, StabilityCommand.self, ProofsCommand.self,
      InferenceCommand.self,
    ])

  /// What a function gives for each index, worked out on all cores.
  static func inParallel<Result>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { buffer in
      // Every index is written once.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: count) { buffer[$0] = body($0) }
    }
    return results.compactMap(\.self)
  }

  /// The value in the middle; nil of none.
  static func median(_ values: [Double]) -> Double? { values.isEmpty ? nil : values.sorted()[values.count / 2] }
}
