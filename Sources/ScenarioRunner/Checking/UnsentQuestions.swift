import CallTrace
import Lifecycle
import ScenarioSyntax

/// What UIKit asks or tells a controller, and the model does not.
enum UnsentQuestions {
  /// Methods by which an object is notified of something, in both languages.
  private static let messages: Set<String> = [
    "encodeRestorableState(with:)", "encodeRestorableStateWithCoder:",
    "decodeRestorableState(with:)", "decodeRestorableStateWithCoder:",
    "applicationFinishedRestoringState()", "applicationFinishedRestoringState",
  ]

  /// Methods that would be called on a delegate of any class.
  private static let delegateMessages: Set<String> = [
    "animationDidStop(_:finished:)", "animationDidStop:finished:", "animationDidStart(_:)",
    "animationDidStart:", "stateRestorationActivity(for:)", "stateRestorationActivityForScene:",
    "scene(_:restoreInteractionStateWith:)", "scene:restoreInteractionStateWithUserActivity:",
    "application(_:shouldSaveSecureApplicationState:)",
    "application:shouldSaveSecureApplicationState:",
    "application(_:shouldRestoreSecureApplicationState:)",
    "application:shouldRestoreSecureApplicationState:",
    "application(_:viewControllerWithRestorationIdentifierPath:coder:)",
    "application:viewControllerWithRestorationIdentifierPath:coder:",
    "viewController(withRestorationIdentifierPath:coder:)",
    "viewControllerWithRestorationIdentifierPath:coder:",
  ]

  /// Whether a method is a delegate's that the model never calls.
  static func includesDelegate(_ selector: String) -> Bool { delegateMessages.contains(selector) }

  /// Questions that mostly answer with a constant, and nobody asks when they are asked.
  private static let getters: Set<String> = [
    "childForStatusBarStyle", "childForStatusBarHidden", "childForHomeIndicatorAutoHidden",
    "childViewControllerForStatusBarStyle", "childViewControllerForStatusBarHidden",
    "childViewControllerForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
    "childViewControllerForScreenEdgesDeferringSystemGestures", "preferredStatusBarStyle",
    "prefersStatusBarHidden", "preferredStatusBarUpdateAnimation", "prefersHomeIndicatorAutoHidden",
    "preferredScreenEdgesDeferringSystemGestures", "presentedView",
    "frameOfPresentedViewInContainerView", "shouldPresentInFullscreen",
  ]

  /// Whether it is worth a word that UIKit would send a method of a class's, and the model does not.
  static func includes(_ function: FunctionDeclaration, _ selector: String) -> Bool {
    if messages.contains(selector) { return true }
    guard function.parameters.isEmpty, getters.contains(function.name), let body = function.body
    else { return false }
    return Doings(in: body).areFound
  }

  /// The same of a property.
  static func includes(_ property: VariableDeclaration) -> Bool {
    guard getters.contains(property.name), let body = property.getter else { return false }
    return Doings(in: body).areFound
  }
}

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
  func warnOfUnsentQuestion(_ method: MethodInfo, in info: ClassInfo) {
    let function = method.declaration
    let selector = function.selector ?? method.selector.swift
    if !method.isStatic,
      UnsentQuestions.includesDelegate(method.selector.swift)
        || UnsentCells.includes(function, selector)
    {
      return warnOfUnsentQuestion(method.selector.swift, at: function.nameSpan)
    }
    guard info.runtime.kind != .object, !method.isStatic,
      UnsentQuestions.includes(function, selector)
    else { return }
    warnOfUnsentQuestion(method.selector.swift, at: function.nameSpan)
  }

  /// The same of a property.
  func warnOfUnsentQuestion(_ property: VariableDeclaration, in info: ClassInfo) {
    guard info.runtime.kind != .object, UnsentQuestions.includes(property) else { return }
    warnOfUnsentQuestion(property.name, at: property.nameSpan)
  }

  private func warnOfUnsentQuestion(_ name: String, at span: NodeSpan) {
    warn(
      "scenario.unsent-callback", "nothing here calls '\(name)': the model does not send it",
      at: span)
  }
}
