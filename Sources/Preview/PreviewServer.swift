import Dispatch
import FlyingFox
import FlyingSocks
import Foundation

/// The server of a preview, reachable from this machine alone.
final class PreviewServer: Sendable {
  /// The address of the site's front page.
  let address: String
  private let server: HTTPServer

  /// Starts to listen.
  init(_ site: StaticSite, _ history: BuildHistory, port: UInt16) throws(PreviewError) {
    let server = try Self.makeServer(PreviewHandler(site: site, history: history), port: port)
    let outcome = Outcome()
    Task {
      // An error here is that the port is taken; `outcome` tells whoever waits for it.
      do { try await server.run() } catch { outcome.set(nil) }
    }
    Task {
      try? await server.waitUntilListening()
      if case .ip4(_, let port)? = await server.listeningAddress { outcome.set(port) }
    }
    guard let found = outcome.wait() else {
      throw PreviewError(
        "port \(port) is taken; try --port \(Self.freePort(after: port)), or --port 0 for any")
    }
    self.server = server
    address = "http://127.0.0.1:\(found)/"
  }

  /// Ends all connections.
  func stop() {
    let isDone = DispatchSemaphore(value: 0)
    Task { [server] in
      await server.stop()
      isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + .seconds(1))
  }

  private static func makeServer(
    _ handler: PreviewHandler, port: UInt16
  ) throws(PreviewError) -> HTTPServer {
    guard let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port) else {
      throw PreviewError("this machine has no address of its own")
    }
    return HTTPServer(
      config: HTTPServer.Configuration(
        address: address, timeout: 60, sharedRequestReplaySize: 0, logger: .disabled),
      handler: handler)
  }

  /// The next port that nobody listens at.
  private static func freePort(after port: UInt16) -> UInt16 {
    for candidate in Int(port) + 1...Int(port) + 50 {
      guard let candidate = UInt16(exactly: candidate),
        let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: candidate),
        let socket = try? Socket(domain: AF_INET)
      else { break }
      defer { try? socket.close() }
      try? socket.setValue(true, for: .localAddressReuse)
      if (try? socket.bind(to: address)) != nil { return candidate }
    }
    return 0
  }

  /// The port that the server got, for whoever waits for it; nil when it got none.
  private final class Outcome: @unchecked Sendable {
    private let lock = NSLock()
    private let isKnown = DispatchSemaphore(value: 0)
    private var port: UInt16?

    func set(_ port: UInt16?) {
      lock.withLock { if self.port == nil { self.port = port } }
      isKnown.signal()
    }

    func wait() -> UInt16? {
      isKnown.wait()
      return lock.withLock { port }
    }
  }
}
