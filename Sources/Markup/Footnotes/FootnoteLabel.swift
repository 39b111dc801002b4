/// The label of a footnote, as it stands in its mark and before its text: `[^label]`.
enum FootnoteLabel {
  /// Where the label stands of the brackets that begin at an index; nil where none do.
  static func range(at index: Int, in text: ArraySlice<UInt8>) -> Range<Int>? {
    let bytes = text[index...]
    guard bytes.starts(with: "[^".utf8) else { return nil }
    let label = bytes.dropFirst(2).prefix { $0 > 0x20 && $0 != 0x5B && $0 != 0x5D }
    guard !label.isEmpty, text[label.endIndex...].first == UInt8(ascii: "]") else { return nil }
    return label.indices
  }
}
