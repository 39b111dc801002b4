import CallTrace
import Foundation
import Markup
import ScenarioRunner
import Testing

/// The manual has every word of the language, in both editions: the tables are what there is.
@Suite struct ManualWordsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../content/manual")

  private static func manual(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// The pages on the language, in an edition.
  private static func language(_ edition: String) throws -> String {
    try ["language", "fragments", "claims"].map { try manual($0 + edition) }.joined()
  }

  @Test(arguments: [".md", ".zh-Hans.md"])
  func `every attribute of a fence is in the manual`(edition: String) throws {
    let text = try Self.language(edition)
    for role in FencedBlock.Role.allCases {
      for attribute in role.attributes {
        #expect(
          text.contains("`\(attribute)=") || text.contains("`\(attribute)`")
            || text.contains(" \(attribute)="),
          "\(attribute) of \(role.rawValue)")
      }
    }
  }

  @Test(arguments: [".md", ".zh-Hans.md"])
  func `every act of the user and every part of a tour is in the manual`(edition: String) throws {
    let text = try Self.language(edition)
    for act in ScenarioVocabulary.userActs {
      #expect(text.contains("user.\(act)(") || text.contains("[user \(act):"), "\(act)")
    }
    for part in ScenarioVocabulary.tourParts { #expect(text.contains("`\(part)`"), "\(part)") }
  }

  @Test(arguments: ["diagrams.md", "diagrams.zh-Hans.md"])
  func `every level is in the manual`(name: String) throws {
    let text = try Self.manual(name)
    for level in MessageSelector.Level.allCases {
      #expect(text.contains("`\(level.rawValue)`"), "\(level.rawValue)")
    }
  }
}
