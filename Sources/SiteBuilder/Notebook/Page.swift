package import Markup
package import SourceText
import Synchronization

/// A page of the notebook: a note, read.
///
/// Its outline is always there; its text may be read only when somebody asks for it.
package struct Page: Sendable {
  private let parts: PageParts

  /// Its path below the content folder, with `/`: `containment/order.md`.
  package var path: String { parts.path }
  /// The path without its language, and the language.
  package var name: PageName { parts.name }
  var outline: PageOutline { parts.outline }
  /// Its source, under the path by which the user knows it.
  package var file: SourceFile { parts.text.content.file }
  /// What it says about itself.
  package var frontMatter: FrontMatter { parts.outline.frontMatter }
  /// Its text.
  package var document: Document { parts.text.content.document }
  /// Its scenarios, in order.
  package var scenarios: [PageScenario] { parts.text.content.scenarios }
  /// The stages that it defines, in order.
  package var stages: [PageStage] { parts.text.content.stages }
  /// What it calls the headings and notes of scenarios that it shows from elsewhere, in order.
  var marks: [TranslatedMark] { parts.text.content.marks }
  /// Its title: as the front matter says, otherwise its first heading, otherwise its file's name.
  package var title: String {
    (parts.hasHTMLAsText ? parts.outline.plainTitle : nil) ?? parts.outline.title
  }
  /// Its title where space is short.
  var linkTitle: String { frontMatter.linkTitle.map(PageTitle.cut) ?? title }
  /// Whether it stands for its folder.
  var isIndex: Bool { parts.isIndex }
  /// The path that it is written by: its own without the language, or that of a front page.
  var outputKey: String { parts.isFront ? "index.md" : parts.name.key }
  /// The folder it lies in, without a slash at its end; empty for the content folder itself.
  var folder: String { parts.folder }

  /// Reads a page; every text is a page.
  package static func read(_ file: SourceFile, path: String) -> Checked<Page> {
    read(file, path: path, in: nil)
  }

  /// Reads a page, of a vault as the vault is to be read.
  static func read(_ file: SourceFile, path: String, in vault: ObsidianVault?) -> Checked<Page> {
    let name = PageName.of(path)
    let content = LazyText.Content.read(file, in: vault)
    let read = content.value
    let outline = PageOutline(
      read.document, read.frontMatter, scenarios: read.scenarios, stages: read.stages, name: name,
      inVault: vault != nil)
    let text = LazyText(read) { read }
    let diagnostics = content.diagnostics + PageTitle.diagnostics(outline, of: file)
    return Checked(Page(PageParts(path, name, outline, text)), diagnostics)
  }

  /// A page that is as it was when its outline was made, and whose file need not be read.
  init(
    path: String, outline: PageOutline, in vault: ObsidianVault?,
    file: @escaping @Sendable () -> SourceFile
  ) {
    let text = LazyText(nil) { LazyText.Content.read(file(), in: vault).value }
    self.init(PageParts(path, PageName.of(path), outline, text))
  }

  private init(_ parts: PageParts) { self.parts = parts }

  /// Whether it is held back, since it has a date after the day of the build.
  var isLater: Bool { parts.isLater }
  /// Whether it is not to be published yet, for whatever reason.
  var isDraft: Bool { frontMatter.isDraft || isLater }

  /// The page as it is on a day: held back where its date is later.
  func asOf(_ day: String?) -> Page {
    guard let day, frontMatter.isLater(than: day) else { return self }
    return Page(
      PageParts(
        parts.path, parts.name, parts.outline, parts.text, isFront: parts.isFront,
        hasHTMLAsText: parts.hasHTMLAsText, isLater: true))
  }

  /// The page as the one that stands for the content folder, whatever its file is called.
  func asFront() -> Page {
    Page(
      PageParts(
        parts.path, parts.name, parts.outline, parts.text, isFront: true, isLater: isLater))
  }

  /// The page where HTML is text, which gives it no title.
  func withHTMLAsText() -> Page {
    guard outline.hasMarkupTitle else { return self }
    return Page(
      PageParts(
        parts.path, parts.name, parts.outline, parts.text, isFront: parts.isFront,
        hasHTMLAsText: true, isLater: isLater))
  }

  /// The page with a list below its text that the site makes, whose links are not its writer's.
  func followed(by list: String, in vault: ObsidianVault?) -> Page {
    let whole = SourceFile(path: file.path, bytes: file.bytes + Array("\n\n\(list)".utf8))
    let read = Page.read(whole, path: path, in: vault).value
    let outline = PageOutline(read.outline, references: outline.references)
    return Page(PageParts(path, name, outline, read.parts.text))
  }

  /// The page without its text, which is read again from the file when somebody asks for it.
  func forgettingText(
    in vault: ObsidianVault?, _ file: @escaping @Sendable () -> SourceFile
  ) -> Page {
    Page(path: path, outline: outline, in: vault, file: file)
  }

  /// Gives the memory free that its text takes, if that can be read again.
  func forgetText() { parts.text.forget() }

  /// A readable name for a path that has no title: `view-loading.md` is `View loading`, and what is
  /// readable as it is, `2026-03-14.md` or `Push & Present.md`, stays so. A single word of a vault's is
  /// written as its keeper writes it: `nil.md` is `nil`.
  static func name(of path: String, inVault: Bool = false) -> String {
    var parts = path.split(separator: "/")
    if isIndex(path) { parts.removeLast() }
    if let post = PostName(path) { parts[parts.count - 1] = post.slug }
    guard let name = parts.last else { return "Home" }
    let isFile = ContentFolder.isMarkdown(String(name))
    let stem = isFile ? name.lastIndex(of: ".").map { name[..<$0] } ?? name : name
    guard stem.utf8.allSatisfy(isOfSlug), stem.first?.isLetter == true else { return String(stem) }
    let words = stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    if inVault, words == stem { return words }
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether a path is that of a page that stands for its folder.
  static func isIndex(_ path: String) -> Bool {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let file = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return (8...15).contains(file.utf8.count)
      && ["index.md", "readme.md", "index.markdown", "readme.markdown"].contains(file.lowercased())
  }

  private static func isOfSlug(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

/// What a page consists of, shared by all who have the page at hand.
private final class PageParts: Sendable {
  let path: String
  let name: PageName
  let outline: PageOutline
  let text: LazyText
  let isIndex: Bool
  /// Whether it stands for the content folder by another name than such pages have.
  let isFront: Bool
  /// Whether what HTML says is no title of it.
  let hasHTMLAsText: Bool
  /// Whether it is held back on the day of the build.
  let isLater: Bool
  let folder: String

  init(
    _ path: String, _ name: PageName, _ outline: PageOutline, _ text: LazyText,
    isFront: Bool = false, hasHTMLAsText: Bool = false, isLater: Bool = false
  ) {
    self.isLater = isLater
    self.isFront = isFront
    self.hasHTMLAsText = hasHTMLAsText
    self.path = path
    self.name = name
    self.outline = outline
    self.text = text
    isIndex = isFront || Page.isIndex(name.key)
    folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}

/// The text of a page, read at most once.
private final class LazyText: Sendable {
  final class Content: Sendable {
    let file: SourceFile
    let frontMatter: FrontMatter
    let document: Document
    let scenarios: [PageScenario]
    let stages: [PageStage]
    let marks: [TranslatedMark]

    private init(
      _ file: SourceFile, _ front: FrontMatterParser.Result, _ document: Document,
      _ found: ScenarioDiscovery
    ) {
      self.file = file
      var matter = front.page
      if document.mayBeDraft { matter.isDraft = true }
      if matter.date == nil { matter.date = PostName(file.path)?.day }
      frontMatter = matter
      marks = front.marks
      self.document = document
      scenarios = found.scenarios
      stages = found.stages
    }

    static func read(_ file: SourceFile, in vault: ObsidianVault?) -> Checked<Content> {
      guard let fault = SizeLimits.fault(ofPage: file) else { return read(whole: file, in: vault) }
      // Nothing of it is shown, and so nothing can be written back into a part of it.
      let empty = read(whole: SourceFile(path: file.path, bytes: []), in: vault).value
      return Checked(empty, [fault])
    }

    private static func read(whole file: SourceFile, in vault: ObsidianVault?) -> Checked<Content> {
      let document = Document.parse(
        file, keepsLines: vault?.breaksLines ?? false, inVault: vault != nil)
      let frontMatter = FrontMatterParser.parse(
        document.value.frontMatter, inVault: vault != nil)
      let found = ScenarioDiscovery(
        document.value, defaults: frontMatter.value.scenarios, inVault: vault != nil)
      let content = Content(file, frontMatter.value, document.value, found)
      return Checked(
        content, frontMatter.diagnostics + document.diagnostics + found.diagnostics)
    }
  }

  /// The text, where it was read at once and is kept.
  private let given: Content?
  private let known = Mutex<Content?>(nil)
  private let load: @Sendable () -> Content

  init(_ content: Content?, _ load: @escaping @Sendable () -> Content) {
    given = content
    self.load = load
  }

  var content: Content {
    if let given { return given }
    return known.withLock { known in
      if let known { return known }
      let content = load()
      known = content
      return content
    }
  }

  func forget() { known.withLock { $0 = nil } }
}
