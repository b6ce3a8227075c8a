#if os(Linux)
  import FixtureFiles
  import Foundation
  import PlainSolver
  import Testing

  /// Each system call that deals with a command's files fails once, in turn, in each of several ways: nothing is lost
  /// or half written, and the exit status says what happened.
  ///
  /// Each fault takes a run of the program, so only those are tried that can differ, on files as small as possible.
  struct FaultTests {
    /// How a call fails.
    enum Fault: Equatable {
      /// With an error number. The program treats those tried here alike, so each call fails with the likeliest.
      case error(CInt)
      case interrupted
      case shortWrite
      /// The process is killed before the call.
      case kill

      /// The faults that a call can have.
      ///
      /// - Parameter previous: the call before it. A kill is tried only after a call that may have changed a file:
      ///   after any other, it leaves the files as a kill before that one does.
      static func all(of call: Substring, after previous: Substring?) -> [Fault] {
        let likeliest =
          switch call {
          case "open": EMFILE
          case "write": ENOSPC
          default: EIO
          }
        let keepsFiles = ["read", "close", "flock", "fsync"]
        return [.error(likeliest), .interrupted] + (call == "write" ? [.shortWrite] : [])
          + (previous.map { keepsFiles.contains(String($0)) } ?? false ? [] : [.kill])
      }

      /// The form that `faults.c` reads.
      var environment: String {
        switch self {
        case .error(let number): "\(number)"
        case .interrupted: "\(EINTR)"
        case .shortWrite: "SHORT"
        case .kill: "KILL"
        }
      }

      /// Whether the command must succeed nevertheless.
      var isBorne: Bool { self == .interrupted || self == .shortWrite }
    }

    /// What a command does to its files, and so what must hold of them.
    enum Effect {
      /// Each file is always either as before or as after the command.
      case replacesFiles
      /// Its files are written several times.
      case keepsWriting
    }

    /// A command that writes, and the files that exist before it.
    struct Command: Sendable, CustomTestStringConvertible {
      let name: String
      /// `@` stands for the folder.
      let arguments: [String]
      var input = ""
      /// The commands that create those files, with their input.
      var before: [(arguments: [String], input: String)] = []
      var effect = Effect.replacesFiles
      /// How it ends if nothing fails.
      var status: Int32 = 0

      var testDescription: String { name }
    }

    private static let sample = "Samples/light-midgame.png"
    private static let label = "lo" + String(repeating: "?", count: 23)
    private static let game = [
      "game", "--against", "beginner", "--seed", "7", "--words", "@/list", "--save", "@/game",
    ]

    static let commands = [
      Command(
        name: "play --picture",
        arguments: ["play", sample, "--depth", "1", "--words", "@/list", "--picture", "@/move.png"],
        before: [(["templates", "--picture", "@/move.png"], "")]),
      // A picture without a board reaches only the first stage, so little is drawn.
      Command(name: "read --debug", arguments: ["read", "@/blank.png", "--debug", "@/stages"], status: 65),
      Command(
        name: "lexicon build", arguments: ["lexicon", "build", "@/other-list", "-o", "@/lexicon", "--overwrite"],
        before: [(["lexicon", "build", "@/list", "-o", "@/lexicon"], "")]),
      Command(name: "lexicon build, new", arguments: ["lexicon", "build", "@/list", "-o", "@/lexicon"]),
      Command(
        name: "lexicon use", arguments: ["lexicon", "use", "@/list"],
        before: [(["lexicon", "use", "@/other-list"], "")]),
      Command(
        name: "lexicon use --built-in", arguments: ["lexicon", "use", "--built-in"],
        before: [(["lexicon", "use", "@/list"], "")]),
      Command(name: "lexicon refuse, new", arguments: ["lexicon", "refuse", "hat"]),
      Command(
        name: "lexicon accept", arguments: ["lexicon", "accept", "hat", "emu"],
        before: [(["lexicon", "refuse", "hat", "sub"], "")]),
      Command(
        name: "lexicon refuse --undo", arguments: ["lexicon", "refuse", "--undo", "hat"],
        before: [(["lexicon", "refuse", "hat"], "")]),
      Command(
        name: "lexicon import", arguments: ["lexicon", "import", "-"], input: "hat\tnever\n",
        before: [(["lexicon", "refuse", "hat"], "")]),
      Command(
        name: "lexicon export", arguments: ["lexicon", "export", "-o", "@/marks"],
        before: [(["lexicon", "refuse", "hat"], "")]),
      Command(name: "train, new", arguments: ["train", sample, label]),
      Command(
        name: "train", arguments: ["train", "Samples/dark-midgame.png", "wn" + String(repeating: "?", count: 23)],
        before: [(["train", sample, label], "")]),
      Command(
        name: "templates --remove", arguments: ["templates", "--remove", "L-1", "--remove", "O-1"],
        before: [(["train", sample, label], "")]),
      Command(
        name: "templates export", arguments: ["templates", "export", "@/letters"],
        before: [(["train", sample, label], "")]),
      Command(
        name: "templates import", arguments: ["templates", "import", "@/letters"],
        before: [
          (["train", sample, label], ""), (["templates", "export", "@/letters"], ""),
          (["templates", "--remove", "L-1"], ""),
        ]),
      Command(
        name: "game --save", arguments: game + ["--load", "@/game"], input: "pass\n",
        before: [(game + ["--letters", "hatsubem" + String(repeating: "x", count: 17)], "pass\n")],
        effect: .keepsWriting),
    ]

    /// How a command may end if a call fails, as in `docs/stress.md`.
    ///
    /// - Parameter usual: how it ends if nothing fails.
    private static func statuses(of call: Substring, usual: Int32) -> [Int32] {
      switch call {
      case "open", "read", "flock": [66, 73]
      case "write", "fchmod", "fsync", "rename", "link", "mkdir": [73]
      case "unlink": [usual, 73]
      // Whatever was written has arrived.
      case "close": [usual]
      default: []
      }
    }

    @Test(arguments: Cases.few(7, of: commands))
    func nothingIsLostOrHalfWritten(command: Command) throws {
      let place = try FaultPlace(command)
      let preload = ["LD_PRELOAD": try #require(FaultLibrary.path), "FAULT_FOLDER": place.folder.path]
      let log = try TemporaryFolder()
      let before = try place.state()
      let reference = try place.run(preload.merging(["FAULT_LOG": log.path("calls")]) { $1 })
      try #require(reference.status == command.status, "\(reference.errors)")
      let after = try place.state()
      let calls = try String(contentsOfFile: log.path("calls"), encoding: .utf8).split(separator: "\n")
      try #require(calls.count > 1)
      try #require(before != after)
      /// What failed commands left behind, and from which the command has been repeated.
      var repeated: Set<FaultPlace.Remains> = []
      for index in Cases.few(2, of: calls.indices) {
        let call = calls[index]
        for fault in Fault.all(of: call, after: index > 0 ? calls[index - 1] : nil) {
          try place.reset()
          let outcome = try place.run(
            preload.merging(["FAULT_CALL": "\(index + 1)", "FAULT_ERROR": fault.environment]) { $1 })
          let context: Comment = "\(command.name), call \(index + 1) (\(call)), \(fault): \(outcome)"
          let state = try place.state()
          switch command.effect {
          case .replacesFiles:
            for (name, data) in state.files {
              #expect(data == before.files[name] || data == after.files[name], context)
            }
            for name in before.files.keys where after.files[name] != nil {
              #expect(state.files[name] != nil, context)
            }
          case .keepsWriting: break
          }
          let remains = try place.remains()
          if fault == .kill {
            #expect(outcome.status == SIGKILL, context)
          } else {
            if case .error(let code) = fault {
              // What a command can do without, such as trained templates, it may do without, if it says so.
              let goesOn = outcome.status == command.status && outcome.errors.contains(String(cString: strerror(code)))
              #expect(
                goesOn || FaultTests.statuses(of: call, usual: command.status).contains(outcome.status), context)
            }
            if outcome.status != command.status { #expect(outcome.errors.hasPrefix("letterpress: "), context) }
            // No partial file remains, unless it could not be removed.
            #expect(!remains.hasPartialFile || call == "unlink", context)
          }
          if fault.isBorne { #expect(outcome.status == command.status, context) }
          if outcome.status == command.status {
            if command.effect != .keepsWriting { #expect(state.files == after.files, context) }
          } else if state.files != after.files, repeated.insert(remains).inserted {
            // Whatever happened, the command can be repeated, unless it was complete.
            let again = try place.run()
            #expect(again.status == command.status, "\(context), and then: \(again)")
            if command.effect != .keepsWriting { #expect(try place.state().files == after.files, context) }
          }
        }
      }
    }
  }
#endif
