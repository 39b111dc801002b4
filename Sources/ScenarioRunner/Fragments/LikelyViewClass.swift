import Interfaces
import ScenarioSyntax

/// The class of views that a fragment is written in which overrides what no controller has: `layoutSubviews`.
struct LikelyViewClass {
  /// Its name; nil where nothing says that the fragment is a view's.
  let name: String?

  /// The class that declares all that a fragment overrides; of several the one that has most of what it uses.
  init(_ program: Program, _ names: FreeNames) {
    let methods = program.overriddenMethods
    let isOfController = { Self.declares($0, "UIViewController") }
    let isOfView = { Self.declares($0, "UIView") }
    guard methods.contains(where: { !isOfController($0) }),
      methods.allSatisfy({ !isOfController($0) || isOfView($0) })
    else {
      name = nil
      return
    }
    if methods.allSatisfy(isOfView) {
      name = "UIView"
      return
    }
    let used = Set(names.names).union(names.membersOfSelf).sorted()
    var best: (name: String, count: Int)?
    for candidate in Interface.names
    where Self.inherits(candidate) && methods.allSatisfy({ Self.declares($0, candidate) }) {
      let count = used.filter { Self.hasProperty($0, candidate) }.count
      if count > best?.count ?? -1 { best = (candidate, count) }
    }
    name = best?.name
  }

  /// Whether a class is one of views.
  private static func inherits(_ name: String) -> Bool {
    Interface.named(name)?.kind == .class && first(above: name) { $0.name == "UIView" }
  }

  private static func declares(_ method: FunctionDeclaration, _ name: String) -> Bool {
    first(above: name) { interface in
      interface.members.contains { member in
        guard member.kind == .method || member.kind == .initializer else { return false }
        return member.fullName == method.fullName || member.objectiveCName == method.selector
      }
    }
  }

  private static func hasProperty(_ property: String, _ name: String) -> Bool {
    first(above: name) { $0.property(property) != nil }
  }

  /// Whether a type, or one that it inherits from, is of some kind.
  private static func first(above name: String, _ isMeant: (Interface) -> Bool) -> Bool {
    var current = Interface.named(name)
    while let found = current {
      if isMeant(found) { return true }
      current = found.inherited.first.flatMap { Interface.named($0) }
    }
    return false
  }
}

extension Program {
  /// The methods outside every class that override: in Swift those that say so, in Objective-C those that a view has.
  fileprivate var overriddenMethods: [FunctionDeclaration] {
    statements.compactMap { statement in
      guard case .function(let function) = statement.kind, function.body != nil,
        !function.isTypeMember
      else { return nil }
      let overrides =
        dialect == .swift
        ? function.modifiers.contains(.override) : function.selector.map(Self.isOfUIKit) ?? false
      return overrides ? function : nil
    }
  }

  private static func isOfUIKit(_ selector: String) -> Bool {
    ["UIView", "UIViewController"].contains { type in
      Interface.named(type)?.members.contains {
        ($0.kind == .method || $0.kind == .initializer) && $0.objectiveCName == selector
      } ?? false
    }
  }
}
