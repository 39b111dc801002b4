extension String.UnicodeScalarView {
  /// Appends a text, one character after the other. `append(contentsOf:)` copies all that is there each time.
  public mutating func append(text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }
}
