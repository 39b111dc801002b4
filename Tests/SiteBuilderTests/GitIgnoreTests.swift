import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import SiteBuilder

/// What git ignores, which git itself says in these tests and nowhere else.
@Suite("What git ignores")
struct GitIgnoreTests {
  private static let names = ["a", "b", "notes", "build", "x.y", "q [1]", "é", "Draft"]
  private static let files = [
    "a.md", "b.md", "a.txt", "draft.md", "1.md", "read me.md", "#x.md", "!y.md",
  ]
  private static let patterns = [
    "a", "a/", "/a", "*.md", "!*.md", "!a.md", "**/a", "a/**", "a/**/b.md", "/notes/*", "!/notes/a",
    "notes/", "[a-c].md", "[!a].md", "[^ab]*", "?.md", "\\#x.md", "#comment", "\\!y.md", "!", "/",
    "**", "!a/", "b*", "*/a.md", "/*/b", "a.md ", "a.md\\ ", "read me.md", "é", "[[:digit:]].md",
    "[", "a\\", "x.y/", "**/notes/**", "!notes/**/a.md", "q \\[1\\]", "q [[]1]", "*.m?", "d*t.md",
    "***",
    "a**.md", "/a/../b", "[]a].md", "[a-", "draft*", "!draft.md", "build", "*", "!*/",
  ]

  private static func patterns(_ generator: inout SeededGenerator) -> String {
    let lines = (0..<1 + generator.below(4)).map { _ in patterns[generator.below(patterns.count)] }
    return lines.joined(separator: generator.below(5) == 0 ? "\r\n" : "\n") + "\n"
  }

  @Test(arguments: 0..<40)
  func `is what git says, whatever is written where`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    try withTemporaryDirectory { folder in
      var folders = [""]
      for _ in 0..<8 {
        folders.append(
          folders[generator.below(folders.count)] + Self.names[generator.below(Self.names.count)]
            + "/")
      }
      for place in folders {
        for _ in 0..<4 {
          try folder.write("x", to: place + Self.files[generator.below(Self.files.count)])
        }
        if generator.below(3) == 0 {
          try folder.write(Self.patterns(&generator), to: place + ".gitignore")
        }
      }
      try git(["init", "-q"], in: folder)
      try folder.write(Self.patterns(&generator), to: ".git/info/exclude")
      let listed = try git(
        ["-c", "core.quotePath=false", "ls-files", "-z", "--others", "--exclude-standard"],
        in: folder)
      let expected = listed.split(separator: "\0").map(String.init)
        .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } && $0.hasSuffix(".md") }
      let found = try #require(try ContentFolder(folder.path)).pages.map(\.path)
      #expect(Set(found) == Set(expected), "seed \(seed)")
      // A folder of the repository sees what the folders above it say.
      guard
        let place = folders.dropFirst().first(where: { place in
          found.contains { $0.hasPrefix(place) }
        })
      else { return }
      let below = try #require(try ContentFolder("\(folder.path)/\(place.dropLast())")).pages.map(
        \.path)
      #expect(
        Set(below)
          == Set(expected.filter { $0.hasPrefix(place) }.map { String($0.dropFirst(place.count)) }))
    }
  }

  @Test func `is meant where it is named itself`() throws {
    try withTemporaryDirectory { folder in
      try git(["init", "-q"], in: folder)
      try folder.write("made/\n*.tmp.md\n", to: ".gitignore")
      for name in ["made/a.md", "made/b.tmp.md", "a.md"] { try folder.write("x", to: name) }
      #expect(try ContentFolder(folder.path)?.pages.map(\.path) == ["a.md"])
      let pages = try ContentFolder(folder.path + "/made")?.pages.map(\.path)
      #expect(pages == ["a.md", "b.tmp.md"])
    }
  }

  @Test func `is not asked of folders above that are in no repository`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("*.md\n", to: ".gitignore")
      try folder.write("b.md\n", to: "notes/.gitignore")
      for name in ["notes/a.md", "notes/b.md"] { try folder.write("x", to: name) }
      #expect(try ContentFolder(folder.path + "/notes")?.pages.map(\.path) == ["a.md"])
    }
  }

  @Test func `counts for images too, and so do folders that tools have filled`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("*.png\n", to: ".gitignore")
      let tools = [
        "node_modules/m/readme.md", "sub/Pods/a.md", "venv/lib/a.md", "venv/pyvenv.cfg",
        "cache/a.md",
        "cache/CACHEDIR.TAG", ".hidden/a.md", "Carthage/a.md",
      ]
      for name in ["a.md", "a.png", "b.svg"] + tools { try folder.write("x", to: name) }
      let content = try #require(try ContentFolder(folder.path))
      #expect(content.pages.map(\.path) == ["a.md"])
      #expect(content.assets.map(\.path) == ["b.svg"])
    }
  }

  @Test func `cannot be told where a list is larger than anybody writes, which is said`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("x", to: "a.md")
      try folder.write(String(repeating: "b.md\n", count: 40_001), to: ".gitignore")
      let error = #expect(throws: SiteError.self) { try ContentFolder(folder.path) }
      #expect(error?.message.contains(".gitignore' is larger than 200 kB") == true)
    }
  }

  @Test func `cannot be told where there are more patterns than can be tried, which is said`()
    throws
  {
    try withTemporaryDirectory { folder in
      let starred = (0..<2_000).map { "*a*a*\($0)b\n" }
      try folder.write(starred.joined(), to: ".gitignore")
      var ignored = try GitIgnore(folder.path, allowance: 0)
      try ignored.enter("", says: true)
      let name = String(repeating: "a", count: 100) + "b"
      let error = #expect(throws: SiteError.self) { try ignored.ignores(name, isFolder: false) }
      #expect(error?.message.contains("too many patterns") == true)
    }
  }

  @Test func `is known though a list has thousands of names`() throws {
    try withTemporaryDirectory { folder in
      let names = (0..<5_000).map { "n\($0)/\nd/e\($0)\n" }
      try folder.write(names.joined() + "!n7/\n", to: ".gitignore")
      var ignored = try GitIgnore(folder.path, allowance: 0)
      try ignored.enter("", says: true)
      #expect(try ignored.ignores("n4999", isFolder: true))
      #expect(try !ignored.ignores("n4999", isFolder: false))
      #expect(try !ignored.ignores("n7", isFolder: true))
      #expect(try ignored.ignores("d/e4999", isFolder: false))
      #expect(try !ignored.ignores("e4999", isFolder: false))
    }
  }
}
