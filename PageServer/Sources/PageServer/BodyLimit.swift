internal import HTTPTypes
internal import NIOCore
internal import NIOHTTPTypes

/// Closes connections that send a large body; the page never sends any.
final class BodyLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart

  private let bytes: Int
  private var seen = 0

  init(bytes: Int) { self.bytes = bytes }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: seen = 0
    case .body(let part): seen += part.readableBytes
    case .end: break
    }
    if seen > bytes { context.close(promise: nil) } else { context.fireChannelRead(data) }
  }
}
