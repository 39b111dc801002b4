import Foundation
import Markup
import SourceText
import TestSupport
import Testing

@testable import SiteBuilder

/// The tree of a page that hooks get, and its way back into Markdown.
@Suite struct HookTreeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func read(_ file: SourceFile) -> Document { Document.parse(file).value }

  /// A page with another tree.
  private func changed(
    _ text: String, _ change: (inout TreeNode) -> Void
  ) throws -> String {
    let document = Self.read(SourceFile(path: "page.md", text: text))
    let old = PageTree.of(document)
    var new = old
    change(&new)
    let file = try TreeChange.source(of: document, from: old, to: new, Self.read)
    return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
  }

  /// Takes the places of all nodes away, so that each of them is written anew.
  private static func forget(_ node: inout TreeNode) {
    node.range = nil
    for index in node.children.indices { forget(&node.children[index]) }
  }

  @Test func `every page of the project says the same when all of it is written anew`() throws {
    var pages = 0
    for folder in ["content", "Tests/Suite/Pages", "Tests/Suite/Conformance"] {
      let place = Self.root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String }
      for path in (files ?? []).sorted() where path.hasSuffix(".md") {
        let text = try place.read(path)
        do throws(HookFault) {
          let document = Self.read(SourceFile(path: path, text: text))
          let old = PageTree.of(document)
          var new = old
          Self.forget(&new)
          // What is the same is not written: one word more has all blocks beside it written as new.
          new.children.append(
            TreeNode("paragraph", [:], [TreeNode("text", ["value": .text("End")])]))
          _ = try TreeChange.source(of: document, from: old, to: new, Self.read)
        } catch {
          Issue.record("\(path): \(error.problem)")
        }
        pages += 1
      }
    }
    #expect(pages > 100)
  }

  @Test(arguments: [
    "*a*", "a_b_c", "`code`", "[a](b)", "[[a]]", "![[a]]", "<b>", "&amp;", "&#65;", "# a", "#tag",
    "- a", "+ a", "* a", "1. a", "12) a", "> a", "---", "===", "a\n---", "a\n===", "$a$", "$$a$$",
    "==a==", "~~a~~", "%%a%%", "[^1]", "^[a]", "a ^b", "https://example.org", "www.example.org",
    "me@example.org", "mailto:a", "| a |\n| - |", ": a", "a\n: b", "\\", "\\*", "    a", "```",
    "~~~", "[a]: b", "[!NOTE]", "[ ] a", "[x] a", "{#a}", "::: tip", "=== \"a\"", "<!-- a -->",
    "a  \nb", "{{#include a}}", "a|b", "\u{A0}a", "!", "a!\\[", "1986\\. x", "中文*强*调",
  ])
  func `a text that is full of marks is read as that text`(text: String) throws {
    for host in [
      "# T\n\nword\n", "- word\n", "> - word\n", "| a |\n| - |\n| word |\n", "## word\n",
    ] {
      do throws(HookFault) {
        let document = Self.read(SourceFile(path: "page.md", text: host))
        let old = PageTree.of(document)
        var new = old
        Self.replace("word", with: text, in: &new)
        let file = try TreeChange.source(of: document, from: old, to: new, Self.read)
        #expect(file != nil)
      } catch {
        Issue.record("\(host): \(error.problem)")
      }
    }
  }

  private static func replace(_ word: String, with text: String, in node: inout TreeNode) {
    if node.text("value") == word { node.attributes["value"] = .text(text) }
    for index in node.children.indices { replace(word, with: text, in: &node.children[index]) }
  }

  @Test func `a block in others is changed where it stands`() throws {
    let text = "> - [ ] a  b\n>   - word\n>\n>     ```c\n>     x\n>     ```\n>\n>  *odd*\n"
    let result = try changed(text) { Self.replace("word", with: "two\nlines", in: &$0) }
    #expect(result == text.replacing("word", with: "two\n>     lines"))
  }

  @Test func `what is no block stays where blocks come, go and move`() throws {
    let text =
      "# T\n[a]: b\n\nOne [a].\n\n<!-- c -->\n\nTwo.\n\n%%d%%\n\nThree[^1].\n\n[^1]: Note.\n"
    let moved = try changed(text) { $0.children.swapAt(1, 2) }
    #expect(moved.contains("[a]: b\n"))
    #expect(moved.contains("Two.\n\nOne [a]."))
    let removed = try changed(text) { $0.children.removeSubrange(1...3) }
    for part in ["[a]: b", "<!-- c -->", "%%d%%", "[^1]: Note."] { #expect(removed.contains(part)) }
    #expect(!removed.contains("Two."))
    let empty = try changed(text) { $0.children = [] }
    #expect(!empty.contains("One"))
  }

  @Test func `what is nested without end is not shown, and can only stay`() throws {
    let text = String(repeating: "> ", count: 300) + "deep\n\nword\n"
    let result = try changed(text) { Self.replace("word", with: "other", in: &$0) }
    #expect(result == text.replacing("word", with: "other"))
    #expect(throws: HookFault.self) {
      _ = try changed(text) {
        $0.children[0].range = nil
        $0.children.removeLast()
      }
    }
  }

  @Test func `a hook that goes on without end is ended`() throws {
    let pages = (0..<100).map { ("\($0).md", "# Page\n") }
    try SiteFixture.with(Dictionary(uniqueKeysWithValues: pages)) { site in
      let hook = site.folder.appendingPathComponent("hook").path
      // Its own program holds the pipe too.
      try "#!/bin/sh\nsleep 600 | cat\n".write(toFile: hook, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
      var build = SiteBuild(
        content: site.folder.appendingPathComponent("content").path,
        output: site.folder.appendingPathComponent("site").path)
      build.hooks = Hooks([hook])
      build.hooks.patience = .seconds(1)
      let start = ContinuousClock.now
      let error = #expect(throws: SiteError.self) { _ = try build.run() }
      #expect(error?.message.contains("took longer than 1 s, and was ended") == true)
      #expect(ContinuousClock.now - start < .seconds(30))
      #expect(!site.exists("index.html"))
    }
  }
}
