package import Foundation
internal import PlainSolver

/// A built program, run as a separate process.
package struct Program: Sendable {
  /// What a run has left.
  package struct Outcome {
    package var output: String
    package var errors: String
    package var status: Int32
  }

  /// A folder for the program's data, so that no test sees the templates of whoever runs it.
  package let home: TemporaryFolder
  package let executable: URL

  /// - Parameter name: the executable's.
  package init(_ name: String = "letterpress") throws {
    home = try TemporaryFolder()
    executable = Program.folder.appending(path: name)
  }

  /// The folder of the test bundle and the executables.
  private static let folder: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent()
  }()

  /// Runs the program at the top of the repository and waits for its end.
  ///
  /// Its streams are files: a pipe that nobody drains while waiting would block it.
  ///
  /// - Parameters:
  ///   - arguments: a search to a depth also gets as much time as it needs on a busy machine, unless they say how long it may take.
  ///   - environment: variables besides HOME and COLUMNS; empty ones are not set.
  package func run(_ arguments: [String], input: Data = Data(), environment: [String: String] = [:]) throws -> Outcome {
    let isOfDepth =
      ["play", "game", "review"].contains(arguments.first) && arguments.contains("--depth")
      && !arguments.contains("--time")
    return try run(
      executable, arguments + (isOfDepth ? ["--time", "600"] : []), input: input, environment: environment)
  }

  /// Runs a bash command, in which `$letterpress` is the program.
  package func shell(_ command: String, environment: [String: String] = [:]) throws -> Outcome {
    let variables = ["letterpress": executable.path, "PATH": "/usr/local/bin:/usr/bin:/bin"]
    return try run(
      URL(filePath: "/bin/bash"), ["-c", command], input: Data(), environment: variables.merging(environment) { $1 })
  }

  private func run(
    _ executable: URL, _ arguments: [String], input: Data, environment: [String: String]
  ) throws -> Outcome {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: Repository.root)
    process.environment = ["HOME": home.path, "COLUMNS": "80"].merging(environment) { $1 }.filter { !$1.isEmpty }
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: try folder.write(input, as: "input")))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: try folder.write([], as: "output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: try folder.write([], as: "errors")))
    try Program.withSignals { try process.run() }
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self)
    }
    return Outcome(output: try text("output"), errors: try text("errors"), status: process.terminationStatus)
  }

  /// Starts a process that gets all signals: this thread may hold some back, as a process then would, too.
  private static func withSignals(_ start: () throws -> Void) rethrows {
    var (none, mask) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &mask)
    defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
    try start()
  }
}

/// A folder for one test, removed with its contents when the value is deinitialised.
package final class TemporaryFolder: Sendable {
  /// The path, without a trailing slash.
  package let path: String

  /// The folder of this process, which holds all others. It is removed when the process exits, with the folders of fixtures that
  /// last as long as it does.
  private static let parent: String = {
    let path = FileManager.default.temporaryDirectory.appending(path: "letterpress-tests-\(getpid())").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.parent) }
    return path
  }()

  /// Creates a new, empty folder.
  package init() throws {
    // A short name, as commands print their files' paths in lines of limited length.
    path = "\(TemporaryFolder.parent)/\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of an entry of the folder.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file to the folder and returns its path.
  package func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    try Data(bytes).write(to: URL(filePath: path(name)))
    return path(name)
  }

  /// Returns the names of all entries, sorted.
  package func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }

  /// Returns every file's bytes by name, to see whether anything changed.
  package func contents() throws -> [String: Data] {
    try names().reduce(into: [:]) { $0[$1] = try Data(contentsOf: URL(filePath: path($1))) }
  }
}

/// What the program says of wrong usage that many options have in common.
package enum UsageText {
  /// What is said of a value that is not a number in an option's range.
  ///
  /// - Parameter option: with its placeholder: `--depth <n>`.
  package static func number(_ value: String, for option: String, in range: ClosedRange<Int>) -> String {
    "The value '\(value)' is invalid for '\(option)': "
      + (range.upperBound == .max
        ? "give a number of at least \(range.lowerBound)"
        : "give a number from \(range.lowerBound) to \(range.upperBound)")
  }
}
