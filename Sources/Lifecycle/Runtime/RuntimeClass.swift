public import CallTrace

/// A class of the program or of UIKit, as the simulator dispatches on it.
///
/// It alone crosses threads: the simulators of a build run beside one another and share what UIKit's classes
/// are declared as. A shared class is given no method, so nobody writes what others read; objects are made of
/// a simulator's own copy, to which a program may give some.
public final class RuntimeClass: @unchecked Sendable {
  /// Which built-in behaviour instances have.
  public enum Kind: Int, CaseIterable, Sendable {
    case object, view, window, control, viewController, navigationController, tabBarController
    case pageViewController, splitViewController, application, storyboard, percentDriven
    case presentationController

    /// Whether instances are view controllers.
    public var isController: Bool {
      switch self {
      case .viewController, .navigationController, .tabBarController, .pageViewController,
        .splitViewController:
        true
      default: false
      }
    }
  }

  /// Runs an implementation of the program's; `self` is the receiver.
  public typealias Body =
    (_ simulator: Simulator, _ receiver: Object, _ arguments: Payload) throws(Halt) ->
    Value

  /// The name of the class.
  public let name: String
  /// The class it inherits from.
  public let superclass: RuntimeClass?
  /// The built-in behaviour it has.
  public let kind: Kind
  /// The class of the views that its controllers have out of a storyboard which is not shown.
  public var viewClass: RuntimeClass?
  /// The program's implementations by the index of their message.
  private var methods: [Method?] = []

  /// Whether it implements callbacks of layout itself, which are sent only to classes that do.
  private var ownsLayoutCallbacks = false

  /// Whether it is the declaration of a class of UIKit's that all simulators share.
  let isShared: Bool

  private struct Method {
    let body: Body
  }

  /// Creates a class of UIKit's.
  public init(name: String, kind: Kind, superclass: RuntimeClass? = nil) {
    self.name = name
    self.superclass = superclass
    self.kind = kind
    isShared = false
  }

  /// Declares a class of UIKit's for all simulators.
  init(shared name: String, kind: Kind, superclass: RuntimeClass? = nil) {
    self.name = name
    self.superclass = superclass
    self.kind = kind
    isShared = true
  }

  /// Creates a class of the program's, without methods yet.
  public init(name: String, superclass: RuntimeClass) {
    self.name = name
    self.superclass = superclass
    self.kind = superclass.kind
    isShared = false
  }

  /// Implements a message; a second implementation replaces the first. A shared class is left as it is.
  public func implement(_ selector: SelectorID, _ body: @escaping Body) {
    guard !isShared else { return }
    let index = Int(selector.index)
    while methods.count <= index { methods.append(nil) }
    methods[index] = Method(body: body)
    if Message(selector)?.isLayoutCallback == true { ownsLayoutCallbacks = true }
  }

  /// Whether instances implement callbacks for constraints, safe areas or margins.
  var implementsLayoutCallbacks: Bool {
    ownsLayoutCallbacks || superclass?.implementsLayoutCallbacks ?? false
  }

  /// The program's implementation that an instance runs: its class's or the nearest inherited one.
  public func body(of selector: SelectorID) -> Body? {
    // UIKit's own classes have none.
    methods.isEmpty && superclass == nil ? nil : inheritedBody(of: Int(selector.index))
  }

  private func inheritedBody(of index: Int) -> Body? {
    if index < methods.count, let method = methods[index] { return method.body }
    return superclass?.inheritedBody(of: index)
  }

  /// The program's implementation that the class itself has.
  public func ownBody(of selector: SelectorID) -> Body? {
    let index = Int(selector.index)
    return index < methods.count ? methods[index]?.body : nil
  }

  /// Whether the program implements a message for instances of the class.
  public func implements(_ message: Message) -> Bool { body(of: message.selectorID) != nil }

  /// The messages that the program implements for instances of the class.
  var implementedMessages: SelectorSet {
    var found = superclass?.implementedMessages ?? SelectorSet()
    for index in methods.indices where methods[index] != nil {
      found.insert(SelectorID(UInt16(truncatingIfNeeded: index)))
    }
    return found
  }

  /// Whether it is another class or inherits from it.
  func isSubclass(of other: RuntimeClass) -> Bool {
    var current: RuntimeClass? = self
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.superclass
    }
    return false
  }
}

extension RuntimeClass {
  /// `NSObject`.
  public static let object = RuntimeClass(shared: "NSObject", kind: .object)
  /// `UIView`.
  public static let view = RuntimeClass(shared: "UIView", kind: .view)
  /// `UIWindow`.
  public static let window = RuntimeClass(shared: "UIWindow", kind: .window)
  /// `UIViewController`.
  public static let viewController = RuntimeClass(shared: "UIViewController", kind: .viewController)
  /// `UINavigationController`.
  public static let navigationController = RuntimeClass(
    shared: "UINavigationController", kind: .navigationController)
  /// `UIApplication`.
  static let application = RuntimeClass(shared: "UIApplication", kind: .application)
}
