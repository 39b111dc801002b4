extension JSONWriter {
  /// A diagram: its lifelines, groups and rules, and its items in order.
  public func render(_ diagram: SequenceDiagram) -> String {
    var json = JSONText()
    json.object { write(diagram, to: &$0) }
    return json.text + "\n"
  }

  /// The keys of a diagram, into an object that is open.
  func write(_ diagram: SequenceDiagram, to json: inout JSONText) {
    json.field("title", diagram.title)
    json.field("spokenTitle", diagram.spokenTitle)
    json.field("summary", diagram.summary)
    json.array("lifelines", diagram.lifelines) { json, lifeline in
      json.field("name", lifeline.name)
      json.field("detail", lifeline.detail)
      json.field("icon", lifeline.icon == .none ? nil : lifeline.icon.rawValue)
      json.flag("created", lifeline.isCreated)
      json.field("color", lifeline.color)
      if !lifeline.links.isEmpty {
        json.array("links", lifeline.links) { json, link in
          json.field("label", link.label)
          json.field("address", link.address)
        }
      }
    }
    json.array("groups", diagram.groups) { json, group in
      json.field("title", group.title)
      json.field("first", group.members.lowerBound)
      json.field("count", group.members.count)
      json.field("color", group.color)
    }
    json.array("rules", diagram.rules) { json, rule in
      json.field("id", rule.id)
      json.field("statement", rule.statement)
      json.field("link", rule.link)
    }
    json.array("items", diagram.items) { json, item in
      write(item, of: diagram, to: &json)
    }
  }

  private func write(
    _ item: SequenceDiagram.Item, of diagram: SequenceDiagram, to json: inout JSONText
  ) {
    switch item {
    case .message(let message): write(message, of: diagram, to: &json)
    case .note(let note): write(note, of: diagram, to: &json)
    case .divider(let title): json.field("divider", title)
    case .turn(let turn):
      json.field("turn", turn.number)
      json.number("time", turn.seconds)
    case .delay(let text): json.field("delay", text)
    case .space(let height): json.field("space", height)
    case .activate(let lifeline): json.field("activate", lifeline)
    case .deactivate(let lifeline): json.field("deactivate", lifeline)
    case .destroy(let lifeline): json.field("destroy", lifeline)
    case .open(let frame):
      json.field("open", frame.kind.rawValue)
      json.field("name", frame.name)
      json.field("condition", frame.condition)
      json.field("color", frame.color)
      json.flag("overlaps", frame.overlaps)
    case .section(let text): json.field("section", text)
    case .close: json.flag("close", true)
    }
  }

  private func write(
    _ message: SequenceDiagram.Message, of diagram: SequenceDiagram, to json: inout JSONText
  ) {
    json.end("from", message.from)
    json.end("to", message.to)
    json.field("label", message.label)
    json.flag("dashed", message.isDashed)
    json.field("head", message.head.rawValue)
    json.field("tail", message.tail == .none ? nil : message.tail.rawValue)
    json.flag("startsAtCircle", message.startsAtCircle)
    json.flag("endsAtCircle", message.endsAtCircle)
    json.flag("activates", message.activates)
    json.flag("creates", message.creates)
    json.field("number", message.number)
    json.field("badge", message.badge)
    json.field("color", message.color)
    json.flag("parallel", message.isParallel)
    json.runs(message.runs)
    guard let call = message.call else { return }
    json.field("call", call.text)
    json.field("caller", call.caller)
    json.field("turn", call.turn.number)
    json.number("time", call.turn.seconds)
    json.field("rule", call.rule.map { diagram.rules[$0].id })
    json.flag("overridden", call.isOverridden)
    json.source(call.source)
  }

  private func write(
    _ note: SequenceDiagram.Note, of diagram: SequenceDiagram, to json: inout JSONText
  ) {
    json.field("note", note.kind.rawValue)
    switch note.place {
    case .left(let lifeline): json.field("leftOf", lifeline)
    case .right(let lifeline): json.field("rightOf", lifeline)
    case .over(let first, let last):
      json.field("over", first)
      json.field("to", last == first ? nil : last)
    case .edge: json.flag("atEdge", true)
    }
    json.field("number", note.number)
    json.field("heading", note.heading)
    json.field("text", note.text)
    json.field("shape", note.shape == .sheet ? nil : note.shape.rawValue)
    json.field("color", note.color)
    json.runs(note.runs)
    json.field("rule", note.rule.map { diagram.rules[$0].id })
    json.source(note.source)
  }
}

extension JSONText {
  /// Writes the parts of a text that look unlike the rest.
  fileprivate mutating func runs(_ runs: [SequenceDiagram.TextRun]) {
    guard !runs.isEmpty else { return }
    array("runs", runs) { json, run in
      json.field("start", run.range.lowerBound)
      json.field("end", run.range.upperBound)
      json.flag("bold", run.style.contains(.bold))
      json.flag("italic", run.style.contains(.italic))
      json.flag("monospaced", run.style.contains(.monospaced))
      json.flag("underlined", run.style.contains(.underlined))
      json.flag("struck", run.style.contains(.struck))
      json.field("color", run.color)
      json.field("link", run.link)
    }
  }

  /// Writes an end of a message: the lifeline's index, or the word for what is outside.
  fileprivate mutating func end(_ key: String, _ end: SequenceDiagram.Message.End) {
    switch end {
    case .lifeline(let index): field(key, index)
    case .left: field(key, "left")
    case .right: field(key, "right")
    case .nowhere: field(key, "nowhere")
    }
  }
}
