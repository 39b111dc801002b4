extension PlainLanguage {
  static let go = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"),
    strings: [
      StringForm("`", hasEscapes: false, goesOverLines: true), StringForm("\""), StringForm("'"),
    ],
    keywords: Set(
      words: """
        break case chan const continue default defer else fallthrough false for func go goto if import interface iota
        map nil package range return select struct switch true type var
        """),
    types: Set(
      words: """
        any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string
        uint uint8 uint16 uint32 uint64 uintptr
        """),
    hasCalls: true)
}
