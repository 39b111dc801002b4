import Foundation
import TestSupport
import Testing
import YAML

@testable import Commands

/// What other services run by files of this repository, run as they do: the files are read, and their steps taken with
/// the variables that a runner sets.
@Suite struct RunnerTests {
  // MARK: GitHub

  @Test func `the action checks the notes, says what is wrong, and makes a site without a cache`()
    throws
  {
    try ReleaseUnderTest.with { folder, releases in
      let runner = try ActionRunner(
        in: folder, event: "push",
        inputs: [
          "releases": releases, "also": "README.md", "site": "\(folder.path)/public/notes",
          "reports": "reports", "base-url": "https://me.example/notes",
        ])
      let run = try runner.run()
      #expect(run.status == 0, "\(run.error)\(run.output)")
      #expect(run.output.contains("2 pages, 1 scenario, 1 claim: all well"))
      #expect(try folder.read("summary").hasPrefix("## Lifeline: all well\n"))
      #expect(try folder.read("clone/reports/lifeline.xml").contains(" errors=\"0\""))
      #expect(try folder.read("clone/reports/lifeline.sarif").contains("\"version\" : \"2.1.0\""))
      #expect(runner.outputs["site"] == "\(folder.path)/public/notes")
      #expect(runner.environment["LIFELINE_UNTRUSTED"] == "0")
      let site = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/public/notes")
      #expect(site.filter { $0.hasPrefix(".") } == [".nojekyll"])
      let front = try folder.read("public/notes/index.html")
      #expect(front.contains("https://me.example/notes/"))
    }
  }

  @Test func `the action fails with a false claim, with annotations, a summary and no site`() throws
  {
    try ReleaseUnderTest.with(claim: "twice") { folder, releases in
      let runner = try ActionRunner(
        in: folder, event: "pull_request",
        inputs: ["releases": releases, "site": "site", "reports": "reports"])
      let run = try runner.run()
      #expect(run.status == 1)
      #expect(run.output.contains("::error file=content/index.md,line=9,col=1,"))
      #expect(try folder.read("summary").contains("<summary>What happened</summary>"))
      #expect(try folder.read("clone/reports/lifeline.xml").contains(" failures=\"1\""))
      #expect(runner.environment["LIFELINE_UNTRUSTED"] == "1")
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/clone/site"))
    }
  }

  @Test(arguments: [
    ("auto", "pull_request_target", "1"), ("auto", "workflow_run", "1"), ("auto", "schedule", "0"),
    ("true", "push", "1"), ("false", "pull_request", "0"), ("", "push", "1"),
  ])
  func `the action trusts what was pushed`(input: String, event: String, variable: String) throws {
    try ReleaseUnderTest.with { folder, releases in
      let runner = try ActionRunner(
        in: folder, event: event, inputs: ["releases": releases, "untrusted": input])
      #expect(try runner.run().status == 0)
      #expect(runner.environment["LIFELINE_UNTRUSTED"] == variable)
    }
  }

  @Test(arguments: [false, true])
  func `an archive that is not the one of its checksum is not used`(isPinned: Bool) throws {
    try ReleaseUnderTest.with { folder, releases in
      let zeros = String(repeating: "0", count: 64)
      if !isPinned {
        let sums = try folder.read("release/SHA256SUMS")
        try folder.write(zeros + sums.dropFirst(64), to: "release/SHA256SUMS")
      }
      let runner = try ActionRunner(
        in: folder, event: "push",
        inputs: ["releases": releases, "sha256": isPinned ? zeros : ""])
      let run = try runner.run()
      #expect(run.status != 0)
      #expect(run.error.contains("did NOT match"), "\(run.error)")
      #expect(!run.output.contains("all well"))
    }
  }

  @Test(arguments: ["content/manual/publishing.md", "content/manual/publishing.zh-Hans.md"])
  func `the matrix of the manual checks a notebook in parts and puts them together`(
    page: String
  ) throws {
    let jobs = try #require(try ManualWorkflow.holding("matrix:", on: page)["jobs"])
    let parts = jobs["part"]?["strategy"]?["matrix"]?["part"]?.sequence ?? []
    #expect(parts.count > 1)
    try ReleaseUnderTest.with(claim: "twice") { folder, releases in
      for number in 1...5 {
        try folder.write("# Note \(number)\n\n[a](nowhere.md)\n", to: "clone/content/\(number).md")
      }
      func run(_ job: String, part: String) throws -> Shell.Run {
        let step = (jobs[job]?["steps"]?.sequence ?? []).first {
          $0["uses"]?.scalar?.text.hasPrefix("me/lifeline@") == true
        }
        var inputs = try #require(step?["with"]?.texts)
        inputs["releases"] = releases
        inputs = inputs.mapValues { $0.replacing("${{ matrix.part }}", with: part) }
        return try ActionRunner(in: folder, event: "pull_request", inputs: inputs).run()
      }
      var statuses: Set<Int32> = []
      for part in parts.compactMap({ $0.scalar?.text }) {
        let run = try run("part", part: part)
        statuses.insert(run.status)
        #expect(!run.output.contains("::error"))
      }
      #expect(statuses.isSubset(of: [1]))
      // What the jobs hand on is in one folder for the last.
      let clone = folder.appendingPathComponent("clone")
      try FileManager.default.moveItem(
        at: clone.appendingPathComponent("reports"), to: clone.appendingPathComponent("parts"))
      let merged = try run("notes", part: "")
      #expect(merged.status == 1)
      #expect(merged.output.contains("::error file=content/index.md,line=9,col=1,"))
      #expect(merged.output.contains("::error file=content/5.md,line=3,col=5,"))
      #expect(try clone.read("reports/lifeline.xml").contains(" failures=\"6\""))
      #expect(try folder.read("summary").contains("6 pages, 1 scenario, 1 claim"))
      // A job that has not ended well enough to report is missed.
      let last = "parts/lifeline-\(parts.count)-of-\(parts.count).json"
      try FileManager.default.removeItem(at: clone.appendingPathComponent(last))
      let incomplete = try run("notes", part: "")
      #expect(incomplete.status == 2)
      #expect(
        incomplete.error.contains("the report of part \(parts.count)/\(parts.count) is missing"))
    }
  }

  @Test func `the action keeps what it knows, and looks at what has changed since a commit`()
    throws
  {
    try ReleaseUnderTest.with { folder, releases in
      let clone = folder.appendingPathComponent("clone")
      try FileManager.default.removeItem(at: clone.appendingPathComponent(".git"))
      try git(["init", "-q", "-b", "main"], in: clone)
      try git(["add", "-A"], in: clone)
      try git(["commit", "-q", "-m", "one"], in: clone)
      try clone.write("# Two\n", to: "content/two.md")
      let run = try ActionRunner(
        in: folder, event: "push",
        inputs: [
          "releases": releases, "since": "HEAD", "cache": "\(folder.path)/known",
          "reports": "reports",
        ]
      ).run()
      #expect(run.status == 0, "\(run.error)")
      #expect(try clone.read("reports/lifeline.json").contains("\"pages\" : 1,"))
      let all = try ActionRunner(
        in: folder, event: "push",
        inputs: ["releases": releases, "cache": "\(folder.path)/known"]
      ).run()
      #expect(all.status == 0, "\(all.error)")
      #expect(
        try !FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/known").isEmpty)
    }
  }

  // MARK: GitLab

  @Test func `GitLab's template reports a merge request and publishes without a cache`() throws {
    for claim in ["once", "twice"] {
      try ReleaseUnderTest.with(claim: claim) { folder, releases in
        let template = try GitLabTemplate(releases: releases)
        #expect(template.variables["LIFELINE_VERSION"] == Version.current)
        let clone = folder.appendingPathComponent("clone")
        let check = try template.run("lifeline", in: clone)
        #expect(check.status == (claim == "once" ? 0 : 1), "\(check.error)")
        for report in template.reports("lifeline") {
          #expect(FileManager.default.fileExists(atPath: "\(clone.path)/\(report)"), "\(report)")
        }
        let quality = try clone.read("gl-code-quality-report.json")
        #expect(quality.contains("\"path\" : \"content/index.md\"") == (claim == "twice"))
        guard claim == "once" else { return }
        let pages = try template.run("pages", in: clone)
        #expect(pages.status == 0, "\(pages.error)")
        let site = try FileManager.default.contentsOfDirectory(atPath: "\(clone.path)/public")
        #expect(site.filter { $0.hasPrefix(".") } == [".nojekyll"])
        #expect(site.contains("index.html"))
      }
    }
  }

  // MARK: pre-commit

  @Test func `the hooks of pre-commit refuse a commit with a false claim or a stale diagram`()
    throws
  {
    for (claim, status) in [("once", Int32(0)), ("twice", 1)] {
      try ReleaseUnderTest.with(claim: claim) { folder, _ in
        let hooks = try RepositoryFile.yaml(".pre-commit-hooks.yaml").sequence ?? []
        #expect(
          hooks.compactMap { $0["id"]?.scalar?.text } == ["lifeline-check", "lifeline-embed"])
        let clone = folder.appendingPathComponent("clone")
        try clone.write("[a](nowhere.md)\n", to: ".github/TEMPLATE.md")
        let staged = ["content/index.md", "README.md", ".github/TEMPLATE.md"]
        for (index, hook) in hooks.enumerated() {
          #expect(hook["language"]?.scalar?.text == "system")
          #expect(hook["types"]?.sequence?.compactMap { $0.scalar?.text } == ["markdown"])
          let pattern = try Regex(try #require(hook["exclude"]?.scalar?.text))
          let files = staged.filter { $0.firstMatch(of: pattern) == nil }
          let entry = try #require(hook["entry"]?.scalar?.text)
          let run = try Shell.run(
            "PATH='\(folder.path)/release/lifeline-\(Version.current)/bin':$PATH; exec \(entry) \(files.joined(separator: " "))",
            in: clone)
          #expect(run.status == (index == 0 ? status : 1), "\(entry) \(run.error)")
        }
        let put = try CommandUnderTest.run(["embed", "content/index.md", "README.md"], in: clone)
        #expect(put.status == 0)
        let fresh = try CommandUnderTest.run(
          ["embed", "--check", "content/index.md", "README.md"], in: clone)
        #expect(fresh.status == 0)
      }
    }
  }
}
