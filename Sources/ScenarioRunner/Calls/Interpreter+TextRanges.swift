import Lifecycle
import ScenarioSyntax
import SourceText

/// Parts of texts: where one occurs, and what stands there.
extension Interpreter {
  /// Where a text occurs first: a range of its places, or nil in Swift and `NSNotFound` in Objective-C.
  func range(of part: String, in text: String, _ call: CollectionCall) -> Value {
    let isSwift = frame.dialect == .swift
    guard !part.isEmpty, simulator.spend(parts: TextSearch.cost(of: part, in: text)),
      let start = TextSearch.offset(of: part, in: text)
    else { return isSwift ? .nothing : Self.foundationRange(.int(.max), 0) }
    let lower = String(decoding: text.utf8.prefix(start), as: UTF8.self).count
    guard isSwift else { return Self.foundationRange(.count(lower), part.count) }
    guard case .aggregate(var range) = Collections.range(lower, lower + part.count) else {
      return .nothing
    }
    range.fields.append(Aggregate.Field(name: TextPlaces.mark, value: .bool(true)))
    return .aggregate(range)
  }

  private static func foundationRange(_ location: Value, _ length: Int) -> Value {
    .aggregate(
      Opaque.value(
        "NSRange",
        [
          Aggregate.Field(name: "location", value: location),
          Aggregate.Field(name: "length", value: .count(length)),
        ]))
  }

  /// The part of a text at a range of its places, or the character at one; nil for any other subscript.
  func part(of text: String, at index: Value, _ span: NodeSpan) throws(Halt) -> Value? {
    if let offset = TextPlaces.offset(index) {
      let characters = Array(text)
      guard characters.indices.contains(offset) else {
        throw trap("String index is out of bounds")
      }
      return .string(String(characters[offset]))
    }
    guard case .aggregate(let range) = index, range[TextPlaces.mark] != nil else { return nil }
    return .string(try substring(text, index, at: span))
  }

  /// The part of a text that a range covers, which has to lie in it.
  func substring(_ text: String, _ range: Value, at span: NodeSpan) throws(Halt) -> String {
    let characters = Array(text)
    let places = try bounds(
      range, count: characters.count,
      "-[__NSCFString substringWithRange:]: Range out of bounds; string length \(characters.count)",
      at: span)
    return String(characters[places])
  }
}
