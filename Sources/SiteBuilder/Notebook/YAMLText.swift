import SourceText
import Yams

/// A text of YAML, with the places of what the full parser finds in it and of what it cannot read.
struct YAMLText {
  private let snippet: Snippet
  /// The text by itself, which finds its lines when they are asked for.
  private let text: SourceFile
  private var lineStarts: [Int] { text.lineStarts }

  init(_ snippet: Snippet) {
    self.snippet = snippet
    text = SourceFile(path: "", bytes: snippet.bytes)
  }

  /// The text as it stands.
  var bytes: [UInt8] { snippet.bytes }

  /// What the text says; nil when it says nothing.
  func root() throws -> Node? {
    try Yams.compose(yaml: snippet.text, .default, .default, .utf8)
  }

  /// Where a node stands.
  func span(of node: Node) -> SourceSpan {
    guard let mark = node.mark else { return snippet.span(0..<0) }
    return snippet.span(range(mark.line, mark.column, length: node.scalar?.string.utf8.count ?? 1))
  }

  /// An error of the YAML parser's in our form, at its place; `what` is not YAML then.
  func fault(_ error: any Error, id: String, _ what: String) -> Diagnostic {
    var place = 0..<0
    var problem = "\(what) is not YAML"
    switch error as? YamlError {
    case .scanner(_, let text, let mark, _) where text.contains("nesting level"),
      .parser(_, let text, let mark, _) where text.contains("nesting level"):
      // libyaml speaks to whoever calls it.
      place = range(mark.line, mark.column, length: 1)
      problem = "\(what) nests lists or mappings too deeply"
    case .scanner(let context?, let text, _, _) where context.text.contains("simple key"):
      // What was found instead of ':' is on a later line.
      place = range(context.mark.line, context.mark.column, length: 1)
      problem += ": \(text)"
    case .scanner(_, let text, let mark, _), .parser(_, let text, let mark, _),
      .composer(_, let text, let mark, _):
      place = range(mark.line, mark.column, length: 1)
      problem += ": \(text)"
    case .duplicatedKeysInMapping(let keys, let context):
      let key = keys.sorted().first ?? ""
      place =
        secondPlace(of: key) ?? range(context.mark.line, context.mark.column, length: 1)
      problem = "the key '\(key)' is given twice"
    default: break
    }
    return Diagnostic(
      id: id, problem, at: snippet.span(place),
      notes: wayOut(of: problem, at: place.lowerBound).map { [Diagnostic.Note($0)] } ?? [])
  }

  /// Where a key begins a line for the second time.
  private func secondPlace(of key: String) -> Range<Int>? {
    let places = lineStarts.filter { snippet.bytes[$0...].starts(with: "\(key):".utf8) }
    return places.count > 1 ? places[1]..<places[1] + key.utf8.count : nil
  }

  /// What is mostly behind what the YAML parser says.
  private func wayOut(of problem: String, at place: Int) -> String? {
    if problem.contains("mapping values are not allowed") {
      return isFirstColon(ofIndentedLine: place)
        ? "an indented line belongs to the value above it; keys beside each other begin in the same column"
        : "a text that has ': ' in it stands in quotes: 'title: \"Push: the order\"'"
    }
    if problem.contains("undefined alias") {
      return "a text that begins with '*' stands in quotes: 'title: \"*x\"'"
    }
    if problem.contains("block sequence entries") {
      return
        "the items of a list stand on lines of their own; a text that begins with '- ' stands in quotes"
    }
    if problem.contains("cannot start any token") {
      return
        "YAML is indented with blanks, not with tabs, and a text does not begin with '@', '`' or '%'"
    }
    if problem.contains("did not find expected") || problem.contains("end of stream") {
      return
        "what a bracket or a quotation mark opens ends the value where it closes; a text that begins with"
        + " such a mark, or with '*' or '>', stands whole in quotes: 'title: \"[A] and B\"'"
    }
    return nil
  }

  /// Whether the colon at a place is the one behind the key of a line that begins with blanks.
  private func isFirstColon(ofIndentedLine place: Int) -> Bool {
    let line = snippet.bytes[..<place].reversed().prefix { $0 != 0x0A }
    return line.last == 0x20 && !line.contains(UInt8(ascii: ":"))
  }

  /// The bytes at a line and a column, both from one; Yams counts columns in Unicode scalars.
  private func range(_ line: Int, _ column: Int, length: Int) -> Range<Int> {
    let lineStarts = self.lineStarts
    guard lineStarts.indices.contains(line - 1) else { return 0..<0 }
    var offset = lineStarts[line - 1]
    var remaining = column - 1
    while remaining > 0, offset < snippet.bytes.count, snippet.bytes[offset] != 0x0A {
      offset += 1
      while offset < snippet.bytes.count, snippet.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    let end = snippet.bytes[offset...].firstIndex(of: 0x0A) ?? snippet.bytes.count
    return offset..<max(offset, min(offset + length, end))
  }
}
