extension PlainLanguage {
  static let python = PlainLanguage(
    lineComments: ["#"],
    strings: [
      StringForm("\"\"\"", goesOverLines: true), StringForm("'''", goesOverLines: true),
      StringForm("\""), StringForm("'"),
    ],
    stringPrefixes: Set(words: "r b f u t rb br fr rf R B F U T Rb rB RB Br bR BR Fr fR FR"),
    keywords: Set(
      words: """
        and as assert async await break case class continue def del elif else except finally for from global if
        import in is lambda match nonlocal not or pass raise return self cls try type while with yield False None
        True
        """),
    types: Set(words: "bool bytes complex dict float frozenset int list object set str tuple"),
    hasCapitalTypes: true, hasCalls: true, attributeMarks: "@")
}
