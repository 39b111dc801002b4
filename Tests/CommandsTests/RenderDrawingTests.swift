import Foundation
import TestSupport
import Testing

/// `render` with drawings that are written down as such, and with what comments say of drawings.
@Suite struct RenderDrawingTests {
  private static let order = """
    @startuml
    title An order
    actor Customer
    Customer -> Web ++ : order
    ref over Web : the payment
    return done
    @enduml

    """

  @Test(arguments: ["order.puml", "order.plantuml", "order.preproc"])
  func `a file of PlantUML is drawn`(name: String) throws {
    try withTemporaryDirectory { folder in
      try folder.write(Self.order, to: name)
      let text = try CommandUnderTest.run(["render", name, "--format", "text"], in: folder)
      #expect(text.status == 0)
      #expect(text.output.contains("├─ order ─▶┃"), "\(text.output)")
      #expect(text.output.contains("the payment"))
      let piped = try CommandUnderTest.run(
        ["render", "-", "--format", "text"], stdin: Self.order, in: folder)
      #expect(piped.output == text.output)
    }
  }

  @Test func `nothing that PlantUML would read or run is read or run`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("A -> Secret\n", to: "secret.puml")
      try folder.write("@startuml\n!include secret.puml\nA -> B : x\n@enduml\n", to: "a.puml")
      let included = try CommandUnderTest.run(["render", "a.puml", "--format", "text"], in: folder)
      #expect(included.status == 0)
      #expect(included.error.contains("a.puml:2:1: warning: '!include' is not followed"))
      #expect(!included.output.contains("Secret"))
      try folder.write("@startuml\n!define A B\nA -> B : x\n@enduml\n", to: "b.puml")
      let defined = try CommandUnderTest.run(["render", "b.puml", "--format", "text"], in: folder)
      #expect(defined.status == 2)
      #expect(defined.error.contains("b.puml:2:1: error: '!define' is PlantUML's preprocessor's"))
    }
  }

  @Test func `another kind of PlantUML's is refused with its place`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("@startuml\nclass A\nA --> B\n@enduml\n", to: "a.puml")
      let run = try CommandUnderTest.run(["render", "a.puml"], in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("a.puml:2:1: error: this is no sequence diagram"))
    }
  }

  @Test func `comments of a scenario draw what its calls do not say`() throws {
    let program = """
      // participant nav: <<root>> #lightgreen
      let nav = UINavigationController(rootViewController: A())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      // group: Push [by hand]
      // note: **B** is new
      nav.pushViewController(B(), animated: true)
      settle()
      // end group
      // ref: going back
      // delay: a while

      """
    try withTemporaryDirectory { folder in
      try folder.write(program, to: "push.swift")
      let run = try CommandUnderTest.run(["render", "push.swift", "--format", "text"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.contains("Push [by hand]"), "\(run.output)")
      #expect(run.output.contains("│ B is new"))
      #expect(run.output.contains("going back"))
      #expect(run.output.contains("a while"))
      let svg = try CommandUnderTest.run(["render", "push.swift", "--format", "svg"], in: folder)
      #expect(svg.output.contains("«root» UINavigationController"))
    }
  }

  /// All of a class have its stereotype, and each message says the names of both ends.
  @Test(arguments: [
    "participant A as NAME\n", "%% participant A: <<NAME>>\nparticipant A\n",
  ])
  func `a long name is in a drawing no more often than it is drawn`(head: String) throws {
    let name = String(repeating: "n ", count: 5_000)
    let source =
      "sequenceDiagram\n" + head.replacingOccurrences(of: "NAME", with: name)
      + String(repeating: "A->>B: x\n", count: 500)
    try withTemporaryDirectory { folder in
      try folder.write(source, to: "a.mmd")
      let run = try CommandUnderTest.run(["render", "a.mmd", "--format", "svg"], in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.utf8.count < 500_000)
    }
  }
}
