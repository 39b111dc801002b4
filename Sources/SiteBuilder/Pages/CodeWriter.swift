import Markup
import ScenarioSyntax

/// Writes code as HTML, each token in a class of one letter: the first of its kind.
enum CodeWriter {
  /// The code with its tokens marked.
  static func html(_ code: String, _ dialect: Dialect) -> String {
    let bytes = Array(code.utf8)
    var html = ""
    html.reserveCapacity(bytes.count * 2)
    var position = 0
    for token in Highlighter.highlight(code, dialect: dialect) {
      let range = token.range.clamped(to: position..<bytes.count)
      guard !range.isEmpty else { continue }
      append(bytes[position..<range.lowerBound], to: &html)
      html += "<span class=\"\(letter(token.kind))\">"
      append(bytes[range], to: &html)
      html += "</span>"
      position = range.upperBound
    }
    append(bytes[position...], to: &html)
    return html
  }

  private static func append(_ bytes: ArraySlice<UInt8>, to html: inout String) {
    if !bytes.isEmpty { html += HTMLText.escaped(String(decoding: bytes, as: UTF8.self)) }
  }

  private static func letter(_ kind: HighlightToken.Kind) -> String {
    switch kind {
    case .keyword: "k"
    case .type: "t"
    case .function: "f"
    case .property: "p"
    case .string: "s"
    case .number: "n"
    case .comment: "c"
    case .attribute: "a"
    case .directive: "d"
    }
  }
}
