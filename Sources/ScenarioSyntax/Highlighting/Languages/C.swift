extension PlainLanguage {
  static let c = PlainLanguage(
    lineComments: ["//"], blockComment: ("/*", "*/"),
    strings: [StringForm("\""), StringForm("'")],
    stringPrefixes: ["L", "u", "U", "u8"],
    keywords: Set(
      words: """
        alignas alignof auto break case const constexpr continue default do else enum extern false for goto if
        inline nullptr register restrict return signed sizeof static static_assert struct switch thread_local true
        typedef typeof union unsigned volatile while NULL _Atomic _Bool _Generic _Noreturn
        """),
    types: Set(
      words: """
        bool char double float int long short void size_t ssize_t ptrdiff_t intptr_t uintptr_t int8_t int16_t
        int32_t int64_t uint8_t uint16_t uint32_t uint64_t wchar_t FILE
        """),
    hasCalls: true,
    lines: [LineStart(text: "#", kind: .directive)])

  static let cPlusPlus: PlainLanguage = {
    var language = c
    language.hasHashStrings = false
    language.strings =
      [StringForm("R\"(", ")\"", hasEscapes: false, goesOverLines: true)] + c.strings
    language.keywords.formUnion(
      Set(
        words: """
          and catch class co_await co_return co_yield concept const_cast consteval constinit decltype delete
          dynamic_cast explicit export final friend import module mutable namespace new noexcept not operator or
          override private protected public reinterpret_cast requires static_cast template this throw try typeid
          typename using virtual
          """))
    language.types.formUnion(Set(words: "char8_t char16_t char32_t string vector"))
    language.hasCapitalTypes = true
    return language
  }()
}
