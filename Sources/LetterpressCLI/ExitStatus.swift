internal import ArgumentParser

/// Exit statuses, with their numbers from `sysexits.h`.
///
/// `CommandFailure+Libraries.swift` chooses one for each library's error. Two lists are for users: the help in
/// `LetterpressCommand.swift` and docs/commands.md. 130 and 143 are not here: a process that a signal ends gets them, which
/// `StopSignals` in `LetterpressFiles` and `BatchConsole` see to.
package enum ExitStatus: Int32 {
  /// The command was called wrongly.
  case usage = 64
  /// Invalid input.
  case dataError = 65
  /// A file that does not exist or may not be read.
  case noInput = 66
  /// Memory that the system refuses.
  case systemError = 71
  /// A file that cannot be written.
  case cannotCreate = 73
  /// Output that could not be written.
  case inputOutputError = 74
}

extension ExitStatus {
  func endProcess() -> Never { LetterpressCommand.exit(withError: ExitCode(rawValue)) }
}
