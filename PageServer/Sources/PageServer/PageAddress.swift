internal import NIOCore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where the page can be opened.
struct PageAddress {
  let host: String
  let port: Int

  /// On this computer.
  var local: String { address(isEverywhere ? "127.0.0.1" : host) }

  /// The addresses to print: if it is served on every address, also those that other computers can use.
  var texts: [String] { [local] + (isEverywhere ? others : []) }

  private var isEverywhere: Bool { host == "0.0.0.0" || host == "::" }

  private var others: [String] {
    let devices = (try? System.enumerateDevices()) ?? []
    return devices.compactMap(\.address).filter { $0.protocol == .inet }.compactMap(\.ipAddress)
      .filter { !$0.hasPrefix("127.") }.map(address)
  }

  private func address(_ host: String) -> String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)/"
  }

  /// Flushes what has been printed, also into a pipe.
  static func flush() { fflush(nil) }
}
