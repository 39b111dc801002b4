import CallTrace
import Interfaces
import Lifecycle
import ScenarioSyntax

/// Whether code does something, beside working out a value: it prints, changes something, or calls what
/// it wants no result of.
private struct Doings: SyntaxWalker {
  private(set) var areFound = false

  init(in body: CodeBlock) { visit(body) }

  mutating func visit(_ block: CodeBlock) {
    let isResult = block.implicitResult != nil
    for statement in block.statements {
      if case .expression(let expression) = statement.kind, !isResult, expression.isDoing {
        areFound = true
      }
      visit(statement)
    }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .assignment, .increment: areFound = true
    case .call(let call):
      if case .name(let name) = call.callee.kind, Self.speaking.contains(name) { areFound = true }
    default: break
    }
    walk(expression)
  }

  private static let speaking: Set<String> = ["print", "debugPrint", "NSLog", "os_log", "dump"]
}

extension Expression {
  /// Whether it is a call, which as a statement is made for what it does.
  fileprivate var isDoing: Bool {
    switch kind {
    case .call: true
    case .try(_, let inner), .await(let inner), .optionalChain(let inner): inner.isDoing
    default: false
    }
  }
}

extension Interpreter {
  /// Says of a method that UIKit sends, and the model does not, that nothing will come of it here.
  func warnOfUnsent(_ method: MethodInfo, in info: ClassInfo) {
    let selector = method.selector
    if let declared = DelegateMethods.named(selector.swift)
      ?? DelegateMethods.named(selector.objectiveC)
    {
      // Nobody knows before the end whether there are tabs that are objects.
      if declared.parameters.contains(where: { $0.type == "UITab" }) {
        system.uiKit.add(tabMethod: method)
      }
      guard declared.isUnmodelled,
        !UnsentCells.areAbout(declared) || UnsentCells.areFilled(by: method.declaration)
      else { return }
      return warnOfUnsent(selector.swift, at: method.declaration.nameSpan)
    }
    guard info.runtime.kind != .object, isWorthAWarning(method.declaration, selector.swift, info)
    else { return }
    warnOfUnsent(selector.swift, at: method.declaration.nameSpan)
  }

  /// Whether UIKit would send a method of a class's, and somebody would see that: what notifies the class, or a
  /// question that does more than answer with a constant.
  private func isWorthAWarning(
    _ function: FunctionDeclaration, _ name: String, _ info: ClassInfo
  ) -> Bool {
    if info.declaredMethod(name)?.isUnmodelled ?? false
      || function.selector.flatMap({ info.declaredMethod(selector: $0) })?.isUnmodelled ?? false
    {
      return true
    }
    guard function.parameters.isEmpty, isUnaskedProperty(function.name, info) else { return false }
    return function.body.map { Doings(in: $0).areFound } ?? false
  }

  /// The same of a property.
  func warnOfUnsent(_ property: VariableDeclaration, in info: ClassInfo) {
    guard info.runtime.kind != .object, isUnaskedProperty(property.name, info),
      let body = property.getter, Doings(in: body).areFound
    else { return }
    warnOfUnsent(property.name, at: property.nameSpan)
  }

  /// Whether UIKit asks for a property when it needs to know, and nobody does here.
  private func isUnaskedProperty(_ name: String, _ info: ClassInfo) -> Bool {
    UIKitProperties.declaration(of: name, in: info)?.0.isUnmodelled ?? false
  }

  private func warnOfUnsent(_ name: String, at span: NodeSpan) {
    warn(
      "scenario.unsent-callback", "nothing here calls '\(name)': the model does not send it",
      at: span)
  }
}
