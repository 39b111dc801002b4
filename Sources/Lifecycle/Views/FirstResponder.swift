/// The first responder: whoever gets what is typed, and what a text field tells its delegate of that.
extension Simulator {
  /// `becomeFirstResponder()`: the delegate of the one that comes is asked first, then that of the one
  /// that goes; whoever says no leaves all as it is (R241).
  public func becomeFirstResponder(_ responder: Object) throws(Halt) -> Bool {
    if firstResponder === responder { return true }
    // Nothing outside a window gets events.
    if let view = responder as? UIView, view.window == nil { return false }
    let text = TextKind(of: responder)
    if let text, try !ask(text.shouldBegin, responder) { return false }
    if let present = firstResponder, try !resignFirstResponder(present) { return false }
    firstResponder = responder
    if let text { try tellEditingDelegate(of: responder, text.didBegin, []) }
    return firstResponder === responder
  }

  /// `resignFirstResponder()`; where it is forced the delegate is not asked.
  public func resignFirstResponder(_ responder: Object, isForced: Bool = false) throws(Halt)
    -> Bool
  {
    guard firstResponder === responder else { return true }
    guard !responder.isDeallocated, let text = TextKind(of: responder) else {
      firstResponder = nil
      return true
    }
    if try !ask(text.shouldEnd, responder), !isForced { return false }
    guard firstResponder === responder else { return true }
    firstResponder = nil
    try tellEnd(of: responder, text)
    return true
  }

  /// `endEditing(_:)`: whoever edits in a view stops.
  public func endEditing(in view: UIView, isForced: Bool) throws(Halt) -> Bool {
    guard let responder = firstResponder as? UIView, isView(responder, below: view) else {
      return true
    }
    return try resignFirstResponder(responder, isForced: isForced)
  }

  /// A view has left its window: whoever edits in it has to stop.
  func endEditing(inRemoved view: UIView) throws(Halt) {
    guard let responder = firstResponder as? UIView, isView(responder, below: view) else {
      return
    }
    firstResponder = nil
    if let text = TextKind(of: responder) { try tellEnd(of: responder, text) }
  }

  private func ask(_ question: Message, _ responder: Object) throws(Halt) -> Bool {
    try tellEditingDelegate(of: responder, question, [])?.bool ?? true
  }

  /// There is a message with a reason, which comes instead of the other.
  private func tellEnd(of responder: Object, _ text: TextKind) throws(Halt) {
    if text == .field, let delegate = (responder as? UIView)?.editingDelegate,
      delegate.runtimeClass.implements(.textFieldDidEndForReason)
    {
      try tellEditingDelegate(of: responder, .textFieldDidEndForReason, [.member("committed")])
    } else {
      try tellEditingDelegate(of: responder, text.didEnd, [])
    }
  }

  @discardableResult
  private func tellEditingDelegate(
    of responder: Object, _ message: Message, _ others: [Value]
  ) throws(Halt) -> Value? {
    try tell(
      (responder as? UIView)?.editingDelegate, message, [.object(responder)] + others,
      rule: .textEditing)
  }
}

/// What is edited: the messages to a text field's delegate and to a text view's differ in their names.
private enum TextKind {
  case field, view

  init?(of object: Object) {
    var current: RuntimeClass? = object.runtimeClass
    while let type = current {
      if type.name == "UITextField" {
        self = .field
        return
      }
      if type.name == "UITextView" {
        self = .view
        return
      }
      current = type.superclass
    }
    return nil
  }

  var shouldBegin: Message { self == .field ? .textFieldShouldBegin : .textViewShouldBegin }
  var didBegin: Message { self == .field ? .textFieldDidBegin : .textViewDidBegin }
  var shouldEnd: Message { self == .field ? .textFieldShouldEnd : .textViewShouldEnd }
  var didEnd: Message { self == .field ? .textFieldDidEnd : .textViewDidEnd }
}

extension Rule {
  static let textEditing = Rule(
    241, "text-editing",
    "A text field or text view that is to become the first responder asks its delegate whether"
      + " editing should begin; then the one that edited before asks its own whether editing"
      + " should end, and notifies it that it has; then editing has begun. One that leaves its"
      + " window stops without asking.",
    sources: "apple-textfield", .inferred)
}
