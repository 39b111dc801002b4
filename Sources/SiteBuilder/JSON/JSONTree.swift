package import SourceText

/// JSON as it was written: what each value is, and where it stands in the text.
///
/// A program that hands on what it was given changes single values by their places; all else, the order of
/// keys and members that it does not know, stays byte for byte. Values are read one after another and never
/// one inside the other, so that depth costs nothing but memory.
package struct JSONTree {
  package enum Kind { case object, array, string, number, word }

  /// A value. The members of an object are a key and a value in turn.
  private struct Node {
    let kind: Kind
    let start: Int32
    var end: Int32
    var first: Int32 = -1
    var next: Int32 = -1
  }

  /// The number of a value; the whole text is value 0.
  package typealias Value = Int

  package let file: SourceFile
  private var nodes: [Node] = []

  /// The bytes of the largest text that is read.
  package static let largest = 100_000_000

  /// Reads a text, which is one value.
  package init(_ file: SourceFile) throws(JSONFault) {
    self.file = file
    var reader = JSONReader(file)
    // The values that are open, each with the last that was read in it.
    var open: [(node: Int, last: Int)] = []
    while let token = try reader.next() {
      switch token {
      case .close(let end):
        guard let closed = open.popLast() else { continue }
        nodes[closed.node].end = Int32(clamping: end)
      case .value(let kind, let range):
        let number = nodes.count
        nodes.append(
          Node(
            kind: kind, start: Int32(clamping: range.lowerBound),
            end: Int32(clamping: range.upperBound)))
        if let parent = open.indices.last {
          if open[parent].last < 0 {
            nodes[open[parent].node].first = Int32(clamping: number)
          } else {
            nodes[open[parent].last].next = Int32(clamping: number)
          }
          open[parent].last = number
        }
        if kind == .object || kind == .array { open.append((number, -1)) }
      }
    }
  }

  package func kind(_ value: Value) -> Kind { nodes[value].kind }

  /// Where a value stands.
  package func range(_ value: Value) -> Range<Int> {
    Int(nodes[value].start)..<Int(nodes[value].end)
  }

  /// All values, in the order in which they stand.
  package var values: Range<Value> { nodes.indices }

  /// The elements of an array; keys and values of an object in turn.
  package func parts(_ value: Value) -> [Value] {
    var parts: [Value] = []
    var next = Int(nodes[value].first)
    while next >= 0 {
      parts.append(next)
      next = Int(nodes[next].next)
    }
    return parts
  }

  /// The elements of an array; none of anything else.
  package func elements(_ value: Value?) -> [Value] {
    guard let value, kind(value) == .array else { return [] }
    return parts(value)
  }

  /// The value of a member, the last where there are several; nil where there is none.
  package func member(_ key: String, of value: Value?) -> Value? {
    guard let value, kind(value) == .object else { return nil }
    let parts = parts(value)
    return stride(from: parts.count - 2, through: 0, by: -2).lazy
      .first { string(parts[$0]) == key }.map { parts[$0 + 1] }
  }

  /// What a string says; nil of anything else. Half of a surrogate pair is `�`.
  package func string(_ value: Value?) -> String? {
    guard let value, kind(value) == .string else { return nil }
    let range = range(value)
    let bytes = file.bytes[range.lowerBound + 1..<range.upperBound - 1]
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    return JSONString.unescaped(bytes)
  }
}

/// What is wrong with a text that is no JSON.
package struct JSONFault: Error {
  package let diagnostic: Diagnostic

  package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
