/// Diagnostics of which each is said once: what is said of many places speaks for them, with their number and the
/// first of them. What is said of a whole file is said of each, since that names it.
public enum GatheredDiagnostics {
  /// From how many places on something is said once: a few are read, and each has its line.
  private static let fewest = 4
  /// How many other places are named.
  private static let named = 5

  /// What several diagnostics have in common that say the same.
  private struct Saying: Hashable {
    let severity: Diagnostic.Severity
    let id: String
    let message: String
  }

  /// The first of those that say the same, in the order given.
  public static func gathered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count >= fewest else { return diagnostics }
    var places: [Saying: [Int]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() where !isOfFile(diagnostic) {
      places[saying(of: diagnostic), default: []].append(index)
    }
    guard places.values.contains(where: { $0.count >= fewest }) else { return diagnostics }
    return diagnostics.enumerated().compactMap { index, diagnostic in
      guard !isOfFile(diagnostic), let all = places[saying(of: diagnostic)], all.count >= fewest
      else { return diagnostic }
      guard all.first == index else { return nil }
      var spoken = diagnostic
      spoken.notes.append(note(of: all.dropFirst().map { diagnostics[$0].span }))
      return spoken
    }
  }

  private static func isOfFile(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.span.range == 0..<0
  }

  private static func saying(of diagnostic: Diagnostic) -> Saying {
    Saying(severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message)
  }

  private static func note(of places: [SourceSpan]) -> Diagnostic.Note {
    let shown = places.prefix(named).map { span in
      "\(span.file.path):\(span.start.line):\(span.start.column)"
    }
    let rest = places.count - shown.count
    let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return Diagnostic.Note("the same in \(places.count) other places: \(list)")
  }
}
