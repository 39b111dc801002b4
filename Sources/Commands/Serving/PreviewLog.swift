import POSIX
import Preview
import SiteBuilder
import SourceText

/// Says on the terminal what a preview does: what changed, and what is wrong as soon as that is
/// something else than before.
struct PreviewLog {
  let content: String
  /// Whether a browser is opened.
  let opens: Bool
  private var problems = ""
  private var hasBuilt = false

  private let speech: SpeechOptions

  init(content: String, opens: Bool, _ speech: SpeechOptions) {
    self.speech = speech
    self.content = content
    self.opens = opens
  }

  /// Says what happened.
  mutating func add(_ event: Preview.Event) {
    switch event {
    case .built(let report, let time):
      complain(DiagnosticPrinter().print(GatheredDiagnostics.gathered(report.diagnostics)))
      for path in report.written { speech.tell("written: \(path)") }
      for path in report.removed { speech.tell("removed: \(path)") }
      speech.say(summary(report, time))
      hasBuilt = true
    case .failed(let error): complain(CommandFailure.badInput(error.message).text)
    case .serving(let address):
      speech.say("\(OutputText.name(content)) is at \(address) (Control-C ends this)\n")
      if opens { open(address) }
    }
  }

  private mutating func complain(_ text: String) {
    if text != problems, !text.isEmpty || !speech.quiet {
      Streams.error(text.isEmpty ? "all well again\n" : text)
    }
    problems = text
  }

  private func summary(_ report: BuildReport, _ time: Duration) -> String {
    let milliseconds = Int((time / .milliseconds(1)).rounded())
    guard hasBuilt else {
      return "\(Counted.text(report.pages, "page")) built in \(milliseconds) ms\n"
    }
    let files = report.written + report.removed
    guard let first = files.first else { return "" }
    let names = files.count == 1 ? OutputText.name(first) : Counted.text(files.count, "file")
    return "\(names) in \(milliseconds) ms\n"
  }

  private func open(_ address: String) {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let path = Environment.value(of: "PATH") ?? ""
    guard let program = ProgramSearch.find(opener, in: path, outside: content),
      ChildProcess(program, [address]) != nil
    else { return Streams.error("open \(address) in a browser\n") }
  }
}
