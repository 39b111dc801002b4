import SourceText
import YAML

/// A text of YAML in a file, with the places of what it says and of what cannot be read in it.
struct YAMLText {
  private let snippet: Snippet

  init(_ snippet: Snippet) { self.snippet = snippet }

  /// The text as it stands.
  var bytes: [UInt8] { snippet.bytes }

  /// What the text says; nil when it says nothing.
  func root() throws(YAMLError) -> YAMLNode? { try YAMLNode.parse(snippet.bytes) }

  /// Where a value stands, on its first line.
  func span(of node: YAMLNode) -> SourceSpan { snippet.span(onOneLine(node.range)) }

  /// An error of the YAML parser's in our form, at its place; `what` is not YAML then.
  func fault(_ error: YAMLError, id: String, _ what: String) -> Diagnostic {
    let problem =
      switch error.reason {
      case .syntax(let problem): "\(what) is not YAML: \(problem)"
      case .nesting: "\(what) nests lists or mappings too deeply"
      case .repetition: "\(what) repeats more than \(YAMLLimits.repetition) values by names"
      case .duplicateKey(let key): "the key '\(key)' is given twice"
      }
    return Diagnostic(
      id: id, problem, at: snippet.span(onOneLine(error.range)),
      notes: wayOut(of: problem, at: error.range.lowerBound).map { [Diagnostic.Note($0)] } ?? [])
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
    if problem.contains("did not find expected") || problem.contains("end of stream")
      || problem.contains("never closed")
    {
      return
        "what a bracket or a quotation mark opens ends the value where it closes; a text that begins with"
        + " such a mark, or with '*' or '>', stands whole in quotes: 'title: \"[A] and B\"'"
    }
    return nil
  }

  /// Whether the colon at a place is the one behind the key of a line that begins with blanks.
  private func isFirstColon(ofIndentedLine place: Int) -> Bool {
    let line = snippet.bytes.prefix(place).reversed().prefix { $0 != 0x0A }
    return line.last == 0x20 && !line.contains(UInt8(ascii: ":"))
  }

  /// The part of a range that is on its first line, with one byte at least where there is one.
  private func onOneLine(_ range: Range<Int>) -> Range<Int> {
    let start = min(range.lowerBound, snippet.bytes.count)
    let end = snippet.bytes[start...].firstIndex(of: 0x0A) ?? snippet.bytes.count
    return start..<max(start, min(max(range.upperBound, start + 1), end))
  }
}
