import TestSupport
import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    ["--help"], ["render", "--help"], ["build", "--help"], ["check", "--help"],
    ["embed", "--help"], ["trace", "--help"], ["book", "--help"], ["mdbook", "--help"],
    ["pandoc", "--help"],
    ["adapter", "--help"], ["tree", "--help"], ["help", "render"], ["help"], [],
  ])
  func `help goes to standard output and is well`(arguments: [String]) throws {
    let run = try CommandUnderTest.run(arguments)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(run.output.contains("USAGE: lifeline"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: ["render", "build", "book", "check", "serve"])
  func `the usage has every option`(command: String) throws {
    let help = try CommandUnderTest.run([command, "--help"]).output
    let parts = help.split(separator: "OPTIONS:")
    try #require(parts.count == 2)
    let usage = parts[0].split(separator: "USAGE:").last ?? ""
    for line in parts[1].split(separator: "\n") where line.hasPrefix("  -") {
      let names = line.split(separator: " ").prefix(2).filter { $0.hasPrefix("-") }
        .map { $0.replacing(",", with: "") }
      guard !names.contains(where: { ["--help", "--version"].contains($0) }) else { continue }
      #expect(names.contains { usage.contains($0) } || usage.contains("<options>"), "\(names)")
    }
  }

  @Test func `the version is a number`() throws {
    let run = try CommandUnderTest.run(["--version"])
    #expect(run.status == 0)
    #expect(run.output.split(separator: ".").count == 3)
  }

  @Test func `the version says what it was built from`() throws {
    let run = try CommandUnderTest.run(["--version", "--verbose"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.dropFirst().map { $0.prefix { $0 != ":" } } == ["commit", "libcmark", "libyaml"])
    #expect(lines.suffix(2).allSatisfy { $0.last?.isNumber == true })
  }

  @Test(arguments: [
    (["--colour"], "Unknown option '--colour'"),
    (["rendr"], "there is no command 'rendr'; did you mean 'render'?"),
    (["version"], "there is no command 'version'; did you mean '--version'?"),
    (["help", "version"], "there is no command 'version'; did you mean '--version'?"),
    (["render"], "Missing expected argument"),
    (["render", "a.swift", "--format", "png"], "png"),
    (["render", "a.swift", "--show", "layuot"], "'layuot' is no level; did you mean 'layout'?"),
    (
      ["render", "a.swift", "--language", "kotlin"], "a snippet is 'swift' or 'objc', not 'kotlin'"
    ),
    (["render", "a.swift", "--show", "all,layuot"], "'layuot' is no level"),
    (["render", "a.swift", "--show", "layout,"], "a level is missing beside a comma"),
    (["render", "a.swift", "--ios", "4"], "'--ios' is a version from 5 to 27"),
    (["render", "a.swift", "--ios", "19"], "after 18 came 26"),
    (["render", "missing.swift"], "no file 'missing.swift'"),
    (["render", "."], "'.' is a folder, not a file"),
    (["render", "/etc/hostname"], "cannot tell the language of '/etc/hostname'"),
    (["render", "a.swift", "-o", "a.png"], "'a.png' has the ending of no form: it is one of svg,"),
    (["help", "biuld"], "there is no command 'biuld'; did you mean 'build'?"),
    (["check", "missing.md"], "no file or folder 'missing.md'"),
    (["embed"], "Missing expected argument"),
    (["embed", "/etc/hostname"], "'/etc/hostname' is no Markdown page"),
    (["embed", "missing.md"], "no file or folder 'missing.md'"),
    (["build", "--content", "missing"], "no folder 'missing'"),
  ])
  func `what cannot be done is said on standard error, with status 2`(
    arguments: [String], message: String
  ) throws {
    let run = try CommandUnderTest.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.contains(message), "\(run.error)")
  }
}
