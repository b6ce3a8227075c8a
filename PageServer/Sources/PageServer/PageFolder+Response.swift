internal import HTTPTypes
internal import Hummingbird

extension PageFolder {
  /// Headers of every answer. The page contains its own policy; this is only what a page cannot declare itself.
  private static let safety = HTTPFields(
    [
      ("Content-Security-Policy", "frame-ancestors 'none'"), ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "no-referrer"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
    ].compactMap { name, value in HTTPField.Name(name).map { HTTPField(name: $0, value: value) } })

  func response(to request: Request) -> Response {
    guard request.method == .get || request.method == .head else {
      return plain(.methodNotAllowed, "Only GET and HEAD are answered.\n", [.allow: "GET, HEAD"])
    }
    guard let file = files[request.uri.path] else {
      return plain(.notFound, "There is no such file.\n")
    }
    var headers = Self.safety
    headers[.eTag] = file.tag
    // Revalidated each time and answered with 304; the service worker keeps what need not be requested.
    headers[.cacheControl] = "no-cache"
    headers[.vary] = "Accept-Encoding"
    if matches(request.headers[.ifNoneMatch], tag: file.tag) { return Response(status: .notModified, headers: headers) }
    headers[.contentType] = file.type
    var contents = file.contents
    let accepted = encodings(request.headers[.acceptEncoding])
    if let brotli = file.brotli, accepted.contains("br") {
      (contents, headers[.contentEncoding]) = (brotli, "br")
    } else if let gzip = file.gzip, accepted.contains("gzip") {
      (contents, headers[.contentEncoding]) = (gzip, "gzip")
    }
    if request.method == .head {
      headers[.contentLength] = "\(contents.readableBytes)"
      return Response(status: .ok, headers: headers)
    }
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: contents))
  }

  private func plain(_ status: HTTPResponse.Status, _ text: String, _ more: HTTPFields = [:]) -> Response {
    var headers = Self.safety
    headers.append(contentsOf: more)
    headers[.contentType] = "text/plain; charset=utf-8"
    return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: .init(string: text)))
  }

  /// Whether a list of entity tags contains this one or `*`.
  private func matches(_ list: String?, tag: String) -> Bool {
    items(list).contains { $0 == "*" || $0 == tag || $0 == "W/\(tag)" }
  }

  /// The encodings that a client accepts, without those of weight zero.
  private func encodings(_ list: String?) -> [String] {
    items(list).filter { !$0.hasSuffix(";q=0") && !$0.hasSuffix(";q=0.0") }.compactMap {
      $0.split(separator: ";").first?.lowercased()
    }
  }

  /// The items between commas, without spaces.
  private func items(_ list: String?) -> [String] {
    (list ?? "").filter { $0 != " " && $0 != "\t" }.split(separator: ",").map(String.init)
  }
}
