import Foundation
import Mustache
import SourceText

/// The templates, and the files that go with them: the style sheet, the script, the icon.
struct Theme {
  /// The templates that a theme consists of.
  private static let shapes: [(name: String, keys: [String: TemplateShape])] = [
    ("page", TemplateShape.page), ("rules", TemplateShape.rules),
    ("scenario", TemplateShape.scenario),
  ]

  private let templates: [String: MustacheTemplate]
  private let library: MustacheLibrary
  /// The files to copy to `assets/`, by name.
  let files: [(name: String, bytes: [UInt8])]

  /// Reads a folder of templates.
  static func load(_ folder: String) throws(SiteError) -> Checked<Theme> {
    guard FileSystem.kind(folder) == .folder else { throw SiteError("no folder '\(folder)'") }
    var sources: [String: SourceFile] = [:]
    var files: [(name: String, bytes: [UInt8])] = []
    for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard FileSystem.kind(path) == .file else { continue }
      guard let bytes = FileSystem.read(path) else { throw .system("cannot read '\(path)'") }
      if name.hasSuffix(".mustache") {
        sources[String(name.dropLast(9))] = SourceFile(path: path, bytes: bytes)
      } else {
        files.append((name, bytes))
      }
    }
    return try parse(sources, files, folder)
  }

  private static func parse(
    _ sources: [String: SourceFile], _ files: [(name: String, bytes: [UInt8])], _ folder: String
  ) throws(SiteError) -> Checked<Theme> {
    let names = sources.keys.sorted()
    var diagnostics: [Diagnostic] = []
    for (name, keys) in shapes {
      guard let source = sources[name] else {
        throw SiteError("no template '\(folder)/\(name).mustache'")
      }
      diagnostics += TemplateChecker.check(source, keys, partials: names)
    }
    var templates: [String: MustacheTemplate] = [:]
    for name in names {
      guard let source = sources[name] else { continue }
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
    return Checked(Theme(templates: templates, files: files), diagnostics)
  }

  private init(templates: [String: MustacheTemplate], files: [(name: String, bytes: [UInt8])]) {
    self.templates = templates
    self.library = MustacheLibrary(templates: templates)
    self.files = files
  }

  /// What a template makes of its data; nothing when it could not be read.
  func render(_ name: String, _ data: [String: Any]) -> String {
    templates[name]?.render(data, library: library) ?? ""
  }

  /// The path of a file of the theme below the site's folder, with a mark of its content, so that
  /// no browser keeps an old one.
  func address(of name: String) -> String? {
    guard let file = files.first(where: { $0.name == name }) else { return nil }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in file.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return "assets/\(name)?v=\(String(hash >> 32, radix: 16))"
  }
}
