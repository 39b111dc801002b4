import NIOCore
import NIOHTTP1

/// A connection to a preview, on which one request after another is answered.
///
/// Nobody holds up others: a request has a limited time to be sent, and an answer to be taken. Nothing here
/// takes a body, so a request with more than a small one is the last on its connection.
final class PreviewConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// How large the pieces are in which files are sent.
  private static let piece = 65536

  private let handler: PreviewHandler
  private let connections: OpenConnections
  private let limits: RequestLimits
  private var alarm: Scheduled<Void>?
  private var work: Task<Void, Never>?
  private var isAnswering = false
  private var isLast = false
  /// Whether the answer's body is not sent.
  private var isHead = false

  init(_ handler: PreviewHandler, _ connections: OpenConnections, _ limits: RequestLimits) {
    self.handler = handler
    self.connections = connections
    self.limits = limits
  }

  // MARK: Coming and going

  func channelActive(context: ChannelHandlerContext) {
    connections.note(context.channel)
    allow(limits.timeForHead, context)
  }

  func channelInactive(context: ChannelHandlerContext) {
    connections.remove(context.channel)
    alarm?.cancel()
    work?.cancel()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case .inputClosed? = event as? ChannelEvent else { return }
    // Whoever asks for nothing more may wait for an answer still.
    isLast = true
    if !isAnswering { context.close(promise: nil) }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard !isAnswering, let error = error as? HTTPParserError else {
      return context.close(promise: nil)
    }
    isLast = true
    let isLarge = error == .headerOverflow
    send(
      isLarge
        ? PreviewAnswer(.requestHeaderFieldsTooLarge, text: "the request is too long")
        : PreviewAnswer(.badRequest, text: "this is no request"), context)
  }

  /// Closes the connection after some time, unless something else is allowed before.
  private func allow(_ time: Duration, _ context: ChannelHandlerContext) {
    alarm?.cancel()
    alarm = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) {
      context.close(promise: nil)
    }
  }

  // MARK: Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(let head) = unwrapInboundIn(data), !isAnswering, !isLast else { return }
    connections.note(context.channel)
    alarm?.cancel()
    isAnswering = true
    isHead = head.method == .HEAD
    isLast = isLast || !head.isKeepAlive || hasLargeBody(head)
    let place = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    let (handler, loop) = (handler, context.eventLoop)
    work = Task {
      let answer = await handler.answer(to: head)
      loop.execute {
        let (connection, context) = place.value
        connection.send(answer, context)
      }
    }
  }

  /// Whether more follows than is passed over.
  private func hasLargeBody(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "Transfer-Encoding")
      || head.headers["Content-Length"].contains { Int($0) ?? .max > limits.bytesOfBody }
  }

  // MARK: Answers

  private func send(_ answer: PreviewAnswer, _ context: ChannelHandlerContext) {
    guard context.channel.isActive else { return }
    isAnswering = true
    var head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: answer.headers)
    if isLast { head.headers.add(name: "Connection", value: "close") }
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    switch answer.body {
    case _ where isHead: end(context)
    case .bytes(let bytes):
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
      end(context)
    case .file(let file, let part): send(part, of: file, context)
    }
  }

  /// Sends a part of a file, the next piece when the one before is gone.
  private func send(_ part: Range<Int>, of file: OpenFile, _ context: ChannelHandlerContext) {
    guard !part.isEmpty else { return end(context) }
    let bytes = file.read(min(part.count, Self.piece), at: part.lowerBound)
    // What was promised cannot be sent.
    guard !bytes.isEmpty else { return context.close(promise: nil) }
    allow(limits.timeForPiece, context)
    context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))))
      .assumeIsolated().whenSuccess {
        self.send(part.lowerBound + bytes.count..<part.upperBound, of: file, context)
      }
  }

  private func end(_ context: ChannelHandlerContext) {
    allow(limits.timeForPiece, context)
    // The next request may be here already, and is handed on as soon as this answer ends.
    isAnswering = false
    context.writeAndFlush(wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
      if self.isLast, !self.isAnswering { return context.close(promise: nil) }
      if !self.isAnswering { self.allow(self.limits.timeForHead, context) }
    }
  }
}
