import Foundation
import TestSupport
import Testing

/// The reports of `check` as those demand them who read them.
@Suite struct ReportSchemaTests {
  /// Notes with faults of every kind: false claims, programs that cannot be read, links with a way out, warnings,
  /// titles that are the same, characters of several bytes, a name that means something in an address, and
  /// more faults on a page than are shown.
  static func withReports(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
      try folder.write(
        """
        # Push

        ```swift scenario id=push title="Push A"
        window.rootViewController = A()
        window.makeKeyAndVisible()
        ```

        ```claims
        A.viewDidLoad happens twice
        A.viewDidAppear before A.viewDidLoad
        ```

        ```swift scenario id=other title="Push A"
        let x = ünknown(💥.y)
        ```

        é💥 [x](indx.md), [x](indx.md) and [z](index.md#no)

        ```swift scenario id=well
        window.rootViewController = A()
        ```

        ```swift scenario id=page title=page
        window.rootViewController = A()
        ```
        """, to: "docs/notes/index.md")
      try folder.write("[^1]\n\n[^1]: a\n[^2]: b\n", to: "docs/notes/a b#c (é) d:e.v2.md")
      let links = (0..<150).map { "[x](y\($0).md)\n\n" }.joined()
      try folder.write("# A\n\n\(links)", to: "docs/notes/many.md")
      let forms = ["junit", "gitlab", "sarif", "json", "markdown"]
      let run = try CommandUnderTest.run(
        ["check", "./notes"] + forms.map { "--format=\($0)=../reports/\($0)" },
        in: folder.appendingPathComponent("docs"))
      #expect(run.status == 2)
      #expect(run.output.hasSuffix("\n") && run.output.contains(" errors"))
      try body(folder.appendingPathComponent("reports"))
    }
  }

  // MARK: JUnit

  @Test func `JUnit's report is as Jenkins reads it`() throws {
    try Self.withReports { reports in
      let root = try XMLTree.read(reports.appendingPathComponent("junit"))
      #expect(root.name == "testsuites")
      #expect(root.faults(by: JUnitDemands.elements) == [])
      for counted in [root] + root.children(named: "testsuite") {
        let cases = counted.descendants(named: "testcase")
        #expect(counted.attributes["tests"] == String(cases.count))
        for (count, element) in [("failures", "failure"), ("errors", "error")] {
          let found = cases.filter { !$0.children(named: element).isEmpty }
          #expect(counted.attributes[count] == String(found.count), "\(count)")
        }
      }
      let names = root.descendants(named: "testcase").map {
        [$0.attributes["classname"], $0.attributes["name"]]
      }
      #expect(Set(names).count == names.count)
      #expect(names.contains(["docs.notes.index", "Push A"]))
      #expect(names.contains(["docs.notes.index", "Push A (other)"]))
      #expect(names.contains(["docs.notes.index", "page (page)"]))
      #expect(root.attributes["errors"] == "1")
      #expect(root.attributes["failures"] == "3")
    }
  }

  // MARK: GitLab

  @Test func `GitLab's report is as GitLab reads it`() throws {
    try Self.withReports { reports in
      let issues = try #require(json(reports, "gitlab") as? [[String: Any]])
      #expect(issues.count > 100)
      for issue in issues {
        #expect(GitLabDemands.issue.faults(of: issue) == [])
        let location = try #require(issue["location"] as? [String: Any])
        let path = try #require(location["path"] as? String)
        #expect(path.hasPrefix("docs/notes/"), "\(path)")
      }
      let fingerprints = issues.compactMap { $0["fingerprint"] as? String }
      #expect(Set(fingerprints).count == issues.count)
      let severities = Set(issues.compactMap { $0["severity"] as? String })
      #expect(severities == ["critical", "major", "minor"])
    }
  }

  @Test func `a fault keeps its fingerprint when its line moves`() throws {
    try withTemporaryDirectory { folder in
      func fingerprints() throws -> [String] {
        let run = try CommandUnderTest.run(["check", "--format", "gitlab"], in: folder)
        let issues = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        return try #require(issues as? [[String: Any]]).compactMap { $0["fingerprint"] as? String }
      }
      let text = "[x](y.md)\n\n[x](y.md)\n\n[x](z.md)\n"
      try folder.write("# A\n\n" + text, to: "content/index.md")
      let before = try fingerprints()
      #expect(Set(before).count == 3)
      try folder.write("# A\n\nOne paragraph more.\n\n  " + text, to: "content/index.md")
      #expect(try fingerprints() == before)
    }
  }

  // MARK: SARIF

  @Test func `the SARIF log is as the standard has it`() throws {
    try Self.withReports { reports in
      let log = try #require(json(reports, "sarif") as? [String: Any])
      #expect(SARIFDemands.log.faults(of: log) == [])
      let run = try #require((log["runs"] as? [[String: Any]])?.first)
      let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
      let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
      #expect(Set(rules).count == rules.count)
      for result in try #require(run["results"] as? [[String: Any]]) {
        let index = try #require(result["ruleIndex"] as? Int)
        #expect(rules[index] == result["ruleId"] as? String)
      }
      let text = try reports.read("sarif")
      #expect(text.contains("\"docs/notes/a%20b%23c%20(%C3%A9)%20d%3Ae.v2.md\""))
      #expect(text.contains("\"uriBaseId\" : \"%SRCROOT%\""))
      #expect(!text.contains("file://"))
    }
  }

  @Test func `a region counts UTF-16 in SARIF and characters elsewhere`() throws {
    try Self.withReports { reports in
      let results = try #require(
        ((json(reports, "sarif") as? [String: Any])?["runs"] as? [[String: Any]])?
          .first?["results"] as? [[String: Any]])
      let broken = try #require(results.first { $0["ruleId"] as? String == "link.broken" })
      let place = (broken["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let region = try #require((place as? [String: Any])?["region"] as? [String: Int])
      #expect(region == ["startLine": 17, "startColumn": 9, "endLine": 17, "endColumn": 16])
      let other = try #require(
        ((json(reports, "json") as? [String: Any])?["diagnostics"] as? [[String: Any]])?
          .first { $0["id"] as? String == "link.broken" })
      #expect(other["column"] as? Int == 8)
      #expect(other["endColumn"] as? Int == 15)
      #expect(other["path"] as? String == "docs/notes/index.md")
    }
  }

  private func json(_ folder: URL, _ name: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(folder.read(name).utf8))
  }
}
