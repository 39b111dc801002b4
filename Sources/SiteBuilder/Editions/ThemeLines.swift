import SourceText
import Yams

/// A file of the theme that is lines of `key: text`: words of the frame, or statements of rules.
struct ThemeLines {
  /// The texts, in order.
  private(set) var texts: [(key: String, text: String)] = []
  private let file: SourceFile
  /// The values that are no texts.
  private var others: [(key: String, value: Node)] = []
  /// Why the file cannot be read; nil where it can.
  private var error: (any Error)?
  private var isMapping = true

  private var yaml: YAMLText { YAMLText(Snippet(file)) }

  /// The language of the file with a name, which stands between a beginning and an ending; nil where the
  /// name is another's.
  static func language(of name: String, _ beginning: String, _ ending: String) -> String? {
    guard name.hasPrefix(beginning), name.hasSuffix(ending),
      name.utf8.count > beginning.utf8.count + ending.utf8.count
    else { return nil }
    return String(name.dropFirst(beginning.count).dropLast(ending.count))
  }

  init(_ file: SourceFile) {
    self.file = file
    if let pairs = PlainYAML.mapping(file.bytes) {
      for (key, value) in pairs { add(key, value) }
      // Only the full parser knows the places of what there is to complain about.
      if others.isEmpty { return }
    }
    (texts, others) = ([], [])
    do {
      guard let root = try yaml.root() else { return }
      isMapping = root.mapping != nil
      for (key, value) in root.mapping ?? [:] { add(key, value) }
    } catch {
      self.error = error
    }
  }

  private mutating func add(_ key: Node, _ value: Node) {
    let key = key.scalar?.string ?? ""
    if let scalar = value.scalar, !scalar.string.isEmpty || scalar.style != .plain {
      texts.append((key, scalar.string))
    } else {
      others.append((key, value))
    }
  }

  /// What is wrong with the file itself, whose form is said in words.
  func faults(_ kind: String, _ form: String) -> [Diagnostic] {
    let id = "\(kind).malformed"
    if let error {
      var fault = yaml.fault(error, id: id, "the file")
      fault.notes.append(Diagnostic.Note(form))
      return [fault]
    }
    guard isMapping else {
      return [Diagnostic(id: id, form, at: SourceSpan(file: file, range: 0..<0))]
    }
    return others.map { key, value in
      Diagnostic(
        .warning, id: "\(kind).no-text", "'\(key)' has no text", at: yaml.span(of: value))
    }
  }

  /// Warnings of keys that there are not; what was meant is looked for as long as anybody is shown it.
  func unknown(
    _ keys: [String], id: String, known: [String], _ message: (String) -> String
  ) -> [Diagnostic] {
    guard !keys.isEmpty else { return [] }
    let spans = spans
    let names = SuggestionIndex(known)
    return keys.enumerated().map { number, key in
      let span = spans[key] ?? SourceSpan(file: file, range: 0..<0)
      let meant = number < ShownDiagnostics.mostOfPage ? names.nearest(to: key) : nil
      return Diagnostic(
        .warning, id: id, message(key), at: span,
        fixIts: meant.map {
          [Diagnostic.FixIt("did you mean '\($0)'?", replace: span, with: $0)]
        } ?? [])
    }
  }

  /// Where the keys stand, which only the full parser knows.
  private var spans: [String: SourceSpan] {
    let yaml = yaml
    let pairs = (try? yaml.root())?.mapping
    var spans: [String: SourceSpan] = [:]
    for (key, _) in pairs ?? [:] {
      if let name = key.string, spans[name] == nil { spans[name] = yaml.span(of: key) }
    }
    return spans
  }
}
