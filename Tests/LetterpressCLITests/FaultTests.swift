#if os(Linux)
  import Foundation
  import LetterpressTestSupport
  import Testing

  /// The library built from `faults.c`.
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

  /// Each system call that deals with a command's files fails once, in turn, in each of several ways: nothing is lost
  /// or half written, and the exit status says what happened.
  @Suite(.enabled(if: FaultLibrary.hasCompiler, "needs a C compiler"))
  struct FaultTests {
    /// How a call fails.
    enum Fault: String, CaseIterable, Sendable {
      case noSpace = "28"
      case ioError = "5"
      case tooManyFiles = "24"
      case interrupted = "4"
      case shortWrite = "SHORT"
      case kill = "KILL"

      /// Whether the command must succeed nevertheless.
      var isBorne: Bool { self == .interrupted || self == .shortWrite }
    }

    /// A command that writes, and the files that exist before it.
    struct Command: Sendable, CustomTestStringConvertible {
      let name: String
      /// `@` stands for the folder.
      let arguments: [String]
      var input = ""
      /// The commands that create those files, with their input.
      var before: [(arguments: [String], input: String)] = []
      /// Whether its files are always either as before or as after it: false if they contain times or are written
      /// several times.
      var hasOneResult = true

      var testDescription: String { name }
    }

    private static let sample = "Samples/light-midgame.png"
    private static let label = "lo" + String(repeating: "?", count: 23)
    private static let game = ["game", "--depth", "1", "--against", "greedy", "--save", "@/game"]

    static let commands = [
      Command(
        name: "play --picture", arguments: ["play", sample, "--depth", "1", "--picture", "@/move.png"],
        before: [(["templates", "--picture", "@/move.png"], "")]),
      Command(name: "read --debug", arguments: ["read", sample, "--debug", "@/stages"]),
      Command(
        name: "lexicon build", arguments: ["lexicon", "build", "words.txt", "-o", "@/lexicon", "--overwrite"],
        before: [(["lexicon", "build", "@/list", "-o", "@/lexicon"], "")]),
      Command(name: "lexicon build, new", arguments: ["lexicon", "build", "@/list", "-o", "@/lexicon"]),
      Command(
        name: "lexicon use", arguments: ["lexicon", "use", "@/list"], before: [(["lexicon", "use", "words.txt"], "")]),
      Command(
        name: "lexicon use --built-in", arguments: ["lexicon", "use", "--built-in"],
        before: [(["lexicon", "use", "@/list"], "")]),
      Command(name: "train, new", arguments: ["train", sample, label]),
      Command(
        name: "train", arguments: ["train", "Samples/dark-midgame.png", "wn" + String(repeating: "?", count: 23)],
        before: [(["train", sample, label], "")]),
      Command(
        name: "templates --remove", arguments: ["templates", "--remove", "L-1", "--remove", "O-1"],
        before: [(["train", sample, label], "")]),
      Command(
        name: "game --save", arguments: game + ["--load", "@/game"], input: "pass\n",
        before: [(game + ["--random", "--seed", "7"], "pass\n")], hasOneResult: false),
    ]

    /// A folder in which a command can be run repeatedly from the same start.
    private struct Place {
      let program: Program
      let folder: TemporaryFolder
      let command: Command
      let beginning: [String: Data]

      init(_ command: Command) throws {
        program = try Program()
        folder = try TemporaryFolder()
        self.command = command
        _ = try folder.write(Array("cat\ndog\n".utf8), as: "list")
        for (arguments, input) in command.before {
          let outcome = try program.run(
            Place.words(arguments, folder), input: Data(input.utf8), environment: ["XDG_DATA_HOME": folder.path])
          try #require(outcome.status == 0, "\(outcome.errors)")
        }
        beginning = try Place.contents(folder)
      }

      private static func words(_ arguments: [String], _ folder: TemporaryFolder) -> [String] {
        arguments.map { $0.replacing("@", with: folder.path) }
      }

      /// Every file below a folder, with its bytes.
      static func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try names.reduce(into: [:]) { contents, name in
          let type = try FileManager.default.attributesOfItem(atPath: folder.path(name))[.type] as? FileAttributeType
          guard type == .typeRegular else { return }
          contents[name] = try Data(contentsOf: URL(filePath: folder.path(name)))
        }
      }

      func reset() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
          try FileManager.default.removeItem(atPath: folder.path(name))
        }
        for (name, data) in beginning {
          let url = URL(filePath: folder.path(name))
          try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
          try data.write(to: url)
        }
      }

      func run(_ environment: [String: String] = [:]) throws -> Program.Outcome {
        try program.run(
          Place.words(command.arguments, folder), input: Data(command.input.utf8),
          environment: environment.merging(["XDG_DATA_HOME": folder.path]) { $1 })
      }

      /// The files, except locks and the partial files left by a killed process.
      func files() throws -> [String: Data] {
        try Place.contents(folder).filter { name, _ in
          let file = name.split(separator: "/").last ?? ""
          return file != ".lock" && !file.hasPrefix(".letterpress-")
        }
      }

      /// The list of the folder's templates.
      func templates() throws -> String {
        try program.run(["templates"], environment: ["XDG_DATA_HOME": folder.path]).output
      }
    }

    @Test(arguments: commands)
    func nothingIsLostOrHalfWritten(command: Command) throws {
      let place = try Place(command)
      let library = try #require(FaultLibrary.path)
      let log = try TemporaryFolder()
      let preload = ["LD_PRELOAD": library, "FAULT_FOLDER": place.folder.path]
      let (before, templatesBefore) = (try place.files(), try place.templates())
      try place.reset()
      let reference = try place.run(preload.merging(["FAULT_LOG": log.path("calls")]) { $1 })
      try #require(reference.status == 0, "\(reference.errors)")
      let (after, templatesAfter) = (try place.files(), try place.templates())
      let calls = try String(contentsOfFile: log.path("calls"), encoding: .utf8).split(separator: "\n")
      try #require(calls.count > 1)
      try #require(before != after)
      var statuses: [String: Set<Int32>] = [:]
      for (index, call) in calls.enumerated() {
        for fault in Fault.allCases where fault != .shortWrite || call == "write" {
          try place.reset()
          let outcome = try place.run(
            preload.merging(["FAULT_CALL": "\(index + 1)", "FAULT_ERROR": fault.rawValue]) { $1 })
          let context: Comment = "\(command.name), call \(index + 1) (\(call)), \(fault): \(outcome)"
          statuses["\(call) \(fault)", default: []].insert(outcome.status)
          // A file is as before or as after.
          let files = try place.files()
          if command.hasOneResult, !command.arguments.contains("train"), !command.arguments.contains("templates") {
            for (name, data) in files { #expect(data == before[name] || data == after[name], context) }
            for name in before.keys where after[name] != nil { #expect(files[name] != nil, context) }
          } else if command.hasOneResult {
            #expect([templatesBefore, templatesAfter].contains(try place.templates()), context)
          }
          if fault == .kill {
            #expect(outcome.status == SIGKILL, context)
          } else {
            #expect([0, 65, 66, 73, 74].contains(outcome.status), context)
            if outcome.status != 0 { #expect(outcome.errors.hasPrefix("letterpress: "), context) }
            // No partial file remains, unless it could not be removed.
            let isLeft = try Place.contents(place.folder).keys.contains { path in
              path.split(separator: "/").last?.hasPrefix(".letterpress-") ?? false
            }
            #expect(!isLeft || call == "unlink", context)
          }
          if fault.isBorne { #expect(outcome.status == 0, context) }
          if outcome.status == 0, command.hasOneResult { #expect(files == after, context) }
          // Whatever happened, the command can be repeated, unless it was complete.
          let isDone = try files == after || (templatesBefore != templatesAfter && place.templates() == templatesAfter)
          if outcome.status != 0, !isDone {
            let again = try place.run()
            #expect(again.status == 0, "\(context), and then: \(again)")
            if command.hasOneResult { #expect(try place.files() == after, context) }
          }
        }
      }
      let table = statuses.sorted { $0.key < $1.key }
        .map { "\($0.key): \($0.value.sorted().map(String.init).joined(separator: ", "))" }
      print("faults of \(command.name), \(calls.count) calls: \(table.joined(separator: "; "))")
    }
  }
#endif
