/// Pages that take for ever, or all of the memory, if anything does.
enum EndlessPages {
  /// The pages by what is in them.
  static let texts: [String: String] = [
    "a loop": scenario("while true {}"),
    "a function of itself": scenario("func f() { f() }\nf()"),
    "a growing text": scenario("var a = \"a\"\nwhile true { a += a }"),
    "turns without end": scenario("func f() { DispatchQueue.main.async { f() } }\nf()"),
    "a page within itself": "# A\n\n![[page]]\n\n![[index]]\n",
    "a stage of itself": stage,
    "aliases of aliases": aliases,
    "deep lists": lists,
    "deep quotes": String(repeating: ">", count: 20_000) + " a\n",
    "deep brackets": scenario("let a = " + String(repeating: "[", count: 20_000)),
  ]

  private static func scenario(_ text: String, keys: String = "") -> String {
    "# A\n\n<!-- scenario id=a \(keys) -->\n```swift\n\(text)\n```\n"
  }

  private static let stage =
    "<!-- stage id=s stage=s -->\n```swift\n```\n\n" + scenario("let a = 1", keys: "stage=s")

  /// A few lines of YAML that stand for a billion values.
  private static var aliases: String {
    var text = "---\na: &a [x, x, x, x, x, x, x, x, x]\n"
    for (name, other) in zip("bcdefghij", "abcdefghi") {
      let nine = Array(repeating: "*\(other)", count: 9).joined(separator: ", ")
      text += "\(name): &\(name) [\(nine)]\n"
    }
    return text + "---\n# A\n"
  }

  private static var lists: String {
    (0..<1000).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined()
  }
}
