#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// The error number of a failed system call.
package struct SystemError: Error, Equatable, Sendable {
  /// What `errno` was.
  package let number: CInt

  /// The error of the call that has just failed on this thread.
  static var last: SystemError { SystemError(number: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's own message.
  package var description: String { String(cString: strerror(number)) }
}

extension SystemError {
  static let notFound = SystemError(number: ENOENT)
  static let isFolder = SystemError(number: EISDIR)
  static let isNoFolder = SystemError(number: ENOTDIR)
  static let alreadyExists = SystemError(number: EEXIST)
  static let tooManyLinks = SystemError(number: ELOOP)
  static let tooLarge = SystemError(number: EFBIG)
  static let outOfMemory = SystemError(number: ENOMEM)
  static let wouldBlock = SystemError(number: EWOULDBLOCK)
  /// The error for an operation that a kind of file does not support.
  static let isNoRegularFile = SystemError(number: ENODEV)
  static let notSupported = [EPERM, ENOTSUP, ENOSYS, EOPNOTSUPP].map(SystemError.init(number:))
  static let interrupted = SystemError(number: EINTR)
  static let isNoLink = SystemError(number: EINVAL)
}
