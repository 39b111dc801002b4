import Interfaces
import ScenarioSyntax
import SourceText

/// What a type has: its own members, those of extensions, and those that it inherits.
extension TypeTable {
  /// A property where it is declared.
  enum Property {
    case ofProgram(VariableDeclaration, owner: String)
    case ofSystem(DeclaredMember)
  }

  /// The property of a name; nil where nothing declares one.
  func property(_ name: String, of type: String, isStatic: Bool) -> Property? {
    // One that nothing declares may have another of the same name.
    if isAssumed(type) { return nil }
    for owner in ancestors(of: type).inOrder {
      if let own = programTypes[owner] {
        let properties = isStatic ? own.typeProperties : own.properties
        if let found = properties[name] { return .ofProgram(found, owner: owner) }
        if own.kind != .extension { continue }
      }
      guard let interface = Interface.named(owner) else { continue }
      if isStatic {
        let found = interface.members.first {
          $0.isStatic && $0.kind == .property && $0.name == name
        }
        if let found { return .ofSystem(found) }
      } else if let found = interface.property(name) {
        return .ofSystem(found)
      }
    }
    return nil
  }

  /// The property of the system's that a misspelt name was probably meant to be; nil where a superclass may
  /// have that name.
  func nearestSystemProperty(to name: String, of type: String) -> String? {
    let ancestors = ancestors(of: type)
    guard ancestors.isComplete else { return nil }
    let names = ancestors.inOrder.flatMap { Interface.named($0)?.propertyNames ?? [] }.sorted()
    return Suggestion.nearest(to: name, in: names)
  }

  /// Whether the program declares a type, and nothing of it or of what it inherits is left out or unknown.
  func isWholly(_ name: String) -> Bool {
    guard let own = programTypes[name], own.kind != .extension, !isAmbiguous(name) else {
      return false
    }
    let ancestors = ancestors(of: name)
    return ancestors.isComplete
      && ancestors.inOrder.allSatisfy { ancestor in
        guard let type = programTypes[ancestor] else { return true }
        return !type.isCut && !type.mayHaveMacros && !isAmbiguous(ancestor)
      }
  }

  /// Whether a type has a case of a name that carries nothing.
  func hasPlainCase(_ name: String, _ type: String) -> Bool {
    if let found = programTypes[type]?.cases[name] { return found.parameters.isEmpty }
    return Interface.named(type)?.members.contains { $0.kind == .case && $0.name == name } ?? false
  }

  /// The names of all cases and static members of an enumeration or a set of options, in their order; nil where
  /// there may be others.
  func allStaticNames(of type: String) -> [String]? {
    if let own = programTypes[type] {
      guard own.kind == .enumeration, !own.mayHaveMore, ancestors(of: type).isComplete else {
        return nil
      }
      return own.cases.keys.sorted() + own.typeProperties.keys.sorted()
        + own.typeMethods.keys.sorted() + ["allCases"]
    }
    guard let interface = Interface.named(type),
      interface.kind == .enumeration || interface.inherited.contains("OptionSet")
    else { return nil }
    let names = interface.members.filter { $0.kind == .case || $0.isStatic }.map { $0.name }
    return names.isEmpty ? nil : names
  }

  /// The names of the type methods of the system's that a type has.
  func typeMethodNames(of type: String) -> [String] {
    ancestors(of: type).inOrder.flatMap { owner in
      (Interface.named(owner)?.members ?? []).filter { $0.kind == .method && $0.isStatic }.map {
        $0.name
      }
    }
  }

  /// The methods of a base name, those of subclasses first; one that is overridden counts once.
  func methods(_ name: String, of type: String, isStatic: Bool) -> [Signature] {
    var found: [Signature] = []
    for owner in ancestors(of: type).inOrder {
      if let own = programTypes[owner] {
        let methods = isStatic ? own.typeMethods : own.methods
        let written = methods[name] ?? []
        guard Signature.canBeCompared(written) else { return [] }
        for method in written { add(Signature(method, self, of: owner), to: &found) }
        if isStatic, let enumCase = own.cases[name], 1...40 ~= enumCase.parameters.count {
          found.append(Signature(enumCase, of: .named(owner), self))
        }
        if own.kind != .extension { continue }
      }
      guard let interface = Interface.named(owner) else {
        if isStatic { found += freeFunctions(owner + "." + name) }
        continue
      }
      for method in isStatic ? interface.typeMethods(name) : interface.methods(name)
      where method.kind == .method && method.name == name && method.isStatic == isStatic {
        add(Signature(method, self), to: &found)
      }
    }
    return found
  }

  /// The functions of a name that belong to no type, or the type methods of a type that has no text of its own.
  func freeFunctions(_ name: String) -> [Signature] {
    FreeDeclarations.functions(name).filter { $0.kind == .method }.map { Signature($0, self) }
  }

  /// What a constant that belongs to no type is; nil where nothing declares one.
  func constant(_ name: String) -> Type? {
    FreeDeclarations.constant(name).map { type($0.type) }
  }

  private func add(_ signature: Signature, to found: inout [Signature]) {
    let isOverridden = found.contains { other in
      other.parameters.count == signature.parameters.count
        && zip(other.parameters, signature.parameters).allSatisfy {
          $0.label == $1.label && $0.type == $1.type
        }
    }
    if !isOverridden { found.append(signature) }
  }

  // MARK: Initialisers

  /// The initialisers that a type declares or inherits.
  func initializers(of type: String) -> [Signature] {
    let made = Type.named(type)
    guard Signature.canBeCompared(programTypes[type]?.initializers ?? []) else { return [] }
    guard let own = programTypes[type], own.kind != .extension else {
      return addedInitializers(type) + systemInitializers(of: type)
    }
    let written = own.initializers.map {
      Signature($0, self, of: type, result: instance(of: made, $0))
    }
    switch own.kind {
    case .class:
      guard written.isEmpty else { return written }
      let above = ancestors(of: type).inOrder.dropFirst().first { kind(of: $0) == .class }
      return above.map { initializers(of: $0).map { $0.making(made) } } ?? []
    default: return written
    }
  }

  /// Whether a type of the program's has other initialisers than it declares: those of its superclass, where its own
  /// lead to them, or the one that nobody has written.
  func mayInheritInitializers(_ name: String) -> Bool {
    guard let own = programTypes[name], own.kind != .extension else { return false }
    guard own.kind == .class else { return true }
    return own.initializers.contains {
      !$0.modifiers.isDisjoint(with: [.convenience, .override, .required])
    }
  }

  private func addedInitializers(_ type: String) -> [Signature] {
    (programTypes[type]?.initializers ?? []).map {
      Signature($0, self, result: instance(of: .named(type), $0))
    }
  }

  /// Those of the superclasses too: which of them a class of the system's inherits is not written down.
  private func systemInitializers(of type: String) -> [Signature] {
    let made = Type.named(type)
    var found: [Signature] = []
    for owner in ancestors(of: type).inOrder {
      for member in Interface.named(owner)?.members ?? [] where member.kind == .initializer {
        add(Signature(member, self, result: member.mayFail ? .optional(made) : made), to: &found)
      }
    }
    return found
  }

  private func instance(of type: Type, _ initializer: FunctionDeclaration) -> Type {
    initializer.modifiers.contains(.failable) ? .optional(type) : type
  }
}
