import Lifecycle
import ScenarioSyntax

/// Of which of the program's enumerations a case is: `.on` may be one of several.
///
/// A case is known to be of one where that is written before it, and where it comes to something that has a
/// type. One of which it is not known is taken for that of the first enumeration that has such a case.
extension Interpreter {
  /// The enumerations that a case may be of, in the order in which they are declared.
  func enumerations(of value: Value) -> [ClassInfo] {
    guard types.hasEnumerations, let name = value.caseName else { return [] }
    if case .aggregate(let aggregate) = value, let known = aggregate.enumeration {
      return types[known].map { [$0] } ?? []
    }
    return types.withCase(name, simulator)
  }

  /// The place of a case among those of an enumeration.
  func place(of value: Value, in info: ClassInfo) -> Int? {
    value.caseName.flatMap { info.place(ofCase: $0) }
  }

  /// A case as one of an enumeration, where that has it; any other value as it is.
  func typed(_ value: Value, as info: ClassInfo) -> Value {
    guard info.kind == .enumeration, !value.isTypedCase, let place = place(of: value, in: info)
    else { return value }
    guard case .aggregate(let written) = value else { return info.value(ofCase: place) }
    return fill(place, of: info, written.fields) ?? value
  }

  /// A case with what it carries, as its declaration has that; nil where it carries something else.
  private func fill(_ place: Int, of info: ClassInfo, _ written: [Aggregate.Field]) -> Value? {
    let parameters = info.cases[place].parameters
    guard parameters.count == written.count else { return nil }
    var fields = written
    for (index, parameter) in parameters.enumerated() {
      fields[index].name = parameter.label ?? ""
      fields[index].value = coerce(written[index].value, to: parameter.type)
    }
    return .aggregate(.enumCase(info.cases[place].name, of: info.name, fields))
  }

  /// A case as one of the enumeration that another one is of.
  func typed(_ value: Value, like other: Value) -> Value {
    guard case .aggregate(let other) = other, let name = other.enumeration,
      let info = types[name]
    else { return value }
    return typed(value, as: info)
  }

  /// The cases in a value as those of the enumerations that are written in its type.
  func typedCases(_ value: Value, as type: String) -> Value {
    switch value {
    case .member, .aggregate:
      if let elements = value.setElements, let element = TypeName.genericArguments(in: type).first {
        return enumeration(named: element) == nil
          ? value : SetValue.value(elements.map { typedCases($0, as: element) })
      }
      guard !value.isTypedCase, value.caseName != nil, let info = enumeration(named: type) else {
        return value
      }
      return typed(value, as: info)
    case .array(let elements):
      let written =
        TypeName.elementType(of: type)
        ?? (type.hasPrefix("Set<") ? TypeName.genericArguments(in: type).first : nil)
      guard let element = written, enumeration(named: element) != nil else { return value }
      return .array(elements.map { typedCases($0, as: element) })
    case .dictionary(let entries):
      guard let (key, element) = TypeName.entryTypes(of: type),
        enumeration(named: key) != nil || enumeration(named: element) != nil
      else { return value }
      return .dictionary(
        entries.map {
          DictionaryValueEntry(
            key: typedCases($0.key, as: key), value: typedCases($0.value, as: element))
        })
    default: return value
    }
  }

  /// The program's enumeration that a type is, or holds where it is an optional.
  private func enumeration(named written: String) -> ClassInfo? {
    var name = written
    while let last = name.utf8.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      name.removeLast()
    }
    if name == "Self" { return selfType.flatMap { types[$0.name] }?.asEnumeration }
    // A type inside another one is known by its own name.
    let inner = name.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      String(name[name.utf8.index(after: $0)...])
    }
    return (types[unaliased: name] ?? inner.flatMap { types[unaliased: $0] })?.asEnumeration
  }

  /// The enumeration whose cases a variable holds: that of its type, or of its first value.
  func enumeration(of value: Value, _ type: TypeName?) -> ClassInfo? {
    if let type { return enumeration(named: type.text) }
    guard case .aggregate(let first) = value else { return nil }
    return first.enumeration.flatMap { types[$0] }
  }

  /// Whether a case is of a type: of any, as long as its enumeration is not known.
  func isCase(_ value: Aggregate, of type: String) -> Bool {
    guard let name = value.enumeration, let info = types[name] else { return true }
    guard
      let wanted = (boundType(type) ?? types[unaliased: type]?.runtime)
        .flatMap({ types[$0.name] })
    else { return !type.isNameOfPlainType }
    return wanted === info || wanted.kind == .protocol && conforms(info, to: wanted.name)
  }

  /// Whether a type conforms to a protocol of the program's, or to one that inherits from it.
  private func conforms(_ info: ClassInfo, to name: String) -> Bool {
    var pending = [info]
    var seen: Set<String> = [info.name]
    while let found = pending.popLast() {
      if found.isKind(of: name) { return true }
      guard simulator.spend(parts: 16 * found.conformances.count) else { return false }
      for inner in found.conformances where seen.insert(inner).inserted {
        if let above = types[inner] { pending.append(above) }
      }
    }
    return false
  }
}

extension ClassInfo {
  fileprivate var asEnumeration: ClassInfo? {
    kind == .enumeration && isOfProgram ? self : nil
  }

  /// A case that is named alone.
  func value(ofCase place: Int) -> Value {
    // What it carries is still to come.
    guard cases[place].parameters.isEmpty else { return .member(cases[place].name) }
    return .aggregate(.enumCase(cases[place].name, of: name))
  }
}

extension Value {
  /// The name of the case, if it is one.
  var caseName: String? {
    switch self {
    case .member(let name): name
    case .aggregate(let aggregate): aggregate.caseName
    default: nil
    }
  }

  /// Whether it is a case whose enumeration is known.
  var isTypedCase: Bool {
    if case .aggregate(let aggregate) = self { return aggregate.isTypedCase }
    return false
  }
}

extension String {
  /// Whether it names a type of the language's own that no enumeration is.
  fileprivate var isNameOfPlainType: Bool {
    ["Int", "Double", "String", "Bool", "Array", "Dictionary", "Set", "CGFloat"].contains(self)
  }
}
