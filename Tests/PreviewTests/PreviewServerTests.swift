import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite struct PreviewServerTests {
  /// The body is sent after the head, and would wait until the reader's system has acknowledged that.
  @Test func `nothing of an answer waits to be sent`() async throws {
    let sendsAtOnce = try await whileWaiting {
      try withTemporaryDirectory { folder in
        try folder.write("words", to: "a.txt")
        let server = try PreviewServer(StaticSite(folder.path), BuildHistory(), port: 0)
        defer { server.stop() }
        let client = try PreviewClient(of: server)
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
        let server = try PreviewServer(StaticSite(folder.path), history, port: 0)
        defer { server.stop() }
        let building = Thread {
          for build in 2...200 {
            try? write(build)
            history.add(changed: ["index.html"], problems: [])
          }
        }
        building.start()
        let client = try PreviewClient(of: server)
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
