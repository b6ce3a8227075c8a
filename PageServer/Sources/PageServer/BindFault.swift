#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why the server cannot listen on an address.
enum BindFault {
  case inUse, notAllowed, notHere
  case other(Int32)

  init(errno code: Int32) {
    self =
      switch code {
      case EADDRINUSE: .inUse
      case EACCES, EPERM: .notAllowed
      case EADDRNOTAVAIL: .notHere
      default: .other(code)
      }
  }

  /// What is wrong, and what to do.
  var advice: String {
    switch self {
    case .inUse: "another program uses this port: name another one with --port, or 0 for any free one"
    case .notAllowed: "you may not use this port: name one above 1023 with --port"
    case .notHere: "this is not an address of this computer: name one with --host"
    case .other(let code): "cannot be used (\(String(cString: strerror(code))))"
    }
  }
}
