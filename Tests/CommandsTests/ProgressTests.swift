import Foundation
import SiteBuilder
import Synchronization
import TestSupport
import Testing

@testable import Commands

@Suite struct ProgressTests {
  private final class Screen: Sendable {
    let time = Mutex(Duration.zero)
    let text = Mutex("")

    var screen: ProgressLine.Screen {
      ProgressLine.Screen(
        now: { self.time.withLock { $0 } }, write: { more in self.text.withLock { $0 += more } })
    }
  }

  @Test func `what takes longer than half a second is counted on one line, which goes again`() {
    let screen = Screen()
    let line = ProgressLine("page", on: screen.screen)
    let progress = line.progress
    progress.expect(40)
    func work(until milliseconds: Int) {
      screen.time.withLock { $0 = .milliseconds(milliseconds) }
      progress.advance()
    }
    for time in [100, 499, 500, 550, 599, 600, 900] { work(until: time) }
    line.end()
    line.end()
    let clear = "\u{1B}[K"
    #expect(
      screen.text.withLock { $0 }
        == "\r3 of 40 pages\(clear)\r6 of 40 pages\(clear)\r7 of 40 pages\(clear)\r\(clear)")
  }

  @Test func `what is quick has no line`() {
    let screen = Screen()
    let line = ProgressLine("page", on: screen.screen)
    line.progress.advance(by: 1_000)
    line.end()
    #expect(screen.text.withLock { $0.isEmpty })
  }

  @Test(arguments: ["check", "build"])
  func `quiet is silent where all is well, and verbose names what was done`(command: String) throws
  {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n\n```swift scenario\nlet a = A()\n```\n", to: "content/index.md")
      let quiet = try CommandUnderTest.run([command, "--quiet"], in: folder)
      #expect(quiet.status == 0)
      #expect(quiet.output + quiet.error == "")
      try folder.write("# B\n", to: "content/b.md")
      let verbose = try CommandUnderTest.run([command, "--verbose"], in: folder)
      let line =
        command == "check" ? "content/index.md: 1 scenario, 0 claims, well\n" : "written: b.html\n"
      #expect(verbose.error.contains(line), "\(verbose.error)")
      #expect(!verbose.error.contains("\u{1B}"))
      #expect(verbose.output.contains("1 scenario, "))
      try folder.write("# A\n\n[x](y.md)\n", to: "content/index.md")
      let faulty = try CommandUnderTest.run([command, "--quiet"], in: folder)
      #expect(faulty.status == 1)
      #expect(faulty.output == "")
      #expect(faulty.error.contains("[link.broken]"))
      let both = try CommandUnderTest.run([command, "--quiet", "--verbose"], in: folder)
      #expect(both.status == 2)
      #expect(both.error.contains("contradict each other"))
    }
  }

  @Test func `a report that is asked for is written however quiet a check is`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# A\n", to: "content/index.md")
      let run = try CommandUnderTest.run(
        ["check", "--quiet", "--format", "json", "--format", "junit=r.xml"], in: folder)
      #expect(run.output.contains("\"pages\" : 1"))
      #expect(try folder.read("r.xml").hasPrefix("<?xml"))
    }
  }

  @Test func `what embeds, serves, renders and merges is as quiet or as wordy`() throws {
    try withTemporaryDirectory { folder in
      let note =
        "# A\n\n<!-- scenario id=a -->\n```swift\nclass B: UIViewController { func never() {} }\nlet b = B()\n```\n"
      try folder.write(note, to: "content/index.md")
      _ = try CommandUnderTest.run(["check", "--format", "json=a.json"], in: folder)
      let commands = [
        (["report", "a.json"], "content/index.md: 1 scenario"),
        (["render", "content/index.md#a", "-o", "a.svg"], "a: "),
        (["embed", "content"], "content/index.md: 1 diagram, 1 stale"),
      ]
      for (command, line) in commands {
        try folder.write(note, to: "content/index.md")
        let quiet = try CommandUnderTest.run(command + ["--quiet"], in: folder)
        #expect(quiet.status == 0 && quiet.output + quiet.error == "", "\(command): \(quiet.error)")
        try folder.write(note, to: "content/index.md")
        let wordy = try CommandUnderTest.run(command + ["--verbose"], in: folder)
        #expect(wordy.status == 0 && wordy.error.contains(line), "\(command): \(wordy.error)")
        let both = try CommandUnderTest.run(command + ["--quiet", "--verbose"], in: folder)
        #expect(both.status == 2 && both.error.contains("contradict each other"))
      }
      let serve = try CommandInBackground(["serve", "--port", "0", "--quiet"], in: folder)
      usleep(1_500_000)
      #expect(serve.output + serve.error == "")
      #expect(serve.interrupt() == 0)
    }
  }
}
