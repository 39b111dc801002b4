import SourceText

/// Reads the tree that a hook hands back, and says what is wrong with it.
struct TreeReading {
  private let json: JSONTree
  private let request: JSONTree

  /// The tree in an answer; only that may differ from what was asked.
  static func tree(_ answer: [UInt8], to request: [UInt8]) throws(HookFault) -> TreeNode {
    guard String(validating: answer, as: UTF8.self) != nil else {
      throw HookFault("writes what is no UTF-8", "in Python, 'ensure_ascii' stays as it is")
    }
    let asked: JSONTree
    let json: JSONTree
    do throws(JSONFault) {
      asked = try JSONTree(SourceFile(path: "", bytes: request))
      json = try JSONTree(SourceFile(path: "", bytes: answer))
    } catch {
      let place = error.diagnostic.span.start
      throw HookFault(
        "writes no JSON (line \(place.line), column \(place.column): \(error.diagnostic.message))",
        "it writes what it has read, with another 'tree', and what is not JSON to standard error")
    }
    return try TreeReading(json: json, request: asked).read()
  }

  private func read() throws(HookFault) -> TreeNode {
    guard json.kind(0) == .object, let tree = json.member("tree", of: 0) else {
      throw HookFault("writes no 'tree'", "it writes what it has read, with another 'tree'")
    }
    for key in ["version", "page"] {
      guard let value = json.member(key, of: 0) else { continue }
      guard Self.isSame(json, value, request, request.member(key, of: 0) ?? 0) else {
        throw HookFault("changes '\(key)'", "only 'tree' may change; front matter is to be read")
      }
    }
    let root = try node(tree, in: nil, depth: 0)
    guard root.type == "root" else {
      throw HookFault("has a '\(root.type)' at the top", "the tree is of the type 'root'")
    }
    return root
  }

  /// Whether two values are the same, members in any order.
  private static func isSame(_ one: JSONTree, _ a: Int, _ other: JSONTree, _ b: Int) -> Bool {
    guard one.kind(a) == other.kind(b) else { return false }
    switch one.kind(a) {
    case .string: return one.string(a) == other.string(b)
    case .number, .word:
      return one.file.bytes[one.range(a)].elementsEqual(other.file.bytes[other.range(b)])
    case .array:
      let (first, second) = (one.elements(a), other.elements(b))
      return first.count == second.count
        && zip(first, second).allSatisfy { isSame(one, $0, other, $1) }
    case .object:
      let (first, second) = (one.parts(a), other.parts(b))
      guard first.count == second.count else { return false }
      return stride(from: 0, to: first.count, by: 2).allSatisfy { index in
        guard let key = one.string(first[index]), let value = other.member(key, of: b) else {
          return false
        }
        return isSame(one, first[index + 1], other, value)
      }
    }
  }

  // MARK: Nodes

  private func node(_ value: Int, in parent: String?, depth: Int) throws(HookFault) -> TreeNode {
    guard depth <= 2 * TreeShape.deepest else {
      throw HookFault("has nodes more than \(2 * TreeShape.deepest) deep", "nest less")
    }
    guard let type = json.string(json.member("type", of: value)) else {
      throw HookFault(
        "has a node in '\(parent ?? "tree")' without a 'type'",
        "a node is an object with a type: {\"type\": \"text\", \"value\": \"…\"}")
    }
    guard let shape = TreeShape.all[type] else { throw Self.unknown(type, in: parent) }
    if let parent, let outer = TreeShape.all[parent], !outer.mayHold(type, in: parent),
      type != "unread"
    {
      let held = outer.held(in: parent).map { "'\($0)'" }.joined(separator: ", ")
      throw HookFault(
        "puts a '\(type)' into a '\(parent)'",
        held.isEmpty ? "nothing stands in that" : "in that may stand \(held)")
    }
    var node = TreeNode(type)
    let parts = json.parts(value)
    for index in stride(from: 0, to: parts.count, by: 2) {
      let key = json.string(parts[index]) ?? ""
      switch key {
      case "type", "data": continue
      case "position": node.range = range(parts[index + 1])
      case "children":
        for child in json.elements(parts[index + 1]) {
          node.children.append(try self.node(child, in: type, depth: depth + 1))
        }
      default:
        node.attributes[key] = try attribute(parts[index + 1], key, type, shape)
      }
    }
    for key in shape.needed.sorted() where node.attributes[key] == nil {
      throw HookFault("has a '\(type)' without '\(key)'", "a '\(type)' has to have it")
    }
    return node
  }

  private static func unknown(_ type: String, in parent: String?) -> HookFault {
    let known = TreeShape.all.keys.sortedByBytes()
    let near = Suggestion.nearest(to: type, in: known).map { "; did you mean '\($0)'?" } ?? ""
    return HookFault(
      "has a '\(type)', which is no type of node\(near)",
      "'markdown' and 'inlineMarkdown' take what is written in Markdown, 'html' takes HTML")
  }

  private func attribute(
    _ value: Int, _ key: String, _ type: String, _ shape: TreeShape
  ) throws(HookFault) -> TreeValue? {
    guard let kind = shape.values[key] else {
      let known = shape.values.keys.sortedByBytes().map { "'\($0)'" }.joined(separator: ", ")
      throw HookFault(
        "has a '\(type)' with '\(key)', which it does not know",
        known.isEmpty
          ? "a '\(type)' has no values; what is for other hooks goes into 'data'"
          : "it has \(known); what is for other hooks goes into 'data'")
    }
    // A list holds no lists.
    let found = json.kind(value) == .array ? list(value) : plain(value)
    if found == nil, isNull(value) { return nil }
    guard let found, kind.accepts(found) else {
      throw HookFault(
        "has a '\(type)' with a '\(key)' that is not \(kind.name)", "write \(kind.name)")
    }
    return found
  }

  private func isNull(_ value: Int) -> Bool {
    json.kind(value) == .word && json.file.text(json.range(value)) == "null"
  }

  private func plain(_ value: Int) -> TreeValue? {
    switch json.kind(value) {
    case .string: return json.string(value).map { .text(Self.lines($0)) }
    case .number: return Int(json.file.text(json.range(value))).map { .number($0) }
    case .word:
      let word = json.file.text(json.range(value))
      return word == "null" ? nil : .flag(word == "true")
    case .array, .object: return nil
    }
  }

  private func list(_ value: Int) -> TreeValue? {
    let values = json.elements(value).map { plain($0) }
    return values.contains(nil) ? nil : .list(values.compactMap { $0 })
  }

  /// A text whose lines end as those of a page do.
  private static func lines(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    return String(
      decoding: text.utf8.split(separator: 0x0D, omittingEmptySubsequences: false).enumerated()
        .flatMap { index, part in
          index > 0 && part.first != 0x0A ? [0x0A] + Array(part) : Array(part)
        }, as: UTF8.self)
  }

  private func range(_ position: Int) -> Range<Int>? {
    func offset(_ key: String) -> Int? {
      let point = json.member(key, of: position)
      return json.member("offset", of: point).flatMap { Int(json.file.text(json.range($0))) }
    }
    guard let start = offset("start"), let end = offset("end"), start >= 0, start <= end else {
      return nil
    }
    return start..<end
  }
}

extension TreeShape.Kind {
  fileprivate func accepts(_ value: TreeValue) -> Bool {
    switch (self, value) {
    case (.text, .text), (.flag, .flag): true
    case (.number, .number(let number)): (0...999_999_999).contains(number)
    case (.range(let range), .number(let number)): range.contains(number)
    case (.oneOf(let words), .text(let word)): words.contains(word)
    case (.texts, .list(let values)):
      values.allSatisfy { if case .text = $0 { true } else { false } }
    default: false
    }
  }

  fileprivate var name: String {
    switch self {
    case .text: "a string"
    case .flag: "true or false"
    case .number: "a whole number from 0 to 999999999"
    case .texts: "a list of strings"
    case .range(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .oneOf(let words): words.map { "'\($0)'" }.joined(separator: " or ")
    }
  }
}
