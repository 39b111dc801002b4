/// Diagnostics of which each is said once: what is said of many places speaks for them, with their number and the
/// first of them. So is what is said of many whole files.
public enum GatheredDiagnostics {
  /// From how many places on something is said once: a few are read, and each has its line.
  private static let fewest = 4
  /// The same of whole files: each names another, which is worth a line for longer.
  private static let fewestFiles = 10
  /// How many other places are named.
  private static let named = 5

  /// What several diagnostics have in common that say the same.
  private struct Saying: Hashable {
    let severity: Diagnostic.Severity
    let id: String
    let message: String
    let isOfFile: Bool

    /// From how many on it is said once.
    var fewest: Int { isOfFile ? GatheredDiagnostics.fewestFiles : GatheredDiagnostics.fewest }
  }

  /// The first of those that say the same, in the order given.
  public static func gathered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count >= fewest else { return diagnostics }
    var places: [Saying: [Int]] = [:]
    for (index, diagnostic) in diagnostics.enumerated() {
      places[saying(of: diagnostic), default: []].append(index)
    }
    guard places.contains(where: { $0.value.count >= $0.key.fewest }) else { return diagnostics }
    return diagnostics.enumerated().compactMap { index, diagnostic in
      let saying = saying(of: diagnostic)
      guard let all = places[saying], all.count >= saying.fewest else { return diagnostic }
      guard all.first == index else { return nil }
      var spoken = diagnostic
      let others = all.dropFirst().map { diagnostics[$0].span }
      spoken.notes.append(saying.isOfFile ? noteOfFiles(others) : note(of: others))
      return spoken
    }
  }

  private static func isOfFile(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.span.range == 0..<0
  }

  private static func saying(of diagnostic: Diagnostic) -> Saying {
    Saying(
      severity: diagnostic.severity, id: diagnostic.id, message: diagnostic.message,
      isOfFile: isOfFile(diagnostic))
  }

  private static func note(of places: [SourceSpan]) -> Diagnostic.Note {
    let shown = places.prefix(named).map { span in
      "\(span.file.path):\(span.start.line):\(span.start.column)"
    }
    return Diagnostic.Note(
      "the same in \(places.count) other places: \(list(shown, of: places.count))")
  }

  private static func noteOfFiles(_ files: [SourceSpan]) -> Diagnostic.Note {
    let shown = files.prefix(named).map { $0.file.path }
    return Diagnostic.Note(
      "the same of \(files.count) other files: \(list(shown, of: files.count))")
  }

  private static func list(_ shown: [String], of count: Int) -> String {
    shown.joined(separator: ", ") + (count > shown.count ? " and \(count - shown.count) more" : "")
  }
}
