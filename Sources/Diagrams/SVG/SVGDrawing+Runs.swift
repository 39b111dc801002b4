import SourceText

/// The parts of a text that look unlike the rest, while it is drawn.
struct StyledRuns {
  fileprivate let runs: [SequenceDiagram.TextRun]
  /// How many bytes stand in the drawn text before the text that the runs are of.
  fileprivate let offset: Int
  /// The first run that has not been drawn to its end.
  fileprivate var next = 0

  /// Nil where nothing looks unlike the rest.
  init?(_ runs: [SequenceDiagram.TextRun], offset: Int = 0) {
    if runs.isEmpty { return nil }
    self.runs = runs
    self.offset = offset
  }
}

extension SVGDrawing {
  /// Draws a part of a text, each run in it as it looks.
  mutating func draw(
    _ text: String, _ lower: Int, _ upper: Int, _ styled: inout StyledRuns?, isInLink: Bool = false
  ) {
    guard var runs = styled else { return writer.escaped(text, from: lower, to: upper) }
    var place = lower
    while runs.next < runs.runs.count {
      let run = runs.runs[runs.next]
      let start = max(run.range.lowerBound + runs.offset, place)
      let end = min(run.range.upperBound + runs.offset, upper)
      if start >= upper { break }
      if start < end {
        writer.escaped(text, from: place, to: start)
        draw(run, text, start, end, isInLink: isInLink)
        place = end
      }
      if run.range.upperBound + runs.offset > upper { break }
      runs.next += 1
    }
    if place < upper { writer.escaped(text, from: place, to: upper) }
    styled = runs
  }

  private mutating func draw(
    _ run: SequenceDiagram.TextRun, _ text: String, _ lower: Int, _ upper: Int, isInLink: Bool
  ) {
    let link = isInLink ? nil : run.link
    if let link { openLink(link) }
    let looks = looks(of: run)
    if !looks.isEmpty { openRun(looks) }
    writer.escaped(text, from: lower, to: upper)
    if !looks.isEmpty { writer.append(markup: "</tspan>") }
    if link != nil { writer.append(markup: "</a>") }
  }

  private func looks(of run: SequenceDiagram.TextRun) -> [Look] {
    var looks: [Look] = []
    if run.style.contains(.bold) { looks.append(.bold) }
    if run.style.contains(.italic) { looks.append(.italic) }
    if run.style.contains(.monospaced) { looks.append(.monospaced) }
    if run.style.contains(.underlined) { looks.append(.underlined) }
    if run.style.contains(.struck), !run.style.contains(.underlined) { looks.append(.struck) }
    if let color = run.color { looks.append(Self.textLook(CSSColor.tint(color))) }
    return looks
  }

  private static func textLook(_ tint: Tint) -> Look {
    switch tint {
    case .grey: .greyText
    case .blue: .blueText
    case .green: .greenText
    case .yellow: .yellowText
    case .red: .redText
    case .purple: .purpleText
    }
  }

  /// The look of a message of a colour.
  static func messageLook(_ tint: Tint) -> Look? {
    switch tint {
    case .grey: nil
    case .blue: .blueMessage
    case .green: .greenMessage
    case .yellow: .yellowMessage
    case .red: .redMessage
    case .purple: .purpleMessage
    }
  }
}
