import CallTrace
import Lifecycle
import ScenarioSyntax
import SourceText

/// What a program is given that does not set its own scene: a `self` for bare statements, and a
/// start for a program that only declares classes.
extension Interpreter {
  /// Whether bare statements need a `self` that neither a stage nor an attribute gives them.
  func needsSelf(_ program: Program) throws(Halt) -> Bool {
    guard source.namesSelf else { return false }
    let names = program.topLevelNames
    if names.usesSelf { return true }
    if names.uses("UIApplication"), names.members.contains("rootViewController"),
      !names.members.contains("makeKeyAndVisible"),
      delegates(of: program, besides: nil, nil).isEmpty
    {
      return true
    }
    guard program.dialect == .swift, let info = try classInfo(named: "UIViewController") else {
      return false
    }
    let declared = program.topLevelDeclarations
    return names.names.contains { name in
      NameCheck.isOfVariable(name) && !declared.contains(name) && code.globals.lookup(name) == nil
        && code.functions[name] == nil && FreeFunctions.native(name) == nil
        && Self.isTypical(name, of: info)
    }
  }

  /// Whether a bare name is a member of a controller that notes use without `self`.
  static func isTypical(_ name: String, of info: ClassInfo) -> Bool {
    // Names of types are no members.
    name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? false
      && name != "user" && name != "window" && name != "app" && name != "type"
      && (UIKitProperties.behaviour(of: name, in: info) != nil
        || UIKitMethods.isOwn(name, of: "UIViewController"))
  }

  /// A plain object to be `self`: a controller that shows, or an application delegate where the
  /// statements give a window a root.
  func makeDefaultSelf(_ program: Program, _ host: ClassInfo?) throws(Halt) -> Object {
    if program.usesWindowOfSelf { return try makeDelegate(host) }
    let names = FreeNames(bodiesOf: program.statements)
    let info =
      if let host { host } else {
        try plainHost(named: "ViewController", above: Surroundings.superclass(for: names))
      }
    let object = try makeStarted(info)
    declare(shown: object)
    try show(object, in: Surroundings(names, program.typesItMakes))
    try simulator.settle()
    simulator.restartTrace()
    return object
  }

  /// Gives an object that a fragment is the body of the name by which other statements may call it.
  func declare(shown object: Object) {
    let name = object is UIView ? "customView" : "viewController"
    code.globals.declare(name, Variable(.object(object), isConstant: true, simulator), simulator)
  }

  private func makeDelegate(_ host: ClassInfo?) throws(Halt) -> Object {
    let isOfScene = simulator.hasScenes && host?.name.hasSuffix("SceneDelegate") != false
    let info =
      if let host { host } else {
        try plainHost(
          named: isOfScene ? "SceneDelegate" : "AppDelegate",
          above: UIKitClasses.applicationDelegate)
      }
    let object = try allocate(info)
    object.properties["window"] = .object(simulator.window)
    simulator.retain(simulator.window)
    simulator.retain(object)
    if isOfScene {
      simulator.application.sceneDelegate = object
    } else {
      simulator.application.delegate = object
    }
    return object
  }

  /// A class of the program that nothing declares.
  func plainHost(named name: String, above: String) throws(Halt) -> ClassInfo {
    if let known = types[name] { return known }
    guard let superclass = try classInfo(named: above) else { throw .failure }
    let info = ClassInfo(
      name: name, kind: .class, superclass: superclass,
      runtime: RuntimeClass(name: name, superclass: superclass.runtime), isOfProgram: true)
    types.declare(info)
    return info
  }

  // MARK: Programs that only declare

  /// Starts a program of classes alone: launches its application delegate, or shows its first
  /// controller that none of the others makes.
  func start(_ program: Program) throws(Halt) {
    let types = program.statements.compactMap { statement -> String? in
      guard case .type(let type) = statement.kind else { return nil }
      return type.name
    }
    try assumeCasts(program)
    let isLaunched = try launch(delegates(types))
    if isLaunched, declaresTests { try simulator.settle() }
    guard try !runTests(types), !isLaunched else { return }
    var first = firstController(types, program)
    if first == nil, let added = try extendedPage(types) {
      // What adds to every controller, or to every view, shows on any.
      let name = String(added.dropFirst(2))
      first = try plainHost(named: name, above: added)
    }
    if first == nil, try showDelegate(types) { return }
    // A controller that a stage only declares, as what a name stands for, is none that shows.
    guard let info = first,
      source.fragment.isStageAdded
        || simulator.firstObject(where: {
          $0 is UIViewController && self.info(of: $0).isOfProgram
        }) == nil, simulator.window.rootViewController == nil
    else { return }
    if tour.isOfClasses, try coordinate(to: info, types, program) { return }
    let object = try makeStarted(info)
    code.globals.declare(
      SelectorName.uncapitalized(info.name),
      Variable(.object(object), isConstant: true, simulator), simulator)
    let code = TypeCode(program)
    var surroundings = code.surroundings(of: info)
    if !surroundings.hasNavigation, info.runtime.kind == .viewController {
      // The tour shows its other pages on this one: where one of them asks whether it is taken away, that is by a
      // navigation controller.
      surroundings.hasNavigation = leafControllers(bareOnly: false).contains {
        $0 !== info && code.surroundings(of: $0).isPushed
      }
    }
    try show(object, in: surroundings)
  }

  /// Makes the delegate whose class a program only adds to, with a window that shows a page; whether it adds to one.
  private func showDelegate(_ types: [String]) throws(Halt) -> Bool {
    let found = types.compactMap { self.types[$0] }.first { info in
      info.isOfProgram && info.kind == .class && info.name != UIKitClasses.applicationDelegate
        && info.isKind(of: UIKitClasses.applicationDelegate)
    }
    guard let found, simulator.window.rootViewController == nil else { return false }
    try showAlone(try makePlain("root"))
    try simulator.settle()
    simulator.restartTrace()
    _ = try makeDelegate(found)
    return true
  }

  /// The controller of UIKit's that a program adds to, or a plain one where it adds to views.
  private func extendedPage(_ types: [String]) throws(Halt) -> String? {
    var hasView = false
    for type in types {
      guard let info = try classInfo(named: type), !info.isOfProgram else { continue }
      if info.runtime.isController { return type }
      if info.runtime.kind == .view || info.runtime.kind == .control { hasView = true }
    }
    return hasView ? "UIViewController" : nil
  }

  /// The class of the scene's delegate in the configuration that the application's delegate answers with,
  /// which counts before the one that the property list names.
  func configuredSceneDelegate() throws(Halt) -> ClassInfo? {
    guard let delegate = simulator.application.delegate,
      simulator.hasScenes,
      delegate.runtimeClass.implements(.sceneConfiguration)
    else { return nil }
    let session = Aggregate.Field(name: "role", value: .member("windowApplication"))
    let answer = try simulator.send(
      .sceneConfiguration,
      .values([
        .object(simulator.application), .aggregate(Opaque.value("UISceneSession", [session])),
        .aggregate(Opaque.value("UIScene.ConnectionOptions")),
      ]), to: delegate)
    guard case .aggregate(let configuration) = answer,
      case .type(let type)? = configuration["delegateClass"]
    else { return nil }
    return types[type.name]
  }

  /// The program's controllers that can be made without arguments, each once, in the order of the types.
  private func controllers(_ types: [String], bareOnly: Bool = true) -> [ClassInfo] {
    var controllers: [ClassInfo] = []
    var known: Set<ObjectIdentifier> = []
    for name in types {
      guard let info = self.types[name], info.kind == .class, info.isOfProgram,
        info.runtime.isController, !bareOnly || canBeMadeBare(info),
        known.insert(ObjectIdentifier(info)).inserted
      else { continue }
      controllers.append(info)
    }
    return controllers
  }

  /// Those of them that no other inherits from.
  func leafControllers(bareOnly: Bool) -> [ClassInfo] {
    let all = controllers(types.declared.names, bareOnly: bareOnly)
    let inherited = Self.superclasses(of: all)
    return all.filter { !inherited.contains(ObjectIdentifier($0)) }
  }

  /// The classes that others inherit from; the ancestors of each are looked at once.
  private static func superclasses(of classes: [ClassInfo]) -> Set<ObjectIdentifier> {
    var inherited: Set<ObjectIdentifier> = []
    for info in classes {
      var above = info.superclass
      while let found = above, inherited.insert(ObjectIdentifier(found)).inserted {
        above = found.superclass
      }
    }
    return inherited
  }

  private func firstController(_ types: [String], _ program: Program) -> ClassInfo? {
    let used = program.typeNamesInUse.union(CastTypes(program).names)
    let controllers = controllers(types)
    let unused = controllers.filter { !used.contains($0.name) }
    // A class that another one inherits from is only its base.
    let inherited = Self.superclasses(of: controllers)
    let leaf = unused.first { !inherited.contains(ObjectIdentifier($0)) }
    return leaf ?? unused.first ?? controllers.first
  }

  /// Whether a class can be made without arguments.
  func canBeMadeBare(_ info: ClassInfo) -> Bool {
    let initializers = info.methods(named: "init").filter {
      $0.dialect == .swift && !$0.declaration.parameters.isEmpty
        && $0.declaration.parameters.first?.label != "coder"
        && $0.declaration.parameters.first?.label != "nibName"
    }
    return initializers.isEmpty
  }
}

extension MethodInfo {
  /// Whether it is `scene(_:willConnectTo:options:)`.
  var connectsScene: Bool { selector.objectiveC.hasPrefix("scene:willConnectTo") }

  /// Whether it is `application(_:didFinishLaunchingWithOptions:)`, or
  /// the one before it.
  var isLaunch: Bool {
    ["did", "will"].contains {
      selector.objectiveC == "application:\($0)FinishLaunchingWithOptions:"
    }
  }
}

extension RuntimeClass {
  /// Whether its instances are view controllers.
  var isController: Bool { kind.isController }
}

extension Program {
  /// The names that the statements outside every declaration use.
  var topLevelNames: FreeNames {
    FreeNames(statements) { statement in
      switch statement.kind {
      case .function, .type, .typeAlias: false
      case .variable(let variable): !variable.isPropertyFragment && !variable.isComputed
      default: true
      }
    }
  }

  /// The names that are declared outside every type.
  var topLevelDeclarations: Set<String> {
    var names: Set<String> = []
    for statement in statements {
      switch statement.kind {
      case .variable(let variable): names.insert(variable.name)
      case .tupleBinding(let binding): names.formUnion(binding.names.compactMap { $0 })
      case .function(let function): names.insert(function.name)
      case .type(let type): names.insert(type.name)
      default: break
      }
    }
    return names
  }

  /// Whether the statements outside every declaration name `self.window`.
  /// What has a navigation controller is a page.
  fileprivate var usesWindowOfSelf: Bool {
    let members = topLevelNames.membersOfSelf
    return members.contains("window")
      && !["navigationController", "view", "presentViewController"].contains {
        members.contains($0)
      }
  }

  /// The names that its code uses as types.
  var typesItMakes: Set<String> {
    Set(FreeNames(bodiesOf: statements).names.filter { $0.first?.isUppercase == true })
  }

  /// The names that the bodies of the program's types use.
  fileprivate var typeNamesInUse: Set<String> {
    var names: Set<String> = []
    for statement in statements {
      guard case .type(let type) = statement.kind else { continue }
      for member in type.members {
        switch member {
        case .function(let function):
          if let body = function.body {
            names.formUnion(
              FreeNames(ClosureCode(function, body: body)).names)
          }
        case .property(let property):
          guard let value = property.initialValue else { continue }
          names.formUnion(FreeNames(value).names)
        default: break
        }
      }
    }
    return names
  }
}
