extension PlainLanguage {
  static let kotlin = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"), nestsComments: true,
    strings: [
      StringForm("\"\"\"", hasEscapes: false, goesOverLines: true), StringForm("\""),
      StringForm("'"),
    ],
    keywords: Set(
      words: """
        abstract actual annotation as break by catch class companion const constructor continue crossinline data
        delegate do dynamic else enum expect external false field file final finally for fun get if import in infix
        init inline inner interface internal is it lateinit noinline null object open operator out override package
        private protected public reified return sealed set super suspend tailrec this throw true try typealias val
        value var vararg when where while
        """),
    hasCapitalTypes: true, hasCalls: true, attributeMarks: "@")
}
