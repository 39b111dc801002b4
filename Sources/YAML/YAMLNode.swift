/// A value of YAML, and where it stands.
package struct YAMLNode: Sendable {
  /// What a value is.
  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// In the order of the text; no two keys are the same text.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  package let content: Content
  /// The bytes of a scalar, with its quotation marks; of another value those of its beginning. What an alias
  /// repeats stands where its anchor is.
  package let range: Range<Int>

  /// The scalar that the value is.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The elements of the sequence that the value is.
  package var sequence: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The keys and values of the mapping that the value is.
  package var mapping: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// The truth that a scalar says, in one of YAML's words for it, also in quotes.
  package var bool: Bool? {
    switch scalar?.text.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }
}

/// A text of YAML. No type is guessed from it, and its tag is not looked at.
package struct YAMLScalar: Sendable {
  /// How a text is written.
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// The text, with its escapes resolved and its lines joined.
  package let text: String
  package let style: Style
}
