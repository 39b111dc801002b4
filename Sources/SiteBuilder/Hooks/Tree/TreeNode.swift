/// A value that a node of a page's tree has: what JSON has without objects.
enum TreeValue: Equatable, Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([TreeValue])
}

/// A node of a page's tree, as hooks see it.
///
/// What is not said, `null` in JSON, is not among the attributes, so that both are the same.
struct TreeNode: Sendable {
  var type: String
  var attributes: [String: TreeValue] = [:]
  var children: [TreeNode] = []
  /// The bytes of the page that the node stands on; nil of what stands in running text, and of what a hook made.
  var range: Range<Int>?

  init(
    _ type: String, _ attributes: [String: TreeValue?] = [:], _ children: [TreeNode] = [],
    range: Range<Int>? = nil
  ) {
    self.type = type
    self.attributes = attributes.compactMapValues { $0 }
    self.children = children
    self.range = range
  }

  func text(_ key: String) -> String? {
    if case .text(let text)? = attributes[key] { text } else { nil }
  }

  func number(_ key: String) -> Int? {
    if case .number(let number)? = attributes[key] { number } else { nil }
  }

  func flag(_ key: String) -> Bool? {
    if case .flag(let flag)? = attributes[key] { flag } else { nil }
  }

  /// Nodes with one text in the place of several beside each other, and none that is empty.
  static func joiningTexts(_ nodes: [TreeNode]) -> [TreeNode] {
    var result: [TreeNode] = []
    var texts: [String] = []
    func finish() {
      let text = texts.joined()
      if !text.isEmpty { result.append(TreeNode("text", ["value": .text(text)])) }
      texts.removeAll(keepingCapacity: true)
    }
    for node in nodes {
      if node.type == "text" {
        texts.append(node.text("value") ?? "")
      } else {
        finish()
        result.append(node)
      }
    }
    finish()
    return result
  }

  /// Whether it says the same, wherever it stands.
  func saysTheSame(as other: TreeNode) -> Bool {
    type == other.type && attributes == other.attributes && children.count == other.children.count
      && zip(children, other.children).allSatisfy { $0.saysTheSame(as: $1) }
  }
}
