import ScenarioSyntax

extension TreeDump {
  static func expression(_ expression: Expression) -> String {
    switch expression.kind {
    case .nil: return "nil"
    case .boolean(let value): return "\(value)"
    case .integer(let value): return "\(value)"
    case .double(let value): return "\(value)"
    case .string(let text): return quoted(text)
    case .interpolation(let parts):
      let texts = parts.map { part in
        switch part {
        case .text(let text): return quoted(text)
        case .value(let value): return self.expression(value)
        }
      }
      return "(string \(texts.joined(separator: " ")))"
    case .array(let elements): return "[\(list(elements))]"
    case .dictionary(let entries):
      if entries.isEmpty { return "[:]" }
      let texts = entries.map { "\(self.expression($0.key)): \(self.expression($0.value))" }
      return "[\(texts.joined(separator: ", "))]"
    case .selector(let selector):
      return "(selector \(selector.base.map { $0 + "." } ?? "")\(selector.name))"
    case .context(let literal):
      let place = [literal.type, literal.function].compactMap(\.self).joined(separator: ".")
      return "(\(literal.kind) \(place))"
    case .availability(let version, let isNegated):
      return "(\(isNegated ? "un" : "")available \(version.map { "\($0)" } ?? "-"))"
    default: return composite(expression)
    }
  }

  private static func composite(_ expression: Expression) -> String {
    switch expression.kind {
    case .name(let name): return name
    case .self: return "self"
    case .super: return "super"
    case .member(let base, let name): return "\(self.expression(base)).\(name)"
    case .implicitMember(let name): return ".\(name)"
    case .metatype(let type): return "(type \(type.text))"
    case .type(let type): return "(type \(type.text))"
    case .call(let call): return self.call(call)
    case .subscript(let base, let arguments):
      return "\(self.expression(base))[\(self.arguments(arguments))]"
    case .closure(let closure): return self.closure(closure)
    case .optional(let base): return "\(self.expression(base))?"
    case .optionalChain(let chain): return "<\(self.expression(chain))>"
    case .forceUnwrap(let base): return "\(self.expression(base))!"
    default: return operation(expression)
    }
  }

  private static func operation(_ expression: Expression) -> String {
    switch expression.kind {
    case .coalesce(let left, let right):
      return "(?? \(self.expression(left)) \(self.expression(right)))"
    case .unary(let unary, let operand): return "(\(unary.rawValue) \(self.expression(operand)))"
    case .increment(let target, let amount, let isPrefix):
      return "(increment \(self.expression(target)) \(amount)\(isPrefix ? " prefix" : ""))"
    case .binary(let binary, let left, let right):
      return "(\(binary.rawValue) \(self.expression(left)) \(self.expression(right)))"
    case .assignment(let target, let binary, let value):
      return "(\(binary?.rawValue ?? "")= \(self.expression(target)) \(self.expression(value)))"
    case .ternary(let condition, let then, let otherwise):
      let middle = then.map { self.expression($0) } ?? "-"
      return "(? \(self.expression(condition)) \(middle) \(self.expression(otherwise)))"
    case .range(let lower, let upper, let isClosed):
      let ends = [lower, upper].map { $0.map { self.expression($0) } ?? "-" }
      return "(\(isClosed ? "..." : "..<") \(ends.joined(separator: " ")))"
    case .cast(let value, let cast, let type):
      return "(as-\(cast) \(self.expression(value)) \(type.text))"
    case .typeCheck(let value, let type): return "(is \(self.expression(value)) \(type.text))"
    case .tuple(let elements): return "(tuple \(arguments(elements)))"
    case .try(let style, let value): return "(try-\(style) \(self.expression(value)))"
    case .await(let value): return "(await \(self.expression(value)))"
    default: return "(invalid)"
    }
  }

  private static func call(_ call: Call) -> String {
    let arguments = self.arguments(call.arguments)
    switch call.style {
    case .function: return "\(expression(call.callee))(\(arguments))"
    case .message(let selector):
      guard case .member(let receiver, _) = call.callee.kind else { return "(invalid)" }
      return "[\(expression(receiver)) \(selector)\(arguments.isEmpty ? "" : " \(arguments)")]"
    }
  }

  private static func arguments(_ arguments: [Argument]) -> String {
    arguments.map { argument in
      (argument.isTrailing ? "~" : "") + (argument.label.map { "\($0): " } ?? "")
        + expression(argument.value)
    }.joined(separator: ", ")
  }

  private static func closure(_ closure: Closure) -> String {
    var text = closure.isBlock ? "^" : ""
    let captures = closure.captures.map { capture in
      let value = capture.value.map { " \(expression($0))" } ?? ""
      return capture.ownership == .strong
        ? "\(capture.name)\(value)" : "\(capture.ownership) \(capture.name)\(value)"
    }
    if !captures.isEmpty { text += "[\(captures.joined(separator: ", "))]" }
    if !closure.parameters.isEmpty {
      text += "(\(closure.parameters.map(\.name).joined(separator: " ")))"
    }
    if closure.anonymousParameterCount > 0 { text += "$\(closure.anonymousParameterCount)" }
    return text + block(closure.body)
  }

  private static func list(_ expressions: [Expression]) -> String {
    expressions.map { expression($0) }.joined(separator: ", ")
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      default: result.append(character)
      }
    }
    return result + "\""
  }
}
