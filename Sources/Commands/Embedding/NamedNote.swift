import Markup
import POSIX
import ScenarioRunner
import SiteBuilder
import SourceText

/// A note that diagrams are put into, as it is before: its regions, and the images that they show.
struct NamedNote {
  let page: Page
  let regions: PageRegions
  /// What was noticed when it was read.
  let diagnostics: [Diagnostic]
  /// What the folders around it show it to be read by.
  let home: NoteHome
  /// The images that its regions show, by the first lines of these.
  private let images: [Int: Shown]

  /// An image that a region shows.
  private struct Shown {
    let reference: ImageReference
    /// Where it is; nil where that is not in the file system.
    let path: String?
  }

  init(_ page: Page, _ diagnostics: [Diagnostic], home: NoteHome) {
    self.page = page
    self.diagnostics = diagnostics
    self.home = home
    regions = PageRegions(
      page.file, owners: page.scenarios.map(\.owner),
      fences: page.scenarios.isEmpty && !page.file.bytes.holds("lifeline:")
        ? [] : page.document.fences.map(\.span))
    var images: [Int: Shown] = [:]
    for region in regions.regions where EmbedFormat(usedIn: region, of: page.file) == .svg {
      guard let reference = ImageReference(in: page.file, region.inside) else { continue }
      images[region.firstLine] = Shown(reference: reference, path: home.path(of: reference.address))
    }
    self.images = images
  }

  /// The language that it is written in.
  var language: MarkupLanguage { MarkupLanguage(path: page.file.path) }

  /// The files that some regions show.
  func shownFiles(of regions: [EmbeddedRegion]) -> [String] {
    regions.compactMap { images[$0.firstLine]?.path }
  }

  /// The folders in which there may be images that were made for it.
  func imageFolders(_ options: EmbedOptions) -> [String] {
    let shown = regions.regions.compactMap { folder(of: images[$0.firstLine]) }
    return shown + [home.assets(for: options.link ?? home.style(hasPermalink: hasPermalink))]
      + [options.assets].compactMap { $0 }
  }

  /// The image of a scenario; nil where nothing that its style can write leads to it.
  ///
  /// What the note shows already stays where it is, and its address as it is written.
  func image(
    of rendition: Rendition, _ owner: PageRegions.Owner, _ options: EmbedOptions,
    _ names: inout ImageNames
  ) -> DiagramImage? {
    let shown = regions.find(owner).flatMap { images[$0.firstLine] }
    let style = options.link ?? home.style(hasPermalink: hasPermalink)
    let folder = options.assets ?? folder(of: shown) ?? usualFolder ?? home.assets(for: style)
    let note = page.file.path
    let path = names.path(for: rendition.id, of: note, in: folder, before: shown?.path)
    let svg = Array(RenderFormat.svg.document([rendition]).utf8)
    let mayRead = names.mayRead(path, of: note)
    let noteWay = NotePath.relative(note, to: NotePath.folder(of: path))
    let image = { (markdown: String, address: String) in
      DiagramImage(
        svg, of: ImageOwner(note: noteWay, id: rendition.id), at: path, markdown: markdown,
        address: address, mayRead: mayRead)
    }
    if options.link == nil, let shown, let before = shown.path,
      ImageNames.key(before) == ImageNames.key(path)
    {
      let address = shown.reference.address
      let style = self.style(of: shown)
      return image(style.image(rendition.title, asWritten: address, in: language), address)
    }
    guard let way = home.way(to: path, style) else { return nil }
    let address = style.address(way)
    return image(style.image(rendition.title, asWritten: address, in: language), address)
  }

  /// The style in which the address of an image is written.
  private func style(of shown: Shown) -> LinkStyle {
    let before = page.file.bytes[..<shown.reference.range.lowerBound]
    return before.hasSuffix("![[") ? .wikilink : .relative
  }

  private func folder(of shown: Shown?) -> String? {
    shown?.path.map { path in
      let folder = NotePath.folder(of: path)
      return folder.isEmpty ? "." : folder
    }
  }

  /// The folder of the note's first image.
  private var usualFolder: String? {
    images.keys.sorted().lazy.compactMap { folder(of: images[$0]) }.first
  }

  /// Whether its front matter says at which address it is served.
  private var hasPermalink: Bool {
    let text = page.file.text(0..<min(page.file.bytes.count, 4_000))
    guard text.hasPrefix("---"), let end = text.dropFirst(3).firstRange(of: "\n---") else {
      return false
    }
    return text[..<end.lowerBound].contains("\npermalink:")
  }

  /// That no address of a style leads to where the images of the note go.
  func unreachable(at span: SourceSpan, _ options: EmbedOptions) -> Diagnostic {
    let style = options.link ?? home.style(hasPermalink: hasPermalink)
    return Diagnostic(
      id: "embed.unreachable",
      "the image would be outside of '\(home.root)', where no address of '--link \(style.rawValue)' leads",
      at: span, notes: [.init("name a folder in it with '--assets', or use '--link relative'")])
  }
}

extension PageScenario {
  /// What its region belongs to.
  var owner: PageRegions.Owner { .init(id: id, block: fence.span) }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
