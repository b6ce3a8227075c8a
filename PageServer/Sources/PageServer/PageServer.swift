internal import ArgumentParser
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// The program that `letterpress page` starts.
@main
struct PageServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "letterpress page",
    abstract: "Open the web page in the browser, served from this computer.",
    discussion: """
      Serves the folder that Scripts/build-page makes until ctrl-C ends it. Nothing leaves this computer, and other \
      computers cannot open the page unless you name a host.

      EXAMPLES
        letterpress page
        letterpress page --port 8000 --no-open
        letterpress page --host 0.0.0.0         for a phone on the same network

      On other devices, browsers keep the page for offline use only if it comes over https: put it on a static host \
      for that, or send letterpress.html, which is the whole page in one file.
      """)

  @Option(help: "Address to serve on; 0.0.0.0 for all addresses of this computer.")
  var host = "127.0.0.1"

  @Option(help: "Port to serve on; 0 for any free one.")
  var port = 8017

  @Option(
    help: ArgumentHelp("Folder of the page. (default: the one beside the program)", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Flag(inversion: .prefixedNo, help: "Open the browser.")
  var open = true

  func validate() throws {
    if !(0...65535).contains(port) { throw ValidationError("--port must be 0 to 65535, not \(port).") }
  }

  func run() async throws {
    let page: PageFolder
    do throws(PageFolderError) {
      if let folder { page = try PageFolder(path: folder) } else { page = try PageFolder(path: PageFolder.found()) }
    } catch {
      throw Failure(text: error.description, status: 66)
    }
    do {
      try await serve(page)
    } catch let error as IOError {
      throw Failure(text: "\(host), port \(port): \(BindFault(errno: error.errnoCode).advice)", status: 69)
    } catch is SocketAddressError.UnknownHost {
      throw Failure(text: "no address is known for \(host): name an address of this computer with --host", status: 69)
    }
  }

  private func serve(_ page: PageFolder) async throws {
    var logger = Logger(label: "letterpress-page")
    logger.logLevel = .critical
    let responder = CallbackResponder<BasicRequestContext> { request, _ in page.response(to: request) }
    let application = Application(
      responder: responder,
      server: .http1(
        configuration: .init(additionalChannelHandlers: [BodyLimit(bytes: 1 << 20)], idleTimeout: .seconds(60))),
      configuration: .init(
        address: .hostname(host, port: port), availableConnectionsDelegate: MaximumAvailableConnections(256)),
      onServerRunning: { [host, open] channel in
        let address = PageAddress(host: host, port: channel.localAddress?.port ?? 0)
        print("serving the page on \(address.texts.joined(separator: " and ")) – ctrl-C ends it")
        PageAddress.flush()
        if open { Browser.open(address.local) }
      },
      logger: logger)
    try await application.runService()
  }
}

/// Why the program ends, for standard error.
struct Failure: Error, CustomStringConvertible {
  let text: String
  let status: Int32
  var description: String { text }
}
