extension PlainLanguage {
  static let css = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"), strings: [StringForm("\""), StringForm("'")],
    keywords: ["important"], hasCalls: true, wordMarks: "-", variableMarks: "$",
    hasDeclarations: true)
}
