import Markup
import SourceText

/// Writes a check's result as a SARIF 2.1.0 log, which code scanning, editors and other tools read.
struct SARIFWriter {
  /// The report as such a log.
  func write(_ report: CheckReport) -> String {
    let diagnostics = report.diagnostics
    let ids = Set(diagnostics.map(\.id)).sorted()
    let places = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var fingerprints = Fingerprints()
    let results = diagnostics.map { diagnostic in
      result(
        diagnostic, rule: places[diagnostic.id] ?? 0, fingerprint: fingerprints.next(diagnostic))
    }
    let notifications = report.leftOut.message.map {
      [SARIFLog.Notification(level: "warning", message: .init(text: $0))]
    }
    let run = SARIFLog.Run(
      tool: .init(driver: .init(rules: ids.map(rule))),
      invocations: [.init(toolExecutionNotifications: notifications)], results: results)
    return ReportJSON.text(SARIFLog(runs: [run]))
  }

  private func rule(_ id: String) -> SARIFLog.Rule {
    let family = DiagnosticFamily.of(id)
    return SARIFLog.Rule(
      id: id, shortDescription: .init(text: family.title),
      fullDescription: .init(text: family.sentence),
      help: .init(text: family.sentence + " The message says what is wrong and what mends it."),
      properties: .init(tags: [family.name]))
  }

  private func result(
    _ diagnostic: Diagnostic, rule: Int, fingerprint: String
  ) -> SARIFLog.Result {
    let remarks = diagnostic.notes.filter { $0.span == nil }.map(\.message)
    let ways = diagnostic.fixIts.map(\.message)
    let fixes = diagnostic.fixIts.compactMap(fix)
    let related = diagnostic.notes.compactMap { note in note.span.map { (note.message, $0) } }
      .enumerated().map { index, note in
        SARIFLog.Location(
          id: index + 1, physicalLocation: place(note.1), message: .init(text: note.0))
      }
    return SARIFLog.Result(
      ruleId: diagnostic.id, ruleIndex: rule, level: diagnostic.severity.rawValue,
      message: .init(text: ([diagnostic.message] + remarks + ways).joined(separator: "\n")),
      locations: [.init(physicalLocation: place(diagnostic.span))],
      relatedLocations: related.isEmpty ? nil : related,
      fixes: fixes.isEmpty ? nil : fixes,
      partialFingerprints: ["lifeline/v1": fingerprint])
  }

  /// What a viewer can do to mend a fault; nil where one change alone does not.
  private func fix(_ fixIt: Diagnostic.FixIt) -> SARIFLog.Fix? {
    guard let replacement = fixIt.replacement else { return nil }
    return SARIFLog.Fix(
      description: .init(text: fixIt.message),
      artifactChanges: [
        .init(
          artifactLocation: artifact(fixIt.span.file.path),
          replacements: [
            .init(
              deletedRegion: region(fixIt.span), insertedContent: .init(text: replacement))
          ])
      ])
  }

  private func place(_ span: SourceSpan) -> SARIFLog.PhysicalLocation {
    .init(artifactLocation: artifact(span.file.path), region: region(span))
  }

  /// A file by its address: from the repository's folder, or of one that lies elsewhere from the root.
  private func artifact(_ path: String) -> SARIFLog.ArtifactLocation {
    guard !path.hasPrefix("/"), !path.hasPrefix("../") else {
      return .init(uri: "file://" + WebAddress.asciiEncodedPath(FoldersAround.whole(path)))
    }
    // What stands before a colon would be a scheme.
    let address = WebAddress.asciiEncodedPath(path).replacing(":", with: "%3A")
    return .init(uri: address, uriBaseId: SARIFLog.root)
  }

  /// A span with columns that count UTF-16, as the log says.
  private func region(_ span: SourceSpan) -> SARIFLog.Region {
    let (startLine, startColumn) = position(span.range.lowerBound, span.file)
    let (endLine, endColumn) = position(span.range.upperBound, span.file)
    return .init(
      startLine: startLine, startColumn: startColumn, endLine: endLine, endColumn: endColumn)
  }

  private func position(_ offset: Int, _ file: SourceFile) -> (line: Int, column: Int) {
    let index = file.lineIndex(at: offset)
    let start = file.lineStarts[index]
    let before = (start..<max(start, offset)).clamped(to: 0..<file.bytes.count)
    // A line of a megabyte may hold many faults; where it is ASCII its bytes are its columns.
    let isPlain = file.bytes[before].allSatisfy { $0 < 0x80 }
    return (index + 1, (isPlain ? before.count : file.text(before).utf16.count) + 1)
  }
}
