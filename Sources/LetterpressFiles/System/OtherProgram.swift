#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// Other programs on this computer, and where this one lies.
package enum OtherProgram {
  /// The path of the running program, with links resolved; nil if unknown.
  package static var own: String? {
    #if os(Linux)
      try? POSIX.linkTarget(of: "/proc/self/exe")
    #else
      CommandLine.arguments.first.flatMap(POSIX.resolvedPath)
    #endif
  }

  /// Runs a program of `PATH` and waits for its end. Nothing that it prints is shown; the caller says what happened.
  ///
  /// - Returns: whether it exists and ended without an error.
  package static func run(_ name: String, _ arguments: [String]) -> Bool {
    guard let status = POSIX.run(name, arguments: arguments) else { return false }
    return status == 0
  }
}

extension POSIX {
  /// Runs a program, searched for in `PATH` if its path has no slash, with its output sent to nowhere. Returns what
  /// `waitpid` says of its end; nil if it could not be started.
  fileprivate static func run(_ path: String, arguments: [String]) -> CInt? {
    var pointers = ([path] + arguments).map { strdup($0.fileName) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in [standardOutput, standardError] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var process: pid_t = 0
    guard posix_spawnp(&process, path.fileName, &actions, nil, &pointers, environ) == 0 else { return nil }
    var status: CInt = 0
    while waitpid(process, &status, 0) < 0 { if SystemError.last != .interrupted { return nil } }
    return status
  }

  #if !os(Linux)
    /// A path with links resolved; nil if it has no slash, as for a program in `PATH`, or leads nowhere.
    fileprivate static func resolvedPath(_ path: String) -> String? {
      guard path.contains("/"), let resolved = realpath(path.fileName, nil) else { return nil }
      defer { free(resolved) }
      return String(fileName: resolved)
    }
  #endif
}
