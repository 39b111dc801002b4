/// Text with the signs that Markdown and HTML write in further ways.
package enum MarkupText {
  /// The text with what is escaped (`\-`) and named (`&#45;`) as it is meant, wherever it stands.
  package static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isEscape =
        byte == UInt8(ascii: "\\") && index + 1 < bytes.count && bytes[index + 1].isPunctuation
      if !isEscape { text.append(byte) }
    }
    return Array(CharacterReferences.resolved(text[...]).utf8)
  }
}
