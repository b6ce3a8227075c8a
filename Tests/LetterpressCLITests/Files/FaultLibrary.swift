#if os(Linux)
  import Foundation
  import LetterpressTestSupport

  /// The library built from `faults.c`, which makes system calls fail.
  enum FaultLibrary {
    static let hasCompiler = run(["cc", "--version"])

    /// Its path; nil if there is no C compiler, or if it fails.
    static let path: String? = {
      let path = NSTemporaryDirectory() + "letterpress-faults-\(getpid()).so"
      return run(["cc", "-shared", "-fPIC", "-o", path, Repository.path("Tests/Faults/faults.c"), "-ldl"]) ? path : nil
    }()

    /// Whether a command succeeds.
    private static func run(_ arguments: [String]) -> Bool {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }
#endif
