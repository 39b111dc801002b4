import SourceText
import YAML

/// A file of the theme that is lines of `key: text`: words of the frame, or statements of rules.
struct ThemeLines {
  /// The texts, in order.
  private(set) var texts: [(key: String, text: String)] = []
  private let file: SourceFile
  private let yaml: YAMLText
  /// Where the keys stand.
  private var places: [String: SourceSpan] = [:]
  /// The values that are no texts.
  private var others: [(key: String, value: YAMLNode)] = []
  /// Why the file cannot be read; nil where it can.
  private var error: YAMLError?
  private var isMapping = true

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
    yaml = YAMLText(Snippet(file))
    do throws(YAMLError) {
      guard let root = try yaml.root() else { return }
      isMapping = root.mapping != nil
      for (key, value) in root.mapping ?? [] { add(key, value) }
    } catch {
      self.error = error
    }
  }

  private mutating func add(_ key: YAMLNode, _ value: YAMLNode) {
    let name = key.scalar?.text ?? ""
    places[name] = yaml.span(of: key)
    if let scalar = value.scalar, !scalar.text.isEmpty || scalar.style != .plain {
      texts.append((name, scalar.text))
    } else {
      others.append((name, value))
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
    let names = SuggestionIndex(known)
    return keys.enumerated().map { number, key in
      let span = places[key] ?? SourceSpan(file: file, range: 0..<0)
      let meant = number < ShownDiagnostics.mostOfPage ? names.nearest(to: key) : nil
      return Diagnostic(
        .warning, id: id, message(key), at: span,
        fixIts: meant.map {
          [Diagnostic.FixIt("did you mean '\($0)'?", replace: span, with: $0)]
        } ?? [])
    }
  }
}
