import Lifecycle
import ScenarioSyntax

/// The variables between a pair of braces.
final class Scope {
  let parent: Scope?
  private(set) var names: [String] = []
  private(set) var variables: [Variable] = []
  /// Where the newest variable of each name is, once there are many and one is looked for.
  private var places: [String: Int]?
  /// How many are looked through one by one, which is sooner done than to ask a dictionary.
  private static let few = 24
  /// What `defer` put off, in the order it was put off.
  var deferred: [CodeBlock] = []

  /// The functions that were declared before the place where they are written, as something there calls them.
  var declaredEarly: [NodeSpan] = []

  init(parent: Scope?) { self.parent = parent }

  /// The variable of a name here or further out; the newest of a name wins.
  func lookup(_ name: String) -> Variable? {
    guard names.count <= Self.few else { return lookupAmongMany(name) ?? parent?.lookup(name) }
    var place = names.count
    while place > 0 {
      place -= 1
      if names[place] == name { return variables[place] }
    }
    return parent?.lookup(name)
  }

  private func lookupAmongMany(_ name: String) -> Variable? {
    if places == nil {
      var newest: [String: Int] = [:]
      for (place, name) in names.enumerated() { newest[name] = place }
      places = newest
    }
    return places?[name].map { variables[$0] }
  }

  private func add(_ name: String, _ variable: Variable) {
    if places != nil { places?[name] = names.count }
    names.append(name)
    variables.append(variable)
  }

  /// Declares a variable, which the scope owns.
  func declare(_ name: String, _ variable: Variable, _ simulator: Simulator) {
    add(name, variable)
    simulator.retain(variable)
  }

  /// Makes a variable visible that something else owns.
  func share(_ name: String, _ variable: Variable) { add(name, variable) }

  /// Gives up one of the variables.
  func withdraw(_ variable: Variable, _ simulator: Simulator) throws(Halt) {
    guard let place = variables.lastIndex(where: { $0 === variable }) else { return }
    places = nil
    names.remove(at: place)
    variables.remove(at: place)
    try simulator.release(variable)
  }

  /// The tasks that `async let` has begun here and that have not ended.
  var unfinishedTasks: [RuntimeTask] {
    variables.compactMap { variable in
      guard let task = variable.value.object as? RuntimeTask, task.kind == .asyncLet,
        !task.isFinished
      else { return nil }
      return task
    }
  }

  /// What the variables here and further out hold.
  var ownedObjects: [(name: String, object: Object)] {
    var owned: [(name: String, object: Object)] = []
    var scope: Scope? = self
    while let current = scope {
      for variable in current.variables { owned += variable.ownedObjects }
      scope = current.parent
    }
    return owned
  }

  /// Gives up the variables, the last first.
  func tearDown(_ simulator: Simulator) throws(Halt) {
    while let variable = variables.popLast() {
      places = nil
      names.removeLast()
      try simulator.release(variable)
    }
  }

  /// The names that can be read here, for suggestions, innermost first.
  var visibleNames: [String] {
    var result: [String] = []
    var scope: Scope? = self
    while let current = scope {
      result += current.names.reversed()
      scope = current.parent
    }
    return result
  }
}

/// What runs: a function's, closure's or program's context.
final class Frame {
  /// `self`; nothing outside methods. A structure's method may change it.
  var selfValue: Value
  /// The class that the code is written in, from which `super` goes up.
  let type: ClassInfo?
  /// The language of the code.
  let dialect: Dialect
  /// The message that is being answered.
  let method: MethodInfo?
  /// The property whose observer is running.
  var observed: PropertyInfo?
  /// The structure or the enumeration that the initialiser which runs makes a value of.
  var made: ClassInfo?
  /// Whether the initialiser that this one has handed on to has failed, and so this one has.
  var hasFailed = false
  /// Whether it is that of a closure or of `defer`, so that in an initialiser too observers are called.
  var callsObservers = false
  /// What the generic parameters stand for, as far as the call says.
  var boundTypes: [BoundType] = []

  /// A generic parameter and its class.
  struct BoundType {
    let name: String
    let type: RuntimeClass
  }

  init(selfValue: Value, type: ClassInfo?, dialect: Dialect, method: MethodInfo? = nil) {
    self.selfValue = selfValue
    self.type = type
    self.dialect = dialect
    self.method = method
  }
}
