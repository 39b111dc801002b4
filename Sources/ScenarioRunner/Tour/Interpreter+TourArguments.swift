import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// What a method is given that the tour calls in the place of code or of a storyboard that is not shown.
extension Interpreter {
  /// Arguments for all parameters; nil where one cannot be thought of.
  func madeUp(_ method: MethodInfo) throws(Halt) -> [Value]? {
    var values: [Value] = []
    for parameter in method.declaration.parameters {
      if Self.isCallback(parameter) {
        values.append(.object(emptyBlock()))
        continue
      }
      if let written = parameter.defaultValue {
        values.append(
          try evaluate(
            written, selfValue: .nothing, type: method.owner, dialect: method.dialect))
        continue
      }
      guard !parameter.isInout, let value = try madeUp(parameter, in: method.declaration.body)
      else { return nil }
      values.append(parameter.isVariadic ? .array([value]) : value)
    }
    return values
  }

  /// An argument for a parameter of a function with a body: of the class that the body takes it for, where it
  /// does; nil where none can be thought of.
  func madeUp(_ parameter: Parameter, in body: CodeBlock?) throws(Halt) -> Value? {
    guard let body, let type = parameter.type,
      Self.anyTypes.contains(type.name) || type.name.hasPrefix("UI"),
      let wanted = CastOfName(parameter.name, in: body).type, wanted.name != type.name
    else { return try madeUp(parameter) }
    var other = parameter
    other.type = wanted
    if let made = try madeUp(other) { return made }
    return try madeUp(parameter)
  }

  private static let anyTypes: Set<String> = ["Any", "AnyObject", "id", "NSObject"]

  /// Arguments for the head of a method; nil where one cannot be thought of.
  func madeUp(_ function: FunctionDeclaration) throws(Halt) -> [Value]? {
    var values: [Value] = []
    for parameter in function.parameters {
      guard let value = try madeUp(parameter) else { return nil }
      values.append(value)
    }
    return values
  }

  /// An argument for a closure's parameter: what its name says where no type is written. Nothing has gone
  /// wrong: what is called an error is nil.
  func madeUp(argumentFor parameter: Parameter) throws(Halt) -> Value {
    if parameter.type != nil { return try madeUp(parameter) ?? .nothing }
    let word = SelectorName.capitalized(parameter.name)
    if word.hasSuffix("Error") || word == "Err" { return .nothing }
    switch LikelyKind(of: parameter.name) {
    case .flag: return .bool(true)
    case .integer: return .int(0)
    case .number: return .double(0)
    case .text: return .string("text")
    case .list: return .array([])
    default: break
    }
    let truths: Set = ["Success", "Finished", "Granted", "Completed", "Ok", "Done", "Flag"]
    return truths.contains(word) ? .bool(true) : .aggregate(Opaque.value(word))
  }

  /// Whether a parameter takes a closure that only is called: to be given one shows whether and when it is.
  private static func isCallback(_ parameter: Parameter) -> Bool {
    guard let type = parameter.type, type.isFunction else { return false }
    if let value = parameter.defaultValue {
      guard case .nil = value.kind else { return false }
    }
    return TextSearch.contains(type.text, "-> Void") || TextSearch.contains(type.text, "-> ()")
  }

  /// An argument for a parameter; nil where none can be thought of.
  func madeUp(_ parameter: Parameter) throws(Halt) -> Value? {
    guard let type = parameter.type else { return .nothing }
    if type.isFunction { return type.isOptional ? .nothing : .object(emptyBlock()) }
    // 'id<UIViewControllerContextTransitioning>' is known by its protocol.
    if type.name == "id", let start = type.text.utf8.firstIndex(of: UInt8(ascii: "<")),
      let end = type.text.utf8.lastIndex(of: UInt8(ascii: ">")), start < end
    {
      var other = parameter
      let name = String(type.text[type.text.utf8.index(after: start)..<end])
      other.type = TypeName(part: name, in: type)
      return try madeUp(other) ?? .aggregate(Opaque.value(name))
    }
    switch type.name {
    case "Any", "AnyObject", "id", "NSObject": return .object(try madeObject("UIButton", parameter))
    case "Bool", "BOOL": return .bool(true)
    case "String", "NSString": return .string("text")
    case "Int", "NSInteger", "UInt", "NSUInteger", "int", "long": return .int(0)
    case "Double", "Float", "CGFloat", "TimeInterval", "NSTimeInterval", "double", "float":
      return .double(0)
    case "CGRect", "CGSize", "CGPoint": return Geometry.zero(of: type.name)
    case "Array", "NSArray": return .array([])
    case "IndexPath", "NSIndexPath": return Self.row(0)
    // What else is told with it, only who posts it knows.
    case "Notification", "NSNotification":
      let told = Aggregate.Field(
        name: "userInfo", value: .aggregate(Opaque.value("Dictionary")))
      return .aggregate(Opaque.value("Notification", [told]))
    default: break
    }
    guard let info = try info(for: type), info.kind == .class else {
      if let known = types[type.name], known.isOfProgram {
        if known.kind == .protocol {
          return try madeUpValue(conformingTo: known, for: parameter)
        }
        return try madeUpValue(of: known, at: parameter.span)
      }
      return unknown(type)
    }
    if info.runtime.isController, type.name != "UIViewController",
      let page = shown(where: { self.info(of: $0).isKind(of: type.name) })
    {
      return .object(page)
    }
    if let shown = viewsInFront().first(where: { self.info(of: $0).isKind(of: type.name) }),
      type.name != "UIView"
    {
      return .object(shown)
    }
    guard
      info.runtime.kind != .object || info.isOfProgram || info.isKind(of: "UIBarButtonItem")
        || info.isKind(of: "UIGestureRecognizer")
    else { return unknown(type) }
    return .object(try madeObject(type.name, parameter))
  }

  /// A value of a structure or an enumeration of the program's; nil where one cannot be thought of.
  func madeUpValue(of info: ClassInfo, at span: NodeSpan) throws(Halt) -> Value? {
    switch info.kind {
    case .enumeration:
      return info.cases.first.flatMap { $0.parameters.isEmpty ? info.value(ofCase: 0) : nil }
    case .structure:
      guard initializers(of: info).isEmpty, tour.beginsMakingUp() else { return nil }
      defer { tour.endMakingUp() }
      var fields: [PassedArgument] = []
      for property in info.properties
      where !property.isStatic && !property.declaration.isComputed
        && property.declaration.initialValue == nil
      {
        guard let value = try madeUp(Parameter(of: property.declaration)) else {
          return nil
        }
        fields.append(
          PassedArgument(
            label: property.name, value: value, isTrailing: false, span: span))
      }
      return try makeStructure(info, fields, at: span)
    default: return nil
    }
  }

  /// Something to set a property to from outside; nil where nothing can be thought of.
  func madeUp(for property: PropertyInfo) throws(Halt) -> Value? {
    try madeUp(Parameter(of: property.declaration))
  }

  /// What a list of a written type may have in it: two elements; nil where none can be thought of.
  func madeUpElements(of property: PropertyInfo) throws(Halt) -> Value? {
    guard let type = property.declaration.type ?? madeType(of: property) else { return nil }
    return try madeUpElements(Parameter(of: property.declaration), type)
  }

  /// An argument for a parameter of an initialiser, whose code may take a list's elements by their places.
  func madeUpFilled(_ parameter: Parameter) throws(Halt) -> Value? {
    let value = try madeUp(parameter)
    guard let type = parameter.type, value?.elements?.isEmpty == true else { return value }
    if TypeName.elementType(of: type.text) == nil, parameter.name.hasSuffix("ontrollers") {
      return .array([.object(try makePlain("page1")), .object(try makePlain("page2"))])
    }
    return try madeUpElements(parameter, type) ?? value
  }

  private func madeUpElements(_ named: Parameter, _ type: TypeName) throws(Halt) -> Value? {
    guard let text = TypeName.elementType(of: type.text) else { return nil }
    var parameter = named
    parameter.type = TypeName(part: text, in: type)
    var elements: [Value] = []
    let name = named.name.hasSuffix("s") ? String(named.name.dropLast()) : named.name
    for number in 1...2 {
      parameter.name = name + "\(number)"
      guard let element = try madeUpFilled(parameter), !element.isNothing else { return nil }
      elements.append(element)
    }
    return .array(elements)
  }

  /// The type whose initialiser is called for a property's first value where that is written in brackets:
  /// `[String]()`, which the tree has as an empty list.
  private func madeType(of property: PropertyInfo) -> TypeName? {
    guard let value = property.declaration.initialValue, case .array(let elements) = value.kind,
      elements.isEmpty
    else { return nil }
    let written = span(value.span).text
    guard written.hasPrefix("["), written.hasSuffix("()") else { return nil }
    return TypeName(
      text: String(written.dropLast("()".utf8.count)), name: "Array", isOptional: false,
      isFunction: false, span: value.span)
  }

  /// What stands for a value of a type that nothing declares, or of one that is opaque.
  private func unknown(_ type: TypeName) -> Value? {
    if type.isOptional { return .nothing }
    guard types[type.name]?.isOfProgram != true, type.name.beginsWithLetter else { return nil }
    return .aggregate(Opaque.value(type.name))
  }

  /// The class of a parameter; one that nothing declares is what its name says.
  private func info(for type: TypeName) throws(Halt) -> ClassInfo? {
    if let known = try classInfo(named: type.name) { return known }
    guard type.name == type.text || type.isOptional || type.text.hasSuffix("*"),
      Self.hasEndingOfClass(type.name), types.declarations[type.name] == nil
    else { return nil }
    return try plainController(named: type.name, at: type.span)
  }

  /// An object of a class, called as the parameter is.
  private func madeObject(_ type: String, _ parameter: Parameter) throws(Halt) -> Object {
    guard let info = try classInfo(named: type) else { throw .failure }
    let object =
      info.isOfProgram && canBeMadeBare(info) ? try makeStarted(info) : try allocate(info)
    name(.object(object), parameter.name)
    // A storyboard's gesture is one of the page's view.
    if self.info(of: object).isKind(of: "UIGestureRecognizer"),
      let view = frontmost()?.loadedView
    {
      object.properties["view"] = .object(WeakReference(view))
    }
    return object
  }

  /// An instance of a class of the program's, with made-up arguments where it needs some; nil where one
  /// cannot be thought of.
  func makeForTour(_ info: ClassInfo, _ record: TourRecord) throws(Halt) -> Object? {
    guard !canBeMadeBare(info) else { return try makeStarted(info) }
    for method in initializers(of: info) where method.selector.swift != "init(coder:)" {
      var arguments: [PassedArgument] = []
      for parameter in method.declaration.parameters where parameter.defaultValue == nil {
        guard let value = try madeUpFilled(parameter) else { break }
        arguments.append(
          PassedArgument(
            label: parameter.label, value: value, isTrailing: false, span: record.place))
      }
      let needed = method.declaration.parameters.filter { $0.defaultValue == nil }
      guard arguments.count == needed.count else { continue }
      return try instantiate(info.runtime, arguments, at: record.place).object
    }
    return nil
  }

  private func emptyBlock() -> RuntimeBlock {
    let block = RuntimeBlock(owner: nil) { _, _ throws(Halt) in .nothing }
    simulator.adopt(block)
    return block
  }

  /// The place of a row in a section.
  static func row(_ row: Int64, section: Int64 = 0) -> Value {
    .aggregate(
      Opaque.value(
        "IndexPath",
        [
          Aggregate.Field(name: "row", value: .int(row)),
          Aggregate.Field(name: "section", value: .int(section)),
          Aggregate.Field(name: "item", value: .int(row)),
        ]))
  }
}
