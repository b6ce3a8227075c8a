internal import NIOCore

/// A file of the page, ready to send.
struct PageFile: Sendable {
  let type: String
  /// The quoted entity tag, a hash of the contents, so that it is the same wherever they are served.
  let tag: String
  let contents: ByteBuffer
  /// The same compressed, if `Scripts/build-page` has done so.
  let brotli: ByteBuffer?
  let gzip: ByteBuffer?

  init(name: String, contents: [UInt8], brotli: [UInt8]?, gzip: [UInt8]?) {
    type = Self.type(of: name)
    // FNV-1a with 64 bits.
    let hash = contents.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    tag = "\"\(String(hash, radix: 16))\""
    self.contents = ByteBuffer(bytes: contents)
    self.brotli = brotli.map { ByteBuffer(bytes: $0) }
    self.gzip = gzip.map { ByteBuffer(bytes: $0) }
  }

  private static func type(of name: String) -> String {
    let suffix = name.split(separator: ".").last ?? ""
    return switch suffix {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js", "mjs": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "webmanifest": "application/manifest+json"
    case "wasm": "application/wasm"
    case "png": "image/png"
    case "svg": "image/svg+xml"
    case "txt", "md": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
