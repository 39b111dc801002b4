import POSIX
import Testing

/// Paths as the system understands them.
@Suite("System paths")
struct SystemPathTests {
  private func with(_ body: (_ folder: String) throws -> Void) throws {
    var template = Array("\(Environment.temporaryFolder)/paths-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    let folder = SystemPath.resolved(String(cString: made))
    defer {
      for name in ["a/f", "a/up", "a", "to-a", "gone", "loop", "other", "deep"] {
        if unlink("\(folder)/\(name)") != 0 { rmdir("\(folder)/\(name)") }
      }
      rmdir(folder)
    }
    mkdir("\(folder)/a", 0o700)
    symlink("a", "\(folder)/to-a")
    symlink("..", "\(folder)/a/up")
    symlink("a/nothing", "\(folder)/gone")
    symlink("other/x", "\(folder)/loop")
    symlink("loop/y", "\(folder)/other")
    try body(folder)
  }

  @Test(arguments: [
    ("/a/./b//c/", "/a/b/c"), ("/a/../b", "/b"), ("/../..", "/"), ("/", "/"), ("/~x", "/~x"),
  ])
  func areSpelledWithoutNeedlessSteps(_ path: String, _ whole: String) {
    #expect(SystemPath.whole(path) == whole)
  }

  @Test func beginAtTheRoot() {
    #expect(SystemPath.whole("x").hasPrefix("/"))
    #expect(SystemPath.whole("x") == SystemPath.whole(".") + "/x")
    #expect(SystemPath.components("/a/b") == ["/", "a", "b"])
  }

  @Test(arguments: [
    ("to-a", "a"), ("to-a/new", "a/new"), ("a/up/a", "a"), ("to-a/../x", "x"),
    ("gone", "a/nothing"), ("new/deep", "new/deep"),
  ])
  func leadOverLinks(_ path: String, _ target: String) throws {
    try with { folder in #expect(SystemPath.resolved("\(folder)/\(path)") == "\(folder)/\(target)")
    }
  }

  @Test func ofLinksThatLeadToThemselvesComeToAnEnd() throws {
    try with { folder in
      #expect(SystemPath.resolved("\(folder)/loop").hasPrefix(folder))
      #expect(SystemPath.real("\(folder)/loop") == nil)
    }
  }
}
