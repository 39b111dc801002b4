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
    /// The drafts by what they are linked by.
    var drafts: [String: Int] = [:]
    var draftPaths: [String: Int] = [:]
    /// Pages and files by their last names in small letters, as far as one alone has such a name.
    var lastNames: [String: String?] = [:]
    /// The files with endings, by their last names in small letters and without the ending.
    var files: [Substring: [String]] = [:]
  }

  init(pages: [Page], drafts: [Page], assets: [String]) {
    self.pages = pages
    self.drafts = drafts
    self.assets = assets
  }

  /// The name that one was probably meant to be.
  func name(near name: String) -> String? { tables.names.nearest(to: name) }

  /// The path that one was probably meant to be, seen from a folder.
  func path(near path: String, from folder: String) -> String? {
    func seen(_ path: String) -> String {
      SiteAddress.relative(from: folder.isEmpty ? "x" : folder + "/x", to: path)
    }
    if pages.count + assets.count <= SuggestionIndex.small {
      return Suggestion.nearest(to: path, in: (pages.map(\.path) + assets.sorted()).map(seen))
    }
    if let moved = moved(path) { return seen(moved) }
    return SiteAddress.resolve(path, in: folder).flatMap { tables.paths.nearest(to: $0) }.map(seen)
  }

  /// The one page or file of a path's last name, in whatever folder it lies by now.
  private func moved(_ path: String) -> String? {
    Self.lastName(of: path).flatMap { tables.lastNames[$0] ?? nil }
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
    let found = tables.files[last]?.filter { path in
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
    var tables = Tables(
      names: SuggestionIndex(names), paths: SuggestionIndex(pages.map(\.path) + assets.sorted()))
    for (index, draft) in drafts.enumerated() {
      for name in [draft.name.key, PageNames.stem(draft.name.key), draft.title] {
        let key = PageNames.key(of: name)
        if tables.drafts[key] == nil { tables.drafts[key] = index }
      }
      if tables.draftPaths[draft.path] == nil { tables.draftPaths[draft.path] = index }
    }
    for path in pages.map(\.path) + assets {
      guard let name = Self.lastName(of: path) else { continue }
      tables.lastNames.updateValue(tables.lastNames.keys.contains(name) ? nil : path, forKey: name)
    }
    for path in assets {
      let last = path.split(separator: "/").last ?? ""
      guard let point = last.lastIndex(of: ".") else { continue }
      tables.files[last[..<point].lowercased()[...], default: []].append(path)
    }
    return tables
  }
}
