import Interfaces
import Lifecycle
import ScenarioTypes

/// The classes of the system's that a scenario may name, as their interfaces declare them.
enum UIKitClasses {
  /// A class, what it inherits from, and the built-in behaviour its instances have.
  struct Entry {
    let name: String
    let superclass: String?
    let kind: RuntimeClass.Kind
  }

  /// The class of an application delegate that nothing declares.
  static let applicationDelegate = "ApplicationDelegate"

  /// The entry of a class whose instances are objects; nil for any other name.
  static func entry(_ name: String) -> Entry? {
    guard let interface = Interface.named(name), interface.kind == .class, !interface.isOpaque
    else { return nil }
    let above = interface.inherited.first
    return Entry(
      name: name, superclass: above,
      kind: kinds[name] ?? above.flatMap { entry($0)?.kind } ?? .object)
  }

  /// The classes of which the model has a behaviour of its own, which those below them inherit.
  private static let kinds: NameTable<RuntimeClass.Kind> = [
    "UIApplication": .application, "UIViewController": .viewController,
    "UINavigationController": .navigationController, "UITabBarController": .tabBarController,
    "UIPageViewController": .pageViewController, "UISplitViewController": .splitViewController,
    "UIView": .view, "UIWindow": .window, "UIControl": .control,
    "UIPresentationController": .presentationController, "UIStoryboard": .storyboard,
    "UIPercentDrivenInteractiveTransition": .percentDriven,
  ]

  /// All names, for suggestions; those of types in types cannot be meant by a word.
  static let names: [String] =
    Interface.names.filter { !$0.utf8.contains(UInt8(ascii: ".")) } + NamedTypes.opaque

  /// The names that begin with two bytes, in the same order.
  static func names(from start: UInt16) -> [String] { namesByStart[start] ?? [] }

  private static let namesByStart = Dictionary(grouping: names, by: start)

  /// The first two bytes of a name, as a number.
  static func start(of name: String) -> UInt16 {
    var bytes = name.utf8.makeIterator()
    let first = bytes.next() ?? 0
    return UInt16(first) << 8 | UInt16(bytes.next() ?? 0)
  }

  /// The initialisers that a class has of the system, by selector; of a class that nothing declares, those
  /// that can hardly be its own.
  static func initializers(of info: ClassInfo?) -> [String] {
    guard let info else {
      return ["init", "initWithRootViewController:", "initWithNibName:bundle:"]
    }
    var selectors = ["init", "initWithCoder:"]
    visitInitializers(of: info) { selectors.append($0.objectiveCName) }
    return selectors
  }

  /// Whether a class has an initialiser of the system's that takes some arguments.
  static func hasInitializer(_ info: ClassInfo, _ arguments: [PassedArgument]) -> Bool {
    var isFound = false
    visitInitializers(of: info) { member in
      isFound =
        isFound
        || ArgumentMatch.match(member.parameters.map { $0.shape }, arguments.map { $0.shape })
          != nil
    }
    return isFound
  }

  /// The initialisers of a class and of those that it inherits from.
  private static func visitInitializers(of info: ClassInfo, _ body: (DeclaredMember) -> Void) {
    var current: ClassInfo? = info
    while let found = current {
      for member in found.interface?.members ?? [] where member.kind == .initializer {
        body(member)
      }
      current = found.superclass
    }
  }

  /// Whether a controller is a page that the system fills, of which the model knows no more than that it
  /// shows: it is made in ways of its own, `SFSafariViewController(url:)`.
  static func isSystemPage(_ info: ClassInfo) -> Bool { info.interface?.isUnmodelled ?? true }

  /// Types whose values are opaque: colours, fonts, constraints. Whatever is read of them or
  /// done with them is opaque too.
  static func isOpaque(_ name: String) -> Bool {
    NamedTypes.isOpaque(name) || Interface.named(name)?.isOpaque ?? false
  }

  /// Protocols of the system's that a class may conform to; those of delegates are known by their names.
  static func isProtocol(_ name: String) -> Bool {
    NamedTypes.mayBeConformedTo(name) || name == "NSObject"
      || Interface.named(name)?.kind == .protocol
      || ["Delegate", "DataSource", "Protocol", "able"].contains { name.hasSuffix($0) }
  }
}
