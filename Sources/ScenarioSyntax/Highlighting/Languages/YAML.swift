extension PlainLanguage {
  static let yaml = PlainLanguage(
    lineComments: ["#"],
    strings: [
      StringForm("\"", goesOverLines: true),
      StringForm("'", hasEscapes: false, goesOverLines: true),
    ],
    keywords: ["true", "false", "null", "yes", "no", "on", "off"], attributeMarks: "&*!",
    wordMarks: "-./", hasKeys: true, lines: [LineStart(text: "---", kind: .directive)])

  static let toml = PlainLanguage(
    lineComments: ["#", ";"],
    strings: [
      StringForm("\"\"\"", goesOverLines: true),
      StringForm("'''", hasEscapes: false, goesOverLines: true), StringForm("\""),
      StringForm("'", hasEscapes: false),
    ],
    keywords: ["true", "false"], wordMarks: "-.", hasAssignedKeys: true,
    lines: [LineStart(text: "[", kind: .type)])
}
