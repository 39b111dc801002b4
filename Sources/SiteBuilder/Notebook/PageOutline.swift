import Markup
import SourceText

/// What other pages need to know of a page: enough to link to it, list it and tell whether it changed.
///
/// It is kept from one build to the next, so that a page that did not change is not read again. It is an
/// object because it is handed around and holds many texts: a copy would retain each of them.
final class PageOutline: Sendable {
  struct Heading: Sendable {
    let level: Int
    let text: String
    let anchor: String
    /// What it says with its links by name and its HTML as they are written; nil where it has none.
    let source: String?
  }

  struct Scenario: Sendable {
    let id: String?
    let anchor: String
    let stage: String?
    /// The scenario of the page that it is set beside, by its place.
    let comparedWith: Int?
    /// Whether one figure is for both.
    let isPair: Bool
  }

  /// A link, an image or something shown from elsewhere, as it is written.
  struct Reference: Hashable, Sendable {
    enum Kind: UInt64, Sendable {
      case path, image, name, embed
      /// Of HTML in the page, which counts where that is no text: a link, or a file that is shown.
      case markup, markupFile
      /// Of a vault's property.
      case property
      /// Of HTML that is not on the list, which counts where all HTML is passed on.
      case passedMarkup
      /// A file whose text a block of code shows: no reader is led to it.
      case code
    }

    let kind: Kind
    /// The address, or the page's name.
    let target: String
    /// The heading or block of a page that is named.
    let heading: String?
    /// What it names where the text stands before the page.
    var textFirst: Named?

    /// A page by its name, and a heading of it.
    struct Named: Hashable, Sendable {
      let name: String
      let heading: String?
    }
  }

  /// What the page says of itself.
  let frontMatter: FrontMatter
  /// Its title, from wherever it has one.
  let title: String
  /// The title as HTML: of the heading at the top, if there is one, with its markup. Nil where the title
  /// is a heading that stands in the text below something else.
  let headingHTML: String?
  /// Whether that heading has links, images or other things in it of which only the site knows what they
  /// become; `headingHTML` has none of them.
  let titleRefers: Bool
  /// The anchor of that heading; nil where the title is from elsewhere.
  let titleAnchor: String?
  /// Whether HTML in its text has a heading of the first level above all others, which is its title where
  /// HTML is passed on.
  var hasMarkupTitle: Bool { plainTitle != nil }
  /// Its title where HTML is text; nil where it takes none from HTML.
  let plainTitle: String?
  let headings: [Heading]
  let scenarios: [Scenario]
  /// The anchors that HTML in it has, which count where that is no text.
  let markupAnchors: [MarkupAnchor]
  /// The names of its blocks.
  let blockNames: [String]
  /// The ids of the stages that it defines.
  let stages: [String]
  /// Whether it quotes logs of devices.
  let hasLogs: Bool
  /// What it refers to, each once, in order.
  let references: [Reference]
  /// Whether the heading at the top of its text is its title, which its frame shows.
  var beginsWithTitle: Bool { titleAnchor != nil }
  /// Whether its text is no more than its title.
  let isEmpty: Bool
  /// What it begins with, for those who see no more of it: a sentence, where it says nothing of itself.
  let summary: String?
  /// The hash of its source.
  let hash: UInt64
  /// All but the summary and the hash as bytes: what can be seen of the page elsewhere. They are set once,
  /// when all else is there, because every build has use for them, to compare and to remember.
  nonisolated(unsafe) private(set) var look: [UInt8] = []

  /// The heading that is its title, wherever it stands; nil where the title is from elsewhere.
  var titleHeading: Heading? { titleAnchor != nil || headingHTML == nil ? headings.first : nil }
  /// The other headings.
  var sections: ArraySlice<Heading> { headings.dropFirst(titleHeading == nil ? 0 : 1) }
  /// What it shows from elsewhere.
  var embeds: [Reference] { references.filter { $0.kind == .embed } }

  init(
    _ document: Document, _ frontMatter: FrontMatter, scenarios: [PageScenario],
    stages: [PageStage], name: PageName, inVault: Bool = false
  ) {
    self.frontMatter = frontMatter.adding(tags: document.tags)
    let heading = Self.titleHeading(of: document, frontMatter, inVault: inVault)
    var isInText = false
    // A note of a vault goes by its file's name unless it begins with a title.
    let mayBeInText = !inVault || Page.isIndex(name.key)
    let markupTitle = heading == nil && mayBeInText ? Self.markupTitle(of: document) : nil
    plainTitle = markupTitle.map { _ in
      PageTitle.cut(
        frontMatter.title ?? document.headings.first { $0.level == 1 }?.plainText
          ?? Page.name(of: name.key, inVault: inVault))
    }
    let title: String
    if let own = frontMatter.title {
      title = own
    } else if let markupTitle {
      title = markupTitle
    } else if let heading, !heading.plainText.isEmpty {
      title = heading.plainText
    } else if let first = document.headings.first, first.level == 1, !first.plainText.isEmpty,
      mayBeInText
    {
      title = first.plainText
      isInText = heading == nil
    } else {
      title = Page.name(of: name.key, inVault: inVault)
    }
    self.title = PageTitle.cut(title)
    let (html, refers) = heading.map(Self.html(of:)) ?? ("", false)
    headingHTML = isInText ? nil : html.isEmpty ? HTMLText.escaped(title) : html
    titleRefers = refers
    titleAnchor = heading?.anchor
    headings = document.headings.map { Heading($0) }
    self.scenarios = scenarios.map {
      Scenario(
        id: $0.id, anchor: $0.anchor, stage: $0.stage?.value, comparedWith: $0.comparedWith,
        isPair: $0.isPair)
    }
    self.stages = stages.map(\.id)
    hasLogs = document.fences.contains { $0.role == .observed }
    blockNames = document.blockNames
    let markup = document.html.isEmpty ? nil : MarkupAddresses(document.html)
    markupAnchors = markup?.anchors ?? []
    references = Self.references(of: document, markup?.references ?? [], frontMatter.links)
    isEmpty = document.blocks.count == (heading == nil ? 0 : 1)
    summary = frontMatter.description == nil ? Summary.of(document) : nil
    hash = ContentHash.of(document.file.bytes)
    unsafe look = encodedLook()
  }

  /// What is known of a page by its name, which goes by that alone: its title is the name of its file.
  init(ofUnread name: PageName) {
    frontMatter = FrontMatter()
    title = PageNames.stem(name.key)
    headingHTML = nil
    titleRefers = false
    titleAnchor = nil
    plainTitle = nil
    headings = []
    scenarios = []
    markupAnchors = []
    blockNames = []
    stages = []
    hasLogs = false
    references = []
    isEmpty = true
    summary = nil
    hash = 0
  }

  /// The same with other references.
  init(_ other: PageOutline, references: [Reference]) {
    frontMatter = other.frontMatter
    title = other.title
    headingHTML = other.headingHTML
    titleRefers = other.titleRefers
    titleAnchor = other.titleAnchor
    plainTitle = other.plainTitle
    headings = other.headings
    scenarios = other.scenarios
    markupAnchors = other.markupAnchors
    blockNames = other.blockNames
    stages = other.stages
    hasLogs = other.hasLogs
    self.references = references
    isEmpty = other.isEmpty
    summary = other.summary
    hash = other.hash
    unsafe look = encodedLook()
  }

  /// The heading that the frame of the page shows: the one at its top, unless the page has a title of its
  /// own and several such headings, which are its sections. Where it has none of the first level, and no title of its
  /// own, it is one of another level at its top. In a vault a page goes by its file's name where it has none of the
  /// first level, or several.
  private static func titleHeading(
    of document: Document, _ matter: FrontMatter, inVault: Bool
  ) -> Markup.Heading? {
    guard case .heading(let heading)? = document.blocks.first?.kind else { return nil }
    if heading.level > 1 {
      let isTitle =
        !inVault && matter.title == nil && !heading.plainText.isEmpty
        && !document.headings.contains { $0.level == 1 } && markupTitle(of: document) == nil
      return isTitle ? heading : nil
    }
    let hasOthers = document.blocks.dropFirst().contains { block in
      if case .heading(let other) = block.kind { other.level == 1 } else { false }
    }
    guard let title = matter.title else { return inVault && hasOthers ? nil : heading }
    return hasOthers && title != heading.plainText ? nil : heading
  }

  /// What the first heading of HTML says, unless Markdown has one of the first level above it.
  private static func markupTitle(of document: Document) -> String? {
    if document.html.isEmpty { return nil }
    for block in document.blocks {
      switch block.kind {
      case .heading(let heading) where heading.level == 1: return nil
      case .html(let html):
        if let title = HTMLTags(html).text(of: "h1") { return title }
      default: break
      }
    }
    return nil
  }

  /// A heading as HTML, and whether something in it is for the site to say.
  private static func html(of heading: Markup.Heading) -> (String, refers: Bool) {
    let surroundings = UnknownSurroundings()
    var writer = HTMLWriter(in: surroundings)
    let html = writer.write(heading.inlines)
    return (html, surroundings.wereAsked || !writer.diagnostics.isEmpty)
  }

  /// How many references are looked through sooner than a set of them is asked.
  private static let few = 16

  private static func references(
    of document: Document, _ markup: [Reference], _ properties: [FrontMatter.Link]
  ) -> [Reference] {
    let count =
      document.links.count + document.images.count + document.wikilinks.count + markup.count
      + properties.count
    var seen: Set<Reference> = []
    var found: [Reference] = []
    found.reserveCapacity(count)
    func add(
      _ kind: Reference.Kind, _ target: String, _ heading: String? = nil,
      textFirst: Reference.Named? = nil
    ) {
      let reference = Reference(
        kind: kind, target: target, heading: heading, textFirst: textFirst)
      if found.count < few {
        if !found.contains(reference) { found.append(reference) }
        return
      }
      if seen.isEmpty { seen = Set(found) }
      if seen.insert(reference).inserted { found.append(reference) }
    }
    for link in document.links where WebAddress.scheme(of: link) == nil { add(.path, link) }
    for image in document.images where WebAddress.scheme(of: image) == nil {
      if let note = LinkAddress(image).note {
        add(.embed, note.name, note.heading)
      } else {
        add(.image, image)
      }
    }
    for fence in document.fences { if let code = fence.inclusion { add(.code, code.path) } }
    for link in document.wikilinks {
      add(
        link.isEmbed ? .embed : .name, link.page, link.heading,
        textFirst: link.textFirst.map { Reference.Named(name: $0.page, heading: $0.heading) })
    }
    for reference in markup { add(reference.kind, reference.target) }
    for link in properties { add(.property, link.target, link.heading) }
    return found
  }

  // MARK: Coding

  init(_ reader: inout ByteReader) {
    let start = reader.position
    frontMatter = FrontMatter(&reader)
    title = reader.text()
    headingHTML = reader.optionalText()
    titleRefers = reader.flag()
    titleAnchor = reader.optionalText()
    plainTitle = reader.optionalText()
    headings = reader.list { reader in
      Heading(
        level: reader.int(), text: reader.text(), anchor: reader.text(),
        source: reader.optionalText())
    }
    scenarios = reader.list { reader in
      Scenario(
        id: reader.optionalText(), anchor: reader.text(), stage: reader.optionalText(),
        comparedWith: reader.flag() ? reader.int() : nil, isPair: reader.flag())
    }
    stages = reader.texts()
    hasLogs = reader.flag()
    markupAnchors = reader.list { MarkupAnchor(name: $0.text(), isListed: $0.flag()) }
    blockNames = reader.texts()
    references = reader.list { reader in
      Reference(
        kind: Reference.Kind(rawValue: reader.number()) ?? .path, target: reader.text(),
        heading: reader.optionalText(),
        textFirst: reader.flag()
          ? Reference.Named(name: reader.text(), heading: reader.optionalText()) : nil)
    }
    isEmpty = reader.flag()
    unsafe look = reader.bytes(from: start)
    summary = reader.optionalText()
    hash = reader.number()
  }

  func write(to writer: inout TextBuffer) {
    unsafe writer.append(look)
    writer.write(summary)
    writer.write(hash)
  }

  private func encodedLook() -> [UInt8] {
    var writer = TextBuffer()
    writeLook(to: &writer)
    return writer.bytes
  }

  private func writeLook(to writer: inout TextBuffer) {
    frontMatter.write(to: &writer)
    writer.write(title)
    writer.write(headingHTML)
    writer.write(titleRefers)
    writer.write(titleAnchor)
    writer.write(plainTitle)
    writer.write(headings) { writer, heading in
      writer.write(heading.level)
      writer.write(heading.text)
      writer.write(heading.anchor)
      writer.write(heading.source)
    }
    writer.write(scenarios) { writer, scenario in
      writer.write(scenario.id)
      writer.write(scenario.anchor)
      writer.write(scenario.stage)
      writer.write(scenario.comparedWith != nil)
      if let other = scenario.comparedWith { writer.write(other) }
      writer.write(scenario.isPair)
    }
    writer.write(stages)
    writer.write(hasLogs)
    writer.write(markupAnchors) { writer, anchor in
      writer.write(anchor.name)
      writer.write(anchor.isListed)
    }
    writer.write(blockNames)
    writer.write(references) { writer, reference in
      writer.write(reference.kind.rawValue)
      writer.write(reference.target)
      writer.write(reference.heading)
      writer.write(reference.textFirst != nil)
      if let other = reference.textFirst {
        writer.write(other.name)
        writer.write(other.heading)
      }
    }
    writer.write(isEmpty)
  }
}

extension PageOutline.Heading {
  init(_ heading: Markup.Heading) {
    self.init(
      level: heading.level, text: heading.plainText, anchor: heading.anchor,
      source: Self.source(of: heading.inlines))
  }

  /// Obsidian calls a heading by all that stands in its brackets, `[[K1|Kay]]` is `K1 Kay` to it and `[^2]` is `2`,
  /// and by its tags of HTML.
  private static func source(of inlines: [Inline]) -> String? {
    var isWritten = false
    let parts = inlines.map { inline in
      switch inline {
      case .wikilink(let link):
        isWritten = true
        return [link.page, link.heading ?? "", link.label ?? ""].joined(separator: " ")
      case .html(let html):
        isWritten = true
        return html
      case .footnote(let mark):
        isWritten = true
        return " \(mark.label)"
      default: return [inline].plainText
      }
    }
    return isWritten ? parts.joined() : nil
  }
}
