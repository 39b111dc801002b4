import CCMark

extension Document {
  /// The version of libcmark.
  package static var libraryVersion: String {
    guard let version = unsafe cmark_version_string() else { return "unknown" }
    return unsafe String(cString: version)
  }
}

/// A syntax tree of libcmark's, owned by one scope and freed with it.
///
/// This file is the only one that sees C. The tree is not copyable and its nodes can be looked at
/// only during `walk`, so nothing of C outlives the conversion to Swift values.
@safe
struct CMarkTree: ~Copyable {
  private let root: OpaquePointer?
  /// What to add to cmark's numbers of lines.
  private let lineOffset: Int

  /// Parses CommonMark; every sequence of bytes is a document.
  ///
  /// Definitions of links that stand elsewhere are given before it, and are no lines of it.
  init(parsing bytes: [UInt8], definitions: [UInt8] = [], firstLine: Int = 1) {
    let text = definitions.isEmpty ? bytes : definitions + [0x0A] + bytes
    unsafe root = text.withUnsafeBytes { buffer in
      unsafe cmark_parse_document(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_SOURCEPOS)
    }
    let added = definitions.isEmpty ? 0 : definitions.count { $0 == 0x0A } + 1
    lineOffset = firstLine - 1 - added
  }

  /// Visits the nodes of a text on the way in, for what has to be known of its blocks before it is converted.
  static func look(at bytes: [UInt8], _ visit: (borrowing CMarkNode) -> Void) {
    CMarkTree(parsing: bytes).walk { if $1 { visit($0) } }
  }

  deinit {
    if let root = unsafe root { unsafe cmark_node_free(root) }
  }

  /// Visits all nodes in the order of the source, without recursion.
  ///
  /// A node that can have children is visited twice, on the way in and on the way out.
  borrowing func walk(_ visit: (_ node: borrowing CMarkNode, _ isEntering: Bool) -> Void) {
    guard let root = unsafe root, let iterator = unsafe cmark_iter_new(root) else { return }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE || event == CMARK_EVENT_NONE { return }
      guard let pointer = unsafe cmark_iter_get_node(iterator) else { return }
      visit(unsafe CMarkNode(pointer, lineOffset), event == CMARK_EVENT_ENTER)
    }
  }
}

/// One node of a tree, for as long as a visit lasts.
@safe
struct CMarkNode: ~Copyable {
  /// What a node is.
  enum Kind {
    case document, quote, list, item, code, html, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, inlineCode, inlineHTML, emphasis, strong, link, image
    /// Something this version of libcmark should not produce; its children are kept.
    case other
  }

  private let pointer: OpaquePointer
  private let lineOffset: Int

  fileprivate init(_ pointer: OpaquePointer, _ lineOffset: Int) {
    unsafe self.pointer = pointer
    self.lineOffset = lineOffset
  }

  var kind: Kind {
    switch unsafe cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .inlineCode
    case CMARK_NODE_HTML_INLINE: .inlineHTML
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: .other
    }
  }

  /// The first line, from one.
  var startLine: Int { lineOffset + Int(unsafe cmark_node_get_start_line(pointer)) }
  /// The last line, from one.
  var endLine: Int { lineOffset + Int(unsafe cmark_node_get_end_line(pointer)) }
  /// The first byte of the first line, from one; of running text, what `InlinePlaces` says.
  var startColumn: Int { Int(unsafe cmark_node_get_start_column(pointer)) }
  /// The last byte of the last line, from one.
  var endColumn: Int { Int(unsafe cmark_node_get_end_column(pointer)) }

  /// Appends the text of a text node.
  func appendLiteral(to bytes: inout [UInt8]) {
    guard let characters = unsafe cmark_node_get_literal(pointer) else { return }
    var end = unsafe characters
    while unsafe end.pointee != 0 { unsafe end += 1 }
    let text = unsafe UnsafeRawBufferPointer(start: characters, count: end - characters)
    unsafe bytes.append(contentsOf: text)
  }

  /// The text of a text, code or HTML node.
  var literal: String { unsafe Self.string(cmark_node_get_literal(pointer)) }
  /// The destination of a link or an image, escapes resolved.
  var destination: String { unsafe Self.string(cmark_node_get_url(pointer)) }
  /// What stands behind an opening fence, escapes resolved.
  var fenceInfo: String { unsafe Self.string(cmark_node_get_fence_info(pointer)) }
  /// The title of a link or an image.
  var title: String { unsafe Self.string(cmark_node_get_title(pointer)) }

  var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }

  /// The first number of an ordered list; nil for a bullet list.
  var orderedStart: Int? {
    guard unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
    return Int(unsafe cmark_node_get_list_start(pointer))
  }

  private static func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }
}
