/// Cuts the code out of a note whose text has lost its formatting, or out of Markdown's fences.
///
/// A line is code when it looks like Objective-C and has no words of Chinese outside comments and
/// strings; what stands in open brackets is code too, and blank lines between lines of code.
struct NoteSnippets {
  /// The snippets, in the order of the note.
  private(set) var snippets: [String] = []
  private var lines: [String] = []
  private var depth = 0

  init(_ text: String) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    if all.contains(where: { $0.hasPrefix("```") }) { readFences(all) } else { readLines(all) }
    finish()
  }

  private mutating func readFences(_ all: [String]) {
    var isInside = false
    for line in all {
      if line.hasPrefix("```") {
        finish()
        isInside.toggle()
      } else if isInside {
        lines.append(line)
      }
    }
  }

  private mutating func readLines(_ all: [String]) {
    for line in all {
      let code = Self.code(of: line)
      if depth > 0 || Self.isCode(line) {
        lines.append(line)
        for character in code {
          if "([{".contains(character) { depth += 1 }
          if ")]}".contains(character) { depth = max(0, depth - 1) }
        }
      } else if line.allSatisfy({ $0.isWhitespace }), !lines.isEmpty {
        lines.append(line)
      } else {
        finish()
      }
    }
  }

  private mutating func finish() {
    while lines.last?.allSatisfy({ $0.isWhitespace }) == true { lines.removeLast() }
    while lines.first?.allSatisfy({ $0.isWhitespace }) == true { lines.removeFirst() }
    if !lines.isEmpty { snippets.append(lines.joined(separator: "\n") + "\n") }
    lines = []
    depth = 0
  }

  /// A line without its comment, and without what its strings say.
  private static func code(of line: String) -> String {
    var code = ""
    var isString = false
    var rest = line[...]
    while let character = rest.popFirst() {
      if !isString, character == "/", rest.first == "/" { break }
      if character == "\"" { isString.toggle() } else if isString { continue }
      code.append(character)
    }
    return code
  }

  private static func isCode(_ line: String) -> Bool {
    let text = String(line.drop { $0.isWhitespace })
    if text.hasPrefix("//") { return !text.contains("http") }
    if text.hasPrefix("•") { return false }
    var code = code(of: text)
    while code.last?.isWhitespace == true { code.removeLast() }
    if code.isEmpty || code.unicodeScalars.contains(where: { $0.value > 0x2E80 }) { return false }
    let heads = ["- (", "-(", "+ (", "+(", "@property", "@interface", "@implementation", "@end"]
    if heads.contains(where: { code.hasPrefix($0) }) { return true }
    let tails = [";", "{", "}", "]", ")"]
    let starts = ["[", "{", "}", "if ", "if(", "for ", "else", "return", "self."]
    if starts.contains(where: { code.hasPrefix($0) }), !code.hasPrefix("[A") {
      return tails.contains { code.hasSuffix($0) }
    }
    return code.hasSuffix(";") && !code.contains("...")
  }
}
