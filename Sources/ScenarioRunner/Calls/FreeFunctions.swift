import Interfaces

/// The functions of Swift, C, Foundation and the scenario language that need no receiver, and the type methods that
/// the engine does itself, as `FreeDeclarations` and the texts of their types declare them.
enum FreeFunctions {
  /// What a function does: the word behind `@engine` in its declaration.
  enum Native: String, CaseIterable {
    case settle, wait, print, log, dispatchAsync, dispatchAfter, dispatchTime, dispatchOnce
    case dispatchSync, dispatchGroup
    case mainQueue, globalQueue, makeQueue, now, interval, make, minimum, maximum, absolute
    case lowest, no, typeOf, stringFromClass, stringFromSelector, selectorFromString
    case stringFromGeometry, ignored, fatalError, assert, timer, animate, animator, transitionViews
    case performWithoutAnimation, range, rounded, zip, stride, sequence, swap, classFromString
    case stream, task, taskGroup, cancellationHandler, continuation, publish, mainActorRun, opaque,
      transactionCompletion,
      variableBindings, sizeOf, sleep, clock
    case associate, associated, sendMessage, cancelPerforms, equalGeometry, localized, zero, root,
      elementary, openAnimation
    case transactionBegin, transactionCommit, method, observationTracking, device
    case attemptRotation, thread, concurrently, dispatchTimer, dispatchSource, runLoopBlock, testing

    /// What a declaration says; a function of which it says nothing does nothing.
    init?(_ binding: String?) {
      guard let binding else {
        self = .ignored
        return
      }
      self.init(rawValue: binding)
    }
  }

  /// The function of a name.
  static func native(_ name: String) -> Native? { table[name] }

  /// The type method of a type, without those that it inherits.
  static func native(_ name: String, of type: String) -> Native? {
    guard let interface = interface(of: type) else { return table["\(type).\(name)"] }
    let methods = interface.typeMethods(name)
    if let bound = methods.first(where: { $0.binding != nil }) { return Native(bound.binding) }
    if methods.contains(where: { $0.type.isEmpty }) { return .ignored }
    return table["\(type).\(name)"]
  }

  /// The type method of a type whose selector begins with a piece.
  static func native(firstPiece: String, of type: String) -> Native? {
    let method = interface(of: type)?.members.first {
      $0.kind == .method && $0.isStatic && $0.binding != nil
        && SelectorName.firstPiece(of: $0.objectiveCName) == firstPiece
    }
    return method.map { Native($0.binding) } ?? native(firstPiece, of: type)
  }

  /// The text of a type, whose name in Objective-C may begin with `NS`.
  private static func interface(of type: String) -> Interface? {
    if let found = Interface.named(type) { return found }
    return type.utf8.starts(with: "NS".utf8) ? Interface.named(String(type.dropFirst(2))) : nil
  }

  /// All names, with and without a type.
  static var allNames: [String] {
    let ofTypes = Interface.names.flatMap { type in
      (Interface.named(type)?.members ?? []).filter { $0.binding != nil }.map {
        "\(type).\($0.name)"
      }
    }
    return Set(table.keys + ofTypes).sorted()
  }

  /// All names without a type, for suggestions.
  static let names: [String] = table.keys.filter { !$0.contains(".") }.sorted()

  private static let table: NameTable<Native> = {
    var table: NameTable<Native> = [:]
    for (name, binding) in FreeDeclarations.bindings {
      if let native = Native(binding) { table.set(name, native) }
    }
    return table
  }()
}
