import Diagrams
import SourceText

/// Who takes part in a diagram that was read, what is sent, and what is said against it.
enum SourceListing {
  static func of(_ read: Checked<SequenceDiagram>) -> String {
    var listing = ""
    for fault in read.diagnostics {
      let place = "\(fault.span.start.line):\(fault.span.start.column)"
      listing += "  \(place): \(fault.severity.rawValue): \(fault.message)\n"
      for note in fault.notes { listing += "    \(note.message)\n" }
    }
    let names = read.value.lifelines.map { shown($0.name) }
    listing += "  [\(names.joined(separator: "] ["))]\n"
    for item in read.value.items {
      if let line = line(item, names) { listing += "  \(line)\n" }
    }
    return listing
  }

  private static func line(_ item: SequenceDiagram.Item, _ names: [String]) -> String? {
    switch item {
    case .message(let message):
      let line = message.isDashed ? "--" : "-"
      let number = message.number.map { "\($0) " } ?? ""
      let tail = message.tail == .none ? "" : message.tail.rawValue
      let signs =
        (message.activates ? " ++" : "") + (message.creates ? " **" : "")
        + (message.isParallel ? " &" : "")
      return "\(number)\(shown(message.from, names)) \(tail)\(line)\(message.head.rawValue) "
        + "\(shown(message.to, names))\(signs): \(shown(message.label))"
    case .note(let note): return "\(note.kind.rawValue) \(note.place): \(shown(note.text))"
    case .divider(let text): return "== \(text)"
    case .delay(let text): return "... \(text)"
    case .space(let height): return "||\(height)||"
    case .open(let frame): return "\(frame.tag) [\(frame.condition)] {"
    case .section(let text): return "} [\(text)] {"
    case .close: return "}"
    case .destroy(let lifeline): return "destroy \(names[lifeline])"
    case .deactivate(let lifeline): return "deactivate \(names[lifeline])"
    case .activate(let lifeline): return "activate \(names[lifeline])"
    case .turn: return nil
    }
  }

  private static func shown(_ end: SequenceDiagram.Message.End, _ names: [String]) -> String {
    if case .lifeline(let index) = end { names[index] } else { "\(end)" }
  }

  private static func shown(_ text: String) -> String {
    String(text.map { $0 == "\n" ? "⏎" : $0 })
  }
}
