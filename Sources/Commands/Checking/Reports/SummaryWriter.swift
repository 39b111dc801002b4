import Markup
import POSIX
import SourceText

/// Writes a check's result as a page of Markdown: what failed, with the diagrams of what happened.
///
/// It is what the page of a job shows on GitHub, which takes a megabyte; what would make it longer is left out, and
/// it says so.
struct SummaryWriter {
  /// What every summary begins with.
  static let beginning = "## Lifeline: "
  /// How long a summary is at most, in bytes.
  static let largest = 900_000
  /// How long a diagram is at most: what is longer nobody reads here.
  static let largestDiagram = 40_000

  private let address = SourceAddress()

  /// The report as Markdown.
  func write(_ report: CheckReport) -> String {
    let sections = sections(of: report)
    var text = "\(Self.beginning)\(report.outcome)\n\n\(report.extent).\n"
    for (index, section) in sections.enumerated() {
      guard text.utf8.count + section.utf8.count <= Self.largest else {
        let left = sections.count - index
        text += "\n\(Counted.text(left, "more fault")) of pages and scenarios did not fit here.\n"
        break
      }
      text += section
    }
    if let message = report.leftOut.message { text += "\n\(message).\n" }
    return text
  }

  /// What there is to say, the errors first: of scenarios, then of pages.
  private func sections(of report: CheckReport) -> [String] {
    var failed: [String] = []
    var others: [String] = []
    for item in report.cases where item.hasErrors || !item.diagnostics.isEmpty {
      let text = section(item)
      if item.hasErrors { failed.append(text) } else { others.append(text) }
    }
    var pages: [(path: String, diagnostics: [Diagnostic])] = []
    var places: [String: Int] = [:]
    for diagnostic in report.pageDiagnostics {
      let path = diagnostic.span.file.path
      if let place = places[path] {
        pages[place].diagnostics.append(diagnostic)
      } else {
        places[path] = pages.count
        pages.append((path, [diagnostic]))
      }
    }
    for (path, diagnostics) in pages {
      let text = "\n### \(code(path))\n" + listing(diagnostics)
      if diagnostics.contains(where: { $0.severity == .error }) {
        failed.append(text)
      } else {
        others.append(text)
      }
    }
    return failed + others
  }

  private func section(_ item: CheckReport.Case) -> String {
    var text = "\n### \(code(item.title))\n"
    text += listing(item.diagnostics, at: item.span)
    if let diagram = item.diagram {
      text += "\n<details open><summary>What happened</summary>\n\n"
      text += fenced(diagram) + "\n</details>\n"
    }
    return text
  }

  /// Diagnostics as a terminal shows them, below links to their lines.
  private func listing(_ diagnostics: [Diagnostic], at place: SourceSpan? = nil) -> String {
    var links: [String] = []
    for span in diagnostics.map(\.span) + (diagnostics.isEmpty ? [place].compactMap(\.self) : []) {
      let link = link(span)
      if links.last != link { links.append(link) }
    }
    let listed = links.prefix(Self.mostLinks).joined(separator: ", ")
    let text = "\n" + listed + (links.count > Self.mostLinks ? ", …" : "") + "\n"
    guard !diagnostics.isEmpty else { return text }
    return text + "\n" + fenced(DiagnosticPrinter().print(diagnostics))
  }

  /// How many lines are named above what is said of them.
  private static let mostLinks = 10

  private func link(_ span: SourceSpan) -> String {
    let (path, line) = (span.file.path, span.start.line)
    let name = code("\(path):\(line)")
    return address.of(path, line: line).map { "[\(name)](\($0))" } ?? name
  }

  /// A text of one line as code, which means nothing in Markdown.
  private func code(_ text: String) -> String {
    let line = VisibleText.escaped(text)
    let fence = String(repeating: "`", count: longestRun(in: line) + 1)
    let needsBlanks = line.hasPrefix("`") || line.hasSuffix("`") || line.allSatisfy(\.isWhitespace)
    return needsBlanks ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// A text as a block of code, whatever fences stand in it.
  private func fenced(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  private func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

/// Where a service shows the lines of the commit that is checked.
private struct SourceAddress {
  private let base: String?

  init() {
    func value(_ name: String) -> String? {
      Environment.value(of: name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let server = value("GITHUB_SERVER_URL"), let name = value("GITHUB_REPOSITORY"),
      let commit = value("GITHUB_SHA")
    {
      base = "\(server)/\(name)/blob/\(commit)/"
    } else if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA") {
      base = "\(project)/-/blob/\(commit)/"
    } else {
      base = nil
    }
  }

  /// The address of a line; nil where there is no service, or the file is not of its repository.
  func of(_ path: String, line: Int) -> String? {
    guard let base, !path.hasPrefix("/"), !path.hasPrefix("../") else { return nil }
    // By itself a service shows a note as a page, which has no lines.
    let path = WebAddress.asciiEncodedPath(path).replacing("(", with: "%28").replacing(
      ")", with: "%29")
    return "\(base)\(path)?plain=1#L\(line)"
  }
}
