import Markup
import SourceText

/// What can be linked to in a site that is made elsewhere: its pages with their anchors, and its other files.
package struct LinkIndex: Sendable {
  /// Where the site is published, with a slash at its end.
  package var base: String
  /// The anchors of each page, by its path in the site.
  package var pages: [String: [String]]
  /// The paths of other files in the site.
  package var files: [String]

  /// Creates an index of what is known.
  package init(base: String, pages: [String: [String]], files: [String]) {
    self.base = BaseAddress.written(base)
    self.pages = pages
    self.files = files
  }

  /// The index of what a build publishes of a notebook at an address.
  package init(of notebook: Notebook, base: String) throws(SiteError) {
    let map = Site(
      notebook, theme: try SiteTheme.load(nil).value, includeDrafts: false, runsScenarios: false
    ).map
    var pages: [String: [String]] = [:]
    for index in map.pages.indices {
      pages[map.outputs[index]] = map.anchorNames(of: index).sorted()
    }
    for (path, index) in map.oldAddresses where pages[path] == nil {
      pages[path] = map.anchorNames(of: index).sorted()
    }
    self.init(base: base, pages: pages, files: map.assets.sorted())
  }
}

/// The sites elsewhere that links are looked up in.
struct ForeignLinks: Sendable {
  /// Why a link does not hold.
  enum Fault {
    case page(String, of: String)
    case anchor(String, on: String, nearest: String?)
  }

  private struct Known: Sendable {
    let base: String
    let pages: [String: [String]]
    let files: Set<String>
  }

  private let sites: [Known]

  /// Of two sites one of which lies in the other, the inner one has its addresses.
  init(_ indices: [LinkIndex]) {
    sites = indices.sorted { $0.base.utf8.count > $1.base.utf8.count }.map {
      Known(base: $0.base, pages: $0.pages, files: Set($0.files))
    }
  }

  /// What is wrong with a link; nil where it holds, or leads to a site that is not known.
  func fault(of destination: String) -> Fault? {
    let address = LinkAddress(destination)
    let whole = destination.prefix { $0 != "#" && $0 != "?" }
    guard let site = sites.first(where: { whole == $0.base.dropLast() || whole.hasPrefix($0.base) })
    else { return nil }
    let path = WebAddress.decoded(String(whole.dropFirst(site.base.count)))
    let isFolder = path.isEmpty || path.hasSuffix("/")
    let names = isFolder ? [path + "index.html"] : [path, path + ".html", path + "/index.html"]
    guard let page = names.first(where: { site.pages[$0] != nil }) else {
      return site.files.contains(path) ? nil : .page(path, of: site.base)
    }
    let anchors = site.pages[page] ?? []
    guard let fragment = address.fragment.map({ WebAddress.decoded($0) }), !fragment.isEmpty,
      fragment.lowercased() != "top", !anchors.contains(fragment)
    else { return nil }
    return .anchor(
      fragment, on: String(whole), nearest: Suggestion.nearest(to: fragment, in: anchors))
  }
}

extension Notebook {
  /// Has links to sites elsewhere looked up in what these have.
  package func lookingUp(_ indices: [LinkIndex]) -> Notebook {
    guard !indices.isEmpty else { return self }
    var notebook = self
    notebook.foreign = ForeignLinks(indices)
    return notebook
  }
}

extension Diagnostic {
  /// What is wrong with a link to a site elsewhere.
  static func foreign(_ fault: ForeignLinks.Fault, _ link: Link) -> Diagnostic {
    switch fault {
    case .page(let path, let base):
      return Diagnostic(id: "link.broken", "'\(base)' has no page '\(path)'", at: link.span)
    case .anchor(let anchor, let page, let nearest):
      let fixIts = nearest.map { near in
        let text = link.span.text.replacing("#" + anchor, with: "#" + near)
        return [Diagnostic.FixIt("did you mean '#\(near)'?", replace: link.span, with: text)]
      }
      return Diagnostic(
        id: "link.broken-anchor", "'\(page)' has no anchor '#\(anchor)'", at: link.span,
        fixIts: fixIts ?? [])
    }
  }
}
