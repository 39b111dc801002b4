extension PlainLanguage {
  static let javaScript = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"),
    strings: [StringForm("\""), StringForm("'"), StringForm("`", goesOverLines: true)],
    hasPatterns: true,
    keywords: Set(
      words: """
        arguments as async await break case catch class const continue debugger default delete do else export
        extends false finally for from function get if import in instanceof let new null of return set static super
        switch this throw true try typeof undefined var void while with yield NaN Infinity
        """),
    hasCapitalTypes: true, hasCalls: true, attributeMarks: "@", wordMarks: "$")
}
