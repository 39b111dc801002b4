import Interfaces
import Lifecycle
import ScenarioSyntax
import SourceText

/// What a compiler refuses whatever runs: found before the program does.
///
/// Like the rest of the check it speaks up only where it is sure, so that a note that leaves things
/// out still runs.
extension NameCheck {
  // MARK: Declarations

  /// A value that does not fit the type that is written before it.
  mutating func checkRules(of variable: VariableDeclaration) {
    guard checksRules, let type = variable.type, !type.isFunction,
      interpreter.types.alias(type.name) == nil
    else { return }
    if dialect == .objectiveC { checkStar(of: variable, type) }
    guard let value = variable.initialValue else { return }
    if dialect == .swift {
      checkValue(value, fits: type)
    } else if type.name == "NSString" {
      checkText(value)
    } else if case .string = value.kind, !type.isOptional,
      quote(of: value) == UInt8(ascii: "@")
    {
      checkNumber(value, type)
    }
  }

  /// `UIViewController page` without its star.
  private mutating func checkStar(of variable: VariableDeclaration, _ type: TypeName) {
    guard !type.isOptional, let info = knownType(type.name), info.runtime.kind != .object else {
      return
    }
    report(
      Diagnostic(
        id: "scenario.missing-star", "interface type cannot be statically allocated",
        at: interpreter.span(variable.nameSpan),
        fixIts: [
          Diagnostic.FixIt(
            "write '\(type.name) *\(variable.name)'", replace: interpreter.span(variable.nameSpan),
            with: "*" + variable.name)
        ]))
  }

  private mutating func checkNumber(_ value: Expression, _ type: TypeName) {
    let message: String
    if Interpreter.integerTypes.contains(type.name) {
      message =
        "incompatible pointer to integer conversion initializing '\(type.name)' with an expression"
        + " of type 'NSString *'"
    } else if Interpreter.floatingTypes.contains(type.name) {
      message =
        "initializing '\(type.name)' with an expression of incompatible type 'NSString *'"
    } else {
      return
    }
    report(
      Diagnostic(id: "scenario.wrong-type", message, at: interpreter.span(value.span)))
  }

  /// `nil` where Swift wants a value of a type that nobody declares.
  private mutating func checkValue(_ value: Expression, fits type: TypeName) {
    guard case .nil = value.kind, !type.isOptional, isUndeclared(type) else { return }
    reportUndeclared(type)
  }

  /// Whether nothing declares a type that is written by a single name, and it is no parameter of a
  /// generic one.
  private func isUndeclared(_ type: TypeName) -> Bool {
    let name = type.text
    return name == type.name && name.isCapitalized
      && interpreter.types[name] == nil && interpreter.types.declarations[name] == nil
      && UIKitClasses.entry(name) == nil && !UIKitClasses.isProtocol(name)
      && Self.literals[name] == nil && UIKitCases.all(of: name) == nil && !SystemNames.has(name)
  }

  private mutating func reportUndeclared(_ type: TypeName) {
    report(
      Diagnostic(
        id: "scenario.unknown-type", interpreter.words(unknownType: type.name),
        at: interpreter.span(type.span),
        notes: [
          Diagnostic.Note(declaring: interpreter.stageLine(type: type.name))
        ],
        fixIts: interpreter.suggestion(
          for: type.name, among: interpreter.types.declared + UIKitClasses.names, at: type.span)))
  }

  /// The literals that a variable of one of Swift's own types takes.
  static let literals: [String: [String]] = [
    "Int": ["Int"], "UInt": ["Int"], "Double": ["Int", "Double"], "Float": ["Int", "Double"],
    "CGFloat": ["Int", "Double"], "TimeInterval": ["Int", "Double"], "String": ["String"],
    "Bool": ["Bool"],
  ]

  // MARK: Overriding

  /// A Swift method that overrides has to say so.
  mutating func checkOverride(_ function: FunctionDeclaration, in info: ClassInfo) {
    guard checksRules, dialect == .swift, function.kind == .function, function.body != nil,
      !function.isTypeMember, !function.modifiers.contains(.override),
      function.genericParameters.isEmpty, let above = info.superclass
    else { return }
    guard overridesProgram(function, above) || overridesUIKit(function, above) else { return }
    let start = NodeSpan(
      source: function.span.source, lower: function.span.lower, upper: function.span.lower)
    report(
      Diagnostic(
        id: "scenario.missing-override", "overriding declaration requires an 'override' keyword",
        at: interpreter.span(function.nameSpan),
        fixIts: [
          Diagnostic.FixIt(
            "write 'override' before it", replace: interpreter.span(start), with: "override ")
        ]))
  }

  /// Whether a class of the program's above has the method, with the same types.
  private func overridesProgram(_ function: FunctionDeclaration, _ above: ClassInfo) -> Bool {
    above.methods(named: function.name).contains { method in
      let other = method.declaration
      let head = NodeSpan(
        source: other.span.source, lower: other.span.lower, upper: other.nameSpan.lower)
      return method.dialect == .swift && !method.isStatic && method.owner.kind == .class
        && other.kind == .function && other.fullName == function.fullName
        && types(of: other) == types(of: function) && other.genericParameters.isEmpty
        && TextSearch.contains(interpreter.span(head).text, "private") == false
    }
  }

  /// Whether UIKit has the method, with the same types, and the class surely inherits it.
  private func overridesUIKit(_ function: FunctionDeclaration, _ above: ClassInfo) -> Bool {
    guard let declared = above.declaredMethod(function.fullName),
      declared.parameters.map({ Self.bare($0.type) }) == types(of: function).map({ Self.bare($0) }),
      function.name != "updateProperties" || interpreter.simulator.updatesProperties
    else { return false }
    var current: ClassInfo? = above
    while let found = current {
      // What a class that nothing declares inherits is a guess.
      if found.isOfProgram, !interpreter.types.declared.contains(found.name) { return false }
      current = found.superclass
    }
    return true
  }

  /// A type without the words that change nothing of what it is.
  private static func bare(_ type: String) -> String {
    var bytes = type.utf8.filter { $0 != 0x20 }
    for word in ["(any", "any", "@escaping"] where bytes.starts(with: word.utf8) {
      bytes.removeFirst(word.utf8.count)
      if word == "(any" { bytes.removeAll { $0 == UInt8(ascii: ")") } }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func types(of function: FunctionDeclaration) -> [String] {
    function.parameters.map { $0.type?.text ?? "" }
  }

  // MARK: Texts

  /// Whether a value is a text, or the characters in C's quotes that are none.
  private func isText(_ value: Expression) -> Bool {
    switch value.kind {
    case .string, .integer: true
    default: false
    }
  }

  private func quote(of value: Expression) -> UInt8? {
    interpreter.span(value.span).text.utf8.first
  }

  /// A C string, or a character, where an `NSString` belongs.
  mutating func checkText(_ value: Expression) {
    guard checksRules, dialect == .objectiveC, isText(value) else { return }
    let span = interpreter.span(value.span)
    switch quote(of: value) {
    case UInt8(ascii: "\""):
      report(
        Diagnostic(
          id: "scenario.missing-at-sign", "string literal must be prefixed by '@'", at: span,
          fixIts: [Diagnostic.FixIt("write '@' before it", replace: span, with: "@" + span.text)]))
    case UInt8(ascii: "'"):
      report(
        Diagnostic(
          id: "scenario.missing-at-sign",
          "implicit conversion of 'int' to 'NSString *' is disallowed with ARC", at: span,
          notes: [Diagnostic.Note("a string is written '@\"…\"'")]))
    default: break
    }
  }

  /// The elements of `@[…]`, which are objects.
  mutating func checkElements(_ elements: [Expression]) {
    for element in elements {
      guard case .string = element.kind else { continue }
      checkText(element)
    }
  }

  /// The arguments of a C function or a message that takes `NSString`s and no C strings.
  mutating func checkTexts(of call: CallExpression) {
    guard checksRules, dialect == .objectiveC else { return }
    switch (call.style, call.callee.kind) {
    case (.function, .name("NSLog")), (.function, .name("NSClassFromString")),
      (.function, .name("NSSelectorFromString")):
      if let first = call.arguments.first { checkText(first.value) }
    case (.message(let selector), .member(let base, _)):
      guard let info = staticType(base), info.method(selector: selector, isStatic: false) == nil,
        selector.hasPrefix("set") || UIKitMethods.isOverridable(selector: selector, in: info)
      else { return }
      for argument in call.arguments {
        guard case .string = argument.value.kind else { continue }
        checkText(argument.value)
      }
    default: break
    }
  }

  /// What is assigned to a text of UIKit's.
  mutating func checkAssignment(_ value: Expression, to target: Expression) {
    guard checksRules, dialect == .objectiveC, case .member(let base, let name) = target.kind,
      Self.texts.contains(name), let info = staticType(base), info.property(name) == nil
    else { return }
    checkText(value)
  }

  private static let texts: Set<String> = [
    "title", "text", "placeholder", "prompt", "nibName", "restorationIdentifier",
    "accessibilityIdentifier", "accessibilityLabel",
  ]
}
