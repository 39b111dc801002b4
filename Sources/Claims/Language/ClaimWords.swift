import SourceText

/// The words of a claim: blanks part them, but not inside brackets or quotation marks. Commas and arrows
/// between words are words, and so is each word of Chinese, which needs no blanks.
struct ClaimWords {
  /// A word and its bytes in the snippet.
  struct Word {
    var text: String
    let range: Range<Int>
    /// Whether it is a text in quotation marks.
    var isQuoted = false
  }

  /// The words that say something.
  private(set) var words: [Word] = []
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int

  init(_ line: SnippetLine) {
    var offset = line.range.lowerBound
    var scalars: [(scalar: Unicode.Scalar, offset: Int)] = []
    scalars.reserveCapacity(line.text.utf8.count)
    for scalar in line.text.unicodeScalars {
      scalars.append((scalar, offset))
      offset += Self.length(of: scalar)
    }
    self.scalars = scalars
    end = offset
    words.reserveCapacity(8)
    guard line.text.utf8.count <= Self.longest else { return }
    split(from: bulletLength)
    tidy()
  }

  /// A longer line is no claim, and has no words.
  private static let longest = 10_000

  private static func length(of scalar: Unicode.Scalar) -> Int {
    scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
  }

  /// A claim may stand in a list.
  private var bulletLength: Int {
    guard scalars.count > 1, ["-", "*", "+"].contains(scalars[0].scalar) else { return 0 }
    return scalars[1].scalar == " " ? 2 : 0
  }

  /// Whether Chinese writes with it.
  static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
  }

  // MARK: Parting

  private static let marks: [(open: Unicode.Scalar, close: Unicode.Scalar)] = [
    ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’"), ("「", "」"), ("『", "』"), ("＂", "＂"), ("„", "“"),
    ("‚", "‘"), ("«", "»"), ("‹", "›"), ("»", "«"), ("”", "”"), ("’", "’"),
  ]

  private mutating func split(from first: Int) {
    var start = first
    var depth = 0
    var isQuoted = false
    var index = first
    while index < scalars.count {
      let scalar = scalars[index].scalar
      if start == index, !isQuoted, depth <= 0, let close = closingMark(from: index) {
        words.append(word(index..<close + 1, isQuoted: true))
        index = close + 1
        start = index
        continue
      }
      let isFree = depth <= 0 && !isQuoted
      switch scalar {
      case "\"": isQuoted.toggle()
      case "(", "[": if !isQuoted { depth += 1 }
      case ")", "]": if !isQuoted { depth -= 1 }
      case " ", "\t", "\u{3000}":
        if isFree {
          add(start..<index)
          start = index + 1
        }
      case "、", "，", "→", "⇒", "；":
        if isFree {
          add(start..<index)
          words.append(word(index..<index + 1))
          words[words.count - 1].text = scalar == "→" || scalar == "⇒" ? "->" : ","
          start = index + 1
        }
      case ",":
        if isFree, index + 1 == scalars.count || scalars[index + 1].scalar == " " {
          add(start..<index)
          words.append(word(index..<index + 1))
          start = index + 1
        }
      default: break
      }
      index += 1
    }
    add(start..<scalars.count)
  }

  /// Where the mark stands that closes a text which begins here; nil where none begins.
  private func closingMark(from start: Int) -> Int? {
    guard let mark = Self.marks.first(where: { $0.open == scalars[start].scalar }) else {
      return nil
    }
    var index = start + 1
    while index < scalars.count {
      if scalars[index].scalar == mark.close {
        let next = index + 1 < scalars.count ? scalars[index + 1].scalar : " "
        let isEnd = mark.close != "'" && mark.close != "’" || next == " " || next == ","
        if isEnd {
          // What touches the closing mark belongs to the word, unless it is a comma or Chinese.
          let ends = next == " " || next == "\t" || next == "," || next == "，" || next == "、"
          return ends || Self.isIdeograph(next) || next == "→" ? index : nil
        }
      }
      index += 1
    }
    return nil
  }

  private func word(_ range: Range<Int>, isQuoted: Bool = false) -> Word {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range].map { $0.scalar })
    let upper = range.upperBound < scalars.count ? scalars[range.upperBound].offset : end
    return Word(text: text, range: scalars[range.lowerBound].offset..<upper, isQuoted: isQuoted)
  }

  private mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let first = scalars[range.lowerBound].scalar
    if first == "\"" {
      // A text, with what follows it in Chinese.
      if let close = scalars[range].dropFirst().firstIndex(where: { $0.scalar == "\"" }),
        close + 1 < range.upperBound, Self.isIdeograph(scalars[close + 1].scalar)
      {
        words.append(word(range.lowerBound..<close + 1, isQuoted: true))
        return add(close + 1..<range.upperBound)
      }
      words.append(word(range, isQuoted: true))
      return
    }
    guard scalars[range].contains(where: { Self.isIdeograph($0.scalar) }) else {
      return words.append(word(range))
    }
    addChinese(range)
  }

  // MARK: Chinese

  /// The words of a run in which there is Chinese; what is no word of a claim is part of a name.
  private mutating func addChinese(_ range: Range<Int>) {
    var start = range.lowerBound
    var index = start
    var depth = 0
    while index < range.upperBound {
      switch scalars[index].scalar {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      default: break
      }
      guard depth <= 0, Self.isIdeograph(scalars[index].scalar) else {
        index += 1
        continue
      }
      var upper = index
      while upper < range.upperBound, Self.isIdeograph(scalars[upper].scalar) { upper += 1 }
      // The class 首页, as in 首页.viewDidLoad.
      let isName = upper < range.upperBound && [".", "(", "_"].contains(scalars[upper].scalar)
      if !isName, upper - index <= Self.longestRun, let parts = Self.parts(scalars[index..<upper]) {
        let first = index + parts.skipped
        if first > start { words.append(word(start..<first)) }
        var place = first
        for count in parts.lengths {
          words.append(word(place..<place + count))
          place += count
        }
        start = upper
      }
      index = upper
    }
    if start < range.upperBound { words.append(word(start..<range.upperBound)) }
  }

  private static let longestRun = 48

  /// How long the words are that a run of Chinese ends in, and what stands before them; nil for no words.
  private static func parts(_ run: ArraySlice<(scalar: Unicode.Scalar, offset: Int)>) -> (
    skipped: Int, lengths: [Int]
  )? {
    let run = run.map { $0.scalar }
    // The longest word that the rest can be parted behind, from the end of the run.
    var lengths: [Int] = Array(repeating: 0, count: run.count + 1)
    for start in run.indices.reversed() {
      let next = ClaimVocabulary.chinese.first { word in
        run[start...].starts(with: word)
          && (start + word.count == run.count || lengths[start + word.count] > 0)
      }
      lengths[start] = next?.count ?? 0
    }
    guard let first = run.indices.first(where: { lengths[$0] > 0 }) else { return nil }
    var parts: [Int] = []
    var place = first
    while place < run.count {
      parts.append(lengths[place])
      place += lengths[place]
    }
    return (first, parts)
  }

  // MARK: Tidying

  /// Passes over what says nothing: idle words, a full stop, a capital at the beginning.
  private mutating func tidy() {
    words.removeAll { !$0.isQuoted && ClaimVocabulary.idle.contains($0.text) }
    guard let first = words.first, let last = words.last else { return }
    if !first.isQuoted {
      let small = first.text.lowercased()
      if small != first.text, small.utf8.count > 1,
        ClaimVocabulary.words.contains(small) || ClaimVocabulary.isLead(small)
      {
        words[0].text = small
      }
    }
    for mark in [".", "。", ";", "!"] where !last.isQuoted && last.text.hasSuffix(mark) {
      let rest = String(last.text.dropLast())
      if ClaimVocabulary.words.contains(rest) || rest.utf8.contains(UInt8(ascii: ".")) {
        words[words.count - 1] = Word(text: rest, range: last.range)
      }
    }
    guard words.contains(where: { $0.text.hasSuffix(":") || $0.text.hasSuffix("：") }) else {
      return
    }
    words = words.flatMap { word -> [Word] in
      let rest = String(word.text.dropLast())
      guard word.text.hasSuffix(":") || word.text.hasSuffix("："),
        ClaimVocabulary.words.contains(rest)
      else { return [word] }
      return [Word(text: rest, range: word.range), Word(text: ":", range: word.range)]
    }
  }
}
