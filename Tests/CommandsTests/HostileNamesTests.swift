import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever strangers name and write, the bytes that the command says are those of a text.
@Suite struct HostileNamesTests {
  private static let nasty = HostileText.nasty

  private func expectText(_ run: CommandUnderTest.Run, _ arguments: [String]) {
    #expect(HostileText.faults(in: run.output, run.error) == [], "\(arguments)")
  }

  @Test func `no command tells a terminal or a service what a stranger wrote`() throws {
    try withTemporaryDirectory { folder in
      let nasty = Self.nasty
      let name = nasty.replacing("/", with: "")
      try folder.write(HostileText.page(), to: "notes/index.md")
      try folder.write("# A\n\n[b](c.md)\n", to: "notes/\(name).md")
      try folder.write("# A\n\n[b](c.md)\n", to: "notes/::set-output name=a::b.md")
      try folder.write("# A\n\n[b](c.md)\n", to: "notes/a\n::set-output name=a::b.md")
      try folder.write("{{\(nasty)}}{{#\(nasty)}}", to: "templates/page.mustache")
      try folder.write("", to: "templates/\(name).mustache")
      for format in ["text", "json", "junit", "github", "gitlab", "sarif", "markdown"] {
        let arguments = ["check", "notes", "--format", format]
        let run = try CommandUnderTest.run(arguments, in: folder)
        #expect(run.status == 2)
        expectText(run, arguments)
        if ["json", "gitlab", "sarif"].contains(format) {
          _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        } else if format == "junit" {
          #expect(XMLParser(data: Data(run.output.utf8)).parse())
        }
      }
      let commands = [
        ["build", "--content", "notes"], ["build", "--content", "notes"],
        ["embed", "notes"], ["embed", "notes", "--check"], ["render", "notes/index.md"],
        ["render", "notes/index.md#x\(name)"], ["check", "no\(name).md"], ["embed", name],
        ["build", "--content", name], ["build", "--\(name)"], [name], ["check", "--format", name],
        ["build", "--base-url", name], ["render", name, "--language", name],
        ["serve", "--content", name],
        ["render", "a\n::error::b"], ["check", "--a\n::error::b"],
      ]
      for arguments in commands {
        let run = try CommandUnderTest.run(arguments, in: folder)
        expectText(run, arguments)
      }
    }
  }

  @Test(arguments: [
    "svg", "text", "ascii", "trace", "mermaid", "plantuml", "d2", "json", "html",
  ])
  func `no drawing tells a terminal or a service what a stranger wrote`(format: String) throws {
    try withTemporaryDirectory { folder in
      let program = """
        class B: UIViewController {}
        // note: \(Self.nasty)
        print("\(Self.nasty)")
        print("::set-output name=x::y")
        let b = B()
        b.title = "\(Self.nasty)"
        window.rootViewController = b
        // MARK: \(Self.nasty)
        window.makeKeyAndVisible()
        """
      try folder.write(program, to: "a.swift")
      let arguments = ["render", "a.swift", "--format", format, "--show", "all"]
      let run = try CommandUnderTest.run(arguments, in: folder)
      #expect(run.status == 0, "\(run.error)")
      expectText(run, arguments)
      _ = try CommandUnderTest.run(arguments + ["-o", "out"], in: folder)
      #expect(try folder.read("out") == run.output)
    }
  }
}
