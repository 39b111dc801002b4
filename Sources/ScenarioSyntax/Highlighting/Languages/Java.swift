extension PlainLanguage {
  static let java = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"),
    strings: [
      StringForm("\"\"\"", goesOverLines: true), StringForm("\""), StringForm("'"),
    ],
    keywords: Set(
      words: """
        abstract assert break case catch class const continue default do else enum exports extends false final
        finally for goto if implements import instanceof interface module native new non-sealed null open opens
        package permits private protected public record requires return sealed static strictfp super switch
        synchronized this throw throws transient true try var void volatile while with yield
        """),
    types: Set(words: "boolean byte char double float int long short"),
    hasCapitalTypes: true, hasCalls: true, attributeMarks: "@", wordMarks: "$")
}
