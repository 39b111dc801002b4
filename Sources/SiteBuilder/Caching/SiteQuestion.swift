import Diagrams
import Markup

/// What the text of a page asks of the site: where a name leads, what a page is called, what it says.
///
/// Each is asked on a page, or of one. The same question has the same answer until something of the site changes, so
/// that what asks the same and is answered the same is written the same.
struct SiteQuestion: Hashable, Sendable {
  enum Kind: UInt64, Sendable {
    /// What the site says of all of the page's text.
    case rawHTML, diagramTheme, edition, place
    /// Where links by path and by name lead, and what they show.
    case link, linkedAnchor, linkedFile
    case page, file, picture, title, heading, namedAnchor, namesakes
    case anchor, headingAnchors, shownAnchor, anchors, tag
    /// What is shown from elsewhere.
    case shownPages, scenario, includedFile, text, stage, stageTitle, content

    /// Whether the look of the site decides, which is what its pages are to each other and which files there are;
    /// otherwise what stands in pages and files does.
    var isOfLook: Bool {
      switch self {
      case .rawHTML, .diagramTheme, .edition, .place, .link, .linkedAnchor, .linkedFile, .page,
        .file, .picture, .title, .heading, .namedAnchor, .namesakes, .anchor, .headingAnchors,
        .shownAnchor, .anchors, .tag, .shownPages, .scenario, .includedFile:
        true
      case .text, .stage, .stageTitle, .content: false
      }
    }
  }

  let kind: Kind
  /// The page on which it is asked, or of which.
  let page: Int
  var text = ""
  var part: String?

  /// What a site answers.
  func answer(in site: Site) -> SiteAnswer {
    let map = site.map
    let folder = map.pages[page].folder
    let edition = map.editionOf[page]
    switch kind {
    case .rawHTML: return .text(site.rawHTML.rawValue)
    case .diagramTheme: return .text(site.diagramTheme(of: page).rawValue)
    case .edition: return .texts([map.editions[edition].language] + map.editions[edition].addresses)
    case .place: return .page(page)
    case .link: return .page(map.page(at: LinkAddress(text), on: page))
    case .linkedAnchor: return .text(map.anchor(linked: text, on: page))
    case .linkedFile: return .text(map.asset(linked: text, from: folder))
    case .page: return .page(map.page(named: text, from: folder, for: edition))
    case .file: return .text(map.asset(named: text, from: folder))
    case .picture: return .text(map.picture(ofDrawing: text, from: folder))
    case .title: return .text(map.name(of: page, linkedAs: text))
    case .heading: return .text(map.heading(named: text, on: page)?.text)
    case .namedAnchor: return .text(map.anchor(named: text, on: page))
    case .namesakes: return .pages(map.candidates(named: text, from: folder, for: edition))
    case .shownPages: return .pages(map.pagesMeant(by: text, from: page))
    case .scenario:
      let found = map.scenario(text, part, from: page)
      return .scenario(page: found?.page, number: found?.scenario ?? 0)
    case .anchor: return .text(map.anchor(text, on: page))
    case .headingAnchors:
      let headings = map.pages[page].outline.headings
      return .texts(headings.map { map.anchor(ofHeading: $0.anchor, on: page) })
    case .shownAnchor: return .text(map.anchor(ofShown: text, on: page))
    case .anchors: return .texts(map.anchorNames(of: page))
    case .tag: return .text(site.address(ofTag: text, from: page))
    case .includedFile: return .text(map.asset(included: text, from: folder))
    case .text: return .number(map.pages[page].outline.hash)
    case .stage:
      let notebook = site.notebook
      let found = notebook.pageOfStage(text, for: notebook.language(of: map.pages[page]))
      // One that is missing may be complained about by the name of one that is nearly called so.
      return found.map { .number(notebook.pages[$0].outline.hash) }
        ?? .text(notebook.likelyStages.name(near: text, on: notebook.pages))
    case .stageTitle:
      let found = site.notebook.pageOfStage(text, in: map.editions[edition].language)
      return .number(found.map { site.notebook.pages[$0].outline.hash })
    case .content: return .file(site.notebook.assetSignatures[text])
    }
  }
}

/// What the site answers to a question.
///
/// All that is in it is hashed, so that nothing can be made of an answer that would not be noticed to have changed.
enum SiteAnswer: Sendable {
  case text(String?)
  case texts([String])
  /// A page, of which it is known then where it lies, and in which language it is.
  case page(Int?)
  case pages([Int])
  case scenario(page: Int?, number: Int)
  /// The hash of what somebody wrote.
  case number(UInt64?)
  /// A file, of which anything may be another as soon as its signature is.
  case file(FileSignature?)

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var page: Int? { if case .page(let page) = self { page } else { nil } }
  var pages: [Int] { if case .pages(let pages) = self { pages } else { [] } }

  /// Adds all of it to a hash.
  func add(to hash: inout ContentHash, _ map: SiteMap) {
    switch self {
    case .text(let text): Self.add(text, to: &hash)
    case .texts(let texts):
      hash.add(UInt64(texts.count))
      for text in texts { hash.add(text) }
    case .page(let page): Self.add(page, to: &hash, map)
    case .pages(let pages):
      hash.add(UInt64(pages.count))
      for page in pages { Self.add(page, to: &hash, map) }
    case .scenario(let page, let number):
      Self.add(page, to: &hash, map)
      hash.add(UInt64(truncatingIfNeeded: number))
    case .number(let number):
      hash.add(number == nil ? 0 : 1)
      hash.add(number ?? 0)
    case .file(let file):
      hash.add(file == nil ? 0 : 1)
      guard let file else { return }
      for number in [file.size, file.written, file.changed, file.place] { hash.add(number) }
    }
  }

  private static func add(_ text: String?, to hash: inout ContentHash) {
    hash.add(text == nil ? 0 : 1)
    if let text { hash.add(text) }
  }

  private static func add(_ page: Int?, to hash: inout ContentHash, _ map: SiteMap) {
    hash.add(page == nil ? 0 : 1)
    guard let page else { return }
    hash.add(map.pages[page].path)
    hash.add(map.outputs[page])
    hash.add(map.editions[map.editionOf[page]].language)
  }
}
