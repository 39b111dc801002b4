import CallTrace
import Lifecycle
import ScenarioSyntax

/// Code that no object on screen has: methods of types, functions, and what is added to UIKit's classes.
///
/// Nothing on screen can call it, and whoever shows it wants to see what it does: what the program does not
/// name itself is called once with made-up arguments, and where nothing else has happened all of it.
extension Interpreter {
  /// Calls the methods of the program's types and its free functions that nothing has called.
  func callFunctions(_ record: TourRecord) throws(Halt) {
    guard record.wants(.called) else { return }
    let isAlone = record.steps == 0 || record.asks
    try callOnAddedViews(record)
    var found: [MethodInfo] = []
    for name in types.ownNames {
      guard let info = types[name], info.kind != .protocol else { continue }
      found += info.methodsInOrder.filter {
        ($0.isStatic || info.kind == .structure) && $0.owner === info
      }
    }
    // Bare methods are a controller's too, where they are called as such.
    let methods = Set(
      types.all.filter { $0.isOfProgram }
        .flatMap { $0.methodsInOrder.map { $0.declaration.nameSpan } })
    for name in code.functions.keys.sorted() {
      found += (code.functions[name] ?? []).filter { !methods.contains($0.declaration.nameSpan) }
    }
    try showContainer(for: found)
    var count = 0
    for method in found where mayBeCalledAlone(method) {
      guard isAlone || !source.namesInUse.contains(method.declaration.name),
        count < Self.mostFunctions,
        !record.isFull, let arguments = try madeUp(method)
      else { continue }
      let name = method.selector(in: method.dialect)
      let heading = "Called: " + (method.isFree ? name : "\(method.owner.name).\(name)")
      guard record.insert(.called, heading) else { continue }
      count += 1
      try begin(heading, record)
      try call(method, arguments)
      try simulator.settle()
    }
  }

  /// Shows the container that functions take, where nothing shows: what they do with it is to be seen.
  private func showContainer(for functions: [MethodInfo]) throws(Halt) {
    guard frontmost() == nil else { return }
    let types = functions.filter(mayBeCalledAlone).flatMap { $0.declaration.parameters }
      .compactMap { $0.type?.name }
    guard let name = ["UINavigationController", "UITabBarController"].first(where: types.contains),
      let info = try classInfo(named: name),
      let container = try allocate(info) as? UIViewController
    else { return }
    self.name(.object(container), SelectorName.uncapitalized(String(name.dropFirst(2))))
    let page = Value.object(try makePlain("root"))
    try simulator.send(
      .setViewControllers, .values([.array([page]), .bool(false)]), to: container)
    try showAlone(container)
    try simulator.settle()
  }

  /// How many of them are called.
  private static let mostFunctions = 8

  private func call(_ method: MethodInfo, _ arguments: [Value]) throws(Halt) {
    let type = method.owner.runtime
    let receiver = method.isFree ? nil : types.undeclared.lifeline(of: method.owner)
    let call = try simulator.enter(
      method.id, payload(arguments), receiver, rule: nil, isOverridden: true)
    defer { simulator.leave(call) }
    if !method.isFree, !method.isStatic, method.owner.kind == .structure {
      guard let value = try madeUpValue(of: method.owner, at: method.declaration.nameSpan) else {
        return
      }
      try invoke(method, on: value, arguments)
    } else {
      try invoke(method, on: method.isFree ? .nothing : .type(type), arguments)
    }
  }

  /// Whether a function does something that nothing has called, and is no operator.
  private func mayBeCalledAlone(_ method: MethodInfo) -> Bool {
    let declaration = method.declaration
    guard !method.isCalled, declaration.kind == .function, declaration.name.beginsWithLetter,
      source.owns(declaration.nameSpan), declaration.genericParameters.isEmpty,
      !declaration.modifiers.contains(.async),
      !["load", "initialize", "main"].contains(declaration.name), let body = declaration.body
    else { return false }
    return !body.statements.isEmpty
  }

  /// Makes a view of each class of UIKit's that the program adds methods to, and calls them.
  private func callOnAddedViews(_ record: TourRecord) throws(Halt) {
    for name in types.extended {
      guard let info = types[name], !info.isOfProgram,
        info.runtime.kind == .view || info.runtime.kind == .control,
        !addedMethods(to: info).isEmpty, let page = frontmost()
      else { continue }
      simulator.origin = nil
      let view = try allocate(info)
      self.name(.object(view), SelectorName.uncapitalized(String(name.dropFirst(2))))
      try simulator.send(.addSubview, .object(view), to: simulator.view(of: page))
      try simulator.settle()
      while !record.isFull,
        let step = try methodStep(.called, of: view, leaving: false, record)
      {
        record.insert(step, on: name)
        try begin(step.heading, record)
        try step.action(self)
        try simulator.settle()
      }
    }
  }

  /// The methods that the program adds to a class of UIKit's.
  func addedMethods(to info: ClassInfo) -> [MethodInfo] {
    info.methodsInOrder.filter {
      $0.declaration.kind == .function && source.owns($0.declaration.nameSpan)
        && !$0.isStatic && $0.owner === info
    }
  }
}
