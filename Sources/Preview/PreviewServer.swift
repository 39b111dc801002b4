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
      // An error here is that it cannot have the port; `outcome` tells whoever waits for it.
      do { try await server.run() } catch { outcome.set(.refused(Self.reason(of: error))) }
    }
    Task {
      try? await server.waitUntilListening()
      if case .ip4(_, let port)? = await server.listeningAddress { outcome.set(.listening(port)) }
    }
    switch outcome.wait() {
    case .listening(let found):
      self.server = server
      address = "http://127.0.0.1:\(found)/"
    case .refused(EADDRINUSE):
      let free = Self.freePort(after: port).map { "--port \($0), or " } ?? ""
      throw PreviewError("port \(port) is taken; try \(free)--port 0 for any")
    case .refused(let reason):
      let words = reason == 0 ? "" : ": \(String(cString: strerror(reason)))"
      throw PreviewError("cannot listen at port \(port)\(words); try --port 0 for any that is free")
    }
  }

  /// The system's number of an error; 0 where it has none.
  private static func reason(of error: any Error) -> Int32 {
    if case .failed(_, let number, _)? = error as? SocketError { number } else { 0 }
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
        address: address, timeout: 60, sharedRequestReplaySize: 0,
        pool: PromptSockets(HTTPServer.defaultPool()), logger: .disabled),
      handler: handler)
  }

  /// The next port that nobody listens at; nil where none is near.
  private static func freePort(after port: UInt16) -> UInt16? {
    for candidate in Int(port) + 1...Int(port) + 50 {
      guard let candidate = UInt16(exactly: candidate),
        let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: candidate),
        let socket = try? Socket(domain: AF_INET)
      else { break }
      defer { try? socket.close() }
      try? socket.setValue(true, for: .localAddressReuse)
      if (try? socket.bind(to: address)) != nil { return candidate }
    }
    return nil
  }

  /// What became of the port, for whoever waits for it.
  private final class Outcome: @unchecked Sendable {
    enum Kind {
      case listening(UInt16)
      /// It was not to be had, for a reason of the system's.
      case refused(Int32)
    }

    private let lock = NSLock()
    private let isKnown = DispatchSemaphore(value: 0)
    private var kind: Kind?

    func set(_ kind: Kind) {
      lock.withLock { if self.kind == nil { self.kind = kind } }
      isKnown.signal()
    }

    func wait() -> Kind {
      isKnown.wait()
      return lock.withLock { kind ?? .refused(0) }
    }
  }
}
