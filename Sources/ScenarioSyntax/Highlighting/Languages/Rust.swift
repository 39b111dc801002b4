extension PlainLanguage {
  static let rust = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"), nestsComments: true,
    strings: [StringForm("\"", goesOverLines: true)], stringPrefixes: ["b", "c"],
    hasHashStrings: true, hasLifetimes: true,
    keywords: Set(
      words: """
        as async await break const continue crate dyn else enum extern false fn for if impl in let loop match mod
        move mut pub ref return self static struct super trait true type union unsafe use where while
        """),
    types: Set(
      words: """
        bool char f32 f64 i8 i16 i32 i64 i128 isize str u8 u16 u32 u64 u128 usize Self
        """),
    hasCapitalTypes: true, hasCalls: true, attributeMarks: "#", wordMarks: "!")
}
