import Markup
import ScenarioSyntax

/// Writes code as HTML, each token in a class of one letter: the first of its kind.
enum CodeWriter {
  /// The code with its tokens marked.
  static func html(_ code: String, _ dialect: Dialect) -> [UInt8] {
    let bytes = Array(code.utf8)
    var html: [UInt8] = []
    html.reserveCapacity(bytes.count * 4)
    var position = 0
    for token in Highlighter.highlight(code, dialect: dialect) {
      let range = token.range.clamped(to: position..<bytes.count)
      guard !range.isEmpty else { continue }
      HTMLText.append(bytes[position..<range.lowerBound], to: &html)
      html.append(contentsOf: opening(token.kind).utf8)
      HTMLText.append(bytes[range], to: &html)
      html.append(contentsOf: "</span>".utf8)
      position = range.upperBound
    }
    HTMLText.append(bytes[position...], to: &html)
    return html
  }

  private static func opening(_ kind: HighlightToken.Kind) -> String {
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
