import CallTrace
import Lifecycle

/// A program written in Swift against the engine alone, with no text and no parser.
///
/// `log` reads like the catalogue's golden traces: the calls of the given levels, with `|` where the
/// phase or the turn changes.
final class Program {
  let simulator: Simulator

  init(iOS version: Int = 17) {
    simulator = Simulator(profile: Profile(iOSVersion: version))
  }

  init(_ profile: Profile) {
    simulator = Simulator(profile: profile)
  }

  var window: UIWindow { simulator.window }

  /// A class of the program's, with implementations that run before UIKit's own.
  func define(
    _ name: String, _ superclass: RuntimeClass = .viewController,
    _ methods: [Message: (Program, UIViewController) throws(Halt) -> Void] = [:]
  ) -> RuntimeClass {
    let type = RuntimeClass(name: name, superclass: superclass)
    for (message, body) in methods {
      nonisolated(unsafe) let body = body
      nonisolated(unsafe) let program = self
      type.implement(message.selectorID) { simulator, receiver, arguments throws(Halt) in
        try simulator.sendSuper(message.selectorID, arguments, to: receiver, above: type)
        try body(program, receiver as! UIViewController)
        return .nothing
      }
    }
    return type
  }

  /// An instance that a variable of the program's owns.
  func controller(_ type: RuntimeClass, owned: Bool = true) throws(Halt) -> UIViewController {
    let object = try simulator.make(type)
    if owned { simulator.retain(object) }
    return object as! UIViewController
  }

  func controller(_ name: String, owned: Bool = true) throws(Halt) -> UIViewController {
    try controller(define(name), owned: owned)
  }

  func navigation(_ root: UIViewController) throws(Halt) -> UINavigationController {
    let object = try simulator.make(.navigationController) as! UINavigationController
    object.label = "nav"
    simulator.retain(object)
    try simulator.setRoot(root, of: object)
    return object
  }

  /// Shows a controller as the window's root, and waits until it has appeared.
  func show(_ root: UIViewController, settles: Bool = true) throws(Halt) {
    try window.setRootViewController(root, simulator)
    try window.makeKeyAndVisible(simulator)
    if settles { try simulator.settle() }
  }

  func add(_ child: UIViewController, to parent: UIViewController) throws(Halt) {
    try simulator.send(.addChild, .object(child), to: parent)
  }

  func addView(of child: UIViewController, to parent: UIViewController) throws(Halt) {
    let view = try simulator.view(of: child)
    try simulator.send(.showView, .object(view), to: try simulator.view(of: parent))
  }

  func removeView(of child: UIViewController) throws(Halt) {
    try simulator.send(.hideView, to: try simulator.view(of: child))
  }

  func didMove(_ child: UIViewController, to parent: UIViewController?) throws(Halt) {
    try simulator.send(.didMoveToParent, .object(parent), to: child)
  }

  func willMove(_ child: UIViewController, to parent: UIViewController?) throws(Halt) {
    try simulator.send(.willMoveToParent, .object(parent), to: child)
  }

  /// The documented way to add a child (A3).
  func embed(_ child: UIViewController, in parent: UIViewController) throws(Halt) {
    try add(child, to: parent)
    try addView(of: child, to: parent)
    try didMove(child, to: parent)
  }

  func begin(_ child: UIViewController, _ appearing: Bool, animated: Bool = false) throws(Halt) {
    try simulator.send(
      .beginAppearanceTransition, .values([.bool(appearing), .bool(animated)]), to: child)
  }

  func end(_ child: UIViewController) throws(Halt) {
    try simulator.send(.endAppearanceTransition, to: child)
  }

  func push(_ page: UIViewController, on navigation: UINavigationController, animated: Bool = true)
    throws(Halt)
  {
    try simulator.send(
      .pushViewController, .values([.object(page), .bool(animated)]), to: navigation)
  }

  /// A closure of the program's.
  func block(_ body: @escaping (Program) throws(Halt) -> Void) -> Block {
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) let program = self
    let block = Block(owner: nil) { _, _ throws(Halt) in
      try body(program)
      return .nothing
    }
    simulator.adopt(block)
    return block
  }

  /// Where the trace stands, to read it from later.
  func mark() -> Int { simulator.trace.events.count }

  /// The messages since a mark that UIKit or the program sent to somebody's callbacks.
  func log(
    since start: Int = 0, levels: Set<MessageSelector.Level> = [.appearance, .containment],
    hiding hidden: Set<String> = []
  ) -> [String] {
    let trace = simulator.finish()
    var lines: [String] = []
    var last: Moment?
    for event in trace.events[start...] {
      let line: String
      switch event.kind {
      case .call(let call):
        let selector = trace[call.selector]
        guard call.rule != nil || selector.swift == "completion", levels.contains(selector.level),
          !hidden.contains(selector.baseName)
        else { continue }
        line = "\(trace[call.receiver].name).\(Self.short(trace, call))"
      case .console(let console) where console.source == .warning: line = "! \(console.text)"
      case .exception(let exception): line = "raises \(exception.name)"
      default: continue
      }
      if let last, last.phase != event.moment.phase || last.turn != event.moment.turn {
        lines.append("|")
      }
      last = event.moment
      lines.append(line)
    }
    return lines
  }

  /// A call as the catalogue writes it: callbacks without `animated`, moves with the parent.
  private static func short(_ trace: Trace, _ call: Call) -> String {
    let name = trace[call.selector].baseName
    guard name == "willMove" || name == "didMove" else { return name }
    return trace.message(call)
  }
}
