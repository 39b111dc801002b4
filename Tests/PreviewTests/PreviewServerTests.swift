import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite struct PreviewServerTests {
  /// A server of a folder.
  private func server(_ folder: URL, _ history: BuildHistory) throws -> PreviewServer {
    try PreviewServer(StaticSite(folder.path), history, port: 0)
  }

  /// Runs a body where it may wait, which a task may not.
  private func whileWaiting<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Swift.Result { try body() })
      }
    }
  }

  /// The body is sent after the head, and would wait until the reader's system has acknowledged that.
  @Test func `nothing of an answer waits to be sent`() async throws {
    let sendsAtOnce = try await whileWaiting {
      try withTemporaryDirectory { folder in
        try folder.write("words", to: "a.txt")
        let server = try server(folder, BuildHistory())
        defer { server.stop() }
        let client = try Client(of: server)
        try #require(client.get("/a.txt").hasSuffix("words"))
        let socket = try #require(client.otherEnd)
        var isSet: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        try #require(getsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isSet, &size) == 0)
        return isSet != 0
      }
    }
    #expect(sendsAtOnce)
  }

  @Test func `a page is never older than the build that it is said to be of`() async throws {
    let seen = try await whileWaiting {
      try withTemporaryDirectory { folder in
        let rest = String(repeating: "<p>Words.</p>\n", count: 100_000)
        @Sendable func write(_ build: Int) throws {
          try folder.write("\(build) is the build</body>\(rest)", to: ".next")
          try #require(rename("\(folder.path)/.next", "\(folder.path)/index.html") == 0)
        }
        let history = BuildHistory(start: 1)
        try write(1)
        let server = try server(folder, history)
        defer { server.stop() }
        let building = Thread {
          for build in 2...200 {
            try? write(build)
            history.add(changed: ["index.html"], problems: [])
          }
        }
        building.start()
        let client = try Client(of: server)
        var seen: [(build: Int, written: Int)] = []
        while !building.isFinished {
          let page = try client.get("/")
          let build = try #require(page.firstMatch(of: /data-build="(\d+)"/)?.1)
          let written = try #require(page.firstMatch(of: /(\d+) is the build/)?.1)
          seen.append((try #require(Int(build)), try #require(Int(written))))
        }
        return seen
      }
    }
    #expect(seen.filter { $0.written < $0.build }.isEmpty && !seen.isEmpty)
  }
}

/// A connection to a server in this process, for one request after another.
private final class Client {
  private let descriptor: Int32

  init(of server: PreviewServer) throws {
    descriptor = try connection(toPort: try #require(URL(string: server.address)?.port))
  }

  deinit { close(descriptor) }

  /// The answer to a request, head and body.
  func get(_ path: String) throws -> String {
    let request = "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n"
    try #require(send(descriptor, request, request.utf8.count, 0) == request.utf8.count)
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var whole = Int.max
    while answer.count < whole {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      try #require(count > 0)
      answer += buffer[..<count]
      guard whole == .max, let end = answer.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
      let length = try #require(head.firstMatch(of: /(?i)content-length: (\d+)/)?.1)
      whole = end.upperBound + (try #require(Int(length)))
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// The server's end of the connection: the one that is connected with this one.
  var otherEnd: Int32? {
    let own = port(of: descriptor, getsockname)
    return (3..<4096).first { $0 != descriptor && port(of: $0, getpeername) == own }
  }

  private func port(
    of descriptor: Int32,
    _ name: (Int32, UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
  ) -> UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        name(descriptor, $0, &size) == 0
      }
    }
    return isKnown && address.sin_family == sa_family_t(AF_INET) ? address.sin_port : nil
  }
}
