import Foundation
import TestSupport
import Testing

@testable import Commands

/// What a build says that it read, as Make and Ninja understand it.
@Suite struct DependencyTests {
  /// Names in which each sign means something to one of the tools.
  private static let odd = [
    "a b.md", "a  c.md", "$x $(y) ${z}.md", "h#sh #i.md", "100%.md", "a=b.md", "a&b.md",
    "(c)[d]{e}.md",
    "it's \"q\".md", "~t.md", "ü 漢.md", "a,b+c!@.md", "d/e f/g.md", "a\\b.md", "a\\ b.md",
    "a\\#b.md",
    "c:d.md", "c: d.md", "s;t.md", "st*r.md", "q?.md", "p|q.md", "l<m>n.md", "^x`y`.md", "%.md",
  ]

  private func withNotes(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      for name in Self.odd { try folder.write("# A\n", to: "content/\(name)") }
      try folder.write("# Front\n", to: "content/index.md")
      try folder.write("a { }\n", to: "templates/style.css")
      try body(folder)
    }
  }

  /// Makes a file newer than all others.
  private func touch(_ path: String, in folder: URL) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)],
      ofItemAtPath: folder.appendingPathComponent(path).path)
  }

  private static let isMakeThere = FileManager.default.fileExists(atPath: "/usr/bin/make")
  private static let isNinjaThere = FileManager.default.fileExists(atPath: "/usr/bin/ninja")

  /// What one of the tools cannot be told.
  private static func cannotBeSaid(_ form: DependencyForm, _ name: String) -> Bool {
    name.contains { form == .make ? $0 == ";" : "&\"'\\;*?|<>^`".contains($0) }
  }

  @Test(.enabled(if: isMakeThere)) func `Make builds again when any of it changes`() throws {
    try withNotes { folder in
      let command = CommandUnderTest.executable.path
      try folder.write(
        """
        stamp:
        \t'\(command)' build --quiet --depfile make=site.d --depfile-target stamp 2>log
        \ttouch stamp
        -include site.d

        """, to: "Makefile")
      func isDone() throws -> Bool {
        let run = try Shell.run("make -q stamp", in: folder)
        #expect(run.status < 2, "\(run.error)")
        return run.status == 0
      }
      #expect(try Shell.run("make", in: folder).status == 0)
      #expect(try isDone())
      try checkEach(.make, in: folder, isDone)
      // One that is gone stops nothing, and one that comes is seen.
      try FileManager.default.removeItem(at: folder.appendingPathComponent("content/a b.md"))
      try touch("content", in: folder)
      #expect(try !isDone())
      let again = try Shell.run("make", in: folder)
      #expect(again.status == 0, "\(again.error)")
      #expect(try !folder.read("site.d").contains("/a\\ b.md"))
    }
  }

  /// Has each file change, and be as it was again.
  private func checkEach(
    _ form: DependencyForm, in folder: URL, _ isDone: () throws -> Bool
  ) throws {
    let log = try folder.read("log")
    for name in Self.odd.map({ "content/\($0)" }) + ["templates/style.css", "templates"] {
      let isLeftOut = log.contains("'\(name)' is left out of 'site.d'")
      #expect(isLeftOut == Self.cannotBeSaid(form, name), "\(name)")
      guard !isLeftOut else { continue }
      try touch(name, in: folder)
      #expect(try !isDone(), "\(name)")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)],
        ofItemAtPath: folder.appendingPathComponent(name).path)
      #expect(try isDone(), "\(name)")
    }
  }

  @Test(.enabled(if: isNinjaThere)) func `Ninja builds again when any of it changes`() throws {
    try withNotes { folder in
      let command = CommandUnderTest.executable.path
      try folder.write(
        """
        rule site
          command = '\(command)' build --quiet --depfile ninja=site.d --depfile-target stamp 2>log; touch stamp
          depfile = site.d
        build stamp: site

        """, to: "build.ninja")
      #expect(try Shell.run("ninja", in: folder).status == 0)
      try checkEach(.ninja, in: folder) {
        try Shell.run("ninja -n", in: folder).output.contains("no work to do")
      }
    }
  }

  @Test func `a list has the files as they are called`() throws {
    try withTemporaryDirectory { folder in
      for path in ["content/index.md", "content/a b.md", "content/d/x.svg", "templates/style.css"] {
        try folder.write(path.hasSuffix("svg") ? "<svg/>" : "", to: path)
      }
      try folder.write("x\n", to: "content/.gitignore")
      let run = try CommandUnderTest.run(["build", "--depfile", "list=read"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      let read = try folder.read("read").split(separator: "\n").map(String.init)
      #expect(
        read.dropLast() == [
          "content/a b.md", "content/index.md", "content/d/x.svg", "content", "content/d",
          "templates/style.css", "templates",
        ])
      #expect(read.last?.hasSuffix("/content/.gitignore") == true)
      // A build with nothing to do has read the same.
      _ = try CommandUnderTest.run(["build", "--depfile", "list=again"], in: folder)
      #expect(try folder.read("again") == folder.read("read"))
    }
  }

  @Test(arguments: [
    (["--depfile", "site.d"], "'site.d' is invalid"), (["--depfile", "cmake=x"], "is invalid"),
    (["--depfile", "make="], "is invalid"),
    (["--depfile-target", "x"], "'--depfile-target' needs a '--depfile'"),
    (["--depfile", "make=x"], "'--depfile-target site.stamp' names it"),
    (["--depfile", "make=x", "--depfile-target", "%"], "'%' is no name for make"),
    (["--depfile", "ninja=x", "--depfile-target", "a*"], "'a*' is no name for ninja"),
  ])
  func `what cannot be written is refused`(options: [String], message: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/index.md")
      let run = try CommandUnderTest.run(["build"] + options, in: folder)
      #expect(run.status == 2 && run.error.contains(message), "\(run.error)")
    }
  }
}
