import Markup
import SourceText
import YAML

/// Writes what a hook is given: the page, and its tree, as JSON on one line.
struct TreeJSON {
  private var bytes: [UInt8] = []
  private let file: SourceFile

  /// What a hook is given of a page.
  static func request(_ document: Document, _ tree: TreeNode, path: String) -> [UInt8] {
    var json = TreeJSON(file: document.file)
    json.write("{\"version\":\(TreeShape.version),\"page\":{\"path\":")
    json.write(JSONString.quoted(path))
    json.write(",\"frontMatter\":")
    let yaml = document.frontMatter.flatMap { try? YAMLNode.parse($0.yaml.bytes) }
    if let yaml { json.write(yaml, depth: 0) } else { json.write("null") }
    json.write("},\"tree\":")
    json.write(tree)
    json.write("}\n")
    return json.bytes
  }

  private init(file: SourceFile) { self.file = file }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  // MARK: The tree

  private mutating func write(_ node: TreeNode) {
    write("{\"type\":\(JSONString.quoted(node.type))")
    for key in node.attributes.keys.sortedByBytes() {
      guard let value = node.attributes[key] else { continue }
      write(",\(JSONString.quoted(key)):")
      write(value)
    }
    if let shape = TreeShape.all[node.type], !shape.isLeaf {
      write(",\"children\":[")
      for (index, child) in node.children.enumerated() {
        if index > 0 { write(",") }
        write(child)
      }
      write("]")
    }
    if let range = node.range {
      write(
        ",\"position\":{\"start\":\(point(range.lowerBound)),\"end\":\(point(range.upperBound))}")
    }
    write("}")
  }

  private mutating func write(_ value: TreeValue) {
    switch value {
    case .flag(let flag): write(flag ? "true" : "false")
    case .number(let number): write("\(number)")
    case .text(let text): write(JSONString.quoted(text))
    case .list(let values):
      write("[")
      for (index, value) in values.enumerated() {
        if index > 0 { write(",") }
        write(value)
      }
      write("]")
    }
  }

  /// Lines from one; the offset in bytes.
  private func point(_ offset: Int) -> String {
    let line = file.lineIndex(at: offset)
    let number = file.lineNumber(ofIndex: line)
    return
      "{\"line\":\(number),\"column\":\(offset - file.lineStarts[line] + 1),\"offset\":\(offset)}"
  }

  // MARK: Front matter

  private mutating func write(_ node: YAMLNode, depth: Int) {
    guard depth < TreeShape.deepest else { return write("null") }
    switch node.content {
    case .scalar(let scalar): write(Self.json(scalar))
    case .sequence(let nodes):
      write("[")
      for (index, node) in nodes.enumerated() {
        if index > 0 { write(",") }
        write(node, depth: depth + 1)
      }
      write("]")
    case .mapping(let pairs):
      write("{")
      for (index, pair) in pairs.enumerated() {
        if index > 0 { write(",") }
        write(JSONString.quoted(pair.key.scalar?.text ?? "") + ":")
        write(pair.value, depth: depth + 1)
      }
      write("}")
    }
  }

  /// A scalar as YAML 1.2 takes it in its core schema, as far as JSON has the same.
  private static func json(_ scalar: YAMLScalar) -> String {
    let text = scalar.text
    guard case .plain = scalar.style else { return JSONString.quoted(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return "null"
    case "true", "True", "TRUE": return "true"
    case "false", "False", "FALSE": return "false"
    default: break
    }
    let isNumber = Int(text).map { String($0) == text } ?? false
    return isNumber ? text : JSONString.quoted(text)
  }
}

extension TreeShape {
  /// Whether nodes of this kind hold no others.
  var isLeaf: Bool { if case .nothing = content { true } else { false } }
}
