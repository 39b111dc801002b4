import CallTrace
import Lifecycle
import ScenarioSyntax

/// Whether a program is written in Swift 1 or 2: there the first parameter has no label unless two names are written,
/// and UIKit's methods go by the words of their selectors.
struct EarlySwift: SyntaxWalker {
  /// Whether anything in it can only be meant so.
  private(set) var isFound = false

  init(_ program: Program) {
    guard program.dialect == .swift, !Self.isLater(program) else { return }
    for statement in program.statements where !isFound {
      switch statement.kind {
      case .type(let type): walk(type)
      case .function(let function): visit(function)
      default: break
      }
    }
  }

  /// Whether a method overrides one of UIKit's and says that its first parameter has no label, which goes without
  /// saying before Swift 3.
  static func isLater(_ program: Program) -> Bool {
    program.statements.contains { statement in
      guard case .type(let type) = statement.kind else { return false }
      return type.members.contains { member in
        guard case .function(let function) = member, function.kind == .function,
          function.modifiers.contains(.override), let first = function.parameters.first
        else { return false }
        return first.label == nil && SelectorName.message(swift: function.fullName) != nil
      }
    }
  }

  mutating func visit(_ function: FunctionDeclaration) {
    note(function)
    walk(function)
  }

  mutating func visit(_ expression: Expression) {
    if case .call(let call) = expression.kind,
      call.arguments.contains(where: { Self.selector($0) != nil })
    {
      isFound = true
    }
    walk(expression)
  }

  /// The selector that is written as a text: `selector: "tick"`.
  static func selector(_ argument: CallArgument) -> String? {
    guard argument.label == "selector" || argument.label == "action",
      case .string(let text) = argument.value.kind
    else { return nil }
    return text
  }

  private mutating func note(_ function: FunctionDeclaration) {
    guard let early = function.early else { return }
    if function.modifiers.contains(.override) {
      if SelectorName.message(swift: function.fullName) == nil,
        SelectorName.message(swift: early.fullName) != nil
      {
        isFound = true
      }
    } else if let message = SelectorName.message(swift: early.fullName),
      message.selector.swift != early.fullName
    {
      isFound = true
    }
    if function.parameters.contains(where: { Self.isEarlyType($0.type) }) { isFound = true }
  }

  private static func isEarlyType(_ type: TypeName?) -> Bool {
    guard let type else { return false }
    return type.name == "NSIndexPath" || type.text.filter { $0 != " " } == "[NSObject:AnyObject]?"
  }
}

extension FunctionDeclaration {
  /// The method as Swift 1 and 2 read it, the first parameter without a label; nil where that makes no difference.
  var early: FunctionDeclaration? {
    guard kind == .function, selector == nil, let first = parameters.first,
      first.label == first.name
    else { return nil }
    var early = self
    early.parameters[0].label = nil
    return early
  }
}
