import Foundation
import TestSupport
import Testing

/// Diagrams that are left to Mermaid's own script.
@Suite struct MermaidScriptTests {
  private static let page = """
    # Home

    ```mermaid
    flowchart LR
      A["<script>x</script> & `b`"] --> B
    ```

    ```mermaid
    sequenceDiagram
      A->>B: drawn here
    ```

    """

  private func withNotes(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "content/index.md")
      try folder.write(
        "# Other\n\n```mermaid\nsequenceDiagram\nA->>B: x\n```\n", to: "content/a/b.md")
      try folder.write("window.mermaid = {}", to: "tools/mermaid.min.js")
      try body(folder)
    }
  }

  private func build(_ script: String?, in folder: URL, _ options: String...) throws
    -> CommandUnderTest.Run
  {
    let named = script.map { ["--mermaid-script", $0] } ?? []
    return try CommandUnderTest.run(["build"] + named + options, in: folder)
  }

  @Test func `without it, other diagrams stay code, and nothing is loaded`() throws {
    try withNotes { folder in
      #expect(try build(nil, in: folder).status == 0)
      let html = try folder.read("site/index.html")
      #expect(html.contains("<pre><code class=\"language-mermaid\">flowchart LR"))
      #expect(!html.contains("class=\"mermaid\""))
    }
  }

  @Test func `a file becomes one of the site's, for pages that need it`() throws {
    try withNotes { folder in
      // An earlier site without it is made anew.
      #expect(try build(nil, in: folder).status == 0)
      #expect(try build("tools/mermaid.min.js", in: folder).status == 0)
      let html = try folder.read("site/index.html")
      #expect(
        html.contains(
          "<pre class=\"mermaid\">flowchart LR\n  A[&quot;&lt;script&gt;x&lt;/script&gt; &amp; `b`&quot;]"
        ))
      let scripts = html.matches(of: /<script src="(assets\/mermaid\.[0-9a-f]{16}\.js)" defer>/)
      try #require(scripts.count == 1)
      #expect(try folder.read("site/\(scripts[0].1)") == "window.mermaid = {}")
      #expect(try !folder.read("site/a/b.html").contains("assets/mermaid"))
      #expect(html.contains("drawn here</"))
      // Another script has another name.
      try folder.write("window.mermaid = 2", to: "tools/mermaid.min.js")
      #expect(try build("tools/mermaid.min.js", in: folder).status == 0)
      #expect(try folder.read("site/index.html") != html)
    }
  }

  @Test func `an address is loaded from there`() throws {
    try withNotes { folder in
      #expect(try build("https://example.org/m.js?a=1&b=2", in: folder).status == 0)
      let html = try folder.read("site/index.html")
      #expect(html.contains("<script src=\"https://example.org/m.js?a=1&amp;b=2\" defer></script>"))
    }
  }

  @Test func `what is no script of Mermaid's is refused`() throws {
    try withNotes { folder in
      for (script, message) in [
        ("gone.js", "cannot read the script 'gone.js'"),
        ("mermaid.esm.min.mjs", "is a module, which no browser loads from disk"),
        ("http://example.org/m.js", "an address that begins with 'https://'"),
      ] {
        let run = try build(script, in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains(message), "\(run.error)")
      }
    }
  }

  @Test(arguments: ["build", "serve"])
  func `a script that reads notes is no script for strangers'`(command: String) throws {
    try withNotes { folder in
      let run = try CommandUnderTest.run(
        [command, "--untrusted", "--mermaid-script", "tools/mermaid.min.js"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("none reads untrusted notes"), "\(run.error)")
    }
  }
}
