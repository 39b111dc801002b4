import Markup
import SourceText

/// What only a strict build asks: that every page can be reached by a link, and every stage is used.
enum StrictChecks {
  /// What is wrong with a site.
  static func diagnostics(_ site: Site, backlinks: [[Int]]) -> [Diagnostic] {
    orphans(site, backlinks) + unusedStages(site)
  }

  private static func orphans(_ site: Site, _ backlinks: [[Int]]) -> [Diagnostic] {
    site.map.pages.indices.filter { index in
      !site.made.contains(index) && backlinks[index].isEmpty && !site.map.pages[index].isIndex
        && site.map.original(of: index) == nil
    }.map { index in
      let page = site.map.pages[index]
      return Diagnostic(
        .warning, id: "page.orphan", "no page links to this one",
        at: SourceSpan(file: page.file, range: 0..<0),
        notes: [Diagnostic.Note("readers find it in the navigation and by search only")])
    }
  }

  private static func unusedStages(_ site: Site) -> [Diagnostic] {
    let used = Set(site.map.pages.flatMap { $0.outline.scenarios.compactMap(\.stage) })
    return site.map.pages.filter { !$0.outline.stages.allSatisfy(used.contains) }.flatMap { page in
      page.stages.filter { !used.contains($0.id) }.map { stage in
        Diagnostic(
          .warning, id: "stage.unused", "no scenario uses the stage '\(stage.id)'",
          at: stage.fence["id"]?.span ?? stage.fence.markSpan)
      }
    }
  }
}
