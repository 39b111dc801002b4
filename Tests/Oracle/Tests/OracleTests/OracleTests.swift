import Foundation
import ScenarioSyntax
import SourceText
import SwiftParser
import SwiftSyntax
import Testing

/// What our parser reads of Swift is what swift-syntax reads.
@Suite struct OracleTests {
  /// The Swift blocks of the pages: each with the page it is on.
  private static let blocks: [(page: String, text: String)] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var blocks: [(page: String, text: String)] = []
    for folder in ["content", "Tests/Suite/Pages"] {
      let url = root.appending(path: folder)
      let names = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
      for name in names.sorted() where name.hasSuffix(".md") {
        var open: String?
        let page = (try? String(contentsOf: url.appending(path: name), encoding: .utf8)) ?? ""
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
          if let text = open, line.hasPrefix("```") {
            blocks.append((name, text))
            open = nil
          } else if let text = open {
            open = text + line + "\n"
          } else if line.hasPrefix("```swift scenario") || line.hasPrefix("```swift stage") {
            open = ""
          }
        }
      }
    }
    return blocks
  }()

  @Test func namesAndLabelsOfCallsAgreeInEverySwiftScenario() {
    #expect(Self.blocks.count > 200)
    for (page, text) in Self.blocks {
      let ours = read(text)
      let theirs = Parser.parse(source: text)
      #expect(!theirs.hasError, "\(page): swift-syntax does not take\n\(text)")
      #expect(!ours.hasErrors, "\(page): we do not take\n\(text)")
      #expect(
        OurCalls(ours.value).sorted == TheirCalls(theirs).sorted, "\(page)\n\(text)")
    }
    print("\(Self.blocks.count) blocks of Swift read alike")
  }

  /// Whole tokens are left out of the blocks, one at a time: what is then no Swift must be none to us.
  @Test func whatSwiftRefusesIsRefused() {
    var refused = 0
    var taken: [String] = []
    for (page, text) in Self.blocks {
      let tokens = Array(Parser.parse(source: text).tokens(viewMode: .sourceAccurate))
      for place in stride(from: 0, to: tokens.count - 1, by: 7) {
        var parts = tokens.map(\.description)
        parts[place] =
          tokens[place].leadingTrivia.description + tokens[place].trailingTrivia.description
        let changed = parts.joined()
        guard Parser.parse(source: changed).hasError else { continue }
        refused += 1
        if !read(changed).hasErrors {
          taken.append("\(page): without '\(tokens[place].text)'\n\(changed)")
        }
      }
    }
    print("\(refused) broken programs, \(taken.count) of them taken by us")
    for text in taken.prefix(12) { print("--- " + text) }
    #expect(taken.count * 50 < refused)
  }

  private func read(_ text: String) -> Checked<Program> {
    Program.parse(Snippet(SourceFile(path: "block.swift", text: text)), dialect: .swift)
  }
}
