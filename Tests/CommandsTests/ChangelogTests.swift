import ArgumentParser
import Foundation
import Testing

@testable import Commands

/// `CHANGELOG.md` is read by users: cut into releases, short, with examples that work.
@Suite struct ChangelogTests {
  /// How long an entry may be, in lines.
  private static let longestEntry = 3

  private struct Release {
    var name: String
    var groups: [String] = []
    var entries: [[Substring]] = []
    /// The lines of its examples, by the language of the fence.
    var examples: [(language: String, line: String)] = []
  }

  private static let releases: [Release] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try? String(
      contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    var releases: [Release] = []
    var fence: (mark: Substring, language: String)?
    for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = fence {
        if line == open.mark {
          fence = nil
        } else {
          releases[releases.count - 1].examples.append((open.language, String(line)))
        }
      } else if line.hasPrefix("```") {
        let mark = line.prefix { $0 == "`" }
        fence = (mark, String(line.dropFirst(mark.count)))
      } else if line.hasPrefix("## ") {
        releases.append(Release(name: String(line.dropFirst(3))))
      } else if line.hasPrefix("### ") {
        releases[releases.count - 1].groups.append(String(line.dropFirst(4)))
      } else if line.hasPrefix("- ") {
        releases[releases.count - 1].entries.append([line])
      } else if line.hasPrefix("  "), let last = releases.indices.last {
        releases[last].entries[releases[last].entries.count - 1].append(line)
      }
    }
    return releases
  }()

  /// The numbers of a release's version; nil for what is not released.
  private static func version(_ name: String) -> [Int]? {
    let parts = name.prefix { $0 != " " }.split(separator: ".").map { Int($0) }
    return parts.count == 3 ? parts.compactMap(\.self) : nil
  }

  @Test func `the newest release is the version of the command`() throws {
    let newest = try #require(Self.releases.first { $0.name != "Unreleased" })
    #expect(
      Self.version(newest.name) == Version.current.split(separator: ".").compactMap { Int($0) })
  }

  @Test func `releases follow each other, and nothing else stands between them`() throws {
    let named = Self.releases.filter { $0.name != "Unreleased" }
    #expect(Self.releases.count - named.count <= 1)
    let versions = named.map { Self.version($0.name) ?? [] }
    #expect(!versions.isEmpty)
    for version in versions { #expect(version.count == 3) }
    for (newer, older) in zip(versions, versions.dropFirst()) {
      #expect(older.lexicographicallyPrecedes(newer))
    }
  }

  @Test func `a release is grouped and has an example, and an entry is short`() {
    for release in Self.releases {
      #expect(!release.groups.isEmpty, "\(release.name)")
      #expect(Set(release.groups).count == release.groups.count, "\(release.name)")
      #expect(release.name == "Unreleased" || !release.examples.isEmpty, "\(release.name)")
      for entry in release.entries where entry.count > Self.longestEntry {
        Issue.record("\(entry[0]) … has \(entry.count) lines")
      }
    }
  }

  @Test func `an example is a command line that the command understands`() throws {
    let lines = Self.releases.flatMap(\.examples).filter { $0.language == "sh" }.map(\.line)
    let commands = lines.filter { $0.hasPrefix("lifeline ") }
    #expect(!commands.isEmpty)
    for line in commands {
      // What stands behind it in a shell is none of the command's.
      let words = line.split(separator: " ").prefix { $0 != "#" && $0 != "|" && $0 != ">" }
      #expect(throws: Never.self, "\(line)") {
        try LifelineCommand.parseAsRoot(words.dropFirst().map(String.init))
      }
    }
  }
}
