import Foundation
import Lifecycle
import Testing

/// The notes that show the rules in small quote them, and quote them as they are.
@Suite struct RulesInSmallTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The statements by the rules' names, in the language of an edition.
  private static func statements(_ language: String?) throws -> [String: String] {
    var statements: [String: String] = [:]
    for rule in Rule.catalogue { statements[rule.id] = rule.statement }
    guard let language else { return statements }
    for line in try text("templates/rules.\(language).yaml").split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      let value = line[colon.upperBound...]
      statements[String(line[..<colon.lowerBound])] = value.trimmingCharacters(in: ["\""])
    }
    return statements
  }

  @Test(arguments: [
    ("rules-in-small.md", nil, ": "), ("rules-in-small.zh-Hans.md", "zh-Hans", "："),
  ])
  func `the statements are those of the catalogue`(
    page: String, language: String?, colon: String
  ) throws {
    let statements = try Self.statements(language)
    let quotation = /^\[`([a-z0-9-]+)`\]\(\.\.\/rules\.md#([a-z0-9-]+)\)/
    var quoted = 0
    for line in try Self.text("content/notes/\(page)").split(separator: "\n") {
      guard let head = line.firstMatch(of: quotation) else { continue }
      quoted += 1
      #expect(head.1 == head.2, "\(line)")
      #expect(line.dropFirst(head.0.count) == "\(colon)\(statements[String(head.1)] ?? "")")
    }
    #expect(quoted > 0)
  }
}
