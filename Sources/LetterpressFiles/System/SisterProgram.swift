/// Another program of this project, built or installed by itself, which goes on in place of this one.
package enum SisterProgram {
  /// Replaces this process by the program of this name beside this one or, where there is none, in a folder of `PATH`.
  ///
  /// - Throws: ``FileError/notFound(_:)``, ``FileError/unreadable(_:reason:)``.
  package static func replaceProcess(by name: String, arguments: [String]) throws(FileError) -> Never {
    let beside = own.flatMap { path in path.lastIndex(of: "/").map { path[...$0] + name } }.map(String.init)
    let path = beside.flatMap { FileSystem.exists($0) ? $0 : nil } ?? name
    let error = POSIX.execute(path, arguments: [path] + arguments)
    throw error == .notFound ? .notFound(path) : .unreadable(path, reason: POSIX.message(for: error.number))
  }

  /// The path of this program, through links; nil where nothing tells.
  private static var own: String? {
    #if os(Linux)
      try? POSIX.linkTarget(of: "/proc/self/exe")
    #else
      CommandLine.arguments.first.flatMap(POSIX.resolvedPath)
    #endif
  }
}

extension POSIX {
  /// Replaces this process by a program, looked for in `PATH` where its path has no slash. Returns only why that failed.
  fileprivate static func execute(_ path: String, arguments: [String]) -> SystemError {
    var pointers = arguments.map { strdup($0.fileName) } + [nil]
    execvp(path.fileName, &pointers)
    let error = SystemError(number: errno)
    for pointer in pointers { free(pointer) }
    return error
  }

  #if !os(Linux)
    /// A path through links; nil where it names a program in `PATH`, or nothing.
    fileprivate static func resolvedPath(_ path: String) -> String? {
      guard path.contains("/"), let resolved = realpath(path.fileName, nil) else { return nil }
      defer { free(resolved) }
      return String(fileName: resolved)
    }
  #endif
}
