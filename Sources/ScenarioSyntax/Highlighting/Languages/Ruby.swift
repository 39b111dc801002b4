extension PlainLanguage {
  static let ruby = PlainLanguage(
    lineComments: ["#"], blockComment: ("=begin", "=end"),
    strings: [
      StringForm("\"", goesOverLines: true), StringForm("'", goesOverLines: true), StringForm("`"),
    ],
    hasPatterns: true,
    keywords: Set(
      words: """
        alias and begin break case class def defined? do else elsif end ensure false for if in include extend module
        next nil not or private protected public raise redo rescue retry return self super then true undef unless
        until when while yield require require_relative attr_accessor attr_reader attr_writer target pod
        use_frameworks! platform source
        """),
    hasCapitalTypes: true, hasCalls: true, wordMarks: "?!", variableMarks: "$@", hasSymbols: true)
}
