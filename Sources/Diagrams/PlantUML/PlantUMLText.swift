import SourceText

/// How names and texts are written in PlantUML.
enum PlantUMLText {
  /// A text that PlantUML shows as it is, on one line: what its markup, its comments and its
  /// preprocessor would take for their own is written by number.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let before = index > 0 ? scalars[index - 1] : nil
      let after = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "\n" {
        escaped.append(text: "\\n")
      } else if scalar.value < 0x20 || scalar.value == 0x7F {
        escaped.append(" ")
      } else if isMarkup(scalar, before, after) || (index == 0 && isLeading(scalar)) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
        escaped.append(text: "<U+\(zeros)\(digits)>")
      } else {
        escaped.append(scalar)
      }
    }
    // A line that ends a note, wherever it stands.
    if text.lowercased().utf8.starts(with: "end".utf8) {
      return "<U+00" + (text.utf8.first == UInt8(ascii: "E") ? "45>" : "65>")
        + String(String(escaped).dropFirst())
    }
    return String(escaped)
  }

  /// Whether a character is markup, alone or beside another of its kind.
  private static func isMarkup(
    _ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Bool {
    switch scalar {
    case "<", ">", "\\", "~", "%", "$", "\"": true
    case "*", "/", "_", "-", "[", "]", "=", "|", "'", ".", "!", "{", "}":
      before == scalar || after == scalar || (scalar == "'" && before == "/")
        || (scalar == "/" && after == "'")
    case "&": after == "#" || after.map { $0.properties.isAlphabetic } ?? false
    default: false
    }
  }

  /// Whether a character means something at the beginning of a line.
  private static func isLeading(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "*", "#", "|", "!", "'", "@", "=", "-", ".", ";", "/", "_": true
    default: false
    }
  }

  /// A text with the marks for its parts that look unlike the rest.
  static func escaped(_ text: String, _ runs: [SequenceDiagram.TextRun]) -> String {
    guard !runs.isEmpty else { return escaped(text) }
    let bytes = Array(text.utf8)
    let part = { (range: Range<Int>) in escaped(String(decoding: bytes[range], as: UTF8.self)) }
    var result = ""
    var place = 0
    for run in runs where run.range.lowerBound >= place && run.range.upperBound <= bytes.count {
      result += part(place..<run.range.lowerBound)
      result += marked(part(run.range), run)
      place = run.range.upperBound
    }
    return result + part(place..<bytes.count)
  }

  /// The lines of a text with such marks.
  static func escapedLines(_ text: String, _ runs: [SequenceDiagram.TextRun]) -> [String] {
    var lines: [String] = []
    var start = 0
    var next = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = start + line.utf8.count
      var own: [SequenceDiagram.TextRun] = []
      while next < runs.count, runs[next].range.lowerBound < end {
        var run = runs[next]
        run.range = run.range.lowerBound - start..<max(run.range.upperBound, start) - start
        if run.range.lowerBound >= 0 { own.append(run) }
        next += 1
      }
      lines.append(escaped(String(line), own))
      start = end + 1
    }
    return lines
  }

  private static func marked(_ text: String, _ run: SequenceDiagram.TextRun) -> String {
    var text = text
    if run.style.contains(.monospaced) { text = "\"\"\(text)\"\"" }
    if run.style.contains(.struck) { text = "<s>\(text)</s>" }
    if run.style.contains(.underlined) { text = "<u>\(text)</u>" }
    if run.style.contains(.italic) { text = "<i>\(text)</i>" }
    if run.style.contains(.bold) { text = "<b>\(text)</b>" }
    if let color = run.color { text = "<color:\(color)>\(text)</color>" }
    if let link = run.link { text = "[[\(address(link)) \(text)]]" }
    return text
  }

  /// A colour as PlantUML has it.
  static func color(_ color: String) -> String {
    color.utf8.first == UInt8(ascii: "#") ? color : "#\(color)"
  }

  /// A text in quotes.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// An address as it can stand between brackets.
  static func address(_ text: String) -> String {
    var address = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "[", "]", "{", "}", "\"", "\\",
        _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      default: address.unicodeScalars.append(scalar)
      }
    }
    return address
  }

  /// Whether a name can stand for itself.
  static func isIdentifier(_ name: String) -> Bool {
    MermaidText.isIdentifier(name) && !keywords.contains(name.lowercased())
  }

  private static let keywords: Set<String> = [
    "abstract", "again", "also", "autoactivate", "boundary", "caption", "class", "collections",
    "control", "database", "entity", "footbox", "footer", "group", "header", "hide", "hnote",
    "legend", "mainframe", "newpage", "order", "queue", "ref", "return", "rnote", "scale", "show",
    "skinparam", "start", "stop", "style",
  ]
}
