internal import CLibFuzzer
internal import Foundation

/// The time and memory of the costliest inputs. If a folder was given, an input that takes more than all before is kept there
/// as a file.
struct InputCost {
  /// The processor time that no input may take, in seconds. AddressSanitizer makes the program several times slower.
  static let mostSeconds = 10.0
  /// The memory that no input may take, in MiB.
  static let mostMebibytes = 512.0

  /// Where the costliest inputs go; nil for nowhere.
  var folder: String?
  private var seconds = 0.0
  private var mebibytes = 0.0

  /// Runs a check, and returns the flaw that it finds, or that it took too much.
  mutating func measured(_ input: [UInt8], _ flaw: ([UInt8]) -> String?) -> String? {
    letterpress_begin_input()
    let flaw = flaw(input)
    let time = Double(letterpress_input_microseconds()) / 1e6
    let memory = Double(letterpress_input_bytes()) / 1_048_576
    if time > seconds {
      seconds = time
      keep(input, "time")
    }
    if memory > mebibytes {
      mebibytes = memory
      keep(input, "memory")
    }
    if let flaw { return flaw }
    if time > InputCost.mostSeconds { return "an input of \(input.count) bytes takes \(time) s" }
    return memory > InputCost.mostMebibytes ? "an input of \(input.count) bytes takes \(memory) MiB" : nil
  }

  /// The most time and memory of all inputs, as libFuzzer prints its own statistics.
  var statistics: String {
    String(format: "stat::worst_milliseconds: %.0f\nstat::worst_mebibytes: %.1f\n", seconds * 1000, mebibytes)
  }

  private func keep(_ input: [UInt8], _ name: String) {
    guard let folder else { return }
    try? Data(input).write(to: URL(filePath: "\(folder)/\(name)"))
    try? Data(statistics.utf8).write(to: URL(filePath: "\(folder)/statistics"))
  }
}
