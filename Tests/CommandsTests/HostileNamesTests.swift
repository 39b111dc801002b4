import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whatever strangers name and write, the bytes that the command says are those of a text.
@Suite struct HostileNamesTests {
  /// An escape that clears a terminal, another of one byte, marks of direction, characters without width, ends
  /// of lines, and what services take for orders.
  private static let nasty =
    "\u{1B}[2J\u{9B}31m\u{7F}\u{202E}\u{2066}\u{200F}\u{061C}\u{200B}\u{2028}\u{85}\u{FEFF}##[set-output name=x]y ##vso[task.x]z"

  private static func isNasty(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }

  /// A page in which all that has a name has a nasty one.
  private func page(_ nasty: String) -> String {
    let line = nasty.unicodeScalars.filter { !["\u{2028}", "\u{85}"].contains($0) }
      .map(String.init).joined()
    return """
      ---
      title: "\(line.replacing("\u{1B}", with: "\\e"))"
      tags: ["a\(line)"]
      wrong\(line): 1
      date: "\(line)"
      ---

      # A \(nasty) {#\(line)}

      [[no \(nasty)]] [a](no\(line).md "\(nasty)") ![b](no\(line).png) [c](#no\(line)) [x][no \(nasty)]

      a[^no\(line)] #tag\(line) <a href="no\(line)">b</a> <img src="no\(line).png">

      ::set-output name=x::\(nasty)

      <!-- scenario id=x\(line) wrong\(line)=1 stage=no\(line) title="\(nasty)" -->
      ```swift
      class A: UIViewController {}
      let a = A()
      a.wrong\(line)()
      ```

      <!-- scenario id=good title="T \(nasty)" -->
      ```swift
      class B: UIViewController {}
      // note: \(nasty)
      print("\(nasty)")
      print("::set-output name=x::y")
      let b = B()
      window.rootViewController = b
      // MARK: \(nasty)
      window.makeKeyAndVisible()
      ```

      ```claims
      b.no\(line) happens once
      raises "\(nasty)"
      \(nasty)
      ```

      ```trace
      \(nasty)
      ```

      ```mermaid
      sequenceDiagram
      A->>B: \(nasty)
      \(nasty)
      ```

      """
  }

  private func expectText(_ run: CommandUnderTest.Run, _ arguments: [String]) {
    for (stream, text) in [("output", run.output), ("error", run.error)] {
      let found = text.unicodeScalars.first(where: Self.isNasty)
      #expect(
        found == nil,
        "\(arguments): U+\(String(found?.value ?? 0, radix: 16)) on standard \(stream)")
      #expect(!text.contains("##[") && !text.contains("##vso["), "\(arguments): \(stream)")
      let orders = text.split(separator: "\n").filter {
        $0.drop(while: \.isWhitespace).hasPrefix("::") && !$0.hasPrefix("::error ")
          && !$0.hasPrefix("::warning ")
      }
      #expect(orders.isEmpty, "\(arguments): \(stream): \(orders)")
    }
  }

  @Test func `no command tells a terminal or a service what a stranger wrote`() throws {
    try withTemporaryDirectory { folder in
      let nasty = Self.nasty
      let name = nasty.replacing("/", with: "")
      try folder.write(page(nasty), to: "notes/index.md")
      try folder.write("# A\n\n[b](c.md)\n", to: "notes/\(name).md")
      try folder.write("# A\n\n[b](c.md)\n", to: "notes/::set-output name=a::b.md")
      try folder.write("# A\n\n[b](c.md)\n", to: "notes/a\n::set-output name=a::b.md")
      try folder.write("{{\(nasty)}}{{#\(nasty)}}", to: "templates/page.mustache")
      try folder.write("", to: "templates/\(name).mustache")
      for format in ["text", "json", "junit", "github"] {
        let arguments = ["check", "notes", "--format", format]
        let run = try CommandUnderTest.run(arguments, in: folder)
        #expect(run.status == 2)
        expectText(run, arguments)
        if format == "json" {
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
