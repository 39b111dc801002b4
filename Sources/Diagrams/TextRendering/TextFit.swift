import SourceText

/// How far the texts of a text diagram are broken and abbreviated to fit a width.
struct TextFit {
  /// How wide a line of a label may be.
  var wrap = Int.max
  /// How wide a label may be before it is abbreviated: broken into a few lines of that width at most.
  var cap = Int.max
  /// How wide the whole diagram may be.
  var width = Int.max
  /// Whether only ASCII is used for marks.
  var isASCII = false

  /// How many lines a text may have before it is abbreviated instead.
  private static let lineLimit = 3

  /// What an abbreviated text ends with, before its number in the key.
  var ellipsis: Character { isASCII ? "~" : "…" }

  /// The number of a note.
  func mark(_ number: Int) -> String {
    isASCII ? NoteMark.ascii(number) : NoteMark.text(number)
  }

  /// Whether labels are abbreviated, and what else can spare room does.
  var isNarrow: Bool { cap != Int.max }
  /// Whether names stand in their heads without blanks around them.
  var isTight: Bool { cap < 10 }

  /// The fits that are tried for a width, the gentlest first.
  static func tries(_ width: Int, ascii isASCII: Bool) -> [TextFit] {
    [Int.max, 48, 36, 28, 20, 14].map { TextFit(wrap: $0, width: width, isASCII: isASCII) }
      + [28, 20, 14, 10, 8, 6, 4].map {
        TextFit(wrap: $0, cap: $0, width: width, isASCII: isASCII)
      }
  }

  /// A text beside which others stand: clean, broken and, as a last resort, abbreviated.
  func label(_ text: String, _ key: inout TextKey) -> TextLabel {
    label(TextLabels.Label(text), &key)
  }

  /// The same of a text that has been measured.
  func label(_ label: TextLabels.Label, _ key: inout TextKey) -> TextLabel {
    if let columns = label.columns, columns <= wrap {
      return TextLabel(label.text, columns: columns)
    }
    // A plain text has nothing that needs cleaning.
    let clean = label.columns == nil ? Self.clean(label.text) : label.text
    guard isNarrow else { return Self.label(clean, at: wrap, cutsWords: false) }
    let broken = Self.label(clean, at: cap, cutsWords: cap >= 8)
    if broken.columns <= cap, broken.count <= Self.lineLimit { return broken }
    let short = abbreviated(Self.oneLine(clean), key.number(of: Self.oneLine(clean)))
    return TextLabel(short, columns: DisplayWidth.columns(short))
  }

  /// A plain text that is too wide for a line; nil where it may have to be abbreviated.
  func brokenLabel(_ text: String) -> TextLabel? {
    isNarrow ? nil : Self.label(text, at: wrap, cutsWords: false)
  }

  /// The columns that a head takes whose name takes some, its border included.
  func headWidth(_ name: Int) -> Int {
    // An odd width has a middle column.
    (max(name, 1) + (isTight ? 2 : 4)) | 1
  }

  /// A text that has its rows for itself, broken at a width that is natural for it or what of the
  /// diagram's is left beside it.
  func wide(_ text: String, _ natural: Int, beside margin: Int) -> TextLabel {
    let limit = min(natural, width == Int.max ? Int.max : max(width - margin, 1))
    if let columns = Self.plainColumns(text), columns <= limit {
      return TextLabel(text, columns: columns)
    }
    return Self.label(Self.clean(text), at: limit, cutsWords: width != Int.max)
  }

  private func abbreviated(_ text: String, _ number: Int) -> String {
    let mark = "\(ellipsis)\(number)"
    var kept = ""
    var columns = DisplayWidth.columns(mark)
    for character in text {
      columns += DisplayWidth.columns(character)
      if columns > cap { break }
      kept.append(character)
    }
    return kept + mark
  }

  // MARK: Texts

  /// The columns of a text of one line in which each scalar is a character, as in nearly all; nil for
  /// others.
  static func plainColumns(_ text: String) -> Int? {
    let columns = unsafe text.utf8.withContiguousStorageIfAvailable { bytes -> Int in
      var index = unsafe SimpleScalars.seenASCII(bytes)
      var columns = index
      while index < bytes.count {
        if unsafe bytes[index] >= 0x20, unsafe bytes[index] < 0x7F {
          columns += 1
          index += 1
          continue
        }
        guard let scalar = unsafe SimpleScalars.next(bytes, &index), scalar >= 0x20,
          !(0x7F..<0xA0).contains(scalar)
        else { return -1 }
        columns += scalar >= 0x1100 && DisplayWidth.isWide(scalar) ? 2 : 1
      }
      return columns
    }
    guard let columns, columns >= 0 else { return nil }
    return columns
  }

  /// The lines of a text, each without blanks at its end.
  static func broken(_ text: String, at limit: Int, cutsWords: Bool) -> [String] {
    if text.isEmpty { return [] }
    let breaking = LineBreaking(limit: limit, cutsWords: cutsWords)
    let flowed = breaking.flowed(text, ColumnWidths()) ?? text
    return breaking.broken(flowed, ColumnWidths(), trims: true).map { $0.text }
  }

  private static func label(_ text: String, at limit: Int, cutsWords: Bool) -> TextLabel {
    if text.isEmpty { return .none }
    let breaking = LineBreaking(limit: limit, cutsWords: cutsWords)
    let flowed = breaking.flowed(text, ColumnWidths()) ?? text
    return TextLabel(flowed, lines: breaking.lines(flowed, ColumnWidths(), trims: true))
  }

  /// A text without what would move a terminal's cursor.
  static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" }) else { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        clean.append(" ")
      } else if scalar == "\n" || !isControl(scalar) {
        clean.append(scalar)
      }
    }
    return String(clean)
  }

  /// A text on one line.
  static func oneLine(_ text: String) -> String {
    guard text.utf8.contains(0x0A) else { return text }
    var line = ""
    for part in text.split(separator: "\n") { line += (line.isEmpty ? "" : " ") + String(part) }
    return line
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}
