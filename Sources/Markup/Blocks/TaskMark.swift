/// The box before a task: `[ ]`, `[x]`, or `[-]` with any other mark that vaults give a meaning.
package struct TaskMark: Sendable {
  /// Whether the task is done; with any mark it is.
  package let isDone: Bool
  /// The mark, where it is another than `x`.
  package let mark: Character?

  /// Takes the box off an item's first paragraph; nil when there is none.
  static func take(from inlines: inout [Inline]) -> TaskMark? {
    guard case .text(let text)? = inlines.first, text.utf8.first == UInt8(ascii: "[") else {
      return nil
    }
    let box = text.prefix(4)
    let isAlone = box.count == text.count && inlines.count == 1
    guard box == "[ ]" && isAlone || box.hasSuffix("] ") || box.hasSuffix("]\t"),
      let task = TaskMark(box, isAlone)
    else {
      return nil
    }
    inlines[0] = .text(String(text[box.endIndex...]))
    return task
  }

  private init?(_ box: Substring, _ isAlone: Bool) {
    let mark = box.dropFirst().first ?? "]"
    switch mark {
    case " ": (isDone, self.mark) = (false, nil)
    case "x", "X": (isDone, self.mark) = (true, nil)
    default:
      guard !isAlone, box.count == 4, Self.isMark(mark) else { return nil }
      (isDone, self.mark) = (true, mark)
    }
  }

  /// Whether a character can stand in a box; a number in brackets is a reference to most writers, and
  /// one that is guarded was written with a backslash.
  private static func isMark(_ character: Character) -> Bool {
    let isGuarded = character.unicodeScalars.contains(where: EscapeGuard.isGuard)
    return !isGuarded && !character.isWhitespace && !character.isNumber && character != "["
      && character != "]"
  }
}
