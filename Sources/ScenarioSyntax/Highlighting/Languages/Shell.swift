extension PlainLanguage {
  static let shell = PlainLanguage(
    lineComments: ["#"],
    strings: [
      StringForm("\"", goesOverLines: true),
      StringForm("'", hasEscapes: false, goesOverLines: true),
      StringForm("`", goesOverLines: true),
    ],
    keywords: Set(
      words: """
        if then else elif fi for in do done while until case esac function return export local set exit select
        declare readonly unset shift break continue source alias trap
        """),
    wordMarks: "-.!", variableMarks: "$", hasCommands: true)
}
