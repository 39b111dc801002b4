import SiteBuilder
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reports of several checks as one, as if one check had looked at all their pages.
///
/// Pages are in the order of their paths. What several checks have said of one page is said once.
struct MergedReport {
  /// How large a report may be.
  private static let largest = 1 << 28

  private struct Written: Decodable {
    let parts: ReportParts
  }

  /// What all of them have found.
  private(set) var report = CheckReport()

  /// Reads reports in JSON, `-` being standard input.
  ///
  /// - Parameter progress: What is told how many are read.
  init(paths: [String], _ progress: Progress? = nil) throws(CommandFailure) {
    var reports: [CheckReport] = []
    progress?.expect(paths.count)
    for path in paths {
      reports.append(try Self.read(path))
      progress?.advance()
    }
    if let part = NotePart.missing(among: reports.compactMap(\.part)) {
      throw .badInput("the report of part \(part.text) is missing; name it, too")
    }
    // The first that has looked at a page speaks for it.
    var owners: [String: Int] = [:]
    func owns(_ index: Int, _ path: String) -> Bool {
      if owners[path] == nil { owners[path] = index }
      return owners[path] == index
    }
    for (index, part) in reports.enumerated() {
      for path in part.paths where owners[path] == nil {
        owners[path] = index
        report.paths.append(path)
      }
    }
    for (index, part) in reports.enumerated() {
      report.cases += part.cases.filter { owns(index, $0.span.file.path) }
      report.pageDiagnostics += part.pageDiagnostics.filter { owns(index, $0.span.file.path) }
      report.accepted += part.accepted
      report.leaveOut(errors: part.leftOut.errors, warnings: part.leftOut.warnings)
    }
    sort()
  }

  private mutating func sort() {
    report.paths.sort { $0.precedesInBytes($1) }
    let places = Dictionary(
      report.paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    func place(_ span: SourceSpan) -> Int { places[span.file.path] ?? .max }
    report.cases = Self.sorted(report.cases) { place($0.span) }
    report.pageDiagnostics = Self.sorted(report.pageDiagnostics) { place($0.span) }
  }

  /// By the places of pages, those of one page as they stand.
  private static func sorted<Value>(_ values: [Value], by place: (Value) -> Int) -> [Value] {
    let keys = values.enumerated().map { (place($1), $0) }
    return keys.sorted { $0 < $1 }.map { values[$0.1] }
  }

  private static func read(_ path: String) throws(CommandFailure) -> CheckReport {
    guard let bytes = NamedInput.read(path, atMost: largest) else {
      throw .badInput("cannot read '\(path)'")
    }
    guard bytes.count <= largest else {
      throw .badInput("'\(path)' is larger than \(largest >> 20) MB, and is not read")
    }
    guard let written = try? JSONDecoder().decode(Written.self, from: Data(bytes)),
      let report = CheckReport(written.parts)
    else {
      throw .badInput(
        "'\(path)' is no report of a check; 'lifeline check --format json=FILE' writes one")
    }
    return report
  }
}
