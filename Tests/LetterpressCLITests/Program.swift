import Foundation
import LetterpressTestSupport
import Testing

/// The built program, run as a separate process.
struct Program: Sendable {
  struct Outcome {
    var output: String
    var errors: String
    var status: Int32
  }

  /// A folder for the program's data, so that no test sees the templates of whoever runs it.
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// The executable beside the test bundle.
  private static let executable: URL = {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "letterpress")
  }()

  /// Runs the program at the top of the repository and waits for its end.
  ///
  /// Its streams are files: a pipe that nobody drains while waiting would block it.
  ///
  /// - Parameter environment: variables besides HOME and COLUMNS; empty ones are not set.
  func run(_ arguments: [String], input: Data = Data(), environment: [String: String] = [:]) throws -> Outcome {
    try run(Program.executable, arguments, input: input, environment: environment)
  }

  /// Runs a bash command, in which `$letterpress` is the program.
  func shell(_ command: String, environment: [String: String] = [:]) throws -> Outcome {
    let variables = ["letterpress": Program.executable.path, "PATH": "/usr/local/bin:/usr/bin:/bin"]
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

/// Compares a text with the one of that name in `Goldens`.
///
/// With LETTERPRESS_RECORD set, it stores the text instead and fails the test, so that a recording run never passes.
func expectGolden(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let url = URL(filePath: Repository.path("Tests/LetterpressCLITests/Goldens/\(name).txt"))
  if ProcessInfo.processInfo.environment["LETTERPRESS_RECORD"] != nil {
    try Data(text.utf8).write(to: url)
    Issue.record(
      "recorded \(name).txt: read it, then run again without LETTERPRESS_RECORD", sourceLocation: sourceLocation)
    return
  }
  let golden = try #require(
    try? String(contentsOf: url, encoding: .utf8), "no golden \(name).txt: run with LETTERPRESS_RECORD=1",
    sourceLocation: sourceLocation)
  #expect(text == golden, "\(name).txt differs", sourceLocation: sourceLocation)
}
