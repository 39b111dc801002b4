import Lifecycle

/// Values that a scenario only carries about: colours, fonts, constraints.
///
/// Nothing that the engine does depends on them, so whatever is read of one, or comes of a call on
/// it, is carried as well, and what is set on it is kept.
enum Carried {
  private static let mark = "carried"

  /// A carried value of a type.
  static func value(_ typeName: String, _ fields: [Aggregate.Field] = []) -> Aggregate {
    Aggregate(typeName: typeName, fields: [Aggregate.Field(name: mark, value: .nothing)] + fields)
  }

  /// Whether a value is only carried.
  static func isCarried(_ aggregate: Aggregate) -> Bool { aggregate.fields.first?.name == mark }
}
