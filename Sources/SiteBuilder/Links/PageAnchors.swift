import Markup

/// The anchors of one page.
///
/// A translation whose headings stand as its original's has the original's anchors, and a scenario
/// that both have by the same id has the same anchor in both. So a link with an anchor means the same
/// place in every edition, and an address stays what it is when a Chinese title is reworded.
struct PageAnchors: Sendable {
  /// The anchors as they are written.
  let names: [String]
  /// What is written for an anchor of the page's own.
  private var writtenFor: AnchorTable
  /// What is written for the anchor of a heading of the page's own, where that is another.
  private var headingFor: [String: String] = [:]
  /// What is written for the anchor of a scenario of another page's.
  private var shownAs: [String: String] = [:]

  /// Finds the anchors of a page, those of its HTML among them, to which headings yield.
  init(
    _ page: Page, original: Page?, embedded: [String], others: [String], ofHTML: [String]
  ) {
    let count = page.outline.headings.count + page.outline.scenarios.count
    var pairs: [(own: String, written: String)] = []
    pairs.reserveCapacity(count)
    var used = AnchorTable(roomFor: count)
    var yieldedTo = Set(ofHTML)
    func free(_ wanted: String, _ own: String) -> String {
      var written = wanted
      var number = 1
      while used[written] != nil || yieldedTo.contains(written) {
        number += 1
        written = "\(own)-\(number)"
      }
      used.write(written, for: written)
      return written
    }
    func add(_ own: String, _ shared: String?) { pairs.append((own, free(shared ?? own, own))) }
    let headings = page.outline.headings
    let shared = original.flatMap { Self.haveSameOutline(page, $0) ? $0.outline.headings : nil }
    for (index, heading) in headings.enumerated() { add(heading.anchor, shared?[index].anchor) }
    for pair in pairs where pair.written != pair.own { headingFor[pair.own] = pair.written }
    // The id of a scenario is its writer's too: that it is given twice is said.
    yieldedTo = []
    for scenario in page.outline.scenarios {
      let counterpart = original?.outline.scenarios.first { $0.id != nil && $0.id == scenario.id }
      add(scenario.anchor, counterpart?.anchor)
    }
    for name in page.outline.blockNames { add("^" + name, nil) }
    for anchor in embedded where shownAs[anchor] == nil { shownAs[anchor] = free(anchor, anchor) }
    names = pairs.map(\.written) + shownAs.values.sorted() + others + ofHTML
    writtenFor = AnchorTable(roomFor: names.count)
    for pair in pairs where pair.written != pair.own {
      writtenFor.write(pair.written, for: pair.written)
    }
    for name in names[pairs.count...] { writtenFor.write(name, for: name) }
    // What the page itself calls by a name counts before what the original does.
    for pair in pairs { writtenFor.write(pair.written, for: pair.own) }
    // But what stands there by just that name is meant by it.
    for (own, written) in shownAs where own == written { writtenFor.write(own, for: own) }
    for name in page.outline.blockNames {
      let small = "^" + name.lowercased()
      if writtenFor[small] == nil, let written = writtenFor["^" + name] {
        writtenFor.write(written, for: small)
      }
    }
    for pair in pairs {
      if let folded = Self.folded(pair.own), writtenFor[folded] == nil {
        writtenFor.write(pair.written, for: folded)
      }
    }
    if let original {
      for (own, written) in zip(original.outline.headings.map(\.anchor), shared ?? []) {
        if writtenFor[own] == nil { writtenFor.write(written.anchor, for: own) }
      }
    }
  }

  /// Whether the headings of two pages stand on the same levels, one for one.
  static func haveSameOutline(_ page: Page, _ original: Page) -> Bool {
    page.outline.headings.map(\.level) == original.outline.headings.map(\.level)
  }

  /// The anchor that Python-Markdown, and so MkDocs, makes of the same heading where GitHub's has several hyphens in a
  /// row, `a---b`: one hyphen; nil where they are the same.
  private static func folded(_ anchor: String) -> String? {
    guard anchor.contains("--") else { return nil }
    return anchor.split(separator: "-").joined(separator: "-")
  }

  /// The anchor as it is written; nil when the page has none such. In the names of blocks letters count
  /// the same small and large.
  func written(_ anchor: String) -> String? {
    writtenFor[anchor] ?? (anchor.hasPrefix("^") ? writtenFor[anchor.lowercased()] : nil)
  }

  /// The anchor of a heading as it is written.
  func heading(_ anchor: String) -> String { headingFor[anchor] ?? anchor }

  /// The anchor of a scenario that is shown from another page, by its anchor there.
  func shown(_ anchor: String) -> String? { shownAs[anchor] }
}

/// What stands for anchors. Most pages have a few, which are looked through sooner than a table of hashes
/// is made.
private struct AnchorTable: Sendable {
  private static let few = 16

  private var pairs: [(anchor: String, written: String)] = []
  /// All of them, where they are many.
  private var table: [String: String] = [:]

  init(roomFor count: Int) { pairs.reserveCapacity(min(count, Self.few) + 1) }

  subscript(anchor: String) -> String? {
    table.isEmpty ? index(of: anchor).map { pairs[$0].written } : table[anchor]
  }

  mutating func write(_ written: String, for anchor: String) {
    if !table.isEmpty {
      table[anchor] = written
    } else if let index = index(of: anchor) {
      pairs[index].written = written
    } else {
      add(anchor, written)
    }
  }

  private func index(of anchor: String) -> Int? {
    for index in pairs.indices where pairs[index].anchor == anchor { return index }
    return nil
  }

  private mutating func add(_ anchor: String, _ written: String) {
    pairs.append((anchor, written))
    guard pairs.count > Self.few else { return }
    table = Dictionary(uniqueKeysWithValues: pairs.map { ($0.anchor, $0.written) })
    pairs = []
  }
}
