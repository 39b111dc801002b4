extension PlainLanguage {
  static let typeScript: PlainLanguage = {
    var language = javaScript
    language.keywords.formUnion(
      Set(
        words: """
          abstract accessor asserts constructor declare enum global implements infer interface is keyof module
          namespace out override private protected public readonly require satisfies type unique using
          """))
    language.types = Set(
      words: "any bigint boolean never number object string symbol unknown void")
    language.keywords.remove("void")
    return language
  }()
}
