import Interfaces
import Lifecycle

/// The properties of UIKit's classes, as their interfaces declare them.
///
/// Those that the engine knows are `native`, and `Interpreter+NativeProperties.swift` reads and sets them;
/// the others are only kept.
enum UIKitProperties {
  /// A property that the engine knows.
  enum Native {
    case view, viewIfLoaded, isViewLoaded, parent, children, presentedViewController
    case presentingViewController, navigationController, tabBarController
    case modalPresentationStyle, isMovingToParent, isMovingFromParent, isBeingPresented
    case isBeingDismissed, definesPresentationContext, isModalInPresentation
    case presentationController, forwardsAppearance
    case frame, bounds, center, isHidden, superview, subviews, window, safeAreaInsets
    case rootViewController, isKeyWindow
    case viewControllers, topViewController, visibleViewController, delegate
    case dataSource, transitionStyle
    case selectedIndex, selectedViewController, tabs, selectedTab, isActive
    case applicationDelegate, keyWindow, windows, scenes
    case type, superclassType, description
    case presentationDelegate, presented, presenting, presentedView, presentedFrame
    case storyboard, nibName, traitCollection, transitioningDelegate, applicationState
    case transitionWasCancelled, isAnimated, isInteractive, containerView, transitionCoordinator
    case isCollapsed, splitViewController, sheetController, popoverController
    case overrideStyle, traitOverrides, displayMode, statusBarOrientation, transitionDuration,
      tableView, collectionView
    case nextResponder, initiallyInteractive, isFirstResponder, editingDelegate, arrangedSubviews,
      isEditing, searchBar, hasText
  }

  /// How a property behaves.
  enum Behaviour {
    /// The engine knows it.
    case native(Native, isSettable: Bool)
    /// It is kept as it is set; the value is what it holds before that.
    case kept(Value, isSettable: Bool)
    /// It is kept as it is set; before that it holds an opaque value of a type that is the object's own.
    case keptAsOwn(String, isSettable: Bool)
    /// It is kept without owning the object.
    case keptWeakly(isSettable: Bool)

    /// Whether a program may set it.
    var isSettable: Bool {
      switch self {
      case .native(_, let isSettable), .kept(_, let isSettable), .keptAsOwn(_, let isSettable),
        .keptWeakly(let isSettable):
        isSettable
      }
    }
  }

  /// The behaviour of a property of a class that goes by a name in either language.
  static func behaviour(of name: String, in info: ClassInfo) -> (name: String, Behaviour)? {
    if let known = info.knownProperties[name] { return known }
    var found: (name: String, Behaviour)?
    if let (member, owner) = declaration(of: name, in: info) {
      found = (member.name, behaviour(of: member, owner))
    }
    info.knownProperties.set(name, found)
    return found
  }

  /// How UIKit declares a property of a class, and which class does so; nil where there is none.
  static func declaration(of name: String, in info: ClassInfo) -> (DeclaredMember, owner: String)? {
    var current: ClassInfo? = info
    while let found = current {
      if let interface = found.interface, let member = interface.property(name) {
        return (member, interface.name)
      }
      current = found.superclass
    }
    return nil
  }

  private static func behaviour(of member: DeclaredMember, _ owner: String) -> Behaviour {
    let isSettable = member.isSettable
    if member.effect == .engine, let native = native(member.name, of: owner) {
      return .native(native, isSettable: isSettable)
    }
    if member.effect == .own {
      return .keptAsOwn(member.typeName, isSettable: isSettable)
    }
    return member.isWeak
      ? .keptWeakly(isSettable: isSettable)
      : .kept(InitialValue.value(of: member), isSettable: isSettable)
  }

  /// Whether a name is that of a getter that Objective-C declares as a method, and Swift 1 and 2 had as
  /// one: `isViewLoaded()`, `prefersStatusBarHidden()`. What has always been a property is named otherwise.
  static func wasMethod(_ name: String, in info: ClassInfo) -> Bool {
    guard earlyGetters.contains(name) || earlyBeginnings.contains(where: { name.hasPrefix($0) })
    else { return false }
    return behaviour(of: name, in: info) != nil
  }

  private static let earlyGetters: Set<String> = [
    "transitionCoordinator", "nextResponder", "intrinsicContentSize", "initiallyInteractive",
    "transitionWasCancelled", "containerView",
  ]
  private static let earlyBeginnings = [
    "is", "should", "can", "has", "prefers", "preferred", "supported", "childViewControllerFor",
    "disables",
  ]

  /// The names of all members of a class, for suggestions.
  static func names(of info: ClassInfo) -> [String] {
    var result: [String] = []
    var current: ClassInfo? = info
    while let found = current {
      result += found.interface?.plainNames ?? []
      current = found.superclass
    }
    return result
  }

  /// The names that the properties a class itself has go by, in no order.
  static func ownNames(of className: String) -> [String] {
    Interface.named(className)?.propertyNames ?? []
  }

  /// The selectors that set a class's properties, for suggestions.
  static func setters(of info: ClassInfo) -> [String] {
    names(of: info).map { "set" + SelectorName.capitalized($0) + ":" }
  }

  /// Objective-C's names of a class's properties where Swift has others, for suggestions.
  static func otherNames(of info: ClassInfo) -> [String] {
    var result: [String] = []
    var current: ClassInfo? = info
    while let found = current {
      for member in found.interface?.members ?? [] where member.kind == .property {
        result += ([member.objectiveCName] + member.earlierNames).filter { $0 != member.name }
      }
      current = found.superclass
    }
    return result.sorted()
  }
}
