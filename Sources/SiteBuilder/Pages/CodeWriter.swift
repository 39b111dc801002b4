import Markup
import ScenarioSyntax
import SourceText

/// Writes code as HTML, each token in a class of one letter: the first of its kind.
enum CodeWriter {
  /// A block of code that is highlighted and not run; nil in a language that nobody here knows.
  static func block(_ fence: FencedBlock) -> [UInt8]? {
    guard let language = fence.language else { return nil }
    let text = fence.literal.text
    let name: String
    let code: [UInt8]
    if let dialect = Dialect(fenceWord: language) {
      (name, code) = (dialect.rawValue, html(text, dialect))
    } else if let plain = PlainLanguage.named(language) {
      (name, code) = (language, html(text, plain))
    } else {
      return nil
    }
    return Array("<pre><code class=\"language-\(name)\">".utf8) + code
      + Array("</code></pre>\n".utf8)
  }

  /// The code with its tokens marked.
  static func html(_ code: String, _ dialect: Dialect) -> [UInt8] {
    html(code, Highlighter.highlight(code, dialect: dialect))
  }

  /// The code of a language that nothing here runs, with its tokens marked.
  static func html(_ code: String, _ language: PlainLanguage) -> [UInt8] {
    html(code, PlainHighlighter.highlight(code, language))
  }

  private static func html(_ code: String, _ tokens: [HighlightToken]) -> [UInt8] {
    let bytes = Array(code.utf8)
    var html = HTMLBuffer(capacity: bytes.count * 4)
    var position = 0
    for token in tokens {
      let range = token.range.clamped(to: position..<bytes.count)
      guard !range.isEmpty else { continue }
      html.escape(bytes[position..<range.lowerBound])
      html.append(markup: opening(token.kind))
      html.escape(bytes[range])
      html.append(markup: "</span>")
      position = range.upperBound
    }
    html.escape(bytes[position...])
    return html.bytes
  }

  /// The code with an anchor at the beginning of each line, for what is drawn of it: `push-L3`.
  static func html(_ code: String, _ tokens: [HighlightToken], anchor: String) -> [UInt8] {
    let plain = html(code, tokens)
    let prefix = Array("<a id=\"\(HTMLText.escaped(anchor))-L".utf8)
    var html = HTMLBuffer(capacity: plain.count * 2)
    var line = 0
    var start = 0
    while start < plain.count {
      line += 1
      html.append(prefix)
      html.append(text: String(line))
      html.append(markup: "\"></a>")
      let end = plain[start...].firstIndex(of: UInt8(ascii: "\n")) ?? plain.count - 1
      html.append(plain[start...end])
      start = end + 1
    }
    return html.bytes
  }

  private static func opening(_ kind: HighlightToken.Kind) -> StaticString {
    switch kind {
    case .keyword: "<span class=\"k\">"
    case .type: "<span class=\"t\">"
    case .function: "<span class=\"f\">"
    case .property: "<span class=\"p\">"
    case .string: "<span class=\"s\">"
    case .number: "<span class=\"n\">"
    case .comment: "<span class=\"c\">"
    case .attribute: "<span class=\"a\">"
    case .directive: "<span class=\"d\">"
    }
  }
}
