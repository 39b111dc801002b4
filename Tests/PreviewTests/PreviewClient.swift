import Dispatch
import Foundation
import LocalConnection
import TestSupport
import Testing

@testable import Preview

/// Runs a body where it may wait, which a task may not.
func whileWaiting<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async {
      continuation.resume(with: Swift.Result { try body() })
    }
  }
}

/// A connection to a server in this process, for one request after another.
final class PreviewClient {
  private let descriptor: Int32
  /// What has come and belongs to no answer yet.
  private var rest: [UInt8] = []

  init(of server: PreviewServer) throws {
    descriptor = try connection(toPort: try #require(URL(string: server.address)?.port))
  }

  deinit { close(descriptor) }

  /// The answer to a request, head and body.
  func get(_ path: String) throws -> String {
    try send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n")
    return try answer()
  }

  /// Sends all of a text.
  func send(_ text: String) throws {
    try #require(sends(text))
  }

  /// Sends a text; false when the server takes no more.
  func sends(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    return Foundation.send(descriptor, bytes, bytes.count, flags) == bytes.count
  }

  /// The next answer, head and body.
  func answer() throws -> String {
    while true {
      if let count = try wholeAnswer() {
        defer { rest.removeFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
      }
      try #require(receive())
    }
  }

  /// How long the next answer is; nil when it has not come to its end.
  private func wholeAnswer() throws -> Int? {
    guard let end = rest.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: rest[..<end.lowerBound], as: UTF8.self)
    let length = try #require(head.firstMatch(of: /(?i)content-length: (\d+)/)?.1)
    let count = end.upperBound + (try #require(Int(length)))
    return rest.count < count ? nil : count
  }

  /// Says that nothing more is sent.
  func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Waits until the server has closed the connection.
  func waitUntilClosed() { while receive() {} }

  /// Takes more of what the server sends; false when that is all.
  private func receive() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return false }
    rest += buffer[..<count]
    return true
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
