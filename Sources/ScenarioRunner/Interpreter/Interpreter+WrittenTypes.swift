import Lifecycle
import ScenarioSyntax

/// What the types of tuples and closures say of the values in them.
extension Interpreter {
  /// A tuple with the labels that its type gives it: `let point: (x: Int, y: Int) = (3, 4)`.
  func labelled(_ tuple: Aggregate, as type: TypeName) -> Value {
    var text = type.text
    while let last = text.utf8.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      text.removeLast()
    }
    guard frame.dialect == .swift, !Opaque.isOpaque(tuple),
      let parts = TypeName.tupleParts(of: text), parts.count == tuple.fields.count
    else { return .aggregate(tuple) }
    var result = tuple
    for (place, part) in parts.enumerated() {
      if let label = part.label { result.fields[place].name = label }
      result.fields[place].value = coerce(
        tuple.fields[place].value, to: TypeName(part: part.type, in: type))
    }
    return .aggregate(result)
  }

  /// A collection of tuples with the labels of its type: `let pages: [(title: String, count: Int)] = [("a", 1)]`.
  func labelledElements(_ value: Value, _ type: TypeName) -> Value {
    guard frame.dialect == .swift, type.text.utf8.contains(UInt8(ascii: "(")) else { return value }
    func labelled(_ element: Value, _ written: String) -> Value {
      guard case .aggregate(let tuple) = element, tuple.isTuple else { return element }
      return self.labelled(tuple, as: TypeName(part: written, in: type))
    }
    switch value {
    case .array(let elements):
      guard let written = TypeName.elementType(of: type.text), written.utf8.first == 0x28 else {
        return value
      }
      return .array(elements.map { labelled($0, written) })
    case .dictionary(let entries):
      guard let written = TypeName.entryTypes(of: type.text)?.value, written.utf8.first == 0x28
      else { return value }
      return .dictionary(
        entries.map { DictionaryValueEntry(key: $0.key, value: labelled($0.value, written)) })
    default: return value
    }
  }

  /// Notes what type a closure is written to be of, where what it takes or gives depends on that.
  func sign(_ block: RuntimeBlock, _ type: TypeName) {
    guard frame.dialect == .swift, block.signature == nil else { return }
    let text =
      type.isFunction ? type.text : types.alias(type.name).flatMap { $0.isFunction ? $0.text : nil }
    guard let text, types.isCoercing(text) else { return }
    block.signature = text
  }

  /// The same of closures in a collection.
  func signElements(of value: Value, _ type: TypeName) {
    guard let element = TypeName.elementType(of: type.text),
      TypeName.functionParts(of: element) != nil
    else { return }
    let written = TypeName(part: element, in: type)
    let elements: [Value] =
      switch value {
      case .array(let elements): elements
      case .dictionary(let entries): entries.map { $0.value }
      default: []
      }
    for case .object(let block as RuntimeBlock) in elements { sign(block, written) }
  }

  /// What a closure of a written type is called with.
  func coerce(_ arguments: [Value], by signature: String) -> [Value] {
    guard let parts = TypeName.functionParts(of: signature),
      parts.parameters.count == arguments.count
    else { return arguments }
    var result = arguments
    for (place, part) in parts.parameters.enumerated() {
      result[place] = coerce(arguments[place], to: Self.part(part))
    }
    return result
  }

  /// What a closure of a written type gives.
  func coerce(_ value: Value, bySignature signature: String) -> Value {
    guard let parts = TypeName.functionParts(of: signature) else { return value }
    return coerce(value, to: Self.part(parts.result))
  }

  private static func part(_ text: String) -> TypeName {
    TypeName(
      part: text,
      in: TypeName(text: "", name: "", isOptional: false, isFunction: false, span: nowhere))
  }
}
