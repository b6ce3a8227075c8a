/// The cores of the machine, and its memory.
package enum Processors {
  /// The number of cores that this process may run on.
  package static var availableCount: Int { allowedCount ?? POSIX.processorCount }

  /// The machine's memory in bytes; nil if unknown.
  package static var memory: Int? { POSIX.memory }

  /// Whether this many bytes of memory are left; always true unless a limit such as `ulimit -v` holds for this process.
  package static func hasRoom(for count: Int) -> Bool { POSIX.hasRoom(for: count) }

  /// The number of cores that the process is allowed to use; nil except on Linux. A container may have only a few of
  /// those that glibc's `sysconf` counts, and Swift does not import `sched_getaffinity`.
  private static var allowedCount: Int? {
    guard let status = try? FileSystem.read("/proc/self/status", limit: .table) else { return nil }
    return allowedCount(status: String(decoding: status, as: UTF8.self))
  }

  /// The count in the text of `/proc/self/status`, which has a line like `Cpus_allowed: ff,ffffffff`.
  static func allowedCount(status: String) -> Int? {
    let name = "Cpus_allowed:"
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }) else { return nil }
    let count = line.dropFirst(name.count).reduce(0) { $0 + ($1.hexDigitValue?.nonzeroBitCount ?? 0) }
    return count > 0 ? count : nil
  }
}
