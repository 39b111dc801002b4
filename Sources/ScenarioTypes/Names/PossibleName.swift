/// A name that can be written at a place of a program.
package struct PossibleName: Hashable, Sendable {
  /// What it names.
  package enum Kind: String, Sendable {
    case variable, property, method, function, `case`, type
    /// A method that UIKit calls and a subclass may override.
    case message
  }

  /// The name as it is looked for: `present(_:animated:completion:)`.
  package let name: String
  /// What it names.
  package let kind: Kind
  /// The type of what is named, or of what is returned; empty where that is not known.
  package let type: String
  /// What is written: `present(`, or the head of a method with a call of the superclass's.
  package let text: String

  init(_ name: String, _ kind: Kind, type: String = "", text: String? = nil) {
    self.name = name
    self.kind = kind
    self.type = type
    self.text = text ?? name
  }
}
