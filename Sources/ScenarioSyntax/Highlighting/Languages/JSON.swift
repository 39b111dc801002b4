extension PlainLanguage {
  static let json = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"), strings: [StringForm("\""), StringForm("'")],
    keywords: ["true", "false", "null"], wordMarks: "-.!", hasKeys: true)
}
