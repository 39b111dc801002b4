import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What UIKit's own initialisers are given.
extension Interpreter {
  /// Keeps the arguments of an initialiser that can be read again: `image:` is what `image` holds. A
  /// closure or an action is what the control does, and views are put into their stack.
  func keep(_ arguments: [PassedArgument], in object: Object, at span: NodeSpan) throws(Halt) {
    let info = info(of: object)
    for argument in arguments {
      guard let label = argument.label else { continue }
      let value = argument.value.unboxed
      switch (label, object) {
      case ("frame", let view as UIView):
        setInitialFrame(value, of: view)
      case ("primaryAction", _): addPrimaryAction(value, to: object)
      case ("arrangedSubviews", _):
        for view in value.elements ?? [] {
          _ = try call(
            "addArrangedSubview", on: object,
            [PassedArgument(label: nil, value: view, isTrailing: false, span: span)], at: span)
        }
      case ("style", let split as UISplitViewController):
        split.hasNamedColumns = value.names("doubleColumn") || value.names("tripleColumn")
      default:
        guard let (name, behaviour) = UIKitProperties.behaviour(of: label, in: info),
          case .kept = behaviour
        else { continue }
        try keep(value, as: behaviour, name, of: object, at: span)
      }
    }
  }

  /// A button shows its action's title, unless its configuration has another.
  private func addPrimaryAction(_ value: Value, to control: Object) {
    guard let block = value.object as? RuntimeBlock else { return }
    addAction(block, to: control)
    if let title = block.properties["title"], info(of: control).isKind(of: "UIButton") {
      control.properties["currentTitle"] = title
    }
  }

  /// The arguments of a message as those of Swift's initialiser: `initWithFrame:style:`.
  func labelled(_ arguments: [PassedArgument], initializer selector: String) -> [PassedArgument] {
    let pieces = selector.utf8.split(separator: UInt8(ascii: ":")).compactMap { String($0) }
    var result = arguments
    for (place, piece) in pieces.enumerated() where place < result.count {
      result[place].label =
        piece.hasPrefix("initWith")
        ? SelectorName.uncapitalized(String(piece.dropFirst("initWith".utf8.count))) : piece
    }
    return result
  }
}
