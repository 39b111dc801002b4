import ScenarioSyntax

/// A tree as an s-expression, without spans: what tests compare.
struct TreeDump {
  static func dump(_ program: Program) -> String {
    program.statements.map { statement($0) }.joined(separator: "\n")
  }

  // MARK: Statements

  static func statement(_ statement: Statement) -> String {
    switch statement.kind {
    case .expression(let value): return expression(value)
    case .variable(let variable): return self.variable(variable)
    case .tupleBinding(let binding):
      let names = binding.names.map { $0 ?? "_" }.joined(separator: " ")
      return "(let (\(names)) \(expression(binding.value)))"
    case .function(let function): return self.function(function)
    case .type(let type): return self.type(type)
    case .typeAlias(let alias): return "(typealias \(alias.name) \(alias.type.text))"
    case .if(let statement): return ifStatement(statement)
    case .guard(let conditions, let otherwise):
      return "(guard \(self.conditions(conditions)) \(block(otherwise)))"
    case .forIn(let loop):
      let filter = loop.filter.map { " where \(expression($0))" } ?? ""
      return "(for \(pattern(loop.pattern)) \(expression(loop.sequence))\(filter) "
        + "\(block(loop.body)))"
    case .forC(let loop):
      let start = loop.start.map { self.statement($0) }.joined(separator: " ")
      let condition = loop.condition.map { expression($0) } ?? ""
      let step = loop.step.map { expression($0) }.joined(separator: " ")
      return "(for (\(start)) (\(condition)) (\(step)) \(block(loop.body)))"
    case .while(let conditions, let body):
      return "(while \(self.conditions(conditions)) \(block(body)))"
    case .repeatWhile(let body, let condition):
      return "(repeat \(block(body)) \(expression(condition)))"
    case .switch(let statement): return switchStatement(statement)
    case .return(let value): return value.map { "(return \(expression($0)))" } ?? "(return)"
    case .break(let label): return label.map { "(break \($0))" } ?? "(break)"
    case .continue(let label): return label.map { "(continue \($0))" } ?? "(continue)"
    case .fallthrough: return "(fallthrough)"
    case .throw(let value): return "(throw \(expression(value)))"
    case .do(let statement): return doStatement(statement)
    case .defer(let body): return "(defer \(block(body)))"
    case .block(let body): return block(body)
    case .labeled(let label, let inner): return "(label \(label) \(self.statement(inner)))"
    case .divider(let text): return "(divider \"\(text)\")"
    case .mark(let text): return "(mark \"\(text)\")"
    case .note(let text): return "(note \"\(text)\")"
    }
  }

  static func block(_ block: Block) -> String {
    "{" + block.statements.map { statement($0) }.joined(separator: " ") + "}"
  }

  private static func ifStatement(_ statement: IfStatement) -> String {
    var text = "(if"
    for branch in statement.branches {
      text += " \(conditions(branch.conditions)) \(block(branch.body))"
    }
    if let otherwise = statement.otherwise { text += " else \(block(otherwise))" }
    return text + ")"
  }

  private static func switchStatement(_ statement: SwitchStatement) -> String {
    var text = "(switch \(expression(statement.subject))"
    for item in statement.cases {
      let labels = item.labels.map { label in
        pattern(label.pattern) + (label.filter.map { " where \(expression($0))" } ?? "")
      }
      let head = labels + (item.isDefault ? ["default"] : [])
      text += " [\(head.joined(separator: ", "))] \(block(item.body))"
    }
    return text + (statement.fallsThrough ? " falls-through)" : ")")
  }

  private static func doStatement(_ statement: DoStatement) -> String {
    var text = "(do \(block(statement.body))"
    for clause in statement.catches {
      text += " catch "
      if let value = clause.pattern { text += pattern(value) + " " }
      if let filter = clause.filter { text += "where \(expression(filter)) " }
      text += block(clause.body)
    }
    if let finally = statement.finally { text += " finally \(block(finally))" }
    return text + ")"
  }

  private static func conditions(_ conditions: [Condition]) -> String {
    conditions.map { condition in
      switch condition.kind {
      case .expression(let value): return expression(value)
      case .binding(let name, let isConstant, let type, let value):
        let written = type.map { ": \($0.text)" } ?? ""
        let bound = value.map { " \(expression($0))" } ?? ""
        return "(\(isConstant ? "let" : "var") \(name)\(written)\(bound))"
      case .pattern(let shape, let value): return "(case \(pattern(shape)) \(expression(value)))"
      }
    }.joined(separator: ", ")
  }

  static func pattern(_ pattern: Pattern) -> String {
    switch pattern.kind {
    case .wildcard: return "_"
    case .binding(let name, let isConstant): return "\(isConstant ? "let" : "var") \(name)"
    case .expression(let value): return expression(value)
    case .enumCase(let type, let name, let arguments):
      let tail = arguments.isEmpty ? "" : "(\(patterns(arguments)))"
      return "\(type ?? "").\(name)\(tail)"
    case .some(let inner): return "\(self.pattern(inner))?"
    case .tuple(let elements): return "(\(patterns(elements)))"
    case .isType(let type): return "is \(type.text)"
    case .asType(let inner, let type): return "\(self.pattern(inner)) as \(type.text)"
    }
  }

  private static func patterns(_ arguments: [Pattern.Argument]) -> String {
    arguments.map { ($0.label.map { "\($0): " } ?? "") + pattern($0.pattern) }
      .joined(separator: ", ")
  }
}
