import CallTrace
import Interfaces
import Lifecycle
import ScenarioSyntax

/// A type of the program's or of UIKit's: what it declares, and the class that the engine
/// dispatches on.
final class ClassInfo {
  /// What sort of type it is.
  enum Kind { case `class`, structure, enumeration, `protocol` }

  let name: String
  let kind: Kind
  let superclass: ClassInfo?
  let runtime: RuntimeClass
  /// Whether the program declares it; otherwise it is UIKit's.
  let isOfProgram: Bool
  /// What the system declares of it; nil of a type of the program's, and where nothing is known of it.
  let interface: Interface?
  /// The properties of UIKit's that have been asked for, by name; nil where it has none of the name.
  var knownProperties: NameTable<(name: String, UIKitProperties.Behaviour)?> = [:]
  /// The methods of UIKit's that have been asked for, by base name.
  var methodsByBaseName: NameTable<[UIKitMethods.Entry]> = [:]
  /// The same by selector.
  var methodsBySelector: NameTable<[UIKitMethods.Entry]> = [:]
  /// Whether it has been sent `+initialize`.
  var isInitialized = false
  /// Whether it is `@Observable`: whoever reads its variables can be notified when they change.
  var isObservable = false
  /// Whether it is the class of what stands for a protocol of the program's.
  var standsForProtocol = false
  /// How many of the program's classes it is made of: those it inherits from, and itself.
  var rank = 0
  /// The names of its generic parameters.
  var genericParameters: [String] = []
  /// The types that it gives its superclass for that one's parameters.
  var superclassArguments: [String] = []
  /// The protocols it conforms to, in the order in which they are written, and to look one up.
  private(set) var conformances: [String] = []
  private var conformanceNames: Set<String> = []
  /// Its properties in the order they are declared.
  var properties: [PropertyInfo] = []
  var propertyIndex: [String: Int] = [:]
  /// Its methods, initialisers and subscripts by their base name.
  var methods: [String: [MethodInfo]] = [:]
  /// The selectors of its methods, as Swift writes them.
  private var signatures: Set<String> = []
  /// The properties behind instance variables that `@synthesize` names, by variable.
  var synthesized: [String: String] = [:]
  /// The cases of an enumeration.
  private(set) var cases: [EnumCase] = []
  /// Where each stands, by name.
  private var casePlaces: [String: Int] = [:]
  /// For each case the nearest up to it for which a value is written, where there is one.
  private(set) var casesWithValues: [Int?] = []
  /// Their raw values, by place, once they are asked for.
  var rawValues: [Int: Value] = [:]
  /// Its static stored properties, once they are read.
  var statics: [String: Variable] = [:]

  init(
    name: String, kind: Kind, superclass: ClassInfo?, runtime: RuntimeClass, isOfProgram: Bool
  ) {
    self.name = name
    self.kind = kind
    self.superclass = superclass
    self.runtime = runtime
    self.isOfProgram = isOfProgram
    interface = isOfProgram ? nil : Interface.named(name)
  }

  /// Adds a case.
  func add(_ enumCase: EnumCase) {
    casesWithValues.append(
      enumCase.rawValue != nil ? cases.count : casesWithValues.last.flatMap { $0 })
    if casePlaces[enumCase.name] == nil { casePlaces[enumCase.name] = cases.count }
    cases.append(enumCase)
  }

  /// The place of the case of a name among its cases.
  func place(ofCase name: String) -> Int? { casePlaces[name] }

  /// Has it conform to protocols.
  func conform(to names: [String]) {
    conformances += names
    conformanceNames.formUnion(names)
  }

  /// Whether it is a type of a name or inherits from it, or conforms to it.
  func isKind(of name: String) -> Bool {
    var current: ClassInfo? = self
    while let found = current {
      if found.name == name || found.conformanceNames.contains(name) { return true }
      current = found.superclass
    }
    return false
  }

  /// Whether it or what it inherits from has a method of the system's that does nothing, and whose name
  /// begins with a word.
  func hasPlainMethod(_ word: String) -> Bool {
    var current: ClassInfo? = self
    while let found = current {
      if let interface = found.interface, interface.hasPlainMethod(word) { return true }
      current = found.superclass
    }
    return false
  }

  /// The system's methods whose name or selector begins with a word: of the nearest class that has any.
  func declaredMethods(_ word: String) -> [DeclaredMember] {
    var current: ClassInfo? = self
    while let found = current {
      if let methods = found.interface?.methods(word), !methods.isEmpty { return methods }
      current = found.superclass
    }
    return []
  }

  /// The method of an instance that the system declares by a name with its labels; nil where there is none.
  func declaredMethod(_ fullName: String) -> DeclaredMember? {
    let word = SelectorName.baseName(fullName)
    var current: ClassInfo? = self
    while let found = current {
      let method = found.interface?.methods(word).first { $0.fullName == fullName }
      if let method { return method }
      current = found.superclass
    }
    return nil
  }

  /// The method of an instance that the system declares by a selector; nil where there is none.
  func declaredMethod(selector: String) -> DeclaredMember? {
    let word = SelectorName.firstPiece(of: selector)
    var current: ClassInfo? = self
    while let found = current {
      let method = found.interface?.methods(word).first { $0.objectiveCName == selector }
      if let method { return method }
      current = found.superclass
    }
    return nil
  }

  /// Whether the program gives it methods, or what it inherits from.
  var declaresMethods: Bool {
    var current: ClassInfo? = self
    while let found = current {
      if !found.methods.isEmpty { return true }
      current = found.superclass
    }
    return false
  }

  /// The nearest property of a name, and not a requirement.
  func property(_ name: String, isStatic: Bool = false) -> PropertyInfo? {
    var current: ClassInfo? = self
    while let found = current {
      if let place = found.propertyIndex[name] {
        let property = found.properties[place]
        if property.isStatic == isStatic { return property }
      }
      current = found.superclass
    }
    return nil
  }

  /// The property that `@synthesize` puts behind a variable.
  func synthesizedProperty(_ variable: String) -> PropertyInfo? {
    var current: ClassInfo? = self
    while let found = current {
      if let name = found.synthesized[variable] { return property(name) }
      current = found.superclass
    }
    return nil
  }

  /// The methods of a base name, the nearest class's first.
  func methods(named name: String) -> [MethodInfo] {
    var result: [MethodInfo] = []
    var current: ClassInfo? = self
    while let found = current {
      if !found.methods.isEmpty, let own = found.methods[name] { result += own }
      current = found.superclass
    }
    return result
  }

  /// The method with an Objective-C selector.
  func method(selector: String, isStatic: Bool) -> MethodInfo? {
    var current: ClassInfo? = self
    while let found = current {
      for method in found.methods[SelectorName.firstPiece(of: selector)] ?? []
      where method.selector.objectiveC == selector && method.isStatic == isStatic {
        return method
      }
      // A Swift method's selector may begin otherwise than its base name does.
      for method in found.bySelector[selector] ?? [] where method.isStatic == isStatic {
        return method
      }
      current = found.superclass
    }
    return nil
  }

  /// Its own methods in the order they are declared.
  private(set) var methodsInOrder: [MethodInfo] = []
  /// The same by their selectors in Objective-C.
  private var bySelector: [String: [MethodInfo]] = [:]

  /// Adds a method; a later one of the same name and labels replaces the earlier.
  func add(_ method: MethodInfo) {
    let base = method.declaration.name
    let isNew = signatures.insert(
      method.selector.swift + (method.isStatic ? " static" : "")
    ).inserted
    if !isNew {
      methods[base]?.removeAll {
        $0.selector.swift == method.selector.swift && $0.isStatic == method.isStatic
      }
    }
    methods[base, default: []].append(method)
    methodsInOrder.append(method)
    bySelector[method.selector.objectiveC, default: []].append(method)
  }

  /// Adds a property; a later one of the same name replaces the earlier.
  func add(_ property: PropertyInfo) {
    if let place = propertyIndex[property.name], properties[place].isStatic == property.isStatic {
      properties[place] = property
      return
    }
    propertyIndex[property.name] = properties.count
    properties.append(property)
  }

  /// Lets go of everything that leads back to it.
  func sever() {
    // Most of UIKit's classes have been given nothing.
    guard !methodsInOrder.isEmpty || !properties.isEmpty || !statics.isEmpty else { return }
    methods = [:]
    methodsInOrder = []
    bySelector = [:]
    properties = []
    statics = [:]
  }
}

/// A property of a type.
final class PropertyInfo {
  let declaration: VariableDeclaration
  let dialect: Dialect
  private let unownedOwner: Unowned<ClassInfo>
  var owner: ClassInfo { unownedOwner.value }

  init(_ declaration: VariableDeclaration, dialect: Dialect, owner: ClassInfo) {
    self.declaration = declaration
    self.dialect = dialect
    unownedOwner = Unowned(owner)
  }

  var name: String { declaration.name }
  var isStatic: Bool { declaration.isTypeMember }
  var isLazy: Bool { declaration.modifiers.contains(.lazy) }
  var isInstanceVariable: Bool { declaration.attributes.contains("ivar") }
  var isOutlet: Bool { declaration.attributes.contains("IBOutlet") }
  var isPublished: Bool { declaration.attributes.contains("Published") }
  /// Whether it is a variable that an `@Observable` class stores.
  var isTracked: Bool {
    owner.isObservable && !declaration.isConstant && !declaration.isComputed && !isStatic
      && !declaration.attributes.contains("ObservationIgnored")
  }
  var isWeak: Bool { declaration.modifiers.contains(.weak) }
  var isUnowned: Bool { declaration.modifiers.contains(.unowned) }
}

/// A method or an initialiser of a type.
final class MethodInfo {
  let declaration: FunctionDeclaration
  let dialect: Dialect
  private let unownedOwner: Unowned<ClassInfo>
  var owner: ClassInfo { unownedOwner.value }
  /// Its name in both languages.
  let selector: MessageSelector
  /// Its place in the trace's table.
  let id: SelectorID

  init(
    _ declaration: FunctionDeclaration, dialect: Dialect, owner: ClassInfo,
    selector: MessageSelector,
    id: SelectorID
  ) {
    self.declaration = declaration
    self.dialect = dialect
    unownedOwner = Unowned(owner)
    self.selector = selector
    self.id = id
  }

  /// Whether it is a function outside every type.
  var isFree = false
  /// Whether it has run.
  var isCalled = false
  var isStatic: Bool { declaration.isTypeMember }
}
