#if os(Linux)
  import FixtureFiles
  import Foundation
  import PlainSolver

  /// The library built from `faults.c`, which makes system calls fail.
  enum FaultLibrary {
    /// Its path; nil if no compiler could build it, which fails the tests that need it.
    ///
    /// Where the system has no C compiler, as in the container in which CI runs, Swift's toolchain has one.
    static let path: String? = {
      guard let path = folder?.path("faults.so") else { return nil }
      let options = ["-shared", "-fPIC", "-o", path, Repository.path("Tests/Faults/faults.c"), "-ldl"]
      return ["cc", "clang"].contains { run([$0] + options) } ? path : nil
    }()

    private static let folder = try? TemporaryFolder()

    /// Whether a command succeeds.
    private static func run(_ arguments: [String]) -> Bool {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }
#endif
