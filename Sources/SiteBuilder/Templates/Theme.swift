import Mustache
import SourceText

/// The templates, and the files that go with them: the style sheet, the script, the icon.
struct Theme {
  /// The templates that a theme consists of.
  private static let shapes: [(name: String, keys: [String: TemplateShape])] = [
    ("page", TemplateShape.page), ("rules", TemplateShape.rules),
    ("scenario", TemplateShape.scenario),
  ]

  private static let ending = ".mustache"

  private let templates: [String: MustacheTemplate]
  private let library: MustacheLibrary
  private let addresses: [String: String]
  /// The words of the frame.
  let vocabulary: Vocabulary
  /// The files to copy to `assets/`, by name.
  let files: [(name: String, bytes: [UInt8])]

  /// The theme of the house, with whatever a folder has instead, file by file; nil for no folder.
  static func load(_ folder: String?) throws(SiteError) -> Checked<Theme> {
    var files: [String: SourceFile] = [:]
    var words: (house: [SourceFile], own: [SourceFile]) = ([], [])
    for (name, text) in StandardTheme.files {
      if Vocabulary.isWords(name) {
        words.house.append(SourceFile(path: "standard/\(name)", text: text))
        continue
      }
      files[name] = SourceFile(path: "standard/\(name)", text: text)
    }
    if let folder {
      guard FileSystem.isFolder(folder) else { throw SiteError("no folder '\(folder)'") }
      for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        guard FileSystem.kind(path) == .file else { continue }
        guard let bytes = FileSystem.read(path) else { throw .system("cannot read '\(path)'") }
        let file = SourceFile(path: path, bytes: bytes)
        if Vocabulary.isWords(name) { words.own.append(file) } else { files[name] = file }
      }
    }
    return parse(files, Vocabulary(house: words.house, own: words.own))
  }

  private static func parse(
    _ files: [String: SourceFile], _ vocabulary: Vocabulary
  ) -> Checked<Theme> {
    let names = files.keys.sorted()
    let partials = names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    var diagnostics = vocabulary.diagnostics
    let words = Dictionary(uniqueKeysWithValues: vocabulary.keys.map { ($0, TemplateShape.text) })
    for (name, shape) in shapes {
      guard let source = files[name + ending] else { continue }
      var keys = shape
      keys["words"] = .object(words)
      diagnostics += TemplateChecker.check(source, keys, partials: partials)
    }
    var templates: [String: MustacheTemplate] = [:]
    for name in partials {
      guard let source = files[name + ending] else { continue }
      do {
        templates[name] = try MustacheTemplate(string: source.text(0..<source.bytes.count))
      } catch {
        diagnostics.append(
          Diagnostic(
            id: "template.malformed", "the template '\(name)' cannot be read",
            at: SourceSpan(file: source, range: 0..<0),
            notes: [Diagnostic.Note("\(error)")]))
      }
    }
    let others = names.filter { !$0.hasSuffix(ending) }.compactMap { name in
      files[name].map { (name: name, bytes: $0.bytes) }
    }
    let theme = Theme(templates: templates, files: others, vocabulary: vocabulary)
    return Checked(theme, diagnostics)
  }

  private init(
    templates: [String: MustacheTemplate], files: [(name: String, bytes: [UInt8])],
    vocabulary: Vocabulary
  ) {
    self.vocabulary = vocabulary
    self.templates = templates
    self.library = MustacheLibrary(templates: templates)
    self.files = files
    var addresses: [String: String] = [:]
    for file in files { addresses[file.name] = Self.address(file.name, file.bytes) }
    self.addresses = addresses
  }

  /// What a template makes of its data; nothing when it could not be read.
  func render(_ name: String, _ words: Words, _ data: [String: Any]) -> String {
    var data = data
    data["words"] = words.all
    return templates[name]?.render(data, library: library) ?? ""
  }

  /// The path of a file of the theme below the site's folder, with a mark of its content, so that
  /// no browser keeps an old one.
  func address(of name: String) -> String? { addresses[name] }

  private static func address(_ name: String, _ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "assets/\(name)?v=\(String(hash >> 32, radix: 16))"
  }
}
