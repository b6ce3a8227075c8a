internal import CLibFuzzer
internal import Foundation
internal import FuzzTargets

// The functions that libFuzzer calls. Its own options have one hyphen; this program's have two, which libFuzzer
// ignores: --target=NAME; --seeds=FOLDER, which writes the initial inputs and exits; and --costly=FOLDER, which keeps the
// inputs that took the most time and memory, and how much.

/// The target to feed. Set once before anything else happens.
nonisolated(unsafe) private var target = FuzzTarget.json
nonisolated(unsafe) private var cost = InputCost()

/// Called once, before any input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>>>
) -> CInt {
  var options: [String: String] = [:]
  for index in 0..<Int(count.pointee) {
    let parts = String(cString: arguments.pointee[index]).split(separator: "=", maxSplits: 1).map { String($0) }
    if parts.count == 2, parts[0].hasPrefix("--") { options[parts[0]] = parts[1] }
  }
  guard let chosen = options["--target"].flatMap({ FuzzTarget(rawValue: $0) }) else {
    stop("give --target=NAME, one of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))", status: 64)
  }
  target = chosen
  // Load what a target needs, such as samples, now, so that it does not count as an input's time.
  _ = target.seeds
  if let folder = options["--seeds"] {
    writeSeeds(into: folder)
    exit(0)
  }
  PictureInput.ignoreComparisons = { letterpress_ignore_comparisons($0) }
  cost.folder = options["--costly"]
  letterpress_watch_memory()
  return 0
}

private func stop(_ message: String, status: CInt) -> Never {
  FileHandle.standardError.write(Data("fuzz: \(message)\n".utf8))
  exit(status)
}

/// Writes the target's initial inputs, and a dictionary beside their folder.
private func writeSeeds(into folder: String) {
  do {
    for (number, seed) in target.seeds.enumerated() {
      try Data(seed).write(to: URL(filePath: "\(folder)/seed-\(number)"))
    }
    let words = target.vocabulary.map { word in
      "\"\(word.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())\"\n"
    }
    // libFuzzer accepts no empty dictionary.
    if !words.isEmpty { try Data(words.joined().utf8).write(to: URL(filePath: "\(folder).dictionary")) }
  } catch {
    stop("\(error)", status: 73)
  }
}

/// Called with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: size))
  if let flaw = cost.measured(input, { target.flaw(in: $0) }) { fatalError(flaw) }
  return 0
}

/// Called for every mutation of an input, which is made in place.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximumSize: Int, _ seed: UInt32) -> Int {
  let input = Array(UnsafeBufferPointer(start: bytes, count: size))
  guard let changed = target.mutated(input, maximumCount: maximumSize, seed: seed, mutate: mutated) else {
    return LLVMFuzzerMutate(bytes, size, maximumSize)
  }
  bytes.update(from: changed, count: changed.count)
  return changed.count
}

/// Returns libFuzzer's own mutation of some bytes.
private func mutated(_ bytes: [UInt8], _ maximumCount: Int) -> [UInt8] {
  var room = bytes + [UInt8](repeating: 0, count: max(maximumCount - bytes.count, 0))
  let count = LLVMFuzzerMutate(&room, bytes.count, room.count)
  return Array(room.prefix(count))
}
