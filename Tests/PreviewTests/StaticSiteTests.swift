import Dispatch
import Foundation
import TestSupport
import Testing

@testable import Preview

@Suite struct StaticSiteTests {
  /// An answer, and what is in the file that it names.
  private struct Outcome: Equatable {
    var answer: StaticSite.Answer
    var text: String?

    static let notFound = Outcome(answer: .notFound)
    static let malformed = Outcome(answer: .malformed)

    static func redirect(_ target: String) -> Outcome { Outcome(answer: .redirect(target)) }
  }

  /// Answers for a small site with a secret beside it.
  private func answer(_ path: String) throws -> Outcome {
    try withTemporaryDirectory { folder in
      try folder.write("front", to: "site/index.html")
      try folder.write("push", to: "site/notes/push.html")
      try folder.write("notes", to: "site/notes/index.html")
      try folder.write("图", to: "site/图 1.svg")
      try folder.write("list", to: "site/.lifeline-files")
      try folder.write("secret", to: "secret.txt")
      let site = folder.appendingPathComponent("site")
      let manager = FileManager.default
      try manager.createSymbolicLink(
        atPath: site.path + "/out.txt", withDestinationPath: folder.path + "/secret.txt")
      try manager.createSymbolicLink(
        atPath: site.path + "/away", withDestinationPath: folder.path)
      let preview = StaticSite(site.path)
      var found = Outcome(answer: preview.answer(to: path))
      if case .file(let path) = found.answer {
        found.text = preview.bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
      }
      return found
    }
  }

  private func file(_ path: String, _ text: String) -> Outcome {
    Outcome(answer: .file(path), text: text)
  }

  @Test func `addresses lead where they do on static hosts`() throws {
    #expect(try answer("/") == file("index.html", "front"))
    #expect(try answer("/index.html") == file("index.html", "front"))
    #expect(try answer("/notes/push.html") == file("notes/push.html", "push"))
    #expect(try answer("/notes/push") == file("notes/push.html", "push"))
    #expect(try answer("/notes/") == file("notes/index.html", "notes"))
    #expect(try answer("/notes") == .redirect("/notes/"))
    #expect(try answer("//notes") == .redirect("/notes/"))
    #expect(try answer("/notes/push.html/") == .notFound)
    #expect(try answer("/nowhere") == .notFound)
  }

  @Test func `addresses are decoded once`() throws {
    #expect(try answer("/%E5%9B%BE%201.svg") == file("图 1.svg", "图"))
    #expect(try answer("/notes%2Fpush.html") == file("notes/push.html", "push"))
    #expect(try answer("/%252e%252e/secret.txt") == .notFound)
    #expect(try answer("/%zz") == .malformed)
    #expect(try answer("/%ff") == .malformed)
  }

  @Test(arguments: [
    "/../secret.txt", "/notes/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt", "/./../secret.txt", "//../secret.txt", "/out.txt", "/away/secret.txt",
    "/.lifeline-files", "/..",
  ])
  func `nothing outside is found, and nothing hidden`(_ path: String) throws {
    #expect(try answer(path) == .notFound)
  }

  @Test(arguments: ["/..\\secret.txt", "/a%00.html", "", "secret.txt", "http://elsewhere/"])
  func `what is no path is refused`(_ path: String) throws {
    #expect(try answer(path) == .malformed)
  }

  @Test func `a page knows the addresses under which it is read`() {
    #expect(StaticSite.files(for: "/") == ["index.html"])
    #expect(StaticSite.files(for: "/a/") == ["a/index.html"])
    #expect(StaticSite.files(for: "/a/b.html").contains("a/b.html"))
    #expect(StaticSite.files(for: "/a/b").contains("a/b.html"))
  }

  @Test func `types are those that browsers need`() {
    #expect(MediaType.of("a/b.html") == "text/html; charset=utf-8")
    #expect(MediaType.of("a.b/c.SVG") == "image/svg+xml")
    #expect(MediaType.of("search.js") == "text/javascript; charset=utf-8")
    #expect(MediaType.of("a.html/b") == "application/octet-stream")
  }

  /// As one that takes a file's place after that was found, and before it is opened.
  @Test func `a pipe is no file, and its opening waits for nobody`() async throws {
    let isWaiting = try await whileWaiting {
      try withTemporaryDirectory { folder in
        let path = folder.path + "/a.txt"
        try #require(mkfifo(path, 0o644) == 0)
        let isOpened = DispatchSemaphore(value: 0)
        let reader = Thread {
          #expect(StaticSite(folder.path).open("a.txt") == nil)
          isOpened.signal()
        }
        reader.start()
        guard isOpened.wait(timeout: .now() + 30) == .timedOut else { return false }
        // Somebody to write to it lets the reader go.
        let writer = open(path, O_WRONLY)
        isOpened.wait()
        close(writer)
        return true
      }
    }
    #expect(!isWaiting)
  }
}
