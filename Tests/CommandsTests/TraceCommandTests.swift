import Foundation
import TestSupport
import Testing

@Suite("Logs of devices")
struct TraceCommandTests {
  private static let note = """
    <!-- scenario id=push -->
    ```swift
    let nav = UINavigationController(rootViewController: A())
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    // MARK: push
    nav.pushViewController(B(), animated: true)
    ```

    """
  private static let log = """
    2024-05-01 10:11:12.345678+0200 App[12:3456] -[A viewWillDisappear:]
    2024-05-01 10:11:12.345700+0200 App[12:3456] some other line of the app
    2024-05-01 10:11:12.345712+0200 App[12:3456] -[B viewWillAppear:]
    2024-05-01 10:11:12.900001+0200 App[12:3456] -[A viewDidDisappear:]
    2024-05-01 10:11:12.900112+0200 App[12:3456] -[B viewDidAppear:]

    """

  private func trace(_ arguments: [String], log: String = log) throws -> CommandUnderTest.Run {
    try withTemporaryDirectory { folder in
      try folder.write(Self.note, to: "note.md")
      try folder.write(log, to: "log.txt")
      return try CommandUnderTest.run(["trace"] + arguments, stdin: log, in: folder)
    }
  }

  @Test(arguments: ["log.txt", "-"])
  func `are drawn, and what is no call is named`(path: String) throws {
    let run = try trace([path, "--format", "text"])
    #expect(run.status == 0)
    #expect(
      run.error.contains(":2:1: warning: a line of the log says no call, and is left out: 2 "))
    #expect(run.output.contains("●─ viewWillDisappear ─▶│") && run.output.contains("after 0.554"))
    #expect(try trace([path]).output.hasPrefix("<svg"))
  }

  @Test func `say how deep calls are nested at most`() throws {
    let lines = [(0, 1), (1_000, 2), (1_001, 3), (2_000, 4)].map { depth, number in
      "lifeline| 0.350112 3 \(depth) Detail#\(number) viewDidAppear(true)\n"
    }
    let run = try trace(["-", "--format", "trace"], log: lines.joined())
    #expect(run.status == 0)
    #expect(
      run.error.contains(
        ":3:1: warning: 2 calls of the log are nested more than 1000 deep, and are left out: 3, 4"),
      "\(run.error)")
    #expect(!run.error.contains("no call"))
    let none = try trace(["-", "--format", "trace"], log: lines[2])
    #expect(none.status == 2 && none.error.contains("nested more than 1000 deep"), "\(none.error)")
  }

  @Test func `agree with a scenario, or not, call by call`() throws {
    let same = try trace(["log.txt", "--scenario", "note.md#push"])
    #expect(same.status == 0, "\(same.error)")
    #expect(same.output == "the model does what was logged: 4 calls of iOS 17\n")
    let other = Self.log.replacing("A viewDidD", with: "X").replacing(
      "B viewDidA", with: "A viewDidD"
    )
    .replacing("X", with: "B viewDidA").replacing("A viewDidDppear", with: "A viewDidDisappear")
    .replacing("B viewDidAisappear", with: "B viewDidAppear")
    let differs = try trace(
      ["log.txt", "--scenario", "note.md#push", "--format", "text"], log: other)
    #expect(differs.status == 1)
    #expect(differs.error.contains("log.txt:4:1: error: the log has '"))
    #expect(differs.error.contains("but the model has 'A.viewDidDisappear'"))
    #expect(differs.output.contains("- B.viewDidAppear(true)"))
  }

  @Test func `name others than the scenario does`() throws {
    let more = try trace(
      ["log.txt", "--scenario", "note.md#push"], log: Self.log + "Splash viewDidLoad\n")
    #expect(more.status == 0 && more.error.contains("log.txt:6:1: warning: nobody in the scenario"))
    let none = try trace(
      ["log.txt", "--scenario", "note.md#push"], log: "Splash viewDidLoad\n")
    #expect(none.status == 2 && none.error.contains("nothing in 'log.txt' can be compared"))
  }

  @Test func `become a block of a note, which holds`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.note, to: "note.md")
      try folder.write(Self.log, to: "log.txt")
      let arguments = ["trace", "log.txt", "--scenario", "note.md#push", "--observed"]
      let block = try CommandUnderTest.run(arguments, in: folder).output
      #expect(block.hasPrefix("```observed for=push source="))
      try folder.write(Self.note + "\n" + block, to: "note.md")
      let check = try CommandUnderTest.run(["check", "note.md"], in: folder)
      #expect(check.status == 0, "\(check.error)")
    }
  }

  @Test func `are printed by a file for apps`() throws {
    let run = try trace(["--logger"])
    #expect(run.status == 0 && run.output.contains("enum LifelineLog {"))
    #expect(
      run.output.contains(
        #"print("lifeline| \(seconds) \(turn) \(open.count) \(receiver) \(message)")"#))
  }

  @Test(arguments: [
    [], ["--logger", "log.txt"], ["log.txt", "--ios", "17"], ["log.txt", "-o", "a.xyz"],
    ["log.txt", "--observed", "--format", "text"],
    ["log.txt", "-o", "log.txt", "--format", "text"],
    ["none.txt"], ["log.txt", "--scenario", "note.md#none"],
    ["log.txt", "--scenario", "note.md#push", "--ios", "15,16"],
  ])
  func `are refused where that makes no sense`(arguments: [String]) throws {
    #expect(try trace(arguments).status == 2)
  }
}
