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
  private var writtenFor: [String: String] = [:]
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
    var used = Set(ofHTML)
    used.reserveCapacity(count + ofHTML.count)
    func free(_ wanted: String, _ own: String) -> String {
      var written = wanted
      var number = 1
      while !used.insert(written).inserted {
        number += 1
        written = "\(own)-\(number)"
      }
      return written
    }
    func add(_ own: String, _ shared: String?) { pairs.append((own, free(shared ?? own, own))) }
    let headings = page.outline.headings
    let shared = original.flatMap { Self.haveSameOutline(page, $0) ? $0.outline.headings : nil }
    for (index, heading) in headings.enumerated() { add(heading.anchor, shared?[index].anchor) }
    for pair in pairs where pair.written != pair.own { headingFor[pair.own] = pair.written }
    // The id of a scenario is its writer's too: that it is given twice is said.
    used.subtract(ofHTML)
    for scenario in page.outline.scenarios {
      let counterpart = original?.outline.scenarios.first { $0.id != nil && $0.id == scenario.id }
      add(scenario.anchor, counterpart?.anchor)
    }
    for name in page.outline.blockNames { add("^" + name, nil) }
    for anchor in embedded where shownAs[anchor] == nil { shownAs[anchor] = free(anchor, anchor) }
    names = pairs.map(\.written) + shownAs.values.sorted() + others + ofHTML
    writtenFor.reserveCapacity(names.count)
    for pair in pairs where pair.written != pair.own { writtenFor[pair.written] = pair.written }
    for name in names[pairs.count...] { writtenFor[name] = name }
    // What the page itself calls by a name counts before what the original does.
    for pair in pairs { writtenFor[pair.own] = pair.written }
    // But what stands there by just that name is meant by it.
    for (own, written) in shownAs where own == written { writtenFor[own] = own }
    for name in page.outline.blockNames {
      let small = "^" + name.lowercased()
      if writtenFor[small] == nil { writtenFor[small] = writtenFor["^" + name] }
    }
    if let original {
      for (own, written) in zip(original.outline.headings.map(\.anchor), shared ?? []) {
        if writtenFor[own] == nil { writtenFor[own] = written.anchor }
      }
    }
  }

  /// Whether the headings of two pages stand on the same levels, one for one.
  static func haveSameOutline(_ page: Page, _ original: Page) -> Bool {
    page.outline.headings.map(\.level) == original.outline.headings.map(\.level)
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
