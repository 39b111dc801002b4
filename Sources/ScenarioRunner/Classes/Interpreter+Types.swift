import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// Types by name.
extension Interpreter {
  /// The type of a name: the program's, or UIKit's; nil when there is none.
  func classInfo(named written: String) throws(Halt) -> ClassInfo? {
    if let known = types[written] { return known }
    let name = types.unaliased(written)
    if name != written, let known = types[name] { return known }
    if let renamed = Self.renamed[name] { return try classInfo(named: renamed) }
    guard let entry = UIKitClasses.entry(name) else {
      if name == "Empty", !usesCombine {
        return try plainController(named: name, at: position.place)
      }
      guard UIKitClasses.isOpaque(name) || Self.foundationTypes.contains(name) else { return nil }
      return register(name, superclass: nil, kind: .object)
    }
    let above = try entry.superclass.map { name throws(Halt) in try classInfo(named: name) } ?? nil
    return register(name, superclass: above, kind: entry.kind)
  }

  /// The type of a structure; nil of a tuple, of a case, and of what no type is known of.
  func structureType(_ value: Aggregate) -> ClassInfo? {
    value.typeName.flatMap { types[$0] }
  }

  /// A type of the system's that is in no table: a controller or a view where its name says so,
  /// otherwise one whose values are opaque. Nothing where the name is not formed as theirs.
  func systemInfo(named name: String) throws(Halt) -> ClassInfo? {
    if let known = types[name] { return known.isOfProgram ? nil : known }
    guard SystemNames.has(name) else { return nil }
    let ending = ClassEnding.first(of: name)?.superclass
    let base = name.hasSuffix("ViewController") ? ending ?? "UIViewController" : ending
    guard let base, base != "NSObject", let above = try classInfo(named: base) else {
      types.makeOpaque(name)
      return register(name, superclass: nil, kind: .object)
    }
    let info = ClassInfo(
      name: name, kind: .class, superclass: above,
      runtime: RuntimeClass(name: name, superclass: above.runtime), isOfProgram: false)
    types.add(info)
    return info
  }

  private func register(_ name: String, superclass: ClassInfo?, kind: RuntimeClass.Kind)
    -> ClassInfo
  {
    let info = ClassInfo(
      name: name, kind: .class, superclass: superclass,
      runtime: RuntimeClass(name: name, kind: kind, superclass: superclass?.runtime),
      isOfProgram: false)
    types.add(info)
    return info
  }

  /// What Objective-C and early Swift call a type of Foundation's.
  private static let renamed: NameTable<String> = [
    "NSTimer": "Timer", "NSNotificationCenter": "NotificationCenter", "NSBundle": "Bundle",
    "NSNotification": "Notification", "NSOperation": "Operation",
    "NSBlockOperation": "BlockOperation",
  ]

  /// Types that have static members a scenario may use.
  private static let foundationTypes: NameSet = [
    "DispatchQueue", "RunLoop", "NSRunLoop", "Name", "Thread", "NSThread", "Int",
    "Double", "CGFloat", "Float", "String", "Bool", "Array", "ContiguousArray", "Dictionary", "Set",
    "CGRect",
    "CGSize",
    "CGPoint", "CATransaction", "Task", "MainActor", "CancellationError", "AsyncStream",
    "AsyncThrowingStream",
    "DispatchTime", "DispatchTimeInterval",
    "UIModalPresentationStyle", "UIModalTransitionStyle", "NSString", "NSMutableString", "NSArray",
    "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSMutableSet", "NSSet", "NSException",
    "NSOrderedSet", "NSMutableOrderedSet",
    "DispatchWorkItem", "DispatchGroup", "Optional", "Any", "AnyObject", "NSSelectorFromString",
    "NSKeyValueChangeKey", "Character", "Substring", "ObjectIdentifier",
  ]

  /// The type of an object.
  func info(of object: Object) -> ClassInfo {
    let name = object.runtimeClass.name
    if let known = types[name] { return known }
    // Every class of an object is in the table; what is not, behaves as a plain object.
    if let found = try? classInfo(named: name) { return found }
    return types.root
  }

  /// A plain subclass of what a name that nothing declares seems to name: of `UIViewController`,
  /// unless it ends as the names of views or of navigation and tab bar controllers do, or is made
  /// as they are.
  func plainController(named name: String, at span: NodeSpan, initializer: String = "")
    throws(Halt) -> ClassInfo
  {
    let above =
      initializer.isEmpty
      ? likelySuperclass(ofUndeclared: name)
      : Self.likelySuperclass(of: name, initializer: initializer)
    return try plainClass(named: name, at: span, above: above)
  }

  /// A class that nothing declares, below one of UIKit's; an error where its name is misspelt.
  func plainClass(named name: String, at span: NodeSpan, above superclass: String)
    throws(Halt) -> ClassInfo
  {
    if let known = types[name] { return known }
    if let near = misspelt(name) {
      if near.hasPrefix("UI"), UIKitClasses.entry(near) != nil,
        Suggestion.isMisspelling(name, of: near)
      {
        throw unknownType(name, near, at: span)
      }
      warn(
        "scenario.undeclared-class",
        "nothing declares '\(name)', so it is taken for a plain \(superclass) subclass",
        at: span,
        fixIts: [
          Diagnostic.FixIt("did you mean '\(near)'?", replace: self.span(span), with: near)
        ])
    }
    guard let above = try classInfo(named: superclass) else { throw .failure }
    let info = ClassInfo(
      name: name, kind: .class, superclass: above,
      runtime: RuntimeClass(name: name, superclass: above.runtime), isOfProgram: true)
    types.add(info)
    return info
  }

  /// Says that a name is a class's that it misspells.
  func unknownType(_ name: String, _ near: String, at span: NodeSpan) -> Halt {
    fail(
      "scenario.unknown-type", words(unknownName: name), at: span,
      fixIts: [Diagnostic.FixIt("did you mean '\(near)'?", replace: self.span(span), with: near)])
  }

  /// The class that an undeclared one probably inherits from: its name says so, or what is done with its objects.
  func likelySuperclass(ofUndeclared name: String) -> String {
    if !Self.hasKindInName(name), let kind = nameUses[name].kind, kind.isObject,
      UIKitClasses.entry(kind.swiftType) != nil
    {
      return kind.swiftType
    }
    return Self.likelySuperclass(of: name)
  }

  /// The class that an undeclared one probably inherits from, by its name and how it is made.
  static func likelySuperclass(of name: String, initializer: String = "") -> String {
    if initializer.hasPrefix("initWithRootViewController") { return "UINavigationController" }
    if initializer.hasPrefix("initWithFrame") { return "UIView" }
    if initializer == "initWithStyle:" { return "UITableViewController" }
    if initializer.hasPrefix("initWithPresentedViewController") {
      return "UIPresentationController"
    }
    if initializer == "initWithCollectionViewLayout:" { return "UICollectionViewController" }
    if name.hasSuffix("AppDelegate") || name.hasSuffix("SceneDelegate") {
      return UIKitClasses.applicationDelegate
    }
    return ClassEnding.first(of: name)?.superclass ?? "UIViewController"
  }

  /// Whether a name ends as the names of classes do.
  static func hasEndingOfClass(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("VC") || ClassEnding.first(of: name) != nil
  }

  /// Whether the name of a class that nothing declares says what it inherits from.
  static func hasKindInName(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name.hasSuffix("VC")
      || ClassEnding.first(of: name) { $0.superclass != "NSObject" } != nil
  }

  /// The class that an undeclared name probably misspells.
  ///
  /// `TTViewController` and `UIViewController` are near, and so are `PageA` and `PageB`, but such
  /// names are meant to differ: a misspelling begins as the name does, and differs before its end.
  func misspelt(_ name: String) -> String? {
    guard name.utf8.count >= 5 else { return nil }
    let start = UIKitClasses.start(of: name)
    let alike =
      types.declared.filter { UIKitClasses.start(of: $0) == start }
      + UIKitClasses.names(from: start)
    guard let near = Suggestion.nearest(to: name, in: alike) else { return nil }
    return near.count == name.count && near.dropLast() == name.dropLast() ? nil : near
  }
}
