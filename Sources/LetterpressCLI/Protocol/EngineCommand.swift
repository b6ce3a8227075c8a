internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver
internal import Synchronization

struct EngineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "engine",
    abstract: "Answer another program: it sends positions, one line each, and gets moves.",
    discussion: """
      Reads commands from standard input and answers on standard output, one line at a time, until `quit` or the end of \
      the input. docs/commands.md describes them all.

      EXAMPLE
        printf 'position %s\\ngo time 1\\n' \\
          'tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red' |
          letterpress engine
      """)

  @Option(
    help: ArgumentHelp("How many threads to think with, 1 to 512. (default: 1)", valueName: "n"),
    transform: NumberRange.threads.number)
  var threads = 1

  @Option(
    help: ArgumentHelp("Memory for remembering positions, in MiB, 1 to 65536. (default: 64)", valueName: "MiB"),
    transform: NumberRange.tableSizes.number)
  var table = TranspositionTable.defaultSize >> 20

  @OptionGroup
  var list: LexiconOptions

  func validate() throws {
    try InputFile.checkStandardInputIsReadOnce(["-", list.file].compactMap(\.self))
  }

  func run() throws {
    try SearchMemory.check()
    let size = table << 20
    guard Processors.memory.map({ size <= $0 }) ?? true else {
      throw CommandFailure(
        "--table \(table): this computer has less than \(table) MiB of memory: give a smaller table", status: .usage)
    }
    let output = Output()
    let session = EngineSession(
      lexicon: try list.lexicon(), threadCount: threads, makeTable: { TranspositionTable(size: size) },
      write: { output.write($0) })
    try converse(session) { output.failure == nil }
    if let failure = output.failure { throw failure }
  }

  /// Obeys lines until the conversation or the input ends, or nobody hears the answers. A search that runs is waited for.
  private func converse(_ session: EngineSession, while isHeard: () -> Bool) throws(FileError) {
    defer { session.end() }
    var lines = InputLines()
    while isHeard(), let line = try lines.next(), session.receive(line.withoutRawBytes) {}
  }

  /// Standard output, to which several threads write whole lines.
  private final class Output: Sendable {
    private let state = Mutex<CommandFailure?>(nil)

    /// Why a line could not be written; nil if all were.
    var failure: CommandFailure? { state.withLock { $0 } }

    func write(_ line: String) {
      state.withLock { failure in
        guard failure == nil else { return }
        do throws(CommandFailure) {
          try StandardStreams.write(line + "\n")
        } catch {
          failure = error
        }
      }
    }
  }
}
