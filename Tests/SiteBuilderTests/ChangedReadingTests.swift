import Foundation
import SourceText
import TestSupport
import Testing

@testable import SiteBuilder

/// Which notes are read to check those that changed since a commit.
@Suite("Notes that changed")
struct ChangedReadingTests {
  private static let notes = [
    "index.md": "# Front\n\n[a](a.md#one)\n",
    "a.md": "# A\n\n## One\n\n[b](b.md)\n",
    "b.md": "# B\n\n![[c]]\n",
    "c.md": "# C\n\ntext ^block\n",
    "d.md": "---\naliases: [old]\n---\n# D\n",
    "stage.md": "# S\n\n```swift stage id=st\nclass A: UIViewController {}\n```\n",
    "image.png": "png",
  ]

  /// The pages that are looked at and those that are read, after some changes; nil where all are read.
  private func reading(
    after changes: [String: String?], among named: Set<String>? = nil
  ) throws -> (looked: [String], read: [String])? {
    try SiteFixture.with(Self.notes) { site in
      for number in 0..<40 { try site.write("# N\(number)\n\none\n", to: "n/\(number).md") }
      try site.git("init", "-q", "-b", "main")
      try site.git("add", "-A")
      try site.git("commit", "-q", "-m", "one")
      for (path, text) in changes {
        if let text { try site.write(text, to: path) } else { try site.remove(path) }
      }
      let folder = site.folder.appendingPathComponent("content").path
      let since = try GitChanges(since: "HEAD", below: folder)
      guard
        let (read, pages) = try Notebook.load(
          changed: since, among: named, ofFolder: folder, leavingOutDrafts: true, naming: { $0 })
      else { return nil }
      // Of a page that is not read nothing is known but its name.
      return (
        pages.sorted(), read.value.pages.filter { $0.outline.hash != 0 }.map(\.path).sorted()
      )
    }
  }

  @Test(
    arguments: [
      ([:], [], ["index.md"]),
      (["a.md": "# A\n\n## One\n\nmore [b](b.md)\n"], ["a.md"], ["a.md", "b.md", "index.md"]),
      // Its own links are of nobody else.
      (["a.md": "# A\n\n## One\n\n[d](d.md)\n"], ["a.md"], ["a.md", "d.md", "index.md"]),
      (["c.md": "# C\n\nother ^block\n"], ["c.md"], ["c.md", "index.md"]),
      (["image.png": "other"], [], ["index.md"]),
      (["n/7.md": "# N7\n\ntext\n"], ["n/7.md"], ["index.md", "n/7.md"]),
    ] as [([String: String?], [String], [String])])
  func `are read with what they need where no other can hold otherwise`(
    changes: [String: String?], looked: [String], read: [String]
  ) throws {
    let found = try #require(try reading(after: changes))
    #expect(found.looked == looked)
    #expect(found.read == read)
  }

  @Test(
    arguments: [
      // A title, a heading, the name of a block, another name, a stage: others may lead there.
      ["a.md": "# AA\n\n## One\n\n[b](b.md)\n"], ["a.md": "# A\n\n## Two\n\n[b](b.md)\n"],
      ["c.md": "# C\n\ntext\n"], ["d.md": "---\naliases: [older]\n---\n# D\n"],
      ["stage.md": "# S\n\n```swift stage id=st\nclass A: UIViewController { }\n```\n"],
      // What it shows: two may show each other.
      ["c.md": "# C\n\ntext ^block\n\n![[b]]\n"],
      // Something has come or gone, or speaks for all.
      ["e.md": "# E\n"], ["c.md": nil], ["image.png": nil], ["other.png": "png"],
      ["index.md": "# Front\n\n[a](a.md#one) and\n"],
    ] as [[String: String?]])
  func `are not read by themselves where others may hold otherwise`(changes: [String: String?])
    throws
  {
    #expect(try reading(after: changes) == nil)
  }

  @Test func `are read as far as they are asked for`() throws {
    let found = try #require(
      try reading(
        after: ["a.md": "# A\n\n## One\n\nmore [b](b.md)\n", "c.md": "# C\n\nother ^block\n"],
        among: ["c.md", "d.md"]))
    #expect(found.looked == ["c.md"])
  }
}
