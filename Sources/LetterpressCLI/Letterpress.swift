package import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver

/// The entry point of the program.
package enum Letterpress {
  /// Runs the command line of this process and ends it.
  package static func main() { run(LetterpressCommand.self) }

  /// Runs the command line of this process for another program, whose messages then look like this one's.
  package static func run(_ root: any ParsableCommand.Type) -> Never {
    POSIX.fillClosedStreams()
    POSIX.ignoreSizeSignal()
    root.runAsProgram()
  }
}

extension ParsableCommand {
  /// Parses the process's arguments, runs the command and ends the process.
  fileprivate static func runAsProgram() -> Never {
    let arguments = arguments
    do {
      if arguments.isEmpty { throw CleanExit.helpRequest(self) }
      try CommandSuggestion.check(arguments, of: self)
      try CommandSuggestion.checkHelp(arguments, of: self)
      try CommandSuggestion.checkFlags(arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
      exit()
    } catch {
      if let failure = error as? CommandFailure.Reported { failure.status.endProcess() }
      if let failure = CommandFailure(error) { failure.report() }
      if let text = requestedText(error) {
        do { try StandardStreams.write(text) } catch { error.report() }
        exit()
      }
      // The parser's own messages contain what was typed.
      StandardStreams.note("\(oneLine(message(for: error))) See `\(named(by: arguments)) --help`.")
      exit(withError: exitCode(for: error))
    }
  }

  /// A message of the parser in one line. The parser itself puts many values below each other.
  private static func oneLine(_ message: String) -> String {
    let whole = message.replacing(":\n  - ", with: ": ").replacing("\n  - ", with: ", ").replacing("\n", with: " ")
    // Longer than any path that somebody would type.
    let longest = 255
    let line = whole.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.utf8.count > longest ? String($0).shortened : String($0) }.joined(separator: " ")
    return line.hasSuffix(".") || line.hasSuffix("?") ? line : line + "."
  }

  /// The command that the arguments name, as one types it.
  private static func named(by arguments: [String]) -> String {
    let name = configuration.commandName ?? ""
    let subcommand = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    return subcommand.map { "\(name) \($0.named(by: Array(arguments.dropFirst())))" } ?? name
  }

  /// The requested help, version or completion script; nil if none was requested. Help ends with the word list in use,
  /// which is looked up only here, as the parser asks for every command's help before it knows which command to run.
  private static func requestedText(_ error: any Error) -> String? {
    guard exitCode(for: error) == .success else { return nil }
    let text = fullMessage(for: error)
    let completion = CompletionScript(
      text: text, program: configuration.commandName ?? "",
      subcommands: configuration.subcommands.compactMap { $0.configuration.commandName },
      defaultSubcommand: configuration.defaultSubcommand?.configuration.commandName)
    if completion.isOne { return completion.completed + "\n" }
    // The parser says neither what was requested nor of which command.
    let isHelp = commandTree.contains { command in
      [false, true].contains { text == helpMessage(for: command, includeHidden: $0) }
    }
    guard isHelp else { return text.isEmpty ? nil : text + "\n" }
    return text + (text.hasSuffix("\n") ? "\n" : "\n\n") + LexiconOptions.InUse.help
  }

  /// This command and all subcommands, at any depth.
  private static var commandTree: [any ParsableCommand.Type] {
    [self] + configuration.subcommands.flatMap { $0.commandTree }
  }

  /// The arguments after the program's name; any of them may be a file name. `CommandLine.arguments` would replace
  /// bytes that are not UTF-8 with U+FFFD, and thus name another file.
  private static var arguments: [String] {
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return all.dropFirst().compactMap { $0.map { String(fileName: $0) } }
  }
}
