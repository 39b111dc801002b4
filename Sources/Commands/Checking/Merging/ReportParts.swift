import SiteBuilder
import SourceText

/// A check's result as it is put together with others: all that any form of it shows.
///
/// Of the notes it has the lines that are shown, so that whoever puts reports together needs no notes. Places are
/// lines and bytes in them.
struct ReportParts: Codable {
  struct Line: Codable {
    let number: Int
    let text: String
  }

  struct File: Codable {
    let path: String
    var lines: [Line]
  }

  struct Place: Codable {
    let file: Int
    let line: Int
    let byte: Int
    let endLine: Int
    let endByte: Int
  }

  struct Note: Codable {
    let message: String
    let place: Place?
    let line: String?
  }

  struct FixIt: Codable {
    let message: String
    let place: Place
    let replacement: String?
    let meant: String
  }

  struct Entry: Codable {
    let id: String
    let severity: String
    let message: String
    let place: Place
    let notes: [Note]
    let fixIts: [FixIt]
  }

  struct Case: Codable {
    let id: String
    let title: String
    let place: Place
    let claims: Int
    let diagnostics: [Entry]
    let diagram: String?
    let hasErrorsLeftOut: Bool
  }

  var files: [File] = []
  let pages: [String]
  var cases: [Case] = []
  var ofPages: [Entry] = []
  let part: String?
  let accepted: Int
  let errorsLeftOut: Int
  let warningsLeftOut: Int

  /// The parts of a report.
  init(_ report: CheckReport) {
    pages = report.paths
    part = report.part?.text
    accepted = report.accepted
    errorsLeftOut = report.leftOut.errors
    warningsLeftOut = report.leftOut.warnings
    var places = Places()
    cases = report.cases.map { item in
      Case(
        id: item.id, title: item.title, place: places.place(item.span), claims: item.claims,
        diagnostics: item.diagnostics.map { places.entry($0) }, diagram: item.diagram,
        hasErrorsLeftOut: item.hasErrorsLeftOut)
    }
    ofPages = Self.byPages(report).map { places.entry($0) }
    files = places.files
  }

  /// What is wrong with pages, in the order of these.
  private static func byPages(_ report: CheckReport) -> [Diagnostic] {
    let numbers = Dictionary(
      report.paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let keyed = report.pageDiagnostics.enumerated().map {
      (numbers[$1.span.file.path] ?? .max, $0)
    }
    return keyed.sorted { $0 < $1 }.map { report.pageDiagnostics[$0.1] }
  }
}

/// Gathers the lines that places stand in.
private struct Places {
  private(set) var files: [ReportParts.File] = []
  private var numbers: [String: Int] = [:]
  private var known: [Int: Set<Int>] = [:]

  mutating func entry(_ diagnostic: Diagnostic) -> ReportParts.Entry {
    ReportParts.Entry(
      id: diagnostic.id, severity: diagnostic.severity.rawValue, message: diagnostic.message,
      place: place(diagnostic.span),
      notes: diagnostic.notes.map { note in
        .init(message: note.message, place: note.span.map { place($0) }, line: note.line)
      },
      fixIts: diagnostic.fixIts.map { fixIt in
        .init(
          message: fixIt.message, place: place(fixIt.span), replacement: fixIt.replacement,
          meant: fixIt.meant)
      })
  }

  mutating func place(_ span: SourceSpan) -> ReportParts.Place {
    let file = number(of: span.file.path)
    // Of a report that is cut short the rest is told at the top of a file.
    _ = position(0, in: span.file, file)
    let start = position(span.range.lowerBound, in: span.file, file)
    let end = position(span.range.upperBound, in: span.file, file)
    return ReportParts.Place(
      file: file, line: start.line, byte: start.byte, endLine: end.line, endByte: end.byte)
  }

  private mutating func number(of path: String) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = files.count
    files.append(ReportParts.File(path: path, lines: []))
    return files.count - 1
  }

  private mutating func position(
    _ offset: Int, in source: SourceFile, _ file: Int
  ) -> (line: Int, byte: Int) {
    let index = source.lineIndex(at: offset)
    let line = source.lineRange(index)
    if !source.bytes.isEmpty, known[file, default: []].insert(index).inserted {
      files[file].lines.append(.init(number: index + 1, text: source.text(line)))
    }
    // What is not UTF-8 is other bytes in the line's text.
    let before = line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound))
    return (index + 1, source.text(before).utf8.count)
  }
}

extension CheckReport {
  /// A report that was written before; nil where no check has written such.
  init?(_ parts: ReportParts) {
    var sources: [SourceFile] = []
    for file in parts.files {
      guard let source = Self.source(file) else { return nil }
      sources.append(source)
    }
    let reader = PartsReader(sources: sources)
    self.init()
    paths = parts.pages
    if let text = parts.part {
      guard let part = NotePart(text) else { return nil }
      self.part = part
    }
    accepted = Self.count(parts.accepted)
    for item in parts.cases {
      guard let span = reader.span(item.place),
        let diagnostics = reader.diagnostics(item.diagnostics)
      else { return nil }
      var found = Case(
        id: item.id, title: item.title, span: span, claims: Self.count(item.claims),
        diagnostics: diagnostics, diagram: item.diagram)
      found.hasErrorsLeftOut = item.hasErrorsLeftOut
      cases.append(found)
    }
    guard let diagnostics = reader.diagnostics(parts.ofPages) else { return nil }
    pageDiagnostics = diagnostics
    leaveOut(
      errors: Self.count(parts.errorsLeftOut), warnings: Self.count(parts.warningsLeftOut))
  }

  /// A number as many of which can be added.
  private static func count(_ number: Int) -> Int { min(max(0, number), 1 << 40) }

  /// A file of which the lines are known that are shown, and the others are empty.
  private static func source(_ file: ReportParts.File) -> SourceFile? {
    var texts: [Int: String] = [:]
    for line in file.lines {
      guard (1...SizeLimits.page + 1).contains(line.number),
        !line.text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D })
      else { return nil }
      texts[line.number] = line.text
    }
    var bytes: [UInt8] = []
    for number in 1..<(texts.keys.max() ?? 0) + 1 {
      bytes += Array((texts[number] ?? "").utf8) + [0x0A]
    }
    return SourceFile(path: file.path, bytes: bytes)
  }
}

/// Turns places back into spans.
private struct PartsReader {
  let sources: [SourceFile]

  func span(_ place: ReportParts.Place) -> SourceSpan? {
    guard sources.indices.contains(place.file) else { return nil }
    let file = sources[place.file]
    guard let start = offset(place.line, place.byte, in: file),
      let end = offset(place.endLine, place.endByte, in: file), start <= end
    else { return nil }
    return SourceSpan(file: file, range: start..<end)
  }

  private func offset(_ line: Int, _ byte: Int, in file: SourceFile) -> Int? {
    guard line > 0, line <= file.lineStarts.count, byte >= 0 else { return nil }
    let range = file.lineRange(line - 1)
    return byte <= range.count ? range.lowerBound + byte : nil
  }

  func diagnostics(_ entries: [ReportParts.Entry]) -> [Diagnostic]? {
    var found: [Diagnostic] = []
    for entry in entries {
      guard let severity = Diagnostic.Severity(rawValue: entry.severity),
        let span = span(entry.place)
      else { return nil }
      var diagnostic = Diagnostic(severity, id: entry.id, entry.message, at: span)
      for note in entry.notes {
        let place = note.place.map { self.span($0) }
        if case .some(nil) = place { return nil }
        diagnostic.notes.append(.init(note.message, at: place ?? nil, line: note.line))
      }
      for fixIt in entry.fixIts {
        guard let place = self.span(fixIt.place) else { return nil }
        diagnostic.fixIts.append(
          .init(fixIt.message, replace: place, with: fixIt.replacement, meaning: fixIt.meant))
      }
      found.append(diagnostic)
    }
    return found
  }
}
