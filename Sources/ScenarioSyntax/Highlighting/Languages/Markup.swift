extension PlainLanguage {
  static let xml = PlainLanguage(
    blockComment: ("<!--", "-->"), strings: [StringForm("<![CDATA[", "]]>", goesOverLines: true)],
    wordMarks: "-.:", hasTags: true)

  static let html = xml

  static let markdown = PlainLanguage(
    blockComment: ("<!--", "-->"), strings: [StringForm("`", hasEscapes: false)], wordMarks: "-.!",
    lines: [
      LineStart(text: "#", kind: .keyword), LineStart(text: "```", kind: .directive),
      LineStart(text: "~~~", kind: .directive), LineStart(text: ">", kind: .comment),
      LineStart(text: "---", kind: .directive),
    ])

  /// What is added has the colour of functions, a green, and what is removed that of strings, a red.
  static let diff = PlainLanguage(
    wordMarks: "-.!",
    lines: [
      LineStart(text: "@@", kind: .directive), LineStart(text: "+++", kind: .type),
      LineStart(text: "---", kind: .type), LineStart(text: "diff ", kind: .type),
      LineStart(text: "index ", kind: .comment), LineStart(text: "+", kind: .function),
      LineStart(text: "-", kind: .string),
    ])
}
