import Lifecycle
import ScenarioSyntax
import SourceText
import Tracing

/// Types by name.
extension Interpreter {
  /// The type of a name: the program's, or UIKit's; nil when there is none.
  func classInfo(named name: String) throws(Halt) -> ClassInfo? {
    if let known = classes[name] { return known }
    if let alias = typeAliases[name], alias.name != name { return try classInfo(named: alias.name) }
    guard let entry = UIKitClasses.entry(name) else {
      guard UIKitClasses.isCarried(name) || Self.foundationTypes.contains(name) else { return nil }
      return register(name, superclass: nil, kind: .object)
    }
    let above = try entry.superclass.map { name throws(Halt) in try classInfo(named: name) } ?? nil
    return register(name, superclass: above, kind: entry.kind)
  }

  private func register(_ name: String, superclass: ClassInfo?, kind: RuntimeClass.Kind)
    -> ClassInfo
  {
    let info = ClassInfo(
      name: name, kind: .class, superclass: superclass,
      runtime: RuntimeClass(name: name, kind: kind), isOfProgram: false)
    classes[name] = info
    return info
  }

  /// Types that have static members a scenario may use.
  private static let foundationTypes: Set<String> = [
    "DispatchQueue", "RunLoop", "NSRunLoop", "Timer", "NSTimer", "Thread", "NSThread", "Int",
    "Double", "CGFloat", "Float", "String", "Bool", "Array", "Dictionary", "Set", "CGRect",
    "CGSize",
    "CGPoint", "CATransaction", "Task", "MainActor", "DispatchTime", "DispatchTimeInterval",
    "UIModalPresentationStyle", "UIModalTransitionStyle", "NSString", "NSMutableString", "NSArray",
    "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSMutableSet", "NSSet", "NSException",
    "DispatchWorkItem", "DispatchGroup", "Optional", "Any", "AnyObject", "NSSelectorFromString",
  ]

  /// The type of an object.
  func info(of object: Object) -> ClassInfo {
    let name = object.runtimeClass.name
    if let known = classes[name] { return known }
    // Every class of an object is in the table; what is not, behaves as a plain object.
    if let found = try? classInfo(named: name) { return found }
    return root
  }

  /// A plain subclass of `UIViewController`, for a name that nothing declares.
  func plainController(named name: String, at span: NodeSpan) throws(Halt) -> ClassInfo {
    if let known = classes[name] { return known }
    if let near = misspelt(name) {
      warn(
        "scenario.undeclared-class",
        "nothing declares '\(name)', so it is taken for a plain UIViewController subclass",
        at: span,
        fixIts: [
          Diagnostic.FixIt("did you mean '\(near)'?", replace: self.span(span), with: near)
        ])
    }
    guard let above = try classInfo(named: "UIViewController") else { throw .failure }
    let info = ClassInfo(
      name: name, kind: .class, superclass: above,
      runtime: RuntimeClass(name: name, superclass: above.runtime), isOfProgram: true)
    classes[name] = info
    return info
  }

  /// The class that an undeclared name probably misspells.
  ///
  /// `TTViewController` and `UIViewController` are near, and so are `PageA` and `PageB`, but such
  /// names are meant to differ: a misspelling begins as the name does, and differs before its end.
  private func misspelt(_ name: String) -> String? {
    guard name.utf8.count >= 5,
      let near = Suggestion.nearest(to: name, in: declaredTypes + UIKitClasses.names),
      near.prefix(2) == name.prefix(2)
    else { return nil }
    return near.count == name.count && near.dropLast() == name.dropLast() ? nil : near
  }
}
