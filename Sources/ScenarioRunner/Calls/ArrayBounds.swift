/// What Foundation says of a place that an array does not have.
enum ArrayBounds {
  /// `-[__NSArrayM objectAtIndex:]: index 5 beyond bounds [0 .. 1]`.
  static func words(_ selector: String, _ place: Int?, count: Int, isMutable: Bool = true) -> String
  {
    let type = isMutable ? "__NSArrayM" : count == 0 ? "__NSArray0" : "__NSArrayI"
    // Of what is no number nothing more is known.
    let index = place.map { "index \($0)" } ?? "index"
    let bounds =
      count > 0 ? "[0 .. \(count - 1)]" : isMutable ? "for empty array" : "for empty NSArray"
    return "-[\(type) \(selector)]: \(index) beyond bounds \(bounds)"
  }
}
