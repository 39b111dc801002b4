import Foundation
import TestSupport
import Testing

/// Pages with a date after the day of the build.
@Suite struct HeldBackTests {
  private func withNotes(_ body: (URL) throws -> Void) throws {
    try withTemporaryDirectory { folder in
      try folder.write("---\ndate: 2030-05-01\n---\n# Home\n", to: "content/index.md")
      try folder.write(
        "---\ndate: 2030-06-02T08:00:00+08:00\ntags: [okapi]\n---\n# Quagga\n\nzebra\n",
        to: "content/later.md")
      try folder.write("---\ndate: 2030-06-03\n---\n# Latest\n", to: "content/latest.md")
      try body(folder)
    }
  }

  private func build(_ options: [String], in folder: URL, epoch: String? = nil) throws
    -> CommandUnderTest.Run
  {
    try CommandUnderTest.run(
      ["build", "--base-url", "https://example.org/"] + options, in: folder,
      environment: epoch.map { ["SOURCE_DATE_EPOCH": $0] } ?? [:])
  }

  /// All that the site says, but for what it remembers.
  private func text(of site: String, in folder: URL) throws -> String {
    try Shell.run("cd '\(site)' && cat $(find . -type f ! -name '.lifeline*' | sort)", in: folder)
      .output
  }

  @Test func `nothing of the site knows a page that is held back`() throws {
    try withNotes { folder in
      let run = try build(["--today", "2030-06-01"], in: folder)
      #expect(run.status == 0)
      #expect(
        run.output.contains(
          "held back: 'content/later.md' until 2030-06-02, and 1 page more; '--future' publishes all"
        ),
        "\(run.output)")
      let text = try text(of: "site", in: folder)
      for word in ["Quagga", "later.html", "later.md", "zebra", "okapi"] {
        #expect(!text.contains(word), "\(word)")
      }
    }
  }

  @Test func `a site that was built before notices the day, forwards and back`() throws {
    try withNotes { folder in
      let days = ["2030-06-01", "2030-06-02", "2030-06-03", "2030-06-02", "2030-04-01"]
      for day in days {
        #expect(try build(["--today", day], in: folder).status == 0)
        #expect(try build(["--today", day, "--output", "new"], in: folder).status == 0)
        let difference = try Shell.run(
          "diff -r -x .lifeline-cache -x .lifeline-files site new", in: folder)
        #expect(difference.status == 0, "\(day): \(difference.output)")
        let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/site")
        #expect(files.contains("later.html") == (day >= "2030-06-02"))
        #expect(files.contains("latest.html") == (day >= "2030-06-03"))
        try FileManager.default.removeItem(atPath: "\(folder.path)/new")
      }
    }
  }

  @Test func `the day is that of the option, of the environment, or none`() throws {
    try withNotes { folder in
      func isThere(_ options: [String], epoch: String? = nil) throws -> Bool {
        let site = "site-\(UUID().uuidString)"
        #expect(
          try build(options + ["--output", site], in: folder, epoch: epoch).status == 0)
        return FileManager.default.fileExists(atPath: "\(folder.path)/\(site)/later.html")
      }
      // 2030-06-01T23:59:59Z and the second after.
      let found = [
        try isThere([], epoch: "1906588799"), try isThere([], epoch: "1906588800"),
        try isThere(["--future"], epoch: "1906588799"),
        try isThere(["--today", "2030-06-02"], epoch: "0"),
        try isThere(["--drafts", "--today", "2030-06-01"]),
      ]
      #expect(found == [false, true, true, true, false])
    }
  }

  @Test func `a link to it is broken, and says until when`() throws {
    try withNotes { folder in
      try folder.write("# Home\n\n[x](later.md)\n", to: "content/index.md")
      for command in ["build", "check"] {
        let run = try CommandUnderTest.run([command, "--today", "2030-06-01"], in: folder)
        #expect(run.status == 1)
        #expect(run.error.contains("content/index.md:3:5: error:"), "\(run.error)")
        #expect(
          run.error.contains(
            "'later.md' is held back until 2030-06-02, the date that it has; '--future' publishes it now"
          ))
        for option in [["--future"], ["--today", "2030-06-02"]] {
          let run = try CommandUnderTest.run([command] + option, in: folder)
          #expect(run.status == 0, "\(run.error)")
        }
      }
      let named = try CommandUnderTest.run(
        ["check", "content/index.md", "--today", "2030-06-01"], in: folder)
      #expect(named.status == 1)
    }
  }

  @Test func `what is no day is refused`() throws {
    try withNotes { folder in
      for day in ["2030-02-30", "tomorrow", "2030/06/01", ""] {
        let run = try build(["--today", day], in: folder)
        #expect(run.status == 2)
        #expect(run.error.contains("'\(day)' is no day"), "\(run.error)")
      }
      for epoch in ["x", "-1", "99999999999999"] {
        let run = try build([], in: folder, epoch: epoch)
        #expect(run.status == 2)
        #expect(run.error.contains("SOURCE_DATE_EPOCH is '\(epoch)'"), "\(run.error)")
      }
    }
  }
}
