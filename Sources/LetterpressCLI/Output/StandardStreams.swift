#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif
internal import LetterpressVision

/// Standard input, output and error.
enum StandardStreams {
  /// Everything on standard input.
  ///
  /// - Throws: ``FileError/unreadable(_:reason:)``.
  static func readAll() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw .unreadable("standard input", reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Writes results to standard output.
  ///
  /// - Throws: ``CommandFailure`` where they cannot be written.
  static func write(_ text: String) throws(CommandFailure) {
    guard send(text, to: STDOUT_FILENO) else {
      throw CommandFailure("standard output: \(String(cString: strerror(errno)))", status: .inputOutputError)
    }
  }

  /// Writes a message to standard error; if even that fails there is nobody to tell.
  static func note(_ message: String) {
    _ = send("letterpress: \(message)\n", to: STDERR_FILENO)
  }

  private static func send(_ text: String, to descriptor: CInt) -> Bool {
    var text = text
    return text.withUTF8 { buffer in
      var rest = UnsafeRawBufferPointer(buffer)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Glibc)
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count > 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if count < 0, errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}
