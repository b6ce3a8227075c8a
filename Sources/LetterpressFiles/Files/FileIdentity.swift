/// Which file it is, whatever its names.
package struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64

  init(device: UInt64, inode: UInt64) { (self.device, self.inode) = (device, inode) }

  /// The regular file that a path leads to, or standard input if the path is nil; nil for anything else.
  package init?(ofRegularFile path: String?) {
    let status = try? path.map { try POSIX.status(of: $0) } ?? POSIX.status(of: POSIX.standardInput)
    guard let status, status.kind == .regular else { return nil }
    self = status.identity
  }
}
