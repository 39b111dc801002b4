import Foundation
import LocalConnection
import TestSupport
import Testing

/// A running `lifeline serve`, and what its pages see of it.
struct PreviewUnderTest {
  struct Answer {
    var status = 0
    var type = ""
    var length = 0
    var text = ""
    var head = ""
  }

  struct News: Decodable {
    let build: Int
    let isChanged: Bool
    let problems: [String]
  }

  /// How long a test waits for what must come, in steps of a hundredth of a second.
  private static let patience = 3000

  let command: CommandInBackground
  let port: Int

  /// Starts a preview of a folder at a free port, and waits until it is there.
  init(_ arguments: [String] = [], in folder: URL, temporary: URL? = nil) throws {
    let command = try CommandInBackground(
      ["serve", "--port", "0"] + arguments, in: folder, temporary: temporary)
    var port: Int?
    for _ in 0..<Self.patience where port == nil {
      usleep(10_000)
      if let found = command.output.firstMatch(of: /127\.0\.0\.1:(\d+)/) { port = Int(found.1) }
    }
    self.command = command
    self.port = try #require(port, "\(command.error)")
  }

  /// Asks for an address, as it is spelt.
  func get(
    _ path: String, method: String = "GET", host: String = "127.0.0.1",
    headers: [String: String] = [:]
  ) throws -> Answer {
    let more = headers.map { "\($0): \($1)\r\n" }.joined()
    let request =
      "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(more)\r\n"
    let bytes = try exchange(Array(request.utf8))
    let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) ?? bytes.endIndex..<bytes.endIndex
    var answer = Answer()
    answer.text = String(decoding: bytes[end.upperBound...], as: UTF8.self)
    let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    answer.head = head
    for line in head.split(separator: "\r\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      switch words[0].lowercased() {
      case "http/1.1": answer.status = Int(words[1].prefix(3)) ?? 0
      case "content-type:": answer.type = String(words[1])
      case "content-length:": answer.length = Int(words[1]) ?? 0
      default: break
      }
    }
    return answer
  }

  /// What is new for a page since a build, as soon as something is.
  func news(_ page: String, since build: Int? = nil) throws -> News {
    let since = build.map { "&build=\($0)" } ?? ""
    let answer = try get("/.lifeline/news?page=\(page)\(since)")
    return try JSONDecoder().decode(News.self, from: Data(answer.text.utf8))
  }

  /// Waits until something is so.
  func waitUntil(_ condition: (PreviewUnderTest) throws -> Bool) throws {
    for _ in 0..<Self.patience {
      if try condition(self) { return }
      usleep(10_000)
    }
    Issue.record("it never came: \(command.output)\(command.error)")
  }

  /// Sends bytes to the preview, and gives back all that it answers.
  func exchange(_ request: [UInt8]) throws -> [UInt8] {
    let descriptor = try connection(toPort: Int(port))
    defer { close(descriptor) }
    try #require(send(descriptor, request, request.count, 0) == request.count)
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return answer }
      answer += buffer[..<count]
    }
  }
}
