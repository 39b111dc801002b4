import Foundation
import TestSupport
import Testing

/// Addresses by which the tools that read notes find their images.
@Suite("The address of an embedded image")
struct EmbeddedLinkTests {
  private static let scenario =
    "<!-- scenario id=show title=\"Show A\" -->\n```swift\nwindow.rootViewController = A()\n```\n"

  /// What `embed` puts into a note and where its image goes, in a repository with some files.
  private func embed(
    _ note: String, _ arguments: [String] = [], files: [String: String] = [:], front: String = ""
  ) throws -> (image: String, file: String) {
    try withTemporaryDirectory { folder in
      try folder.write("x", to: ".git/HEAD")
      for (path, text) in files { try folder.write(text, to: path) }
      try folder.write(front + Self.scenario, to: note)
      let run = try CommandUnderTest.run(
        ["embed", note, "--format", "svg"] + arguments, in: folder)
      try #require(run.status == 0, "\(run.error)")
      let text = try folder.read(note)
      let image = text.split(separator: "\n").first { $0.hasPrefix("![") }
      #expect(try CommandUnderTest.run(["embed", note, "--check"], in: folder).status == 0)
      #expect(try CommandUnderTest.run(["embed", note], in: folder).output == "")
      return (String(image ?? ""), String(run.output.split(separator: "\n").first ?? ""))
    }
  }

  @Test(arguments: [
    ("relative", "![Show A](../img/push-show.svg)"), ("root", "![Show A](/img/push-show.svg)"),
    ("jekyll", "![Show A]({{ '/img/push-show.svg' | relative_url }})"),
    ("wikilink", "![[img/push-show.svg|Show A]]"),
  ])
  func `is written as --link says`(style: String, image: String) throws {
    let found = try embed("notes/push.md", ["--link", style, "--assets", "img"])
    #expect(found.image == image)
    #expect(found.file == "img/push-show.svg")
  }

  private static let kinds: [(String, [String: String], String, String, String)] = [
    ("a.md", [:], "", "![Show A](assets/a-show.svg)", "assets/a-show.svg"),
    (
      "docs/g/a.md", ["mkdocs.yml": "site_name: x\n"], "", "![Show A](assets/a-show.svg)",
      "docs/g/assets/a-show.svg"
    ),
    (
      "src/a.md", ["book.toml": "[book]\n"], "", "![Show A](assets/a-show.svg)",
      "src/assets/a-show.svg"
    ),
    (
      "g/a.md", ["_quarto.yml": "project:\n"], "", "![Show A](assets/a-show.svg)",
      "g/assets/a-show.svg"
    ),
    (
      "_posts/2020-01-02-a.md", ["_config.yml": "title: x\n"], "",
      "![Show A]({{ '/assets/2020-01-02-a-show.svg' | relative_url }})",
      "assets/2020-01-02-a-show.svg"
    ),
    (
      "docs/a.md", ["_config.yml": "title: x\n"], "", "![Show A](assets/a-show.svg)",
      "docs/assets/a-show.svg"
    ),
    (
      "docs/a.md", ["_config.yml": "title: x\npermalink: pretty\n"], "",
      "![Show A]({{ '/assets/a-show.svg' | relative_url }})", "assets/a-show.svg"
    ),
    (
      "a.md", ["_config.yml": "title: x\n"], "---\ntitle: x\npermalink: /x/y/\n---\n",
      "![Show A]({{ '/assets/a-show.svg' | relative_url }})", "assets/a-show.svg"
    ),
    ("S/T.docc/G/a.md", [:], "", "![Show A](a-show.svg)", "S/T.docc/Resources/a-show.svg"),
    (
      "v/n/a.md", ["v/.obsidian/app.json": #"{"attachmentFolderPath": "Files/In"}"#], "",
      "![Show A](../Files/In/a-show.svg)", "v/Files/In/a-show.svg"
    ),
    (
      "v/n/a.md", ["v/.obsidian/app.json": #"{"attachmentFolderPath": "./img"}"#], "",
      "![Show A](img/a-show.svg)", "v/n/img/a-show.svg"
    ),
    (
      "v/n/a.md", ["v/.obsidian/app.json": #"{"attachmentFolderPath": "/"}"#], "",
      "![Show A](../a-show.svg)", "v/a-show.svg"
    ),
    (
      "v/n/a.md", ["v/.obsidian/app.json": #"{"attachmentFolderPath": "../../.git"}"#], "",
      "![Show A](assets/a-show.svg)", "v/n/assets/a-show.svg"
    ),
  ]

  @Test(arguments: 0..<kinds.count)
  func `is that of the tool that the folder is of`(kind: Int) throws {
    let (note, files, front, image, file) = Self.kinds[kind]
    let found = try embed(note, files: files, front: front)
    #expect(found.image == image)
    #expect(found.file == file)
  }

  @Test func `from the root begins where the tool's pages do`() throws {
    let mkdocs = ["mkdocs.yml": "docs_dir: 'pages'  # here\n"]
    #expect(
      try embed("pages/g/a.md", ["--link", "root"], files: mkdocs).image
        == "![Show A](/g/assets/a-show.svg)")
    #expect(
      try embed("text/a.md", ["--link", "root"], files: ["book.toml": "src = \"text\"\n"]).image
        == "![Show A](/assets/a-show.svg)")
  }

  @Test func `stays as a person has written it until --link says otherwise`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("x", to: ".git/HEAD")
      try folder.write(Self.scenario, to: "notes/a.md")
      _ = try CommandUnderTest.run(["embed", "notes", "--format", "svg"], in: folder)
      let text = try folder.read("notes/a.md")
        .replacing("![Show A](assets/a-show.svg)", with: "![x](./assets/../assets/a-show.svg)")
      try folder.write(text, to: "notes/a.md")
      #expect(try CommandUnderTest.run(["embed", "notes"], in: folder).output == "")
      #expect(
        try CommandUnderTest.run(["embed", "notes", "--link", "root"], in: folder).status == 0)
      #expect(try folder.read("notes/a.md").contains("![x](/notes/assets/a-show.svg)"))
    }
  }

  @Test func `outside of the site is an error with a way out`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("x", to: "site/_config.yml")
      try folder.write(Self.scenario, to: "site/_posts/a.md")
      let run = try CommandUnderTest.run(
        ["embed", "site", "--format", "svg", "--assets", "img"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("[embed.unreachable]") && run.error.contains("'--link relative'"))
    }
  }

  @Test(arguments: [
    ["--link", "root", "--format", "text"], ["--check", "--force"], ["--check", "--prune"],
  ])
  func `and other options that contradict each other are refused`(options: [String]) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.scenario, to: "a.md")
      #expect(try CommandUnderTest.run(["embed", "a.md"] + options, in: folder).status == 2)
      #expect(try folder.read("a.md") == Self.scenario)
    }
  }
}
