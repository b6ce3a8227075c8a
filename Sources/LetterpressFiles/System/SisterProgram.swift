#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// Another program of this project, built or installed separately, which takes the place of this one.
package enum SisterProgram {
  /// Replaces this process with the program of this name next to this one or, if there is none, in a folder of `PATH`.
  ///
  /// - Throws: ``FileError/notFound(_:)``, ``FileError/unreadable(_:reason:)``.
  package static func replaceProcess(by name: String, arguments: [String]) throws(FileError) -> Never {
    let beside = own.flatMap { path in path.lastIndex(of: "/").map { path[...$0] + name } }.map(String.init)
    let path = beside.flatMap { FileSystem.exists($0) ? $0 : nil } ?? name
    let error = POSIX.execute(path, arguments: [path] + arguments)
    throw error == .notFound ? .notFound(path) : .unreadable(path, reason: error.description)
  }

  /// The path of this program, with links resolved; nil if unknown.
  private static var own: String? {
    #if os(Linux)
      try? POSIX.linkTarget(of: "/proc/self/exe")
    #else
      CommandLine.arguments.first.flatMap(POSIX.resolvedPath)
    #endif
  }
}

extension POSIX {
  /// Replaces this process with a program, searched for in `PATH` if its path has no slash. Returns only on failure,
  /// with the reason.
  fileprivate static func execute(_ path: String, arguments: [String]) -> SystemError {
    var pointers = arguments.map { strdup($0.fileName) } + [nil]
    execvp(path.fileName, &pointers)
    let error = SystemError.last
    for pointer in pointers { free(pointer) }
    return error
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
