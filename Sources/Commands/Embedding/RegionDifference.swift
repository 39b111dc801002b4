import SourceText

/// The difference between what stands in a region and what would take its place, short enough to be read.
enum RegionDifference {
  /// How many lines of either are shown.
  private static let most = 4

  /// The lines that differ, those of the page first: all between the first that does and the last.
  static func notes(from old: [String], to new: [String]) -> [Diagnostic.Note] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old[start...], new[start...])
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    return shown(rest.0.dropLast(end), sign: "-") + shown(rest.1.dropLast(end), sign: "+")
  }

  private static func shown(_ lines: ArraySlice<String>, sign: String) -> [Diagnostic.Note] {
    let shown = lines.prefix(most).map { Diagnostic.Note("\(sign) \($0)") }
    guard lines.count > most else { return shown }
    return shown + [.init("\(sign) … and \(Counted.text(lines.count - most, "more line"))")]
  }

  /// The number of the first line that differs, from that of the first of the old ones.
  static func firstLine(from old: [String], to new: [String]) -> Int {
    min(zip(old, new).prefix { $0 == $1 }.count, max(old.count - 1, 0))
  }
}
