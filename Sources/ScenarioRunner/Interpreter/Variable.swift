import Lifecycle
import ScenarioSyntax

/// A variable of the program: what it holds, and how strongly.
///
/// It is an object of the engine's, because a closure that captures it owns it together with the
/// scope that declared it.
final class Variable: Object {
  /// How a variable holds an object.
  enum Ownership { case strong, weak, unowned }

  let ownership: Ownership
  let isConstant: Bool
  /// Whether blocks of Objective-C share it, being declared `__block`.
  var isShared = false
  /// Whether a closure may have it, so that the simulator has to know it.
  var isAdopted = false
  /// Whether it keeps sets, so that a literal that it is given is one.
  var keepsSets = false
  /// Whether it is declared as an optional, and not as one that is unwrapped where it is used.
  var isOptional = false
  /// The program's enumeration whose cases it holds, or nothing as yet.
  var enumeration: ClassInfo?
  /// Its declaration, where that has observers.
  var observed: VariableDeclaration?
  /// Whether it is declared to hold a floating-point number, or nothing as yet.
  var isFloating = false
  /// The parameters of the local function that it stands for.
  var parameters: [Parameter]?
  /// Whether that function has generic parameters.
  var isGeneric = false
  private var content: Value

  /// Creates a variable; a strong one owns its value from now on.
  init(_ value: Value, ownership: Ownership = .strong, isConstant: Bool, _ simulator: Simulator) {
    self.content = value
    self.ownership = ownership
    self.isConstant = isConstant
    super.init(.object)
    if ownership == .strong { simulator.retain(value) }
  }

  /// What it holds; nothing where a weak reference's object has gone.
  var value: Value {
    if ownership == .weak, case .object(let object) = content, object.isDeallocated {
      return .nothing
    }
    return content
  }

  /// Whether it still refers, without owning it, to an object that has gone.
  var isDangling: Bool {
    guard ownership == .unowned, case .object(let object) = content else { return false }
    return object.isDeallocated
  }

  /// Gives it another value, and gives up the old one after that.
  func assign(_ value: Value, _ simulator: Simulator) throws(Halt) {
    guard ownership == .strong else {
      content = value
      return
    }
    simulator.retain(value)
    let old = content
    content = value
    try simulator.release(old)
  }

  override var ownedObjects: [(name: String, object: Object)] {
    ownership == .strong ? Object.objects(in: content, named: "") : []
  }

  override var isNamedInPaths: Bool { false }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    let old = content
    content = .nothing
    if ownership == .strong { try simulator.release(old) }
  }

  override func sever() {
    super.sever()
    content = .nothing
  }
}

/// A reference that a property holds without owning the object.
final class WeakReference: Object {
  private var target: Object?

  init(_ target: Object) {
    self.target = target
    super.init(.object)
  }

  /// The object, unless it has gone.
  var value: Value {
    guard let target, !target.isDeallocated else { return .nothing }
    return .object(target)
  }

  override func sever() {
    super.sever()
    target = nil
  }
}
