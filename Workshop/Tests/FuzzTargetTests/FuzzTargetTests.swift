import Foundation
import FuzzTargets
import PlainSolver
import Testing

/// Runs every recorded crash and every seed through the functions that the fuzzers call.
struct FuzzTargetTests {
  /// The files in `Workshop/Crashes/TARGET`.
  private static let crashes: [(FuzzTarget, String)] = FuzzTarget.allCases.flatMap { target in
    let folder = Repository.path("Workshop/Crashes/\(target)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { (target, "\(folder)/\($0)") }
  }

  @Test(arguments: crashes)
  func recordedCrashesStayFixed(target: FuzzTarget, path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    #expect(target.flaw(in: bytes) == nil)
  }

  @Test(arguments: FuzzTarget.allCases)
  func seedsHaveNoFlaw(target: FuzzTarget) {
    #expect(target.seeds.count > 2)
    for seed in target.seeds { #expect(target.flaw(in: seed) == nil) }
  }

  @Test(arguments: FuzzTarget.allCases)
  func emptyAndArbitraryInputHasNoFlaw(target: FuzzTarget) {
    for bytes: [UInt8] in [[], [0], [0xFF, 0xFE, 0x0A], Array(repeating: 0x20, count: 100)] {
      #expect(target.flaw(in: bytes) == nil)
    }
  }

  @Test func everyCrashFolderBelongsToATarget() throws {
    let folder = Repository.path("Workshop/Crashes")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where !name.hasPrefix(".") && name != "README.md" {
      #expect(FuzzTarget(rawValue: name) != nil, "\(name) is not a target")
    }
  }
}
