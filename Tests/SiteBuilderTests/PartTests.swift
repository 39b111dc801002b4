import Foundation
import Fuzzing
import Markup
import SourceText
import TestSupport
import Testing

@testable import SiteBuilder

/// Some pages of a folder, read with no more of the others than they need.
@Suite("A part of the notes")
struct PartTests {
  private static let links = [
    "[p](b.md)", "[p](x/order.md#one)", "[p](../b.md)", "[p](/x/)", "[p](old/p)", "[p](i.svg)",
    "[p](README.md)", "[p](index.md)", "[p](tags.md)", "[p](#one)", "[[#One]]", "[[x/order]]",
    "[p](x/p.md#sc)",
  ]
  private static let marks = [" stage=st", " stage=st"]

  private func notes(_ seed: UInt64) -> RandomNotes {
    RandomNotes(seed: seed, links: Self.links, marks: Self.marks)
  }

  private func whole(_ site: SiteFixture) throws -> Checked<Notebook> {
    try Notebook.load(folder: content(site), leavingOutDrafts: true)
  }

  private func content(_ site: SiteFixture) -> String {
    site.folder.appendingPathComponent("content").path
  }

  /// What is wrong with each page, by its path.
  private func faults(_ notebook: Checked<Notebook>) throws -> [String: [String]] {
    var faults: [String: [String]] = [:]
    let links = try notebook.value.checkLinks()
    let stages = notebook.value.pages.flatMap(\.scenarios).compactMap {
      notebook.value.missingStage(of: $0)
    }
    for diagnostic in notebook.diagnostics + links + stages {
      let place = "\(diagnostic.span.start.line) \(diagnostic.id) \(diagnostic.message)"
      faults[diagnostic.span.file.path, default: []].append(place)
    }
    return faults.mapValues { $0.sorted() }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `holds where it holds among all notes, and is given up where that is not known`(
    seed: UInt64
  ) throws {
    var notes = notes(seed)
    var accepted = 0
    try SiteFixture.with(notes.files) { (site) throws in
      for _ in 0..<20 {
        let change = try notes.change(site)
        let all = try whole(site)
        let faults = try faults(all)
        for _ in 0..<2 {
          let page = notes.one(all.value.pages)
          let part = try Notebook.load(
            pages: [page.path], ofFolder: content(site), leavingOutDrafts: true, naming: { $0 })
          guard let part, try part.value.checkLinks(of: [page.path]).isEmpty,
            let own = part.value.pages.first(where: { $0.path == page.path }),
            own.scenarios.allSatisfy({ part.value.missingStage(of: $0) == nil })
          else { continue }
          accepted += 1
          let path = page.file.path
          let noticed = part.diagnostics.filter { $0.span.file.path == path }.map {
            "\($0.span.start.line) \($0.id) \($0.message)"
          }
          #expect(noticed.sorted() == faults[path] ?? [], "\(page.path) after \(change)")
          let stages = page.scenarios.map { all.value.stage(of: $0)?.fence.literal.text }
          #expect(
            own.scenarios.map { part.value.stage(of: $0)?.fence.literal.text } == stages,
            "\(page.path) after \(change)")
        }
      }
    }
    #expect(accepted > 5)
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `since a commit has all pages with new faults`(seed: UInt64) throws {
    var notes = notes(seed)
    var others = 0
    try SiteFixture.with(notes.files) { (site) throws in
      try site.git("init", "-q", "-b", "main")
      for _ in 0..<15 {
        try site.git("add", "-A")
        try site.git("commit", "-q", "--allow-empty", "-m", "one")
        let before = try faults(whole(site))
        var changes = [try notes.change(site)]
        // Some of it is committed, some is not, and some git does not know.
        if notes.one([true, false]) { try site.git("add", "-A") }
        if notes.one([true, false]) {
          try site.git("commit", "-q", "--allow-empty", "-am", "two")
          changes.append(try notes.change(site))
        } else {
          try site.git("commit", "-q", "--allow-empty", "-m", "two")
        }
        let all = try whole(site)
        let after = try faults(all)
        let affected = Set(
          try all.value.pages(
            affectedBy: GitChanges(since: "main~", below: content(site))))
        for (index, page) in all.value.pages.enumerated() where !affected.contains(index) {
          others += 1
          let path = page.file.path
          let new = Set(after[path] ?? []).subtracting(before[path] ?? [])
          #expect(new.isEmpty, "\(page.path) after \(changes)")
        }
      }
    }
    #expect(others > 30)
  }

  @Test func `reads nothing of pages that it does not need`() throws {
    let files = [
      "index.md": "# Front", "a.md": "# A\n\n[b](b.md#two) and [[c]]\n",
      "b.md": "# B\n\n## Two\n\n[d](d.md)\n", "c.md": "# C", "d.md": "# D", "e.md": "# E",
      "a.de.md": "# AA",
    ]
    try SiteFixture.with(files) { (site) throws in
      let part = try #require(
        try Notebook.load(
          pages: ["a.md"], ofFolder: content(site), leavingOutDrafts: true, naming: { $0 }))
      let read = part.value.pages.filter { $0.outline.hash != 0 }.map(\.path)
      #expect(read == ["a.md", "b.md", "c.md", "index.md"])
      #expect(try part.value.checkLinks(of: ["a.md"]).isEmpty)
    }
  }

  @Test(arguments: [
    ("[[Another name]]", "a title"), ("[[other]]", "an alias"),
  ])
  func `is given up for a link by a title or an alias`(link: String, name: String) throws {
    let files = [
      "index.md": "# Front", "a.md": "# A\n\n\(link)\n",
      "b.md": "---\naliases: [other]\n---\n# Another name\n",
    ]
    try SiteFixture.with(files) { (site) throws in
      let part = try Notebook.load(
        pages: ["a.md"], ofFolder: content(site), leavingOutDrafts: true, naming: { $0 })
      #expect(part == nil, "\(name)")
      #expect(try whole(site).value.checkLinks(of: ["a.md"]).isEmpty)
    }
  }
}
