/// What is written at the borders of a frame.
enum FrameLabel {
  /// What is written at the top beside the operator; a frame with a name of its own has no operator.
  static func text(of frame: SequenceDiagram.Frame) -> String {
    guard let name = frame.name else { return frame.condition }
    return frame.condition.isEmpty ? name : "\(name) [\(frame.condition)]"
  }

  static func header(_ frame: SequenceDiagram.Frame, _ condition: TextLabel) -> [String] {
    let operatorName = frame.kind.rawValue
    var lines = condition.texts
    if lines.isEmpty || lines == [""] { return [" \(operatorName) "] }
    if frame.name != nil {
      lines[0] = " \(lines[0])"
      lines[lines.count - 1] += " "
      return lines
    }
    lines[0] = " \(operatorName) [\(lines[0])"
    lines[lines.count - 1] += "] "
    return lines
  }

  static func section(_ condition: TextLabel) -> [String] {
    var lines = condition.texts
    guard !lines.isEmpty, lines != [""] else { return [] }
    lines[0] = " [\(lines[0])"
    lines[lines.count - 1] += "] "
    return lines
  }
}
