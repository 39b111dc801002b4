/// Writes running text of a page's tree as Markdown.
struct InlineWriter {
  /// Whether it has to stand on one line, as in a heading.
  private let isOnOneLine: Bool
  /// Whether a bar would end the cell that it stands in.
  private let isInTable: Bool
  private var text: [UInt8] = []

  static func text(
    _ nodes: [TreeNode], onOneLine: Bool = false, inTable: Bool = false
  ) -> String {
    var writer = InlineWriter(isOnOneLine: onOneLine || inTable, isInTable: inTable)
    writer.write(nodes)
    while writer.text.last == 0x20 { writer.text.removeLast() }
    return String(decoding: writer.text.drop { $0 == 0x20 || $0 == 0x0A }, as: UTF8.self)
  }

  private init(isOnOneLine: Bool, isInTable: Bool) {
    self.isOnOneLine = isOnOneLine
    self.isInTable = isInTable
  }

  private mutating func write(_ nodes: [TreeNode], inside mark: String = "") {
    for node in nodes { write(node, inside: mark) }
  }

  private mutating func write(_ node: TreeNode, inside mark: String) {
    let value = node.text("value") ?? ""
    switch node.type {
    case "text":
      let escaped = TextEscapes.escaped(
        value, after: text, onOneLine: isOnOneLine, inTable: isInTable)
      // A blank at the end of a line would be a line's end to the reader.
      if escaped.first == 0x0A { while text.last == 0x20 { text.removeLast() } }
      text += escaped
    case "break":
      while text.last == 0x20 { text.removeLast() }
      text += "\\\n".utf8
    case "inlineCode": write(code: value)
    case "inlineHtml", "inlineMarkdown", "inlineMath": write(raw: value)
    case "tag": write(raw: "#\(value)")
    case "emphasis": write(node, between: mark == "*" || mark == "**" && isAtMark ? "_" : "*")
    case "strong": write(node, between: mark == "**" ? "__" : "**")
    case "delete": write(node, between: "~~")
    case "highlight": write(node, between: "==")
    case "link": write(link: node)
    case "image": write(image: node)
    case "wikiLink": write(wikilink: node)
    case "footnoteReference": write(raw: "[^\(node.text("label") ?? "")]")
    case "footnote":
      text += "^[".utf8
      write(node.children)
      text += "]".utf8
    default: write(node.children)
    }
  }

  /// Whether what is written last is a mark of emphasis.
  private var isAtMark: Bool { text.last == UInt8(ascii: "*") }

  private mutating func write(_ node: TreeNode, between mark: String) {
    text += mark.utf8
    write(node.children, inside: mark)
    text += mark.utf8
  }

  private mutating func write(raw value: String) {
    guard isInTable, value.utf8.contains(UInt8(ascii: "|")) else {
      text += value.utf8
      return
    }
    for byte in value.utf8 {
      if byte == UInt8(ascii: "|"), text.last != UInt8(ascii: "\\") {
        text.append(UInt8(ascii: "\\"))
      }
      text.append(byte)
    }
  }

  private mutating func write(code value: String) {
    var longest = 0
    var run = 0
    for byte in value.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let mark = String(repeating: "`", count: longest + 1)
    let isTicked = value.utf8.first == UInt8(ascii: "`") || value.utf8.last == UInt8(ascii: "`")
    let isBlank =
      value.utf8.first == 0x20 && value.utf8.last == 0x20 && value.utf8.contains { $0 != 0x20 }
    let blank = isTicked || isBlank ? " " : ""
    write(raw: mark + blank + value + blank + mark)
  }

  // MARK: Links

  private mutating func write(link node: TreeNode) {
    text += "[".utf8
    write(node.children)
    text += "]".utf8
    write(destinationOf: node)
  }

  private mutating func write(image node: TreeNode) {
    text += "![".utf8
    text += TextEscapes.escaped(
      node.text("alt") ?? "", after: text, onOneLine: true, inTable: isInTable)
    text += "]".utf8
    write(destinationOf: node)
  }

  private mutating func write(destinationOf node: TreeNode) {
    let url = node.text("url") ?? ""
    let isPlain =
      !url.isEmpty && url.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } && !url.hasPrefix("<")
    var written = "("
    let special: [UInt8] = Array((isPlain ? "\\()&" : "\\<>&").utf8)
    if !isPlain { written += "<" }
    written += Self.escaped(url, special)
    if !isPlain { written += ">" }
    if let title = node.text("title") {
      written += " \"\(Self.escaped(title, Array("\\\"&".utf8)))\""
    }
    write(raw: written + ")")
  }

  private static func escaped(_ text: String, _ special: [UInt8]) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if special.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func write(wikilink node: TreeNode) {
    var link = node.flag("embed") == true ? "![[" : "[["
    link += node.text("page") ?? ""
    if let heading = node.text("heading") { link += "#\(heading)" }
    if let label = node.text("label") { link += "|\(label)" }
    write(raw: link + "]]")
  }
}
