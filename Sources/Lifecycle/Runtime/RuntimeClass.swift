public import Tracing

/// A class of the program or of UIKit, as the simulator dispatches on it.
public final class RuntimeClass: @unchecked Sendable {
  /// Which built-in behaviour instances have.
  public enum Kind: Sendable {
    case object, view, window, control, viewController, navigationController, tabBarController
    case pageViewController, splitViewController, application
  }

  /// Runs an implementation of the program's; `self` is the receiver.
  public typealias Body =
    @Sendable (_ simulator: Simulator, _ receiver: Object, _ arguments: [Value]) throws(Halt) ->
    Value

  /// The name of the class.
  public let name: String
  /// The class it inherits from.
  public let superclass: RuntimeClass?
  /// The built-in behaviour it has.
  public let kind: Kind
  /// Whether the class or one it inherits from implements anything itself.
  public private(set) var hasMethods: Bool
  private var methods: [SelectorID: Body] = [:]

  /// Creates a class of UIKit's.
  public init(name: String, kind: Kind) {
    self.name = name
    self.superclass = nil
    self.kind = kind
    self.hasMethods = false
  }

  /// Creates a class of the program's, without methods yet.
  public init(name: String, superclass: RuntimeClass) {
    self.name = name
    self.superclass = superclass
    self.kind = superclass.kind
    self.hasMethods = superclass.hasMethods
  }

  /// Implements a message; a second implementation replaces the first.
  public func implement(_ selector: SelectorID, _ body: @escaping Body) {
    methods[selector] = body
    hasMethods = true
  }

  /// The nearest implementation of the program's, and the class that has it.
  public func implementation(of selector: SelectorID) -> (body: Body, owner: RuntimeClass)? {
    guard hasMethods else { return nil }
    var current: RuntimeClass? = self
    while let candidate = current {
      if let body = candidate.methods[selector] { return (body, candidate) }
      current = candidate.superclass
    }
    return nil
  }

  /// Whether it is another class or inherits from it.
  public func isSubclass(of other: RuntimeClass) -> Bool {
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
  public static let object = RuntimeClass(name: "NSObject", kind: .object)
  /// `UIView`.
  public static let view = RuntimeClass(name: "UIView", kind: .view)
  /// `UIWindow`.
  public static let window = RuntimeClass(name: "UIWindow", kind: .window)
  /// `UIViewController`.
  public static let viewController = RuntimeClass(name: "UIViewController", kind: .viewController)
  /// `UINavigationController`.
  public static let navigationController = RuntimeClass(
    name: "UINavigationController", kind: .navigationController)
  /// `UIApplication`.
  public static let application = RuntimeClass(name: "UIApplication", kind: .application)
}
