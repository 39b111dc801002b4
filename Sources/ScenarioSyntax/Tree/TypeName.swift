/// The name of a type as it is written.
///
/// Types are kept as text: a scenario is run, not type-checked, and needs of a type its name, and
/// what a variable of it holds before anything is assigned.
public struct TypeName: Hashable, Sendable {
  /// The type as written, blanks and comments aside: `[UIView]?`, `UIViewController *`.
  public var text: String
  /// The nominal type without optionality, pointers, qualifiers and generic arguments:
  /// `UIViewController`. `Array`, `Dictionary`, `Optional` where sugar is written, and empty for
  /// functions and tuples.
  public var name: String
  /// Whether it is a Swift optional, an implicitly unwrapped one, or an Objective-C object pointer.
  public var isOptional: Bool
  /// Whether it is a closure or a block.
  public var isFunction: Bool
  /// Where it stands.
  public var span: NodeSpan
}
