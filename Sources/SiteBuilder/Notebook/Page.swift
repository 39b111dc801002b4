public import Markup
public import SourceText

/// A page of the notebook: a note, read.
public struct Page: Sendable {
  /// Its path below the content folder, with `/`: `containment/order.md`.
  public let path: String
  /// The path without its language, and the language.
  public let name: PageName
  /// Its source, under the path by which the user knows it.
  public let file: SourceFile
  /// What it says about itself.
  public let frontMatter: FrontMatter
  /// Its text.
  public let document: Document
  /// Its scenarios, in order.
  public let scenarios: [PageScenario]
  /// The stages that it defines, in order.
  public let stages: [PageStage]

  /// Reads a page; every text is a page.
  public static func read(_ file: SourceFile, path: String) -> Checked<Page> {
    let document = Document.parse(file)
    let frontMatter = FrontMatterParser.parse(document.value.frontMatter)
    let found = ScenarioDiscovery(
      document.value, usualVersions: frontMatter.value.iOSVersions ?? [17])
    let page = Page(
      path: path, name: PageName.of(path), file: file, frontMatter: frontMatter.value,
      document: document.value,
      scenarios: found.scenarios, stages: found.stages)
    return Checked(
      page, frontMatter.diagnostics + document.diagnostics + found.diagnostics)
  }

  /// Its title: as the front matter says, otherwise its first heading, otherwise its file's name.
  public var title: String {
    if let title = frontMatter.title { return title }
    if let heading = document.headings.first, !heading.plainText.isEmpty {
      return heading.plainText
    }
    return Self.name(of: name.key)
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
