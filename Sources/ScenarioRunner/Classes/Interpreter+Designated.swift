import Lifecycle
import ScenarioSyntax

/// Initialisers of UIKit's that send `self` another one, which a class may override.
extension Interpreter {
  /// Runs the program's initialiser that UIKit's own goes on to; nil where there is none.
  func goOn(from selector: String, _ arguments: [Value], of object: Object) throws(Halt) -> Value? {
    guard let next = onward(from: selector, arguments, of: object) else { return nil }
    return try initialize(object, by: next.method, next.values)
  }

  /// Runs an initialiser of either language; Swift's returns nothing.
  func initialize(_ object: Object, by method: MethodInfo, _ values: [Value]) throws(Halt) -> Value
  {
    guard method.declaration.kind == .initializer else {
      return try send(method, values, to: object)
    }
    return try runInitializer(method, values, on: object) ? .object(object) : .nothing
  }

  /// The program's initialiser that UIKit's own goes on to, and what it is given; nil where the class
  /// overrides none of them.
  private func onward(from selector: String, _ arguments: [Value], of object: Object)
    -> (method: MethodInfo, values: [Value])?
  {
    let info = info(of: object)
    guard info.declaresMethods else { return nil }
    var selector = selector
    var values = arguments
    while let next = Self.initializersGoingOn.first(where: {
      $0.from == selector && info.isKind(of: $0.owner)
    }) {
      selector = next.to
      values = Self.values(of: selector, after: values)
      if let method = info.method(selector: selector, isStatic: false) {
        // One that calls its way back to itself is not begun again.
        return frame.method === method ? nil : (method, values)
      }
    }
    return nil
  }

  /// An initialiser's selector, of its labels.
  static func initializerSelector(_ labels: [String]) -> String {
    guard let first = labels.first else { return "init" }
    return "initWith" + SelectorName.capitalized(first) + ":"
      + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// The nearer class comes first.
  private static let initializersGoingOn: [(owner: String, from: String, to: String)] = [
    ("UITableViewController", "init", "initWithStyle:"),
    ("UITableViewController", "initWithStyle:", "initWithNibName:bundle:"),
    ("UIViewController", "init", "initWithNibName:bundle:"),
    ("UIButton", "initWithType:", "initWithFrame:"),
    ("UITableView", "initWithFrame:", "initWithFrame:style:"),
    ("UITableViewCell", "initWithFrame:", "initWithStyle:reuseIdentifier:"),
    ("UIView", "init", "initWithFrame:"),
  ]

  /// What an initialiser is given by the one before it.
  private static func values(of selector: String, after values: [Value]) -> [Value] {
    switch selector {
    case "initWithFrame:": [Geometry.rect(.zero)]
    case "initWithFrame:style:": [values.first ?? Geometry.rect(.zero), .member("plain")]
    case "initWithStyle:": [.member("plain")]
    case "initWithStyle:reuseIdentifier:": [.member("default"), .nothing]
    default: [.nothing, .nothing]
    }
  }
}
