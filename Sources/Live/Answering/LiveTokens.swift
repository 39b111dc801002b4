import Diagrams
import ScenarioRunner
import ScenarioSyntax
import SourceText

/// How a program is coloured, as JSON: `{"tokens": [{"kind": "keyword", "start": 0, "end": 5}]}`, with the kinds
/// of `HighlightToken.Kind` and places in UTF-16 units.
enum LiveTokens {
  static func json(of scenario: Scenario) -> String {
    var json = JSONText()
    let program = LexedSnippet(scenario.program, dialect: scenario.dialect)
    json.object { write(program, of: scenario.program.bytes, to: &$0) }
    return json.text
  }

  static func write(_ program: LexedSnippet, of bytes: [UInt8], to json: inout JSONText) {
    var place = (byte: 0, unit: 0)
    // The tokens ascend, so that each is counted from the last.
    func unit(of byte: Int) -> Int {
      place.unit += UTF16Places(Array(bytes[place.byte..<byte])).count
      place.byte = byte
      return place.unit
    }
    json.array("tokens", Highlighter.highlight(program)) { json, token in
      json.field("kind", token.kind.rawValue)
      json.field("start", unit(of: token.range.lowerBound))
      json.field("end", unit(of: token.range.upperBound))
    }
  }
}
