import SourceText

/// What pages are to each other, which follows from the look of the site alone.
///
/// It is kept from one build to the next, since it takes all pages to find it, and most changes leave the look as it is.
struct PageRelations: Sendable {
  /// The paths of the pages that nobody wrote, in order.
  var made: [String] = []
  /// For each page, the pages that link to it, in order.
  var backlinks: [[Int]] = []
  /// For each page, the pages that are about the same, the nearest first.
  var related: [[Int]] = []
  /// The files that pages link to or show.
  var files: Set<String> = []

  init() {}

  /// Finds what the pages of a site are to each other.
  init(_ site: Site) {
    made = site.made.map { site.map.pages[$0].path }
    let linked = LinkedPlaces(site)
    backlinks = linked.backlinks
    files = linked.files
    related = RelatedPages.find(site.map)
  }

  /// Whether it may be that of a site of so many pages.
  func fits(pages count: Int) -> Bool {
    [backlinks, related].allSatisfy { lists in
      lists.count == count && lists.allSatisfy { $0.allSatisfy { (0..<count).contains($0) } }
    }
  }

  // MARK: Coding

  init(_ reader: inout ByteReader) {
    made = reader.texts()
    backlinks = reader.list { $0.list { $0.int() } }
    related = reader.list { $0.list { $0.int() } }
    files = Set(reader.texts())
  }

  func write(to writer: inout TextBuffer) {
    writer.write(made)
    for lists in [backlinks, related] {
      writer.write(lists) { $0.write($1) { $0.write($1) } }
    }
    writer.write(files.sortedByBytes())
  }
}
