extension LineBreaking {
  /// A text in which the lines that its author ended flow into each other where one of them has to be
  /// broken anyway, with a blank in place of each line feed; nil where that is nowhere so.
  ///
  /// The rest of the broken line would stand by itself otherwise, mostly a single word. Only a sentence that
  /// goes on flows: what begins anew, an item of a list or a line of code stays on a line of its own. Each
  /// byte keeps its place.
  func flowed(_ text: String, _ widths: some CharacterWidths) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return nil }
    var flowed = ""
    var isOther = false
    var start = 0
    while start < lines.count {
      var end = start + 1
      while end < lines.count, Self.goesOn(lines[end - 1], lines[end]) { end += 1 }
      let flows = end > start + 1 && lines[start..<end].contains { isTooWide($0, widths) }
      for index in start..<end {
        if index > 0 { flowed += flows && index > start ? " " : "\n" }
        flowed += String(lines[index])
      }
      isOther = isOther || flows
      start = end
    }
    return isOther ? flowed : nil
  }

  private func isTooWide(_ line: Substring, _ widths: some CharacterWidths) -> Bool {
    var width = 0
    for character in line {
      width += widths.width(character)
      if width > limit { return true }
    }
    return false
  }

  /// Whether a sentence that a line leaves open goes on in the next: that begins with a plain word in small
  /// letters.
  private static func goesOn(_ line: Substring, _ next: Substring) -> Bool {
    guard let last = line.unicodeScalars.last, let first = next.unicodeScalars.first,
      isSmall(first)
    else { return false }
    switch last {
    case " ", ".", ":", ";", "!", "?", "。", "：", "；", "！", "？": return false
    default: break
    }
    for scalar in next.unicodeScalars {
      if scalar == " " { return true }
      // With other signs it is a name, a key or an item's letter.
      guard scalar == "'" || scalar == "’" || scalar == "-" || scalar == "," || isLetter(scalar)
      else { return false }
    }
    return true
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    isSmall(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Whether a letter of the Latin, the Greek or the Cyrillic script is a small one.
  private static func isSmall(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0xDF...0xF6, 0xF8...0xFF, 0x3AC...0x3CE, 0x430...0x45F: true
    default: false
    }
  }

  // MARK: Words that are left alone

  /// The end of the line before the last one, where the last is a single word: an earlier blank, with which both
  /// are about as wide; nil where the line before has no words to give.
  func endWithoutLoneWord(
    _ units: some Units, _ line: Range<Int>, _ last: Range<Int>, _ strings: Strings
  ) -> Int? {
    guard units.scalar(last.lowerBound - 1) == 0x20, Self.isWord(units, last) else { return nil }
    let total = units.width(line.lowerBound..<last.upperBound)
    guard 2 * units.width(last) <= limit else { return nil }
    var isInString = strings.contains(units, line.lowerBound)
    var best: (place: Int, width: Int)?
    var words = 0
    var width = 0
    for place in line.lowerBound + 1..<line.upperBound {
      let left = units.scalar(place - 1)
      width += units.width(place - 1)
      if strings.arePaired, left == Strings.mark { isInString.toggle() }
      guard left == 0x20, units.scalar(place) != 0x20 else { continue }
      words += 1
      // A word at the other end would be alone as well.
      guard words > 1, !isInString, total - width <= limit else { continue }
      // Of two that are nearly the same the one with the longer first line reads better.
      let widest = max(width, (total - width) * 9 / 8)
      if best == nil || widest <= best?.width ?? 0 { best = (place, widest) }
    }
    return best?.place
  }

  private static func isWord(_ units: some Units, _ range: Range<Int>) -> Bool {
    var end = range.upperBound
    while end > range.lowerBound, units.scalar(end - 1) == 0x20 { end -= 1 }
    for index in range.lowerBound..<end where units.scalar(index) == 0x20 { return false }
    return end > range.lowerBound
  }
}
