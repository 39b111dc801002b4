import Foundation
import TestSupport
import Testing

@testable import Preview

/// No client of a preview holds up another, whatever it sends or leaves out.
@Suite struct RequestLimitTests {
  private static let head = "GET /a.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n"

  /// Runs a body with a preview of one file.
  private func withServer<Result: Sendable>(
    _ limits: RequestLimits = RequestLimits(),
    _ body: @escaping @Sendable (PreviewServer) throws -> Result
  ) async throws -> Result {
    try await whileWaiting {
      try withTemporaryDirectory { folder in
        try folder.write("words", to: "a.txt")
        let server = try PreviewServer(
          StaticSite(folder.path), BuildHistory(), port: 0, limits: limits)
        defer { server.stop() }
        return try body(server)
      }
    }
  }

  /// What a new client gets, which is all that others may ask for.
  private static func isServing(_ server: PreviewServer) throws -> Bool {
    try PreviewClient(of: server).get("/a.txt").hasSuffix("\r\n\r\nwords")
  }

  @Test func `an address without an end is not read to its end`() async throws {
    try await withServer { server in
      let clients = try (0..<2).map { _ in try PreviewClient(of: server) }
      let part = String(repeating: "a", count: 1 << 16)
      for client in clients { _ = client.sends("GET /") }
      // A client that is not closed would go on for ever.
      for client in clients { while client.sends(part) {} }
      #expect(try Self.isServing(server))
    }
  }

  @Test(arguments: [
    "GET /\(String(repeating: "a", count: 17_000)) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    "\(head)A: \(String(repeating: "a", count: 17_000))\r\n\r\n",
    head + (0..<200).map { "A\($0): a\r\n" }.joined() + "\r\n",
    head + (0..<100).map { "A\($0): \(String(repeating: "a", count: 1000))\r\n" }.joined() + "\r\n",
  ])
  func `a head that is too long is said to be`(_ request: String) async throws {
    let answer = try await withServer { server in
      let client = try PreviewClient(of: server)
      try client.send(request)
      let answer = try client.answer()
      client.waitUntilClosed()
      #expect(try Self.isServing(server))
      return answer
    }
    #expect(answer.hasPrefix("HTTP/1.1 431 "))
    #expect(answer.contains("\r\nConnection: close\r\n"))
    #expect(answer.hasSuffix("\r\n\r\nthe request is too long\n"))
  }

  @Test func `what is no request is said to be none`() async throws {
    let answer = try await withServer { server in
      let client = try PreviewClient(of: server)
      try client.send("\u{1}\u{2}\u{3}\r\n\r\n")
      defer { client.waitUntilClosed() }
      return try client.answer()
    }
    #expect(answer.hasPrefix("HTTP/1.1 400 "))
  }

  @Test(arguments: ["Content-Length: 20000000", "Transfer-Encoding: chunked"])
  func `a body is not waited for`(_ header: String) async throws {
    for method in ["GET", "POST"] {
      let answer = try await withServer { server in
        let client = try PreviewClient(of: server)
        try client.send("\(method) /a.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\(header)\r\n\r\n")
        defer { client.waitUntilClosed() }
        return try client.answer()
      }
      #expect(answer.hasPrefix(method == "GET" ? "HTTP/1.1 200 " : "HTTP/1.1 405 "))
      #expect(answer.contains("\r\nConnection: close\r\n"))
    }
  }

  @Test func `whoever sends a head slowly is not waited for`() async throws {
    var limits = RequestLimits()
    limits.timeForHead = .seconds(1)
    try await withServer(limits) { server in
      let clients = try (0..<20).map { _ in try PreviewClient(of: server) }
      for client in clients { try client.send("GET /a.txt HTTP/1.1\r\n") }
      #expect(try Self.isServing(server))
      // A little now and then is not enough.
      while clients[0].sends("A: a\r\n") { usleep(20_000) }
      for client in clients { client.waitUntilClosed() }
    }
  }

  @Test func `of many connections those are closed that ask for nothing`() async throws {
    var limits = RequestLimits()
    limits.connections = 16
    try await withServer(limits) { server in
      let busy = try PreviewClient(of: server)
      var idle: [PreviewClient] = []
      for _ in 0..<100 {
        idle.append(try PreviewClient(of: server))
        #expect(try busy.get("/a.txt").hasSuffix("words"))
      }
      idle[0].waitUntilClosed()
      #expect(try Self.isServing(server))
    }
  }

  @Test func `requests that are sent at once are answered in their order`() async throws {
    try await withServer { server in
      let client = try PreviewClient(of: server)
      let requests = (0..<200).map { number in
        "GET /\(number % 2 == 0 ? "a.txt" : "b\(number)") HTTP/1.1\r\nHost: localhost\r\n\r\n"
      }
      try client.send(requests.joined())
      for number in 0..<200 {
        let answer = try client.answer()
        #expect(answer.hasPrefix(number % 2 == 0 ? "HTTP/1.1 200 " : "HTTP/1.1 404 "))
      }
    }
  }

  /// Its other half may be closed already.
  @Test func `whoever asks for nothing more gets the answer still`() async throws {
    let answer = try await withServer { server in
      let client = try PreviewClient(of: server)
      try client.send(Self.head + "\r\n")
      client.endSending()
      return try client.answer()
    }
    #expect(answer.hasSuffix("words"))
  }

  @Test(arguments: [("1.1", "400"), ("1.0", "200")])
  func `a request without a host is one of HTTP 1.0`(version: String, status: String) async throws {
    let answer = try await withServer { server in
      let client = try PreviewClient(of: server)
      try client.send("GET /a.txt HTTP/\(version)\r\n\r\n")
      return try client.answer()
    }
    #expect(answer.contains(" \(status) "))
  }

  @Test(arguments: [
    "Host: evil.example", "Host: 127.0.0.1.evil.example", "Host: 127.0.0.1\r\nHost: evil.example",
  ])
  func `a site elsewhere that has its name lead here reads nothing`(_ host: String) async throws {
    let answer = try await withServer { server in
      let client = try PreviewClient(of: server)
      try client.send("GET /a.txt HTTP/1.1\r\n\(host)\r\n\r\n")
      return try client.answer()
    }
    #expect(answer.hasPrefix("HTTP/1.1 403 "))
  }
}
