import SourceText

/// The definitions of links of a page, `[label]: destination "title"`, for the texts of it that are
/// parsed on their own: cells of tables and footnotes.
///
/// cmark takes definitions out of its tree. So they are the lines on which it has no block, or the first
/// of a paragraph; what looks like one in code, or further down in a paragraph, is none.
struct LinkDefinitions {
  /// A definition as cmark is given it, and where its destination stands in the file.
  private struct Definition {
    let text: [UInt8]
    let destination: Range<Int>
  }

  /// The first definition of each label.
  private var definitions: [String: Definition] = [:]
  /// The labels in the order of the source.
  private var labels: [String] = []

  var isEmpty: Bool { definitions.isEmpty }

  /// Adds the definitions of some lines, but for labels that are defined already; answers whether something in them
  /// may be spelled otherwise than it is written.
  mutating func add(from lines: PageLines) -> Bool {
    guard lines.text.bytes[lines.wholeRange].holds("]", ":") else { return false }
    let input = lines.parserText()
    let bytes = input.bytes
    for passage in Passage.all(in: bytes) {
      var line = 0
      while line < passage.lines.count {
        var reader = LinkDefinitionReader(bytes, passage.lines[line...])
        if let label = reader.read(inItem: !passage.isParagraph) {
          if definitions[label] == nil {
            definitions[label] = Definition(
              text: reader.text, destination: Self.destination(on: passage.first + line, of: lines))
            labels.append(label)
          }
          line = reader.line
        } else if passage.isParagraph {
          break
        } else {
          line += 1
        }
      }
    }
    return input.isGuarded
  }

  /// Where the destination stands of the definition that begins on a line.
  private static func destination(on line: Int, of lines: PageLines) -> Range<Int> {
    var reader = LinkDefinitionReader(lines.text.bytes, lines.ranges[line...])
    _ = reader.read(inItem: true)
    return reader.place ?? lines.ranges[line]
  }

  /// Where the destination stands that a label has.
  func destination(of label: ArraySlice<UInt8>) -> Range<Int>? {
    isEmpty ? nil : definitions[Self.normalized(label)]?.destination
  }

  /// The definitions of all labels that others do not define, one below the other.
  func text(without others: LinkDefinitions) -> [UInt8] {
    labels.filter { others.definitions[$0] == nil }.flatMap { definitions[$0]?.text ?? [] }
  }

  /// The definitions of the labels in a text, one below the other.
  func text(for mentions: [UInt8]) -> [UInt8] {
    guard !isEmpty else { return [] }
    var found: [UInt8] = []
    var seen: Set<String> = []
    var open: Int?
    for (index, byte) in mentions.enumerated() {
      if byte == UInt8(ascii: "[") {
        open = index + 1
      } else if byte == UInt8(ascii: "]"), let start = open {
        open = nil
        let label = Self.normalized(mentions[start..<index])
        if let definition = definitions[label], seen.insert(label).inserted {
          found += definition.text
        }
      }
    }
    return found
  }

  /// What is the same for two labels that are the same: in upper or in lower case, and however many
  /// blanks are in it.
  static func normalized(_ label: ArraySlice<UInt8>) -> String {
    let words = label.split { $0 <= 0x20 }
    let text = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
    // First into lower case, because of letters like `ẞ`.
    return text.lowercased().uppercased()
  }
}

/// Consecutive lines in which there may be definitions of links.
private struct Passage {
  /// The lines; those of a paragraph without what stands before them.
  var lines: [Range<Int>]
  /// The index of the first of them.
  let first: Int
  /// Whether other text may follow the definitions.
  let isParagraph: Bool

  /// The passages of a text: paragraphs that begin with a bracket, and what is in no block.
  static func all(in bytes: [UInt8]) -> [Passage] {
    let lines = bytes.lines
    var isInBlock = Array(repeating: false, count: lines.count)
    var passages: [Passage] = []
    CMarkTree.look(at: bytes) { node in
      guard let height = height(of: node, lines, bytes) else { return }
      let first = min(max(node.startLine - 1, 0), lines.count)
      let last = min(first + height, lines.count)
      for line in first..<last { isInBlock[line] = true }
      guard node.kind == .paragraph || node.kind == .heading, first < last else { return }
      let start = min(lines[first].lowerBound + node.startColumn - 1, lines[first].upperBound)
      guard bytes[start] == UInt8(ascii: "[") else { return }
      let rest = lines[(first + 1)..<last]
      passages.append(
        Passage(lines: [start..<lines[first].upperBound] + rest, first: first, isParagraph: true))
    }
    return passages + outside(of: isInBlock, lines)
  }

  /// How many lines a block has that holds text; of code and HTML cmark does not know for sure.
  private static func height(
    of node: borrowing CMarkNode, _ lines: [Range<Int>], _ bytes: [UInt8]
  ) -> Int? {
    switch node.kind {
    case .paragraph, .heading, .thematicBreak: return node.endLine - node.startLine + 1
    case .code, .html:
      let count = node.literal.utf8.count { $0 == 0x0A }
      guard node.kind == .code, lines.indices.contains(node.startLine - 1) else { return count }
      let start = lines[node.startLine - 1].lowerBound + node.startColumn - 1
      let isFenced = bytes[start] == UInt8(ascii: "`") || bytes[start] == UInt8(ascii: "~")
      return isFenced ? count + 1 : count
    default: return nil
    }
  }

  private static func outside(of isInBlock: [Bool], _ lines: [Range<Int>]) -> [Passage] {
    var passages: [Passage] = []
    var isOpen = false
    for (line, range) in lines.enumerated() {
      if isInBlock[line] || range.isEmpty {
        isOpen = false
      } else if isOpen {
        passages[passages.count - 1].lines.append(range)
      } else {
        passages.append(Passage(lines: [range], first: line, isParagraph: false))
        isOpen = true
      }
    }
    return passages
  }
}
