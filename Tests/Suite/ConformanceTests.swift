import Foundation
import Testing

/// The model against what people who ran real devices have published.
struct ConformanceTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Conformance")

  static let entries: [ConformanceEntry] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") }.sorted().flatMap { name in
      ConformanceEntry.entries(of: text(of: name))
    }
  }()

  /// The entries that do not agree or cannot be said: id, result, reason.
  static let exceptions: [(id: String, result: String)] =
    text(of: "exceptions.md").components(separatedBy: "\n").compactMap { line in
      let cells = line.components(separatedBy: " | ")
      guard line.hasPrefix("| "), cells.count == 3, cells[1] != "Result" else { return nil }
      return (String(cells[0].dropFirst(2)), cells[1])
    }

  @Test(arguments: entries)
  func entry(_ entry: ConformanceEntry) {
    if Self.exceptions.contains(where: { $0.id == entry.id }) {
      #expect(!entry.agrees, "\(entry.id) agrees by now")
    } else {
      #expect(entry.agrees, "\(entry.id):\n\(entry.run().joined(separator: "\n"))")
    }
  }

  @Test func everyEntryIsAccountedForOnce() {
    let exceptions = Self.exceptions.map { $0.id }
    #expect(Set(exceptions).count == exceptions.count)
    let ids = Self.entries.map { $0.id }
    #expect(Set(ids).count == ids.count)
    let disagreeing = Self.exceptions.filter { $0.result == "disagrees" }.count
    let unsaid = Self.exceptions.filter { $0.result == "not expressible" }.count
    #expect(disagreeing + unsaid == exceptions.count)
    let agreeing = ids.filter { !exceptions.contains($0) }.count
    #expect(agreeing > 0)
    print("conformance: \(agreeing) agree, \(disagreeing) disagree, \(unsaid) not expressible")
  }

  private static func text(of name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }
}
