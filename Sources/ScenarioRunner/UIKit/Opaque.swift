import Lifecycle

/// Values that a scenario does nothing with but pass them on: colours, fonts, constraints.
///
/// Nothing that the engine does depends on them, so whatever is read of one, or comes of a call on
/// it, is opaque as well, and what is set on it is kept.
enum Opaque {
  private static let mark = Aggregate.opaqueMark

  /// An opaque value of a type.
  static func value(_ typeName: String, _ fields: [Aggregate.Field] = []) -> Aggregate {
    Aggregate(typeName: typeName, fields: [Aggregate.Field(name: mark, value: .nothing)] + fields)
  }

  /// The field of what is known as text, such as a URL.
  static let text = "text"

  /// An opaque value as text: its own where it has one, otherwise its type.
  static func describe(_ aggregate: Aggregate) -> String {
    if case .string(let text)? = aggregate[text] { return text }
    if aggregate.typeName == "NSNull" { return "<null>" }
    if aggregate.typeName == "IndexPath", case .int(let section)? = aggregate["section"],
      case .int(let row)? = aggregate["row"]
    {
      return "[\(section), \(row)]"
    }
    let name = aggregate.typeText
    return "<" + (name.isEmpty || name == "UIKit" ? "…" : name) + ">"
  }

  /// A button's configuration, which may be written without its type: `.filled()`.
  static func configuration(_ value: Value) -> Value {
    guard case .aggregate(let written) = value, written.isCase else {
      return value
    }
    return .aggregate(Opaque.value("Configuration", written.fields))
  }

  /// Whether a value of the system's does not own what a member of it is set to. Animations do own their
  /// delegates.
  static func isBackReference(_ name: String, of aggregate: Aggregate) -> Bool {
    (name == "delegate" || name == "dataSource") && isOpaque(aggregate)
      && !aggregate.typeText.hasPrefix("CA")
  }

  /// Whether a value is opaque.
  static func isOpaque(_ aggregate: Aggregate) -> Bool { aggregate.fields.first?.name == mark }
}

extension Value {
  /// A reference that owns nothing; what is no object is itself.
  var weak: Value { object.map { .object(WeakReference($0)) } ?? self }
}
