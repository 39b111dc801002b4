import Foundation
public import Markup
public import SourceText

/// A page of the notebook: a note, read.
///
/// Its outline is always there; its text may be read only when somebody asks for it.
public struct Page: Sendable {
  /// Its path below the content folder, with `/`: `containment/order.md`.
  public let path: String
  /// The path without its language, and the language.
  public let name: PageName
  let outline: PageOutline
  private let text: PageText

  /// Its source, under the path by which the user knows it.
  public var file: SourceFile { text.content.file }
  /// What it says about itself.
  public var frontMatter: FrontMatter { outline.frontMatter }
  /// Its text.
  public var document: Document { text.content.document }
  /// Its scenarios, in order.
  public var scenarios: [PageScenario] { text.content.scenarios }
  /// The stages that it defines, in order.
  public var stages: [PageStage] { text.content.stages }
  /// Its title: as the front matter says, otherwise its first heading, otherwise its file's name.
  public var title: String { outline.title }

  /// Reads a page; every text is a page.
  public static func read(_ file: SourceFile, path: String) -> Checked<Page> {
    let name = PageName.of(path)
    let content = PageText.Content.read(file)
    let read = content.value
    let outline = PageOutline(
      read.document, read.frontMatter, scenarios: read.scenarios, stages: read.stages, name: name)
    let text = PageText(read) { read }
    return Checked(
      Page(path: path, name: name, outline: outline, text: text), content.diagnostics)
  }

  /// A page that is as it was when its outline was made, and whose file need not be read.
  init(path: String, outline: PageOutline, file: @escaping @Sendable () -> SourceFile) {
    self.path = path
    self.name = PageName.of(path)
    self.outline = outline
    self.text = PageText(nil) { PageText.Content.read(file()).value }
  }

  private init(path: String, name: PageName, outline: PageOutline, text: PageText) {
    self.path = path
    self.name = name
    self.outline = outline
    self.text = text
  }

  /// The page without its text, which is read again from the file when somebody asks for it.
  func forgettingText(_ file: @escaping @Sendable () -> SourceFile) -> Page {
    Page(path: path, outline: outline, file: file)
  }

  /// A readable name for a path that has no title: `view-loading.md` is `View loading`.
  static func name(of path: String) -> String {
    var parts = path.split(separator: "/")
    if let last = parts.last, ["index.md", "readme.md"].contains(last.lowercased()) {
      parts.removeLast()
    }
    let stem = (parts.last ?? "Home").split(separator: ".").first ?? "Home"
    let words = stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Whether it stands for its folder.
  var isIndex: Bool {
    let file = name.key.split(separator: "/").last ?? ""
    return ["index.md", "readme.md"].contains(file.lowercased())
  }

  /// The folder it lies in, without a slash at its end; empty for the content folder itself.
  var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[..<slash])
  }
}

/// The text of a page, read at most once.
private final class PageText: @unchecked Sendable {
  struct Content: Sendable {
    let file: SourceFile
    let frontMatter: FrontMatter
    let document: Document
    let scenarios: [PageScenario]
    let stages: [PageStage]

    static func read(_ file: SourceFile) -> Checked<Content> {
      let document = Document.parse(file)
      let frontMatter = FrontMatterParser.parse(document.value.frontMatter)
      let found = ScenarioDiscovery(
        document.value, usualVersions: frontMatter.value.iOSVersions ?? [17])
      let content = Content(
        file: file, frontMatter: frontMatter.value, document: document.value,
        scenarios: found.scenarios, stages: found.stages)
      return Checked(
        content, frontMatter.diagnostics + document.diagnostics + found.diagnostics)
    }
  }

  private let lock = NSLock()
  private var known: Content?
  private let load: @Sendable () -> Content

  init(_ content: Content?, _ load: @escaping @Sendable () -> Content) {
    known = content
    self.load = load
  }

  var content: Content {
    lock.lock()
    defer { lock.unlock() }
    if let known { return known }
    let content = load()
    known = content
    return content
  }
}
