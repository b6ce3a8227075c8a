internal import ArgumentParser

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension PageServer {
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      let text = "letterpress page: \(failure.text)\n"
      _ = text.withCString { write(2, $0, text.utf8.count) }
      Self.exit(withError: ExitCode(failure.status))
    } catch {
      Self.exit(withError: error)
    }
  }
}
