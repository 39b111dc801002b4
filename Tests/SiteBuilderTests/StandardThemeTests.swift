import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// The theme is in the binary too, so that the command needs nothing beside it.
@Suite("The theme of the house")
struct StandardThemeTests {
  /// `templates/` is where it is written; the build takes it over into the code.
  @Test func isWhatTheTemplatesFolderHolds() throws {
    let folder = URL(fileURLWithPath: templates)
    let names = try FileManager.default.subpathsOfDirectory(atPath: templates).filter { path in
      let isFile = path.split(separator: "/").last?.contains(".") == true
      return isFile && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted()
    var files: [(String, String)] = []
    for name in names {
      files.append((name, try folder.read(name)))
    }
    #expect(EmbeddedFiles.all.map(\.name) == files.map(\.0))
    for (name, text) in files {
      let isSame = EmbeddedFiles.all.contains { $0.name == name && $0.text == text }
      #expect(isSame, "\(name) differs: the next build takes it over")
    }
  }

  /// Whoever changes a template finds there what it may ask for.
  @Test(arguments: ["en", "zh-Hans"])
  func hasItsKeysInTheManual(_ language: String) throws {
    let folder = URL(fileURLWithPath: templates)
    let name = language == "en" ? "templates.md" : "templates.\(language).md"
    let manual = try folder.deletingLastPathComponent().read("content/manual/\(name)")
    for file in ["page.mustache", "scenario.mustache"] {
      for tag in try folder.read(file).matches(of: /\{\{[#^\/{]?(\w+)\}/) {
        #expect(manual.contains("`\(tag.1)`"), "\(file) has '\(tag.1)'")
      }
    }
  }

  /// What a page carries until somebody opens the search: its script, and those that stand in it.
  @Test func asksLittleOfTheReader() throws {
    let script = try #require(EmbeddedFiles.all.first { $0.name == "script.js" })
    let page = try #require(EmbeddedFiles.all.first { $0.name == "page.mustache" })
    let inline = page.text.matches(of: /<script>(.*?)<\/script>/.dotMatchesNewlines()).map(\.1)
    #expect(!inline.isEmpty)
    let count = inline.reduce(script.text.utf8.count) { $0 + $1.utf8.count }
    // Of these, tabs are a fifth, and previews of links, which load a script of their own, a twentieth.
    #expect(count <= 14_000)
  }
}
