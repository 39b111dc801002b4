import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Static members of types.
extension Interpreter {
  func readStatic(_ name: String, of type: RuntimeClass, at span: NodeSpan) throws(Halt) -> Value? {
    if name == "self" { return .type(type) }
    if name == "init" { return makeInitializerValue(of: type, at: span) }
    if type.name == "Task", name == "isCancelled" {
      return .bool(tasks.running?.isCancelled ?? false)
    }
    if type.name == "Task", name == "currentPriority" { return .member("medium") }
    // `Notification.Name`, to which programs add names.
    if name == "Name", let names = types["Name"] { return .type(names.runtime) }
    if let info = types[type.name] {
      if let value = try readStatic(name, of: info, at: span) { return value }
    }
    if type.name == "Thread" || type.name == "NSThread",
      name.hasPrefix("current") || name.hasPrefix("main")
    {
      return currentThread
    }
    if type.name == "RunLoop" || type.name == "NSRunLoop", name.hasPrefix("current"),
      let loop = currentRunLoop
    {
      return loop
    }
    if let value = Statics.value(name, of: type.name, simulator) { return value }
    if let value = try declaredStatic(name, of: type.name) { return value }
    guard types.isMadeOpaque(type.name) || name.first?.isUppercase == true && isSystem(type),
      code.functions[name] == nil
    else { return nil }
    if name.first?.isUppercase == true {
      // A type inside one of the system's: `UIButton.Configuration`.
      types.makeOpaque(name)
      return .type(RuntimeClass(name: name, kind: .object))
    }
    return Self.sharedInstances.contains(name)
      ? .aggregate(Opaque.value(type.name)) : .member(name)
  }

  /// A type's initialiser as a value: `map(String.init)`.
  private func makeInitializerValue(of type: RuntimeClass, at span: NodeSpan) -> Value {
    let block = makeBlock(owner: nil) { interpreter, arguments throws(Halt) in
      // A function value has no labels; the program's own initialiser may ask for them.
      let own = interpreter.types[type.name]?.methods(named: "init").first {
        $0.declaration.parameters.count == arguments.count
      }
      var passed: [PassedArgument] = []
      for (place, value) in arguments.enumerated() {
        passed.append(
          PassedArgument(
            label: own?.declaration.parameters[place].label, value: value, isTrailing: false,
            span: span))
      }
      return try interpreter.instantiate(type, passed, at: span)
    }
    simulator.adopt(block)
    return .object(block)
  }

  /// Whether a type is UIKit's or another of the system's, and none of the program's.
  private func isSystem(_ type: RuntimeClass) -> Bool {
    types[type.name].map { !$0.isOfProgram } ?? types.isMadeOpaque(type.name)
  }

  /// How the system calls an object that is there once.
  static let sharedInstances: Set<String> = [
    "shared", "standard", "default", "main", "current", "sharedInstance",
  ]

  private func readStatic(_ name: String, of info: ClassInfo, at span: NodeSpan) throws(Halt)
    -> Value?
  {
    if info.kind == .enumeration {
      if let place = info.place(ofCase: name) {
        return info.value(ofCase: place)
      }
      if name == "allCases", info.property(name, isStatic: true) == nil {
        return .array(info.cases.indices.map { info.value(ofCase: $0) })
      }
    }
    if let nested = types[name], nested.isOfProgram, info.isOfProgram {
      return .type(nested.runtime)
    }
    // In Objective-C a class's method may be read with a dot: `Store.shared`.
    if frame.dialect == .objectiveC, let method = info.method(selector: name, isStatic: true),
      frame.method !== method
    {
      return try invoke(method, on: .type(info.runtime), [])
    }
    guard let property = info.property(name, isStatic: true) else { return nil }
    if let getter = property.declaration.getter {
      let value = try runGetter(
        getter, selfValue: .type(info.runtime), type: property.owner, dialect: property.dialect)
      return coerce(value, to: property.declaration.type)
    }
    return try staticVariable(property).value
  }

  /// The one variable behind a static property, set when it is first read.
  private func staticVariable(_ property: PropertyInfo) throws(Halt) -> Variable {
    if let variable = property.owner.statics[property.name] { return variable }
    var value = Value.nothing
    if let initial = property.declaration.initialValue {
      value = try evaluate(
        initial, selfValue: .type(property.owner.runtime), type: property.owner,
        dialect: property.dialect)
    }
    value = coerce(value, to: property.declaration.type)
    name(value, property.name)
    let variable = Variable(value, isConstant: property.declaration.isConstant, simulator)
    simulator.retain(variable)
    property.owner.statics[property.name] = variable
    return variable
  }

  func assignStatic(_ value: Value, _ name: String, of type: RuntimeClass, at span: NodeSpan)
    throws(Halt) -> Bool
  {
    guard let info = types[type.name] else { return false }
    let setter = "set" + SelectorName.capitalized(name) + ":"
    if frame.dialect == .objectiveC, let method = info.method(selector: setter, isStatic: true),
      frame.method !== method
    {
      try invoke(method, on: .type(type), [value])
      return true
    }
    guard let property = info.property(name, isStatic: true) else {
      return types.isOpaque(type.name)
    }
    if let setter = property.declaration.setter {
      try runSetter(
        setter, coerce(value, to: property.declaration.type), selfValue: .type(type),
        type: property.owner, dialect: property.dialect)
      return true
    }
    let variable = try staticVariable(property)
    let new = asSet(coerce(value, to: property.declaration.type), replacing: variable.value)
    try observe(property, of: .type(type), old: variable.value, new: new) { () throws(Halt) in
      try variable.assign(new, simulator)
    }
    return true
  }

  /// The names of a type's static members, for suggestions.
  func staticNames(of type: RuntimeClass) -> [String] {
    var names: [String] = []
    var current = types[type.name]
    while let found = current {
      names += found.cases.map { $0.name }
      names += found.properties.filter { $0.isStatic }.map { $0.name }
      names += found.methodsInOrder.filter { $0.isStatic }.map { $0.declaration.name }
      current = found.superclass
    }
    return names
  }
}

/// The static members of UIKit's and Foundation's types.
enum Statics {
  /// The value of a static member; nil when the type has none of that name.
  static func value(_ name: String, of type: String, _ simulator: Simulator) -> Value? {
    switch (type, name) {
    case ("UIApplication", "shared"), ("UIApplication", "sharedApplication"):
      return .object(simulator.application)
    case ("UIScreen", "main"), ("UIScreen", "mainScreen"):
      return .aggregate(
        Opaque.value(
          "UIScreen",
          [
            Aggregate.Field(name: "bounds", value: Geometry.rect(simulator.screen)),
            Aggregate.Field(
              name: "nativeBounds", value: Geometry.rect(simulator.nativeScreen)),
            Aggregate.Field(name: "scale", value: .double(simulator.screenScale)),
          ]))
    case ("DispatchQueue", "main"): return queue("main")
    case ("Notification", "Name"), ("NSNotification", "Name"):
      return .type(RuntimeClass(name: "Name", kind: .object))
    case ("Name", _) where name.first?.isLowercase == true || Notifications.isSystems(name):
      return .string(Notifications.text(ofMember: name))
    // On a device on which nothing has been set up none of them is on.
    case ("UIAccessibility", _) where Self.accessibilitySettings.contains(name):
      return .bool(false)
    case ("UIAccessibility", _) where name.hasPrefix("is") && name.hasSuffix("Enabled"):
      return .bool(false)
    case ("UIStackView", "spacingUseSystem"), ("UIStackView", "spacingUseDefault"):
      return .double(.greatestFiniteMagnitude)
    case ("RunLoop", "main"), ("RunLoop", "current"), ("NSRunLoop", "mainRunLoop"),
      ("NSRunLoop", "currentRunLoop"):
      return .aggregate(Aggregate(typeName: "RunLoop", fields: []))
    case ("OperationQueue", "main"), ("NSOperationQueue", "mainQueue"): return queue("main")
    case ("Thread", "isMainThread"), ("NSThread", "isMainThread"):
      return .bool(simulator.isOnMainThread)
    case ("Double", "pi"), ("CGFloat", "pi"): return .double(.pi)
    case ("Double", "infinity"), ("CGFloat", "infinity"): return .double(.infinity)
    case ("Double", "nan"), ("CGFloat", "nan"): return .double(.nan)
    case ("Optional", "none"): return .nothing
    case ("Optional", "some"): return wrapping(simulator)
    case ("Int", "max"): return .int(.max)
    case ("Int", "min"): return .int(.min)
    case ("CGFloat", "greatestFiniteMagnitude"), ("Double", "greatestFiniteMagnitude"):
      return .double(.greatestFiniteMagnitude)
    case ("CGFloat", "leastNonzeroMagnitude"), ("Double", "leastNonzeroMagnitude"):
      return .double(.leastNonzeroMagnitude)
    case ("CGFloat", "leastNormalMagnitude"), ("Double", "leastNormalMagnitude"):
      return .double(.leastNormalMagnitude)
    case ("CGFloat", "ulpOfOne"), ("Double", "ulpOfOne"): return .double(.ulpOfOne)
    case ("CGRect", _) where Geometry.rect(named: name) != nil:
      return Geometry.rect(named: name).map { Geometry.rect($0) }
    case ("CGSize", "zero"), ("CGPoint", "zero"): return Geometry.zero(of: type)
    case ("UIView", "areAnimationsEnabled"): return .bool(true)
    case ("UITableView", "automaticDimension"): return .double(-1)
    case ("UIWindow", _) where !name.hasSuffix("Notification"): return nil
    case ("UIView", "layoutFittingCompressedSize"): return Geometry.size(0, 0)
    default: break
    }
    if name.hasSuffix("Notification"), name.first?.isLowercase == true {
      return .string(Notifications.text(name, of: type))
    }
    if UIKitClasses.isOpaque(type) {
      // A colour is known by its name; the rest is opaque.
      return type == "UIColor" ? .member(colour(name)) : .aggregate(Opaque.value(type))
    }
    let isName =
      ["Key", "String"].contains { name.hasSuffix($0) && name != $0 }
    return isName || isEnumeration(type) ? .member(earlyCase(name, of: type) ?? name) : nil
  }

  /// `fullScreen` of `FullScreen`, as Swift 2 wrote the cases of a type; nil of any other name.
  private static func earlyCase(_ name: String, of type: String) -> String? {
    guard name.isCapitalized else { return nil }
    let small = SelectorName.uncapitalized(name)
    return UIKitCases.all(of: type)?.contains(small) == true ? small : nil
  }

  private static let accessibilitySettings: Set<String> = [
    "isVoiceOverRunning", "isSwitchControlRunning", "prefersCrossFadeTransitions",
    "buttonShapesEnabled", "shouldDifferentiateWithoutColor",
  ]

  /// `Optional.some` as a function: an optional of a value is the value itself here.
  private static func wrapping(_ simulator: Simulator) -> Value {
    let block = RuntimeBlock(owner: nil) { _, values throws(Halt) in values.first ?? .nothing }
    simulator.adopt(block)
    return .object(block)
  }

  /// The dispatch queue of a name.
  static func queue(_ name: String, id: Int32 = 0) -> Value {
    .aggregate(
      Aggregate(
        typeName: "DispatchQueue",
        fields: [
          Aggregate.Field(name: "label", value: .string(name)),
          Aggregate.Field(name: "queue", value: .int(Int64(id))),
        ]))
  }

  /// `redColor` is `red`.
  private static func colour(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast(5)) : name
  }

  /// Whether a type that is no class of the table has members that are opaque.
  static func isEnumeration(_ type: String) -> Bool {
    enumerations.contains { type.hasPrefix($0) } || ["Float", "Selector"].contains(type)
  }

  /// The types of UIKit's whose members are cases or options: by the beginning of their names.
  private static let enumerations = [
    "UIModalPresentationStyle", "UIModalTransitionStyle", "UIViewAnimation", "UIView.Animation",
    "UIView.Autoresizing", "UIViewAutoresizing", "UIControl.", "UIControlEvents", "UIControlState",
    "UIRectEdge", "UIStatusBar", "UIInterfaceOrientation", "NSTextAlignment", "UIFont.",
    "UIPageViewController.", "UIStackView.", "UITableView.", "UIUserInterface", "UIButton.",
    "UIAlertController.", "UIAlertAction.", "UIBarButtonItem.", "DispatchQoS", "DispatchTime",
    "NSLayoutConstraint.", "UIWindow.", "UIApplication.", "UIGestureRecognizer.",
    "UINavigationController.", "UINavigationItem.", "RunLoop.", "UIBlurEffect.", "Notification.",
    "NSNotification.", "UISheetPresentationController.", "UIViewController.", "CATransitionType",
    "CAMediaTimingFunctionName", "NSAttributedString.", "UISplitViewController.", "UIDevice.",
    "NSKeyValueChangeKey",
  ]
}
