extension Array {
  /// An array of equal elements.
  ///
  /// `Array(repeating:count:)` asks for the metadata of its memory each time, which costs several times
  /// what an array of a few elements does.
  @inline(__always)
  init(of element: Element, count: Int) { self.init(repeatElement(element, count: count)) }
}
