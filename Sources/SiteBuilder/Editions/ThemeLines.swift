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

  /// A warning of a key that there is not.
  func unknown(_ key: String, id: String, _ message: String, known: [String]) -> Diagnostic {
    let span = span(of: key)
    return Diagnostic(
      .warning, id: id, message, at: span,
      fixIts: Suggestion.nearest(to: key, in: known).map {
        [Diagnostic.FixIt("did you mean '\($0)'?", replace: span, with: $0)]
      } ?? [])
  }

  /// Where a key stands, which only the full parser knows.
  private func span(of key: String) -> SourceSpan {
    let root = try? yaml.root()
    let node = root?.mapping?.first { $0.key.string == key }?.key
    return node.map { yaml.span(of: $0) } ?? SourceSpan(file: file, range: 0..<0)
  }
}
