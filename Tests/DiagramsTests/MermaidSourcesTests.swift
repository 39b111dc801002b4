import Diagrams
import Foundation
import SourceText
import TestSupport
import Testing

/// The sources in `Mermaid`, which use what people write and what trips readers.
///
/// Mermaid 11.16 accepts and rejects the same of them, and has the same participants and messages, but
/// for quotes in names that are HTML.
@Suite struct MermaidSourcesTests {
  @Test func areReadAsMermaidReadsThem() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Mermaid")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count > 60)
    var listing = ""
    for name in names where name.hasSuffix(".mmd") {
      let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
      let file = SourceFile(path: name, text: String(decoding: bytes, as: UTF8.self))
      listing += "\(name)\n" + Self.listing(MermaidReader().read(Snippet(file))) + "\n"
    }
    expectGolden(listing, "mermaid-sources.txt")
  }

  /// Who takes part and what is sent, or what is said against it.
  private static func listing(_ read: Checked<SequenceDiagram>) -> String {
    if let fault = read.diagnostics.first {
      return "  \(fault.span.start.line):\(fault.span.start.column): \(fault.message)\n"
    }
    let names = read.value.lifelines.map { shown($0.name) }
    var listing = "  [\(names.joined(separator: "] ["))]\n"
    for case .message(let message) in read.value.items {
      let line = message.isDashed ? "--" : "-"
      let number = message.number.map { "\($0) " } ?? ""
      listing += "  \(number)\(shown(message.from, names)) \(line)\(message.head.rawValue) "
      listing += "\(shown(message.to, names)): \(shown(message.label))\n"
    }
    return listing
  }

  private static func shown(_ end: SequenceDiagram.Message.End, _ names: [String]) -> String {
    if case .lifeline(let index) = end { names[index] } else { "\(end)" }
  }

  private static func shown(_ text: String) -> String {
    text.replacingOccurrences(of: "\n", with: "⏎")
  }
}
