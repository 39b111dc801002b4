import SiteBuilder
import SourceText
import TestSupport
import Testing

/// What is offered for a link to a page or a picture that lies elsewhere, or is misspelt, or both.
@Suite("Moved targets")
struct MovedTargetTests {
  private static let files = [
    "guides/pushing.md": "# Pushing\n", "top.md": "# Top\n", "guides/deep/index.md": "# Deep\n",
    "guides/ios/navigation-controllers.md": "# N\n", "assets/images/diagram.png": "x",
    "Resources/figure.png": "x", "Resources/shot@2x.png": "x", "Resources/shot~dark@2x.png": "x",
    "one/same.md": "# S\n", "two/three/same.md": "# S\n",
  ]

  private static let links: [(link: String, meant: String?)] = [
    ("[x](pushing.md)", "guides/pushing.md"), ("[x](old/pushing.md)", "guides/pushing.md"),
    ("[x](/pushing)", "guides/pushing.md"), ("[x](pushin.md)", "guides/pushing.md"),
    ("[x](/odl/Pushin.md)", "guides/pushing.md"), ("[x](old/TOP.md)", "top.md"),
    ("[x](other/deep/)", "guides/deep/index.md"), ("[x](other/dep/)", "guides/deep/index.md"),
    (
      "[x](archive/2020/navigation-controllers.md)", "guides/ios/navigation-controllers.md"
    ),
    ("[x](GUIDES/Navigation-Controler)", "guides/ios/navigation-controllers.md"),
    ("![[digram.png]]", "assets/images/diagram.png"),
    ("![a](digram.png)", "assets/images/diagram.png"),
    ("![a](/old/DIAGRAM.png)", "assets/images/diagram.png"),
    ("![a](diagram)", "assets/images/diagram.png"), ("![a](figure.jpg)", "Resources/figure.png"),
    ("![a](figre)", "Resources/figure.png"), ("![a](shot)", "Resources/shot@2x.png"),
    ("![a](shot.png)", "Resources/shot@2x.png"), ("[x](one/two/same.md)", "one/same.md"),
    ("[x](/Two/Three/Same)", "two/three/same.md"), ("[x](guides/absent.md)", nil),
    ("![a](zebra)", nil), ("[x](../pushing.md)", nil),
  ]

  @Test(arguments: [0, 310])
  func areOfferedHoweverManyPagesThereAre(_ others: Int) throws {
    var files = Self.files
    for number in 0..<others { files["many/note-\(number).md"] = "# N\n" }
    files["index.md"] = "# H\n\n" + Self.links.map(\.link).joined(separator: "\n\n") + "\n"
    try SiteFixture.with(files) { (site) throws in
      let found = try site.build().diagnostics
      #expect(found.count == Self.links.count)
      for (link, diagnostic) in zip(Self.links, found) {
        let wanted = link.meant.map { "did you mean '\($0)'?" }
        #expect(diagnostic.fixIts.first?.message == wanted, "\(link.link)")
      }
    }
  }
}
