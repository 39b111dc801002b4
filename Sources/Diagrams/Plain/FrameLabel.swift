/// What is written at the borders of a frame.
enum FrameLabel {
  static func header(_ operatorName: String, _ condition: TextLabel) -> [String] {
    var lines = condition.texts
    if lines.isEmpty || lines == [""] { return [" \(operatorName) "] }
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
