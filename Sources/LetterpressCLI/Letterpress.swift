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
      var command = try parsed(arguments)
      try command.run()
      exit()
    } catch {
      if let failure = error as? CommandFailure.Reported { failure.status.endProcess() }
      if let failure = CommandFailure(error) { failure.report() }
      if let text = requestedText(error) {
        do { try StandardStreams.write(text) } catch { error.report() }
        exit()
      }
      let name = path(of: arguments[...]).compactMap { $0.configuration.commandName }.joined(separator: " ")
      // The parser's own messages contain what was typed.
      StandardStreams.note("\(oneLine(message(for: error))) See `\(name) --help`.")
      exit(withError: exitCode(for: error))
    }
  }

  /// Returns the command that the arguments name, with its options.
  ///
  /// It is first parsed as if it were a program of its own. That takes two thirds of the time, because the parser would also
  /// look at the options of the default subcommand on its way to any other. But only the whole program knows the texts of
  /// help, version, completion and errors, so these are left to it, and so is an option that comes first.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    let named = path(of: arguments[...])
    let command = named.last?.configuration.defaultSubcommand ?? named.last ?? self
    let isOfProgram = arguments.first.map { $0 == "help" || $0.hasPrefix("-") } ?? true
    if !isOfProgram, let parsed = try? command.parseAsRoot(Array(arguments.dropFirst(named.count - 1))),
      type(of: parsed) == command
    {
      return parsed
    }
    try CommandSuggestion.checkHelp(arguments, of: self)
    try CommandSuggestion.checkFlags(arguments)
    return try parseAsRoot(arguments)
  }

  /// This command, then the subcommand that the arguments begin with, then that command's subcommand.
  private static func path(of arguments: ArraySlice<String>) -> [any ParsableCommand.Type] {
    let subcommand = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    return [self] + (subcommand?.path(of: arguments.dropFirst()) ?? [])
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
    // The parser does not say what was requested. All help begins with this, and nothing else does.
    guard text.hasPrefix("OVERVIEW:") else { return text.isEmpty ? nil : text + "\n" }
    return text + (text.hasSuffix("\n") ? "\n" : "\n\n") + LexiconOptions.InUse.help
  }

  /// The arguments after the program's name; any of them may be a file name. `CommandLine.arguments` would replace
  /// bytes that are not UTF-8 with U+FFFD, and thus name another file.
  private static var arguments: [String] {
    let all = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return all.dropFirst().compactMap { $0.map { String(fileName: $0) } }
  }
}
