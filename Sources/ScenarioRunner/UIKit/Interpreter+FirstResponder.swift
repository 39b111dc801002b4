import Lifecycle
import ScenarioSyntax

/// Becoming the first responder, and ceasing to be it.
extension Interpreter {
  /// `becomeFirstResponder()`, `resignFirstResponder()` and `endEditing(_:)`; whether it was done.
  func changeResponder(
    _ native: UIKitMethods.Native, _ argument: Value, _ object: Object, at span: NodeSpan
  ) throws(Halt) -> Value {
    switch native {
    case .becomeFirstResponder:
      guard try canBecomeFirstResponder(object, at: span) else { return .bool(false) }
      if let search = search(ofBar: object) {
        try setSearching(true, search, at: span)
        return .bool(true)
      }
      return .bool(try simulator.becomeFirstResponder(object))
    case .endEditing:
      guard let view = object as? UIView else { return .bool(false) }
      return .bool(try simulator.endEditing(in: view, isForced: truth(of: argument)))
    default: return .bool(try simulator.resignFirstResponder(object))
    }
  }

  /// Text is edited unless it is disabled; any other responder says so itself.
  private func canBecomeFirstResponder(_ object: Object, at span: NodeSpan) throws(Halt) -> Bool {
    let name = "canBecomeFirstResponder"
    let info = info(of: object)
    if info.property(name) == nil,
      ["UITextField", "UITextView", "UISearchBar"].contains(where: { info.isKind(of: $0) })
    {
      return !isDisabled(object)
    }
    if let method = info.method(selector: name, isStatic: false) {
      return truth(of: try simulator.send(selector: method.id, to: object))
    }
    let answer = try readMemberIfKnown(name, of: .object(object), at: span)
    return truth(of: answer ?? .nothing)
  }

  /// UIKit's own part of what a program overrides; nothing where it does nothing.
  func superResponder(_ entry: UIKitMethods.Entry, _ values: [Value], _ object: Object)
    throws(Halt) -> Value
  {
    guard case .native(let native) = entry.action else { return .nothing }
    switch native {
    case .becomeFirstResponder, .resignFirstResponder, .endEditing:
      return try changeResponder(
        native, values.first ?? .nothing, object, at: position.place)
    default: return .nothing
    }
  }
}
