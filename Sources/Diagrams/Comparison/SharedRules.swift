/// Numbers the rules of several diagrams as if they were one.
enum SharedRules {
  /// Sides whose diagrams have the same rules in the same order.
  static func applied(to sides: [Comparison.Side]) -> [Comparison.Side] {
    var rules: [SequenceDiagram.Rule] = []
    var numbers: [String: Int] = [:]
    for side in sides {
      for rule in side.diagram.rules where numbers[rule.id] == nil {
        numbers[rule.id] = rules.count
        rules.append(rule)
      }
    }
    return sides.map { side in
      var side = side
      let own = side.diagram.rules.map { numbers[$0.id] ?? 0 }
      for index in side.diagram.items.indices {
        renumber(&side.diagram.items[index], own)
      }
      side.diagram.rules = rules
      return side
    }
  }

  private static func renumber(_ item: inout SequenceDiagram.Item, _ numbers: [Int]) {
    switch item {
    case .message(var message):
      guard let call = message.call, let rule = call.rule, numbers[rule] != rule else { return }
      message.call = call.withRule(numbers[rule])
      item = .message(message)
    case .note(var note):
      guard let rule = note.rule else { return }
      note.rule = numbers[rule]
      item = .note(note)
    default: return
    }
  }
}

extension SequenceDiagram.CallDetail {
  /// The same call by a rule that has another number.
  fileprivate func withRule(_ rule: Int) -> SequenceDiagram.CallDetail {
    SequenceDiagram.CallDetail(
      receiver: receiver, message: message, spelling: spelling, caller: caller, turn: turn,
      rule: rule, isOverridden: isOverridden, source: source)
  }
}
