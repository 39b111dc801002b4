import Foundation
import TestSupport
import Testing

/// Versions of a site side by side.
@Suite struct SiteVersionTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["publishing.md", "publishing.zh-Hans.md"])
  func `the recipe of the manual makes sites that lead to each other`(page: String) throws {
    let text = try Self.root.read("content/manual/\(page)")
    let recipe = text.matches(of: /```sh\n((?s)set -e\n.*?)```\n/).map { String($0.1) }
    try #require(recipe.count == 1)
    try withTemporaryDirectory { folder in
      func git(_ arguments: String...) throws {
        try TestSupport.git(arguments, in: folder, on: "2026-02-03T23:30:00Z")
      }
      try folder.write("# Home\n\n[Old](old/a%20b.md)\n", to: "content/index.md")
      try folder.write("# Old\n", to: "content/old/a b.md")
      try git("init", "-q")
      try git("add", ".")
      try git("commit", "-qm", "Old")
      try git("tag", "v2.0")
      try FileManager.default.removeItem(atPath: "\(folder.path)/content/old")
      try folder.write("# Home\n\n[New](new.md)\n", to: "content/index.md")
      try folder.write("# New\n", to: "content/new.md")
      try git("add", ".")
      try git("commit", "-qm", "New")
      try git("tag", "v2.1")
      let command = CommandUnderTest.executable.deletingLastPathComponent().path
      let run = try Shell.run("PATH='\(command)':$PATH\n\(recipe[0])", in: folder)
      try #require(run.status == 0, "\(run.error)")
      func links(_ page: String) throws -> [String] {
        let html = try folder.read("public/\(page)")
        let found = html.matches(of: /<nav class="versions"(?s).*?<\/nav>/)
        try #require(found.count == 1)
        return found[0].0.matches(of: /href="([^"]*)"/).map { String($0.1) }
      }
      #expect(try links("2.1/index.html") == ["index.html", "../2.0/index.html"])
      #expect(try links("2.1/new.html") == ["new.html", "../2.0/index.html"])
      #expect(
        try links("2.0/old/a b.html") == ["../../2.1/index.html", "../old/a%20b.html"])
      func canonical(_ page: String) throws -> String? {
        try folder.read("public/\(page)").firstMatch(of: /rel="canonical" href="([^"]*)"/)
          .map { String($0.1) }
      }
      #expect(try canonical("2.0/index.html") == "https://example.org/notes/2.1/index.html")
      #expect(
        try canonical("2.0/old/a b.html") == "https://example.org/notes/2.0/old/a%20b.html")
      for page in ["2.1/new.html", "2.0/old/a b.html"] {
        for link in try links(page) {
          let place = folder.appendingPathComponent("public/\(page)").deletingLastPathComponent()
            .appendingPathComponent(link.removingPercentEncoding ?? link)
          #expect(FileManager.default.fileExists(atPath: place.standardizedFileURL.path), "\(link)")
        }
      }
    }
  }

  @Test(arguments: [
    ("", "has no list"), ("a: b", "has no list"),
    ("- { name: \"1\" }", "without a name or an address"),
    ("- { name: \"1\", adress: ../1/ }", "has 'adress', which is no part of a version"),
    ("- { name: \"1\", address: \"javascript:x\" }", "neither a path nor one of http or https"),
    ("- { name: \"1\", address: ../1/, links: gone.links }", "cannot read 'lists/gone.links'"),
    ("- { name: \"2\", address: ../2/ }", "has no version '1'"),
    ("- { name: \"1\", address: a }\n- { name: \"1\", address: b }", "names a version twice"),
    ("- [", "is not YAML"),
  ])
  func `a list that is none is an error with a way out`(list: String, message: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      try folder.write(list, to: "lists/versions.yaml")
      let run = try CommandUnderTest.run(
        ["build", "--versions", "lists/versions.yaml", "--version-name", "1"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains(message), "\(run.error)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/site/index.html"))
    }
  }

  @Test func `a preview has the switch too`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      try folder.write(
        "- { name: \"2\", address: ../2/ }\n- { name: \"1\", address: https://example.org/1/ }\n",
        to: "v.yaml")
      let preview = try PreviewUnderTest(
        ["--versions", "v.yaml", "--version-name", "2"], in: folder)
      let page = try preview.get("/index.html").text
      #expect(page.contains("<summary>2</summary>"))
      #expect(page.contains("href=\"https://example.org/1/index.html\""))
    }
  }

  @Test func `another list makes the pages anew, and is said to Make`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Home\n", to: "content/index.md")
      for name in ["1", "2 & <3>"] {
        try folder.write("- { name: \"\(name)\", address: https://example.org/a/ }\n", to: "v.yaml")
        let run = try CommandUnderTest.run(
          ["build", "--versions", "v.yaml", "--version-name", name, "--depfile", "list=read"],
          in: folder)
        #expect(run.status == 0, "\(run.error)")
        #expect(try folder.read("read").contains("v.yaml\n"))
        let html = try folder.read("site/index.html")
        #expect(html.contains("<summary>\(name == "1" ? "1" : "2 &amp; &lt;3&gt;")</summary>"))
      }
    }
  }
}
