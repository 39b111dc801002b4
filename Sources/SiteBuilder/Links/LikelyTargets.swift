import Markup
import SourceText
import Synchronization

/// What a link that leads nowhere was probably meant to lead to.
///
/// Few links need it, so its tables are made when the first of them asks; then each is answered from them,
/// for there may be as many broken links as pages.
final class LikelyTargets: Sendable {
  private let pages: [Page]
  private let drafts: [Page]
  private let assets: [String]
  private let made = Mutex<Tables?>(nil)

  private struct Tables {
    let names: SuggestionIndex
    let paths: SuggestionIndex
    /// The last names of pages and files.
    let lastNames: SuggestionIndex
    /// The pages and files that have a last name.
    let called: [String: Called]
    /// The drafts by what they are linked by.
    var drafts: [String: Int] = [:]
    var draftPaths: [String: Int] = [:]
  }

  /// What has a last name, by paths, in order.
  private struct Called {
    var pages: [String] = []
    var files: [String] = []
  }

  /// How many of those that have a last name are compared.
  private static let mostCompared = 50

  init(pages: [Page], drafts: [Page], assets: [String]) {
    self.pages = pages
    self.drafts = drafts
    self.assets = assets
  }

  /// The name that one was probably meant to be.
  func name(near name: String) -> String? { tables.names.nearest(to: name) }

  /// The path that one was probably meant to be, seen from a folder: one of its last name, in whatever folder that
  /// lies by now, one that is nearly the same, or one of nearly its last name.
  func path(near path: String, from folder: String, isImage: Bool) -> String? {
    guard let last = Self.lastName(of: path) else { return nil }
    let tables = tables
    func seen(_ path: String) -> String {
      SiteAddress.relative(from: folder.isEmpty ? "x" : folder + "/x", to: path)
    }
    func nearest(called name: String) -> String? {
      guard let called = tables.called[name] else { return nil }
      let (first, second) =
        isImage ? (called.files, called.pages) : (called.pages, called.files)
      let ways = (first.isEmpty ? second : first).prefix(Self.mostCompared).map(seen)
      return ways.first { Self.words(of: $0) == Self.words(of: path) }
        ?? Suggestion.nearest(to: path, in: ways)
        ?? ways.min { $0.utf8.count < $1.utf8.count }
    }
    if let moved = nearest(called: last) { return moved }
    if let whole = SiteAddress.resolve(path, in: folder),
      let found = tables.paths.nearest(to: whole),
      let name = Self.lastName(of: found), Suggestion.nearest(to: last, in: [name]) != nil
    {
      return seen(found)
    }
    return tables.lastNames.nearest(to: last).flatMap { nearest(called: $0) }
  }

  /// The names of a path in small letters, as addresses of other tools have them: without the ending of a page.
  private static func words(of path: String) -> [Substring] {
    var names = path.lowercased().split(separator: "/").filter { $0 != "." && $0 != ".." }
    if let last = names.last, last.hasSuffix(".md") { names[names.count - 1] = last.dropLast(3) }
    if names.last == "index" || names.last == "_index" { names.removeLast() }
    return names
  }

  /// The path of the only page that an address ending in a slash may mean, as Hugo writes it: in small letters.
  func page(inAnyCase path: String) -> String? {
    guard let last = Self.lastName(of: path) else { return nil }
    let words = Self.words(of: path)
    let found = (tables.called[last]?.pages ?? []).filter { Self.words(of: $0) == words }
    return found.count == 1 ? found[0] : nil
  }

  /// The last name of a path in small letters, without the ending of a page; that of a folder's page is the folder's.
  private static func lastName(of path: String) -> String? {
    var names = path.lowercased().split(separator: "/").map(String.init)
    guard var last = names.popLast() else { return nil }
    for ending in [".md", ".markdown", ".html"] where last.hasSuffix(ending) {
      last = String(last.dropLast(ending.count))
      break
    }
    return ["index", "_index", "readme"].contains(last) ? names.last : last
  }

  /// The last names by which a file may be meant: with its ending and without, and also without what tells pictures
  /// for screens apart, as in `figure~dark@2x.png`.
  private static func lastNames(ofFile path: String) -> [String] {
    guard let name = path.split(separator: "/").last?.lowercased() else { return [] }
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return [name] }
    let (stem, ending) = (name[..<point], name[point...])
    let plain = stem.prefix { $0 != "@" && $0 != "~" }
    let names = [name, String(stem)]
    return plain.isEmpty || plain == stem ? names : names + [String(plain + ending), String(plain)]
  }

  /// The page that is left out and that a link would lead to, by its path or a name.
  func draft(_ name: String, from folder: String) -> Page? {
    guard !drafts.isEmpty else { return nil }
    let tables = tables
    let found = [
      tables.drafts[PageNames.key(of: name)],
      SiteAddress.resolve(name, in: folder).flatMap { tables.draftPaths[$0] },
    ].compactMap { $0 }
    return found.min().map { drafts[$0] }
  }

  /// The name of a file that is no page, or the end of its path, where a link by it leaves out the ending.
  func fileName(leavingOutItsEnding name: String) -> String? {
    let (name, whole) = (name.lowercased(), name)
    guard let last = name.split(separator: "/").last else { return nil }
    let found = tables.called[String(last)]?.files.filter { path in
      guard let point = path.lastIndex(of: ".") else { return false }
      let stem = path[..<point].lowercased()
      return stem == name || stem.hasSuffix("/" + name)
    }
    return found?.min().map { "\(whole).\($0.split(separator: ".").last ?? "")" }
  }

  private var tables: Tables {
    made.withLock { made in
      if let made { return made }
      let new = makeTables()
      made = new
      return new
    }
  }

  private func makeTables() -> Tables {
    // A link by name has no blanks around it.
    let names = (pages.map { PageNames.stem($0.name.key) } + pages.map(\.title)).filter {
      $0.first != " " && $0.last != " "
    }
    var (called, lastNames) = ([String: Called](), [String]())
    func add(_ path: String, _ name: String, to list: WritableKeyPath<Called, [String]>) {
      if called[name] == nil { lastNames.append(name) }
      called[name, default: Called()][keyPath: list].append(path)
    }
    let files = assets.sorted()
    for page in pages {
      if let name = Self.lastName(of: page.path) { add(page.path, name, to: \.pages) }
    }
    for file in files {
      for name in Self.lastNames(ofFile: file) { add(file, name, to: \.files) }
    }
    var tables = Tables(
      names: SuggestionIndex(names), paths: SuggestionIndex(pages.map(\.path) + files),
      lastNames: SuggestionIndex(lastNames), called: called)
    for (index, draft) in drafts.enumerated() {
      for name in [draft.name.key, PageNames.stem(draft.name.key), draft.title] {
        let key = PageNames.key(of: name)
        if tables.drafts[key] == nil { tables.drafts[key] = index }
      }
      if tables.draftPaths[draft.path] == nil { tables.draftPaths[draft.path] = index }
    }
    return tables
  }
}
