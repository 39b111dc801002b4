import SourceText

/// Breaks a text into lines no wider than a limit, at places where a reader would.
///
/// A line ends after a blank, then after `/ , : _` or between East Asian characters, then after a
/// point; inside a name, before a camel hump, only where it has none of these, and inside a string only where
/// the string itself is wider than a line. One or two characters are not left alone on a line, nor a single
/// word on the last one where the line before has some to give. A word longer
/// than the limit is cut, or broken after an opening bracket, only when `cutsWords`; otherwise it stands out.
/// Joining the lines gives the text back, but for line feeds, so that every label can be found whole.
struct LineBreaking {
  /// How wide a line may be, in the unit of `measure`.
  var limit: Int
  /// Whether a word that no break helps is cut.
  var cutsWords = false

  /// How good a place to break is; the higher the better.
  private enum Quality: Int {
    case none, inString, afterBracket, hump, pointInBrackets, point, punctuation, blank
  }

  /// A line: where it ends, as an UTF-8 offset, and its width.
  struct Line {
    /// Where it begins, where that has been asked for.
    var start = 0
    var end: Int
    var width: Int
  }

  /// A line of a text that was broken.
  struct BrokenLine {
    var text: String
    var width: Int
  }

  /// A text in lines, with or without the blanks at their ends.
  func broken(_ text: String, _ widths: some CharacterWidths, trims: Bool) -> [BrokenLine] {
    var text = text
    let lines = lines(text, widths, trims: trims)
    return text.withUTF8 { bytes in
      lines.map { line in
        unsafe BrokenLine(
          text: String(decoding: bytes[line.start..<line.end], as: UTF8.self), width: line.width)
      }
    }
  }

  /// The lines of a text, each with its beginning, with or without the blanks at their ends.
  func lines(_ text: String, _ widths: some CharacterWidths, trims: Bool) -> [Line] {
    var text = text
    var lines = ends(text, widths)
    text.withUTF8 { bytes in
      var start = 0
      for index in lines.indices {
        if index > 0, start < bytes.count, unsafe bytes[start] == 0x0A { start += 1 }
        let next = lines[index].end
        var end = max(next, start)
        while trims, end > start, unsafe bytes[end - 1] == 0x20 {
          end -= 1
          lines[index].width -= widths.width(ascii: 0x20)
        }
        lines[index].start = start
        lines[index].end = end
        start = next
      }
    }
    return lines
  }

  /// Where the lines of a text end, and how wide they are.
  func ends(_ text: String, _ widths: some CharacterWidths) -> [Line] {
    let ofASCII = unsafe text.utf8.withContiguousStorageIfAvailable { bytes -> [Line]? in
      guard let units = unsafe ASCIIUnits(bytes, widths) else { return nil }
      return ends(units)
    }
    if let ofASCII, let ofASCII { return ofASCII }
    return unsafe Self.units(text, widths).withUnsafeBufferPointer {
      unsafe ends(MeasuredUnits(units: $0))
    }
  }

  private func ends(_ units: some Units) -> [Line] {
    var ends: [Line] = []
    ends.reserveCapacity(4)
    var start = 0
    if units.evenWidth != nil {
      append(units, 0..<units.count, to: &ends)
      return ends
    }
    for index in 0...units.count where index == units.count || units.scalar(index) == 0x0A {
      append(units, start..<index, to: &ends)
      start = index + 1
    }
    return ends
  }

  /// The same for a text without line feeds whose width is known.
  func ends(ofLine text: String, _ widths: some CharacterWidths, total: Int) -> [Line] {
    let atBlanks = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe endsAtBlanks($0, widths, total: total)
    }
    if let ends = atBlanks, let ends { return ends }
    return ends(text, widths)
  }

  /// The same for prose, which breaks at blanks alone; nil where a line may have to break elsewhere.
  private func endsAtBlanks(
    _ bytes: UnsafeBufferPointer<UInt8>, _ widths: some CharacterWidths, total: Int
  ) -> [Line]? {
    guard total > limit else { return [Line(end: bytes.count, width: total)] }
    let wanted = wanted(total)
    var ends: [Line] = []
    ends.reserveCapacity(4)
    var width = 0
    /// The place behind the last blank, and the width before it.
    var place = (index: 0, width: 0)
    var isAfterBlank = false
    var index = 0
    while index < bytes.count {
      let start = index
      guard let scalar = unsafe SimpleScalars.next(bytes, &index) else { return nil }
      guard scalar != 0x22 else { return nil }
      let isBlank = scalar == 0x20
      if isAfterBlank, !isBlank { place = (start, width) }
      isAfterBlank = isBlank
      width += Self.width(scalar, widths)
      guard width > limit, !isBlank else { continue }
      // A break elsewhere may be better than a line that is half empty.
      guard place.index > 0, place.width >= wanted / 2 else { return nil }
      ends.append(Line(end: place.index, width: place.width))
      width -= place.width
      place = (0, 0)
      guard width <= limit else { return nil }
    }
    guard let last = ends.last, bytes.count - last.end > Self.crumb else { return nil }
    guard unsafe bytes[last.end...].contains(0x20) else { return nil }
    ends.append(Line(end: bytes.count, width: width))
    return ends
  }

  @inline(__always)
  private static func width(_ scalar: UInt32, _ widths: some CharacterWidths) -> Int {
    scalar < 0x80
      ? widths.width(ascii: UInt8(truncatingIfNeeded: scalar))
      : Unicode.Scalar(scalar).map { widths.width(Character($0)) } ?? 0
  }

  /// How wide lines should be: those of about the same length read better than a full one and a crumb.
  private func wanted(_ total: Int) -> Int {
    let even = total / max((total + limit - 1) / max(limit, 1), 1)
    return min(max(limit * 3 / 4, even), limit)
  }

  /// Calls back with the bounds of each line, as UTF-8 offsets: it begins where the one before it
  /// ends, behind the line feed where there is one.
  static func forEachLine(
    of bytes: UnsafeBufferPointer<UInt8>, ends: some Collection<Int>, _ body: (Int, Int) -> Void
  ) {
    var start = 0
    for (index, end) in ends.enumerated() {
      if index > 0, start < bytes.count, unsafe bytes[start] == 0x0A { start += 1 }
      body(start, max(end, start))
      start = end
    }
  }

  private static func units(_ text: String, _ widths: some CharacterWidths) -> [Unit] {
    let simple = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe simpleUnits($0, widths)
    }
    if let simple, !simple.isEmpty || text.isEmpty { return simple }
    var units: [Unit] = []
    units.reserveCapacity(text.utf8.count)
    var end: Int32 = 0
    for character in text {
      let scalar = character.unicodeScalars.first?.value ?? 0
      end += Int32(clamping: character.utf8.count)
      units.append(Unit(scalar: scalar, width: Int32(clamping: widths.width(character)), end: end))
    }
    return units
  }

  /// The units of a text in which each scalar is a character; none of others.
  private static func simpleUnits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ widths: some CharacterWidths
  ) -> [Unit] {
    unsafe Array(unsafeUninitializedCapacity: bytes.count) { units, count in
      guard let first = units.baseAddress else { return }
      var index = 0
      while index < bytes.count {
        guard let scalar = unsafe SimpleScalars.next(bytes, &index) else {
          count = 0
          return
        }
        let width = Self.width(scalar, widths)
        unsafe (first + count).initialize(
          to: Unit(
            scalar: scalar, width: Int32(truncatingIfNeeded: width),
            end: Int32(truncatingIfNeeded: index)))
        count += 1
      }
    }
  }

  /// Breaks the units between two line feeds.
  private func append(
    _ units: some Units, _ range: Range<Int>, to ends: inout [Line]
  ) {
    let total = units.width(range)
    guard total > limit else {
      let end = range.upperBound == 0 ? 0 : units.end(range.upperBound - 1)
      // Of an empty line the unit before is the line feed, where it begins.
      return ends.append(Line(end: end, width: total))
    }
    let wanted = wanted(total)
    var strings = Strings(units, range)
    var start = range.lowerBound
    /// The line before, and what is known of strings where it begins.
    var before: (line: Range<Int>, strings: Strings)?
    while start < range.upperBound {
      strings.start = start
      var end = lineEnd(units, start..<range.upperBound, wanted: wanted, strings)
      if !cutsWords, (1...Self.crumb).contains(range.upperBound - end) {
        end = endWithoutCrumb(units, start..<range.upperBound, end, wanted: wanted, strings)
      }
      if end == range.upperBound, let before,
        let place = endWithoutLoneWord(units, before.line, start..<end, before.strings)
      {
        let line = before.line.lowerBound..<place
        ends[ends.count - 1] = Line(end: units.end(place - 1), width: units.width(line))
        start = place
      }
      before = (start..<end, strings)
      strings.pass(units, start..<end)
      ends.append(Line(end: units.end(end - 1), width: units.width(start..<end)))
      start = end
    }
  }

  /// So many characters are not left alone.
  private static let crumb = 2

  /// The end of a line after which a range would have a crumb left: an earlier place, or the end of all.
  private func endWithoutCrumb(
    _ units: some Units, _ range: Range<Int>, _ end: Int, wanted: Int, _ strings: Strings
  ) -> Int {
    // In narrow lines all is crumbs.
    guard units.width(end..<range.upperBound) * 4 <= limit else { return end }
    let places = range.lowerBound + 1..<max(range.upperBound - Self.crumb, range.lowerBound + 1)
    let width = units.width(range.lowerBound..<max(places.upperBound - 1, range.lowerBound))
    let best = lastBreak(units, places, in: range, width: width, wanted: wanted, strings)
    guard let best, best.quality != .inString else { return range.upperBound }
    return best.place
  }

  /// The end of the line with which a range begins; always beyond its start.
  private func lineEnd(
    _ units: some Units, _ range: Range<Int>, wanted: Int, _ strings: Strings
  ) -> Int {
    let over = units.firstBeyond(limit, in: range)
    guard over < range.upperBound else { return range.upperBound }
    let width = units.width(range.lowerBound..<over)
    let best = lastBreak(
      units, range.lowerBound + 1..<over + 1, in: range, width: width, wanted: wanted, strings)
    if let best {
      let isWhole = best.quality != .inString || cutsWords
      if isWhole || strings.isWider(than: limit, units, around: best.place, in: range) {
        return best.place
      }
    } else if cutsWords, over > range.lowerBound {
      return over
    }
    var end = over + 1
    var isInString = strings.contains(units, end)
    while end < range.upperBound {
      let isBlank = units.scalar(end) == 0x20
      let quality = Self.quality(units.scalar(end - 1), units.scalar(end))
      let isPlace = cutsWords || quality != .none && quality != .afterBracket
      if isPlace, !isBlank, !isInString { break }
      if strings.arePaired, units.scalar(end) == Strings.mark { isInString.toggle() }
      end += 1
    }
    return end
  }

  /// The last of the best places to break; one before half of what is wanted only where all others are
  /// worse than a point. The width is that of what stands before the last place.
  private func lastBreak(
    _ units: some Units, _ places: Range<Int>, in range: Range<Int>, width: Int, wanted: Int,
    _ strings: Strings
  ) -> (place: Int, quality: Quality)? {
    var width = width
    var isInString = strings.contains(units, places.upperBound - 1)
    var depth = Self.depth(units, range.lowerBound..<max(places.upperBound - 1, range.lowerBound))
    var best: (place: Int, quality: Quality)?
    for place in places.reversed() {
      // From the end: the first of a quality that is found is the last.
      let isShort = width < wanted / 2
      if let best, isShort, best.quality.rawValue >= Quality.point.rawValue { break }
      let left = units.scalar(place - 1)
      var quality = Self.quality(left, units.scalar(place))
      if quality == .afterBracket, !cutsWords { quality = .none }
      if quality == .point, depth > 0 { quality = .pointInBrackets }
      if isInString, quality != .none { quality = .inString }
      if strings.arePaired, left == Strings.mark { isInString.toggle() }
      if quality.rawValue > best?.quality.rawValue ?? 0,
        !isShort || best.map({ isBetterShort(units, range, place, than: $0) }) ?? true
      {
        best = (place, quality)
        if quality == .blank { break }
      }
      depth -= Self.nesting(left)
      width -= units.width(place - 1)
    }
    return best
  }

  /// Whether a line that ends at a place is better short than broken at a worse place behind: it is more than
  /// a crumb, and what the worse one would break is whole on the next line.
  private func isBetterShort(
    _ units: some Units, _ range: Range<Int>, _ place: Int,
    than worse: (place: Int, quality: Quality)
  ) -> Bool {
    let isBehindBlank = units.scalar(place - 1) == 0x20
    guard place - range.lowerBound - (isBehindBlank ? 1 : 0) > Self.crumb else { return false }
    var width = units.width(place..<worse.place)
    var end = worse.place
    while width <= limit, end < range.upperBound {
      let right = units.scalar(end)
      if right == 0x20 { return true }
      let quality = Self.quality(units.scalar(end - 1), right)
      if end > worse.place, quality.rawValue > worse.quality.rawValue { return true }
      width += units.width(end)
      end += 1
    }
    return width <= limit
  }

  /// How many brackets of a range are open at its end.
  private static func depth(_ units: some Units, _ range: Range<Int>) -> Int {
    range.reduce(0) { $0 + nesting(units.scalar($1)) }
  }

  private static func nesting(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x28, 0x5B, 0x7B: 1
    case 0x29, 0x5D, 0x7D: -1
    default: 0
    }
  }

  /// How good a break between two characters is.
  @inline(__always)
  private static func quality(_ left: UInt32, _ right: UInt32) -> Quality {
    if right == 0x20 { return .none }
    if left == 0x20 { return .blank }
    if left < 0x80, right < 0x80 {
      if isLowercase(left) { return isUppercase(right) ? .hump : .none }
      switch UInt8(left) {
      case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "="), UInt8(ascii: "&"),
        UInt8(ascii: "?"), UInt8(ascii: "|"):
        return .punctuation
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "-"):
        return isLetter(right) ? .punctuation : .none
      case UInt8(ascii: "("): return isLetter(right) ? .afterBracket : .none
      // `child.view` stays together where there is any other place.
      case UInt8(ascii: "."): return isLetter(right) ? .point : .none
      default: return .none
      }
    }
    if isIdeographic(left) || isIdeographic(right) {
      return isClosing(right) || isOpening(left) ? .none : .punctuation
    }
    return .none
  }

  private static func isIdeographic(_ scalar: UInt32) -> Bool {
    scalar >= 0x2E80 && DisplayWidth.isWide(scalar)
  }

  /// Marks that no line begins with.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF01, 0xFF1F, 0xFF1A, 0xFF1B, 0xFF09, 0x300D, 0x300F,
      0x3011, 0x300B, 0x3009, 0x29, 0x5D, 0x2C, 0x2E, 0x3A, 0x3B, 0x21, 0x3F:
      true
    default: false
    }
  }

  /// Marks that no line ends with.
  private static func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xFF08, 0x300C, 0x300E, 0x3010, 0x300A, 0x3008, 0x28, 0x5B: true
    default: false
    }
  }

  private static func isLowercase(_ scalar: UInt32) -> Bool {
    (0x61...0x7A).contains(scalar)
  }

  private static func isUppercase(_ scalar: UInt32) -> Bool {
    (0x41...0x5A).contains(scalar)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    isLowercase(scalar) || isUppercase(scalar)
  }
}

/// Where the strings of a text are, between straight quotation marks.
struct Strings {
  static let mark: UInt32 = 0x22

  /// Whether each mark has its other one; otherwise they are no strings, but inches or the like.
  let arePaired: Bool
  /// Where the line begins, and whether that is inside a string.
  var start: Int
  private var isInString = false

  init(_ units: some Units, _ range: Range<Int>) {
    var count = 0
    for index in range where units.scalar(index) == Self.mark { count += 1 }
    arePaired = count > 0 && count % 2 == 0
    start = range.lowerBound
  }

  /// Goes on to the next line.
  mutating func pass(_ units: some Units, _ line: Range<Int>) {
    guard arePaired else { return }
    for index in line where units.scalar(index) == Self.mark { isInString.toggle() }
  }

  /// Whether a place of the line is inside a string.
  func contains(_ units: some Units, _ place: Int) -> Bool {
    guard arePaired, place > start else { return isInString }
    var isInString = isInString
    for index in start..<min(place, units.count) where units.scalar(index) == Self.mark {
      isInString.toggle()
    }
    return isInString
  }

  /// Whether the string around a place is wider than a limit, as far as it stands in a range.
  func isWider(
    than limit: Int, _ units: some Units, around place: Int, in range: Range<Int>
  ) -> Bool {
    var width = units.width(place - 1)
    var first = place - 1
    while first > range.lowerBound, units.scalar(first) != Self.mark, width <= limit {
      first -= 1
      width += units.width(first)
    }
    var end = place
    while end < range.upperBound, width <= limit {
      width += units.width(end)
      if units.scalar(end) == Self.mark { break }
      end += 1
    }
    return width > limit
  }
}
