package import SourceText

/// Reads the notes of a folder that changed since a commit and what these need of others, where no other note can
/// hold otherwise for the change.
///
/// That is so where files have changed, and none has come or gone, and where each changed page is to others what
/// it was: its title, headings, names and scenarios, and what it shows of others. Then nothing that leads to it
/// leads elsewhere, and whoever shows it shows it as well as before. What a stage says is of others, so a page that
/// has one is not such; nor is a front page, which speaks for all.
struct ChangedReading {
  private let notes: NotesFolder
  private let changes: GitChanges
  private let places: [String: Int]

  init(_ notes: NotesFolder, _ changes: GitChanges) {
    self.notes = notes
    self.changes = changes
    places = Dictionary(
      notes.content.pages.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The paths of the pages that changed; nil where others may hold otherwise too, or git cannot tell.
  func pages() throws(SiteError) -> Set<String>? {
    let content = notes.content
    // What git does not know has come.
    guard content.pages.allSatisfy({ changes.knows($0.path) }),
      content.assets.allSatisfy({ changes.knows($0.path) })
    else { return nil }
    let changed = changes.paths.sorted()
    guard !changed.isEmpty else { return [] }
    guard changed.count <= EarlierFiles.most, !changed.contains(where: AffectedPages.decidesAll)
    else { return nil }
    let files = Set(content.assets.map(\.path))
    let pages = changed.filter { places[$0] != nil }
    let others = changed.filter { places[$0] == nil }
    guard others.allSatisfy({ files.contains($0) }),
      let before = try? changes.earlier(pages, besides: others)
    else { return nil }
    for path in pages {
      guard let place = places[path], let bytes = before[path],
        let now = try notes.read(place, keepsText: false).get()
      else { return nil }
      let then = Page.read(
        SourceFile(path: notes.name(of: path), bytes: bytes), path: path, in: content.vault)
      guard Self.isTheSame(then.value.outline, now.value.outline) else { return nil }
    }
    return Set(pages)
  }

  /// Whether two states of a page are the same to others.
  private static func isTheSame(_ one: PageOutline, _ other: PageOutline) -> Bool {
    unsafe one.stages.isEmpty && other.stages.isEmpty
      && PageOutline(one, references: one.embeds).look
        == PageOutline(other, references: other.embeds).look
  }
}

extension Notebook {
  /// Reads the pages of a folder that changed since a commit, and what of the others decides what holds of them;
  /// nil where more has to be read.
  ///
  /// - Parameter named: The pages that are asked for; nil for all.
  package static func load(
    changed changes: GitChanges, among named: Set<String>?, ofFolder folder: String,
    leavingOutDrafts: Bool, on day: String? = nil, naming: @escaping @Sendable (String) -> String
  ) throws(SiteError) -> (read: Checked<Notebook>, pages: Set<String>)? {
    let notes = try NotesFolder(folder, naming: naming)
    guard var pages = try ChangedReading(notes, changes).pages() else { return nil }
    if let named { pages.formIntersection(named) }
    var reading = try PartReading(notes, paths: pages, on: day)
    guard let read = try reading.notebook(leavingOutDrafts: leavingOutDrafts) else { return nil }
    return (read, pages)
  }
}
