import Diagrams
import Lifecycle
import Markup
import POSIX
import SourceText

/// The templates, and the files that go with them: the style sheet, the scripts, the icon.
struct SiteTheme: Sendable {
  /// The templates that a theme consists of.
  private static let shapes: [(name: String, keys: [TemplateKey: TemplateShape])] = [
    ("list-filter", [:]), ("log", TemplateShape.logs),
    ("observed", TemplateShape.observed),
    ("page", TemplateShape.page), ("rules", TemplateShape.rules),
    ("scenario", TemplateShape.scenario),
  ]

  static let ending = ".mustache"
  /// The files that templates are given the addresses of. Their names there say what is in them, so
  /// that a host may let browsers keep them for ever; others go by the names that style sheets know.
  private static let named = [
    "icon.svg", "previews.js", "script.js", "search.js", JoinedFile.style.whole,
    JoinedFile.live.whole,
  ]

  /// The script that reads the index of a search, which is published with the one that finds.
  private static let searchIndex = "search-index.js"

  /// Whether pages are made for a book, whose drawings need no style sheet.
  let isForBook: Bool
  private let templates: [String: Template]
  private let addresses: [String: String]
  /// The words of the frame.
  let vocabulary: Vocabulary
  /// What the rules say in other languages than English.
  let statements: RuleStatements
  /// The files to copy to `assets/`, by the names that they get there.
  let files: [(name: String, bytes: [UInt8])]

  /// The theme of the house, with whatever some files in a folder have instead; nil for no folder.
  ///
  /// A book has templates of its own, and takes only words and statements from a folder. A site whose scenarios
  /// can be edited has the script for that.
  static func load(
    _ folder: String?, _ paths: [String] = [], isForBook: Bool = false, isLive: Bool = false
  ) throws(SiteError) -> Checked<SiteTheme> {
    var house = ThemeFiles()
    for (name, text) in EmbeddedFiles.all {
      house.add(SourceFile(path: "standard/\(name)", text: text), name)
    }
    for (name, text) in isForBook ? BookTheme.files : [] {
      house.add(SourceFile(path: "book/\(name)", text: text), name)
    }
    let paths = isForBook ? paths.filter(ThemeFiles.isOfYAML) : paths
    var own = ThemeFiles()
    var faults: [Diagnostic] = []
    if let folder {
      guard FileSystem.isFolder(folder) else { throw SiteError("no folder '\(folder)'") }
      for name in paths {
        let path = "\(folder)/\(name)"
        guard ThemeFiles.isPart(name) else {
          faults.append(ThemeFiles.notPart(name, at: path))
          continue
        }
        let limit = SizeLimits.limit(ofThemeFile: name)
        guard let bytes = FileSystem.read(name, below: folder, atMost: limit + 1) else {
          throw .system("cannot read '\(path)'", errno)
        }
        let file = SourceFile(path: path, bytes: bytes)
        if let fault = SizeLimits.fault(ofThemeFile: name, file) {
          faults.append(fault)
          continue
        }
        own.add(file, name)
        if name.hasSuffix(ending) || named.contains(name) || JoinedFile.contains(name),
          let fault = EncodingCheck.fault(in: file, of: "templates", id: "template.encoding")
        {
          faults.append(fault)
        }
      }
    }
    var theme = parse(
      house.files.merging(own.files) { $1 }, Vocabulary(house: house.words, own: own.words),
      RuleStatements(house: house.rules, own: own.rules), isForBook: isForBook, isLive: isLive)
    if !own.rules.isEmpty {
      theme.diagnostics += RuleStatements(house: [], own: own.rules).diagnostics(
        Set(RuleStatements.keys))
    }
    // Of a file that is no text nothing else is worth saying.
    let unreadable = Set(faults.map(\.span.file.path))
    theme.diagnostics.removeAll { unreadable.contains($0.span.file.path) }
    theme.diagnostics += faults + own.diagnostics
    return theme
  }

  private static func parse(
    _ files: [String: SourceFile], _ vocabulary: Vocabulary, _ statements: RuleStatements,
    isForBook: Bool, isLive: Bool
  ) -> Checked<SiteTheme> {
    var sources: [String: SourceFile] = [:]
    var others: [(name: String, bytes: [UInt8])] = []
    var files = files
    for joined in JoinedFile.all { files[joined.whole] = joined.join(files) }
    if !isLive { files[JoinedFile.live.whole] = nil }
    for (name, file) in files.sorted(by: { $0.key < $1.key }) {
      if name.hasSuffix(ending) {
        sources[String(name.dropLast(ending.count))] = file
      } else if name != searchIndex && !JoinedFile.contains(name) {
        others.append((name, bytes(of: file, name, beside: files)))
      }
    }
    var checker = TemplateChecker(sources)
    for (name, shape) in shapes {
      var keys = shape
      keys[.words] = .words(vocabulary.keys)
      checker.check(name, .object(keys))
    }
    let theme = SiteTheme(
      templates: sources.mapValues { Template($0) }, files: others, vocabulary: vocabulary,
      statements: statements, isForBook: isForBook)
    let unused = isForBook ? [] : ThemeFiles.unused(files, templates: checker.used)
    return Checked(theme, vocabulary.diagnostics + checker.diagnostics + unused)
  }

  /// What a file has when it is published: a style sheet begins with that of the drawings, which carry
  /// none in a page, and what finds with what reads the index.
  private static func bytes(
    of file: SourceFile, _ name: String, beside files: [String: SourceFile]
  ) -> [UInt8] {
    switch name {
    case JoinedFile.style.whole:
      Array(SVGRenderer.styleSheet.utf8) + [UInt8(ascii: "\n")] + file.bytes
    case "search.js": (files[searchIndex]?.bytes ?? []) + file.bytes
    default: file.bytes
    }
  }

  private init(
    templates: [String: Template], files: [(name: String, bytes: [UInt8])],
    vocabulary: Vocabulary, statements: RuleStatements, isForBook: Bool
  ) {
    self.isForBook = isForBook
    self.vocabulary = vocabulary
    self.statements = statements
    self.templates = templates
    var addresses: [String: String] = [:]
    self.files = files.map { file in
      let name = Self.named.contains(file.name) ? Self.name(file.name, file.bytes) : file.name
      addresses[file.name] = "assets/" + name
      return (name, file.bytes)
    }
    self.addresses = addresses
  }

  /// The templates in a language.
  func templates(_ words: Words) -> ThemeTemplates {
    ThemeTemplates(templates.mapValues { TemplateCode($0, words: words.all) })
  }

  /// The path of a file of the theme below the site's folder.
  func address(of name: String) -> String? { addresses[name] }

  /// `style.css` with a mark of its content: `style.1f2e3d4c.css`.
  private static func name(_ name: String, _ bytes: [UInt8]) -> String {
    let parts = name.split(separator: ".")
    let mark = String(ContentHash.of(bytes) >> 32 | 1 << 31, radix: 16)
    return ([parts[0], Substring(mark)] + parts.dropFirst()).joined(separator: ".")
  }
}

/// The templates of a theme with the words of one language in them.
struct ThemeTemplates: Sendable {
  private let templates: [String: TemplateCode]

  init(_ templates: [String: TemplateCode]) { self.templates = templates }

  /// What a template makes of its data; nothing when there is none of that name.
  func render(_ name: String, _ data: TemplateData, capacity: Int = 4096) -> [UInt8] {
    var html = TextBuffer(capacity: capacity)
    render(name, data, to: &html)
    return html.bytes
  }

  /// Appends what a template makes of its data.
  func render(_ name: String, _ data: TemplateData, to html: inout TextBuffer) {
    guard let template = templates[name] else { return }
    var renderer = TemplateRenderer(partials: templates)
    renderer.render(template, data, to: &html)
  }

  /// What a template makes of its data, and where what is put in later goes.
  func frame(_ name: String, _ data: TemplateData) -> Frame {
    guard let template = templates[name] else { return Frame(bytes: [], slots: []) }
    var renderer = TemplateRenderer(partials: templates)
    var html = TextBuffer(capacity: 8192)
    renderer.render(template, data, to: &html)
    return Frame(bytes: html.bytes, slots: renderer.slots)
  }

  /// A page without its text.
  struct Frame: Sendable {
    let bytes: [UInt8]
    let slots: [Int]

    /// The pieces of the page with its text.
    func around(_ content: [UInt8]) -> [ArraySlice<UInt8>] {
      var pieces: [ArraySlice<UInt8>] = []
      var position = 0
      for slot in slots {
        pieces += [bytes[position..<slot], content[...]]
        position = slot
      }
      return pieces + [bytes[position...]]
    }
  }
}
