import CallTrace
import Interfaces
import Lifecycle
import ScenarioTypes

/// The methods of the system's classes that do something when a program calls them, as their interfaces declare
/// them: `@message` is a message of the engine's, `@engine` what `UIKitMethods+Natives` binds.
enum UIKitMethods {
  /// A method that is no message of the engine's: what it does.
  enum Native {
    case touchPoint, isDescendant, viewWithTag, addTarget, addControlAction, sendActions,
      removeTarget
    case performAfterDelay, perform, performOnMainThread, performInBackground, isKind, isMember,
      respondsTo, isEqual
    case isProxy, addArrangedSubview, removeArrangedSubview, addAlertAction, addGesture,
      removeGesture,
      invalidate, fire
    case setTitle, hideNavigationBar, hideToolbar
    case becomeFirstResponder, resignFirstResponder, endEditing
    case tap, swipeBack, tapBack, dragSheetDown, tapOutside, selectTab, goHome, returnToApp,
      memoryWarning, terminate
    case swipePage, rotate
    case resize, contextView, contextController, contextFrame
    case setTabs, tab
    case selectRow, deselectRow, selectItem, deselectItem, placeOfCell
    case setColumn, column, showColumn, hideColumn, presentModal, dismissModal, snapshot
    case addScene, addSegue, addNibView, addNibController, instantiateNib
    case startOperation, mainOfOperation, cancelOperation, waitForOperation, addDependency
    case removeDependency, addExecutionBlock, canOpen, overrideTraits
  }

  /// What a method does.
  enum Action {
    case message(Message)
    case native(Native)
  }

  /// A method under one of its names.
  struct Entry {
    /// The type that declares it.
    let owner: String
    /// As in Swift, with labels.
    let swift: String
    let objectiveC: String
    /// The parameters of the Swift spelling.
    let shapes: [ParameterShape]
    let action: Action

    /// A method as it is declared, or with the labels of an earlier version of Swift, in which nothing could
    /// be left out.
    fileprivate init(
      _ member: DeclaredMember, of owner: String, _ action: Action, as earlier: String? = nil
    ) {
      self.owner = owner
      swift = earlier ?? member.fullName
      objectiveC = member.objectiveCName
      self.action = action
      guard let earlier else {
        shapes = member.parameters.map { $0.shape }
        return
      }
      let labels = MessageSelector(swift: earlier, objectiveC: "", level: .views).labels
      shapes = labels.enumerated().map { place, label in
        ParameterShape(
          label: label == "_" ? nil : label, isOptional: false,
          isFunction: place >= member.parameters.count || member.parameters[place].isFunction)
      }
    }
  }

  /// The methods of a class of a base name in Swift, those of subclasses first; behind them those that Swift 1
  /// and 2 called so, which took the selector's first piece for the base name.
  static func entries(baseName name: String, of info: ClassInfo) -> [Entry] {
    if let known = info.methodsByBaseName[name] { return known }
    var found: [Entry] = []
    var early: [Entry] = []
    visit(info) { interface in
      for member in interface.methods(name) {
        guard let action = action(of: member, interface.name) else { continue }
        if member.name == name { found.append(Entry(member, of: interface.name, action)) }
        for earlier in member.earlierNames where SelectorName.isSwift(earlier, named: name) {
          found.append(Entry(member, of: interface.name, action, as: earlier))
        }
        if let first = SelectorName.earlySwift(of: member.objectiveCName), first != member.fullName,
          SelectorName.isSwift(first, named: name)
        {
          early.append(Entry(member, of: interface.name, action, as: first))
        }
      }
    }
    found += early
    info.methodsByBaseName.set(name, found)
    return found
  }

  /// The methods of a class of a selector in Objective-C, those of subclasses first.
  static func entries(selector: String, of info: ClassInfo) -> [Entry] {
    if let known = info.methodsBySelector[selector] { return known }
    var found: [Entry] = []
    visit(info) { interface in
      for member in interface.methods(SelectorName.firstPiece(of: selector))
      where member.objectiveCName == selector || member.earlierNames.contains(selector) {
        guard let action = action(of: member, interface.name) else { continue }
        found.append(Entry(member, of: interface.name, action))
      }
    }
    info.methodsBySelector.set(selector, found)
    return found
  }

  /// Whether a class has a method of a base name that does nothing and takes some arguments.
  static func hasPlainMethod(
    _ name: String, _ arguments: [PassedArgument], of info: ClassInfo
  ) -> Bool {
    var isFound = false
    visit(info) { interface in
      for member in interface.methods(name)
      where member.name == name && action(of: member, interface.name) == nil {
        isFound =
          isFound
          || ArgumentMatch.match(member.parameters.map { $0.shape }, arguments.map { $0.shape })
            != nil
      }
    }
    return isFound
  }

  /// The base names, or the selectors, of a class's methods, for suggestions.
  static func names(of info: ClassInfo, isSelector: Bool) -> [String] {
    var names: [String] = []
    visit(info) { interface in
      for member in interface.members where action(of: member, interface.name) != nil {
        names.append(isSelector ? member.objectiveCName : member.name)
      }
    }
    return names
  }

  /// Whether a subclass may override a method, by its name in Swift.
  static func isOverridable(_ swift: String, in info: ClassInfo) -> Bool {
    info.declaredMethod(swift) != nil
      || entries(baseName: SelectorName.baseName(swift), of: info).contains { $0.swift == swift }
  }

  /// Whether a subclass may override a type method, by its name in Swift.
  static func isOverridable(typeMethod swift: String, in info: ClassInfo) -> Bool {
    var isFound = false
    visit(info) { interface in
      isFound =
        isFound
        || interface.typeMethods(SelectorName.baseName(swift)).contains { $0.fullName == swift }
    }
    return isFound
  }

  /// Whether one of the system's classes declares a method that a class may have of one which nothing declares.
  static func isCallback(_ swift: String) -> Bool {
    let word = SelectorName.baseName(swift)
    return callbackOwners.contains { owner in
      Interface.named(owner)?.methods(word).contains { $0.fullName == swift } ?? false
    }
  }

  /// The classes from which classes that nothing declares mostly inherit.
  private static let callbackOwners = [
    "UIResponder", "UIViewController", "UIView", "UITableViewCell", "UICollectionReusableView",
    "UIGestureRecognizer", "XCTestCase",
  ]

  /// Whether a subclass may override the method of an Objective-C selector.
  static func isOverridable(selector: String, in info: ClassInfo) -> Bool {
    !entries(selector: selector, of: info).isEmpty
  }

  /// Whether a type itself declares a method of a base name that does something.
  static func isOwn(_ baseName: String, of owner: String) -> Bool {
    Interface.named(owner)?.methods(baseName).contains { action(of: $0, owner) != nil } ?? false
  }

  /// The base names of the methods that a type itself declares and that do something, in Swift.
  static func ownBaseNames(of owner: String) -> Set<String> {
    let members = Interface.named(owner)?.members ?? []
    return Set(members.filter { action(of: $0, owner) != nil }.map { $0.name })
  }

  /// How the system declares a class's method of a base name, in Swift; nil where it has none.
  static func declaration(of baseName: String, in info: ClassInfo) -> String? {
    entries(baseName: baseName, of: info).first?.swift
  }

  /// What a method of an instance does; nil where that is nothing.
  static func action(of member: DeclaredMember, _ owner: String) -> Action? {
    guard member.kind == .method, !member.isStatic else { return nil }
    switch member.effect {
    case .message:
      let message =
        SelectorName.message(objectiveC: member.objectiveCName)
        ?? SelectorName.message(swift: member.fullName)
      return message.map { .message($0) }
    case .engine: return native(member.fullName, of: owner).map { .native($0) }
    default: return nil
    }
  }

  /// What the system declares of a class and of those that it inherits from.
  private static func visit(_ info: ClassInfo, _ body: (Interface) -> Void) {
    var current: ClassInfo? = info
    while let found = current {
      if let interface = found.interface { body(interface) }
      current = found.superclass
    }
  }
}

extension DeclaredParameter {
  /// The parameter as calls are matched with it.
  var shape: ParameterShape {
    ParameterShape(
      label: label == "_" ? nil : label, isOptional: isOptional, isFunction: isFunction)
  }
}
