public import Foundation
import LocalConnection
import Preview

/// Requests to a preview at random, each on a connection of its own.
public struct RequestFuzz {
  /// How long an answer may take, in seconds: a preview has nothing to think about.
  private static let patience = 20

  private var texts: TextFuzz
  private let server: PreviewServer
  private let port: Int

  /// Starts a preview of a folder of its own, which is there and empty.
  public init(in folder: URL, seed: UInt64) throws {
    let site = folder.appending(path: "site")
    try FileManager.default.createDirectory(at: site, withIntermediateDirectories: true)
    for (path, text) in [
      ("site/index.html", "<body>words</body>"), ("site/a.txt", "words"),
      ("site/.hidden", "secret"), ("outside.txt", "secret"),
    ] {
      try Data(text.utf8).write(to: folder.appending(path: path))
    }
    let samples = [
      "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
      "GET /a.txt?b=c HTTP/1.1\r\nHost: localhost:80\r\nRange: bytes=0-2\r\n\r\n",
      "GET /.lifeline/news?page=/index.html&build=1 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
      "POST /a HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\nhello",
      "GET /../outside.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
      "GET /.hidden HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /a HTTP/1.0\r\n\r\n",
    ]
    texts = TextFuzz(
      samples.map { Array($0.utf8) }, words: FuzzWords.request + FuzzWords.anywhere, seed: seed)
    server = try PreviewServer(of: site.path)
    port = URL(string: server.address)?.port ?? 0
  }

  public mutating func next() -> [UInt8] { texts.next() }

  /// What is answered to a request, and then to an honest one.
  public func perform(_ request: [UInt8]) -> FuzzOutcome {
    guard let answer = exchange(request) else { return FuzzOutcome("", fault: "no answer in time") }
    var outcome = FuzzOutcome(String(decoding: answer, as: UTF8.self))
    if outcome.said.contains("secret") { outcome.fault = "tells what is hidden" }
    if !answer.isEmpty, !answer.starts(with: "HTTP/1.".utf8) { outcome.fault = "no answer of HTTP" }
    let honest = Array("GET /a.txt HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".utf8)
    guard let words = exchange(honest), words.suffix(5).elementsEqual("words".utf8) else {
      outcome.fault = "does not serve any longer"
      return outcome
    }
    return outcome
  }

  /// Sends bytes, and returns all that is answered until the connection is closed; nil when that takes too
  /// long.
  private func exchange(_ bytes: [UInt8]) -> [UInt8]? {
    guard let descriptor = try? connection(toPort: port) else { return nil }
    defer { close(descriptor) }
    var time = timeval()
    time.tv_sec = Self.patience
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL)
    #else
      let flags: Int32 = 0
    #endif
    _ = send(descriptor, bytes, bytes.count, flags)
    shutdown(descriptor, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count == 0 || count < 0 && errno == ECONNRESET { return answer }
      guard count > 0 else { return nil }
      answer += buffer[..<count]
    }
  }
}
