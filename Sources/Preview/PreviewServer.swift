import NIOCore
import NIOHTTP1
import NIOPosix
import POSIX

/// The server of a preview, reachable from this machine alone.
///
/// What it takes of a request has limits, whoever sends it and before any of it is looked at: see
/// `RequestLimits`.
package final class PreviewServer: Sendable {
  private static let host = "127.0.0.1"
  /// The address of the site's front page.
  package let address: String
  private let threads: MultiThreadedEventLoopGroup

  /// Serves a site as it is, at any port that is free.
  package convenience init(of folder: String) throws(PreviewError) {
    try self.init(StaticSite(folder), BuildHistory(), port: 0)
  }

  /// Starts to listen.
  init(
    _ site: StaticSite, _ history: BuildHistory, port: UInt16,
    limits: RequestLimits = RequestLimits()
  ) throws(PreviewError) {
    let threads = MultiThreadedEventLoopGroup(numberOfThreads: 2)
    self.threads = threads
    let handler = PreviewHandler(site: site, history: history)
    do {
      let channel = try Self.bootstrap(threads, handler, limits).bind(
        host: Self.host, port: Int(port)
      )
      .wait()
      address = "http://\(Self.host):\(channel.localAddress?.port ?? Int(port))/"
    } catch {
      defer { Self.end(threads) }
      let reason = (error as? IOError)?.errnoCode ?? 0
      guard reason == EADDRINUSE else {
        let words = reason == 0 ? "" : unsafe ": \(String(cString: strerror(reason)))"
        throw PreviewError(
          "cannot listen at port \(port)\(words); try --port 0 for any that is free")
      }
      let free = Self.freePort(after: port, threads).map { "--port \($0), or " } ?? ""
      throw PreviewError("port \(port) is taken; try \(free)--port 0 for any")
    }
  }

  /// Ends all connections.
  func stop() { Self.end(threads) }

  private static func end(_ threads: MultiThreadedEventLoopGroup) {
    // It fails only where they have ended already.
    try? threads.syncShutdownGracefully()
  }

  private static func bootstrap(
    _ threads: MultiThreadedEventLoopGroup, _ handler: PreviewHandler, _ limits: RequestLimits
  ) -> ServerBootstrap {
    let connections = OpenConnections(atMost: limits.connections)
    return ServerBootstrap(group: threads)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      // The body follows the head at once, whether or not the reader's system has acknowledged that.
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let requests = HTTPRequestDecoder(limitConfiguration: limits.ofDecoder)
          try channel.pipeline.syncOperations.addHandlers([
            HTTPResponseEncoder(), ByteToMessageHandler(requests), HTTPServerPipelineHandler(),
            PreviewConnection(handler, connections, limits),
          ])
        }
      }
  }

  /// The next port that nobody listens at; nil where none is near.
  private static func freePort(
    after port: UInt16, _ threads: MultiThreadedEventLoopGroup
  ) -> Int? {
    for candidate in Int(port) + 1...Int(port) + 50 where candidate <= UInt16.max {
      let bootstrap = ServerBootstrap(group: threads)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      guard let channel = try? bootstrap.bind(host: host, port: candidate).wait() else { continue }
      try? channel.close().wait()
      return candidate
    }
    return nil
  }
}
