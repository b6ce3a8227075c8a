/// The error number of a failed system call.
package struct SystemError: Error, Equatable, Sendable {
  /// What `errno` was.
  package let number: CInt
}

extension SystemError: CustomStringConvertible {
  /// The system's own words.
  package var description: String { System.message(for: number) }
}
