import Markup
import SourceText
import Testing

@Suite("Bare addresses")
struct BareAddressTests {
  /// Text and the addresses in it, with what they lead to where that is more.
  static let addresses: [(String, [String])] = [
    ("See https://a.example/x_(y)?q=1.", ["https://a.example/x_(y)?q=1"]),
    ("见https://a.example/x。完", ["https://a.example/x"]),
    ("“https://a.example/x”", ["https://a.example/x"]),
    (
      "https://a.example/x—or https://a.example/y…", ["https://a.example/x", "https://a.example/y"]
    ),
    (
      "[see https://a.example/x], [https://a.example/[y]].",
      ["https://a.example/x", "https://a.example/[y]"]
    ),
    (
      "(https://a.example/(x)) (https://a.example/y)",
      ["https://a.example/(x)", "https://a.example/y"]
    ),
    ("HTTPS://A.example xhttps://a.example", ["HTTPS://A.example"]),
    ("https:// http://. ://a https://-", []),
    ("https://a.example/__init__.py *b*", ["https://a.example/__init__.py"]),
    ("https://a.example/*b*c", ["https://a.example/*b*c"]),
    ("*https://a.example/_b_c*", ["https://a.example/_b_c"]),
    ("**https://a.example/b_**", ["https://a.example/b"]),
    ("https://a.example/b\\]c", ["https://a.example/b"]),
    (
      "www.a.example/x, (www.b.example)",
      ["www.a.example/x http://www.a.example/x", "www.b.example http://www.b.example"]
    ),
    ("awww.b.example www. www.!", []),
    (
      "<a@b.example>, c.d+e_f@g-h.example.",
      ["a@b.example mailto:a@b.example", "c.d+e_f@g-h.example mailto:c.d+e_f@g-h.example"]
    ),
    ("@State a@b a@b.1 package@1.2.3 @b.example a@b@c.d", ["b@c.d mailto:b@c.d"]),
    ("`https://a.example/_b_` `www.a.example`", []),
  ]

  @Test(arguments: addresses)
  func areLinks(_ text: String, _ expected: [String]) {
    #expect(links(text) == expected)
    #expect(links("| \(text) |\n|---|\n") == expected)
  }

  private func links(_ text: String) -> [String] {
    LinkWitness(writing: parse(text).value).links.map { link in
      let text = link.content.plainText
      return text == link.destination ? text : "\(text) \(link.destination)"
    }
  }

  /// Text beside addresses, and what it becomes.
  static let neighbours: [HTMLCase] = [
    HTMLCase(
      "in a link", "[https://a.example](https://b.example)",
      "<a href=\"https://b.example\">https://a.example</a>"),
    HTMLCase(
      "emphasis after a link", "[a](https://b.example)_c_*d*",
      "<a href=\"https://b.example\">a</a><em>c</em><em>d</em>"),
    HTMLCase(
      "emphasis after a link in angle brackets", "<https://b.example>*c*",
      "<a href=\"https://b.example\">https://b.example</a><em>c</em>"),
    HTMLCase(
      "a link with emphasis in its address", "[*a*](https://b.example/_c_ \"*d*\") *e*",
      "<a href=\"https://b.example/_c_\" title=\"*d*\"><em>a</em></a> <em>e</em>"),
    HTMLCase(
      "in a name", "[[a|https://b.example/_c_]]",
      "<a class=\"unresolved\">https://b.example/_c_</a>"),
    HTMLCase(
      "emphasis after code", "`https://b.example/_a_`*c*",
      "<code>https://b.<wbr>example/_a_</code><em>c</em>"),
  ]

  @Test(arguments: neighbours)
  func leaveOtherTextAlone(_ example: HTMLCase) {
    #expect(html(example.markdown) == "<p>\(example.html)</p>\n")
  }

  @Test func knowWhereTheyStand() {
    let page = parse("a\n> b https://a.example/_b_ and\n> www.a.example, c@d.example\n")
    #expect(LinkWitness(writing: page.value).positions == ["2:5", "3:3", "3:18"])
  }
}
