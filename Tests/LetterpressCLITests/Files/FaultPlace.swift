#if os(Linux)
  import FixtureFiles
  import Foundation
  import LetterpressFiles
  import LetterpressPNG
  import LetterpressVision
  import Testing

  /// A folder in which a command can be run repeatedly from the same start.
  struct FaultPlace {
    /// What users see of a folder.
    struct State: Equatable {
      /// Every file with its bytes, except locks and the partial files left by a killed process.
      let files: [String: Data]
    }

    /// All that is in a folder.
    struct Remains: Hashable {
      /// Each folder, and each file with its bytes; partial files without the number of the process in their names.
      private let entries: [String: Data]
      let hasPartialFile: Bool

      init(_ contents: [String: Data]) {
        hasPartialFile = contents.keys.contains { FaultPlace.isPartial($0) }
        entries = contents.reduce(into: [:]) { entries, entry in
          entries[entry.key.replacing(/\.letterpress-[0-9]+/, with: ".letterpress")] = entry.value
        }
      }
    }

    let folder: TemporaryFolder
    private let program: Program
    private let command: FaultTests.Command
    private let beginning: [String: Data]

    init(_ command: FaultTests.Command) throws {
      program = try Program()
      folder = try TemporaryFolder()
      self.command = command
      _ = try folder.write(Array("hat\nsub\n".utf8), as: "list")
      _ = try folder.write(Array("emu\n".utf8), as: "other-list")
      let blank = try PNGEncoder.encode(RGBImage(width: 60, height: 40, color: .white))
      _ = try folder.write(blank, as: "blank.png")
      for (arguments, input) in command.before {
        let outcome = try program.run(
          FaultPlace.words(arguments, folder), input: Data(input.utf8), environment: ["XDG_DATA_HOME": folder.path])
        try #require(outcome.status == 0, "\(outcome.errors)")
      }
      beginning = try FaultPlace.contents(folder)
    }

    private static func words(_ arguments: [String], _ folder: TemporaryFolder) -> [String] {
      arguments.map { $0.replacing("@", with: folder.path) }
    }

    /// Every folder and file below a folder, a file with its bytes; the name of a folder ends with a slash.
    private static func contents(_ folder: TemporaryFolder) throws -> [String: Data] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).reduce(into: [:]) { contents, name in
        let bytes = try? FileSystem.read(folder.path(name), limit: .picture)
        contents[bytes == nil ? name + "/" : name] = Data(bytes ?? [])
      }
    }

    static func isPartial(_ path: String) -> Bool { path.contains(/(^|\/)\.letterpress-[^\/]*$/) }

    func reset() throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try FileManager.default.removeItem(atPath: folder.path(name))
      }
      for (name, data) in beginning {
        let url = URL(filePath: folder.path(name))
        let parent = name.hasSuffix("/") ? url : url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        if !name.hasSuffix("/") { try data.write(to: url) }
      }
    }

    func run(_ environment: [String: String] = [:]) throws -> Program.Outcome {
      try program.run(
        FaultPlace.words(command.arguments, folder), input: Data(command.input.utf8),
        environment: environment.merging(["XDG_DATA_HOME": folder.path]) { $1 })
    }

    func state() throws -> State {
      State(
        files: try FaultPlace.contents(folder).filter { name, _ in
          !name.hasSuffix("/") && !name.hasSuffix(".lock") && !FaultPlace.isPartial(name)
        })
    }

    func remains() throws -> Remains { Remains(try FaultPlace.contents(folder)) }
  }
#endif
