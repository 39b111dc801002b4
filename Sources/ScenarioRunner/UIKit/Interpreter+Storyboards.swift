import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes
import SourceText

/// Storyboards and nibs: a program declares what Interface Builder would have laid out, and the
/// engine makes instances of it.
extension Interpreter {
  /// Has the engine make instances of the program's classes, by `init(coder:)`.
  func installDecoder() {
    let decoder = makeBlock(owner: nil, captures: []) { interpreter, arguments throws(Halt) in
      switch arguments.first {
      case .type(let type)?:
        guard let info = interpreter.types[type.name] else { return .nothing }
        return .object(try interpreter.decode(info))
      case .string(let identifier)?:
        return .object(try interpreter.decode(try interpreter.undeclaredScene(identifier)))
      default: return .nothing
      }
    }
    simulator.decoder = decoder
  }

  /// The class of a scene that no storyboard declares: the one that the program casts it to, or the
  /// one that is named as the identifier.
  private func undeclaredScene(_ identifier: String) throws(Halt) -> ClassInfo {
    if let name = calls.expectedClass, name != "UIViewController", name != "id" {
      calls.expectedClass = nil
      let known = try classInfo(named: name)
      let place = position.place
      let info = if let known { known } else { try plainController(named: name, at: place) }
      if info.runtime.kind.isController { return info }
    }
    var name = "ViewController"
    if Self.mayNameClass(identifier) {
      let bytes = identifier.utf8.filter { $0 != 0x20 }
      name = String(decoding: Array(bytes), as: UTF8.self)
    }
    let known = try classInfo(named: name)
    if let known, known.runtime.kind.isController,
      Self.mayNameClass(identifier) || frame.type?.isKind(of: name) != true
    {
      return known
    }
    if known != nil || UIKitClasses.isProtocol(name) { name = "ViewController" }
    // The program's own page of that name is another one.
    if types.declarations[name] != nil, frame.type?.isKind(of: name) == true {
      name = "OtherViewController"
    }
    if let made = types[name] { return made }
    guard let above = try classInfo(named: "UIViewController") else { throw .failure }
    let info = ClassInfo(
      name: name, kind: .class, superclass: above,
      runtime: RuntimeClass(name: name, superclass: above.runtime), isOfProgram: true)
    types.add(info)
    return info
  }

  private func controllerClass(named name: String) throws(Halt) -> ClassInfo? {
    if let info = try classInfo(named: name) { return info }
    guard Self.mayNameClass(name), let place = position.statement else { return nil }
    return try plainController(named: name, at: place)
  }

  /// The class that a program names by itself or by a string.
  private func type(of value: Value?, at span: NodeSpan) throws(Halt) -> RuntimeClass {
    switch value {
    case .type(let type)?: return type
    case .string(let name)?:
      if let info = try controllerClass(named: name) { return info.runtime }
    // A class that nothing declares goes by its name.
    case .member(let name)? where Self.hasEndingOfClass(name):
      if let info = try controllerClass(named: name) { return info.runtime }
    default: break
    }
    throw fail("scenario.wrong-arguments", "this needs a class, such as 'Page.self'", at: span)
  }

  // MARK: Storyboards

  /// `storyboard.addScene("Home", of: Home.self, isInitial: true)`.
  func addScene(_ arguments: [PassedArgument], to object: Object, at span: NodeSpan)
    throws(Halt) -> Value
  {
    guard let contents = (object as? UIStoryboard)?.contents, arguments.count > 1,
      case .string(let identifier) = arguments[0].value
    else { throw fail("scenario.wrong-arguments", "a scene needs an identifier", at: span) }
    let type = try type(of: arguments[1].value, at: arguments[1].span)
    guard type.kind.isController else {
      throw fail("scenario.wrong-type", "'\(type.name)' is no view controller", at: span)
    }
    let scene = Scene(identifier, of: type, in: contents)
    var isInitial = false
    for argument in arguments.dropFirst(2) {
      switch argument.label {
      case "isInitial": isInitial = truth(of: argument.value)
      case "root", "tabs": scene.contained = texts(of: argument.value)
      case "subviews": scene.nib.subviews = try viewTypes(of: argument)
      default: break
      }
    }
    contents.add(scene, isInitial: isInitial)
    return .nothing
  }

  /// `storyboard.addSegue("showDetail", from: "Home", to: "Detail", kind: .show)`.
  func addSegue(_ values: [Value], to object: Object, at span: NodeSpan) throws(Halt) -> Value {
    guard let contents = (object as? UIStoryboard)?.contents, values.count == 4 else {
      return .nothing
    }
    let names = values.prefix(3).map { describe($0) }
    if case .member("unwind") = values[3] {
      return try addUnwind(names, to: contents, at: span)
    }
    for name in names.dropFirst() where contents.scene(name) == nil {
      throw fail(
        "scenario.unknown-scene", "the storyboard has no scene '\(name)'", at: span,
        fixIts: suggestion(for: name, among: contents.scenes.map { $0.identifier }, at: span))
    }
    let kinds = Segue.Kind.allCases.map { $0.rawValue }
    guard case .member(let word) = values[3], let kind = Segue.Kind(rawValue: word) else {
      throw fail(
        "scenario.unknown-member", "a segue is one of " + kinds.joined(separator: ", "), at: span)
    }
    contents.scene(names[1])?.segues.append(Segue(names[0], kind, to: names[2]))
    return .nothing
  }

  /// `storyboard.addSegue("back", from: "Detail", to: "unwindToHome:", kind: .unwind)`: the action is
  /// named as in either language.
  private func addUnwind(_ names: [String], to contents: StoryboardContents, at span: NodeSpan)
    throws(Halt) -> Value
  {
    guard let scene = contents.scene(names[1]) else {
      throw fail(
        "scenario.unknown-scene", "the storyboard has no scene '\(names[1])'", at: span,
        fixIts: suggestion(for: names[1], among: contents.scenes.map { $0.identifier }, at: span))
    }
    let action = code.methods.first { method in
      let selector = method.selector
      return [selector.swift, selector.objectiveC, selector.baseName].contains(names[2])
    }
    guard let action else {
      throw fail(
        "scenario.unknown-member", "no controller here has an action '\(names[2])'", at: span,
        fixIts: suggestion(
          for: names[2], among: code.methods.map { $0.selector.baseName }, at: span))
    }
    scene.segues.append(Segue(names[0], .unwind, to: names[2], action: action.id))
    return .nothing
  }

  /// The storyboard that a controller comes from; nil when it comes from none.
  func storyboard(of controller: UIViewController) throws(Halt) -> Value {
    if let known = controller.properties["storyboard"] { return known }
    guard let name = controller.scene?.storyboardName,
      let info = try classInfo(named: "UIStoryboard"),
      let storyboard = try simulator.make(info.runtime) as? UIStoryboard
    else { return .nothing }
    simulator.open(storyboard, named: name)
    return .object(storyboard)
  }

  // MARK: Nibs

  /// `nib.addView(of: Card.self, subviews: [Badge.self])` and `nib.addController(of:view:)`.
  func addToNib(_ arguments: [PassedArgument], of object: Object, isController: Bool)
    throws(Halt) -> Value
  {
    guard case .string(let name)? = object.properties["name"], let first = arguments.first else {
      return .nothing
    }
    var nib = Nib(name: name)
    let type = try type(of: first.value, at: first.span)
    if isController { nib.controller = type } else { nib.view = type }
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "view": nib.view = try self.type(of: argument.value, at: argument.span)
      case "subviews": nib.subviews = try viewTypes(of: argument)
      case "isConnected": nib.isViewConnected = truth(of: argument.value)
      default: break
      }
    }
    simulator.nibs.removeAll { $0.name == name }
    simulator.nibs.append(nib)
    return .nothing
  }

  /// `Bundle.main.loadNibNamed("Card", owner: self, options: nil)`.
  func loadNib(_ arguments: [PassedArgument]) throws(Halt) -> Value {
    guard let first = arguments.first else { return .nothing }
    let owner = arguments.first { $0.label == "owner" }?.value.object
    return try loadNib(named: describe(first.value), owner: owner)
  }

  /// The objects of a nib; of one that was not pasted with the program its view.
  func loadNib(named name: String, owner: Object?) throws(Halt) -> Value {
    let objects =
      if let assumed = try assumedNib(named: name, owner: owner) {
        try simulator.load(assumed, owner: owner)
      } else {
        try simulator.loadNib(named: name, owner: owner)
      }
    return .array(objects.map { .object($0) })
  }

  /// What a nib has in it where a program declares none: a view of the class that is wanted of it or that it is
  /// named after, and a plain one where it has an owner, whose view it is.
  private func assumedNib(named name: String, owner: Object?) throws(Halt) -> Nib? {
    guard simulator.nibs.isEmpty else { return nil }
    var nib = Nib(name: name)
    for candidate in [calls.expectedClass, owner == nil ? name : nil].compactMap({ $0 }) {
      guard let info = try classInfo(named: candidate),
        info.runtime.kind == .view || info.runtime.kind == .control
      else { continue }
      nib.view = info.runtime
      break
    }
    calls.expectedClass = nil
    try simulator.note("no nib is declared: '\(name)' has a view of \(nib.view.name)")
    return nib
  }

  private func viewTypes(of argument: PassedArgument) throws(Halt) -> [RuntimeClass] {
    var types: [RuntimeClass] = []
    for value in argument.value.elements ?? [argument.value] {
      types.append(try type(of: value, at: argument.span))
    }
    return types
  }

  private func texts(of value: Value) -> [String] {
    (value.elements ?? [value]).map { describe($0) }
  }
}
