import Foundation
import TestSupport
import Testing

@Suite struct RenderCommandTests {
  /// A page with two scenarios; both marks are used.
  private static let page = """
    # Push and present

    <!-- scenario id=push title="Push A → B" -->
    ```swift
    let nav = UINavigationController(rootViewController: A())
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    // MARK: Push
    nav.pushViewController(B(), animated: true)
    ```

    ```swift scenario id=present
    let a = A()
    window.rootViewController = a
    window.makeKeyAndVisible()
    settle()
    // MARK: Present
    let b = B()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    ```

    """

  /// Runs a command in a folder that has the page as `notes.md`.
  private func run(_ arguments: [String], stdin: String = "") throws -> CommandUnderTest.Run {
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "notes.md")
      return try CommandUnderTest.run(arguments, stdin: stdin, in: folder)
    }
  }

  private static let closure = """
    class Page: UIViewController {
      var onDone: (() -> Void)?
      override func viewDidLoad() { onDone = { self.title = "Done" } }
    }

    """

  @Test func `what only declares is given a tour from a file and from standard input`() throws {
    let piped = try run(["render", "-", "--format", "trace"], stdin: Self.closure)
    #expect(piped.output.contains("== Gone: Page =="))
    #expect(piped.output.contains("Page is still alive: Page.onDone → closure → Page"))
    try withTemporaryDirectory { folder in
      try folder.write(Self.closure, to: "page.swift")
      let file = try CommandUnderTest.run(
        ["render", "page.swift", "--format", "trace"], in: folder)
      #expect(file.output == piped.output)
    }
  }

  @Test(arguments: [("none", false), ("covered", false), ("shown,gone", true), ("all", true)])
  func `an option says what the tour has`(parts: String, hasEnd: Bool) throws {
    let arguments = ["render", "-", "--format", "trace", "--tour", parts]
    let run = try run(arguments, stdin: Self.closure)
    #expect(run.status == 0)
    #expect(run.output.contains("== Gone: Page ==") == hasEnd)
  }

  /// A program, and what is said of what in it has never run; nil where nothing is.
  @Test(arguments: [
    (
      "class Page: UIViewController { @IBAction func save() { print(1) } }", "none",
      "nothing has called 'Page.save()'; 'tour' on the scenario, or '--tour all', goes through them"
    ),
    ("class Page: UIViewController { @IBAction func save() { print(1) } }", "all", nil),
    (
      """
      class Page: UIViewController {
        override func viewDidLoad() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", style: .plain, target: self, action: #selector(add))
        }
        @objc func add() { helper() }
        func helper() { print("added") }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """, "all", "nothing has called 'Page.add()', which 'user.tap(\"Add\")' would call"
    ),
    (
      """
      class Page: UIViewController {
        @IBAction func save() { print(1) }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
          -> String? { return "title" }
      }
      """, "all", "nothing has called 'Page.tableView(_:titleForHeaderInSection:)'"
    ),
    (
      "class Page: UIViewController { override func didReceiveMemoryWarning() { print(1) } }\n"
        + "window.rootViewController = Page()\nwindow.makeKeyAndVisible()", "all",
      "nothing has called 'Page.didReceiveMemoryWarning()', which 'user.receiveMemoryWarning()'"
        + " would call"
    ),
  ])
  func `what has never run is said`(program: String, tour: String, note: String?) throws {
    let arguments = ["render", "-", "--format", "trace", "--tour", tour]
    let run = try run(arguments, stdin: program)
    #expect(run.status == 0)
    #expect(run.error == (note.map { "note: \($0)\n" } ?? ""))
    // What is offered works.
    guard let start = note?.range(of: "which '"), let end = note?.range(of: "' would call") else {
      return
    }
    let statement = note?[start.upperBound..<end.lowerBound] ?? ""
    let after = try self.run(arguments, stdin: program + "\nsettle()\n" + statement + "\n")
    #expect(after.error == "")
  }

  @Test func `what errors offer is done where that is asked for`() throws {
    let program =
      "1. override func viewDidLoad() {\n2.   super.viewDidLoad()\n3.   log(title)\n4. }\n"
    let plain = try run(["render", "-", "--format", "trace"], stdin: program)
    #expect(plain.status == 2)
    let whole = try run(["render", "-", "--format", "trace", "--complete"], stdin: program)
    #expect(whole.status == 0)
    #expect(
      whole.error == """
        note: the text was mended: line numbers are left out
        note: what nobody declares was added: class ViewController: UIViewController { func log(_ a: Any) { } }

        """)
    #expect(whole.output.contains("ViewController.log("))
  }

  @Test func `a part that no tour has is told of`() throws {
    let run = try run(["render", "-", "--tour", "gonne"], stdin: Self.closure)
    #expect(run.status == 2)
    #expect(run.error.contains("a tour has no part 'gonne'; did you mean 'gone'?"))
  }

  @Test func `a scenario of a page has a tour only where it says so`() throws {
    let page = "```swift scenario id=a\n\(Self.closure)```\n"
    let plain = try run(["render", "-", "--format", "trace"], stdin: page)
    #expect(!plain.output.contains("== Gone"))
    let asked = page.replacing("id=a", with: "id=a tour")
    #expect(try run(["render", "-", "--format", "trace"], stdin: asked).output.contains("== Gone"))
  }

  /// The calls of some callbacks in a listing, after a divider.
  private func order(_ listing: String, after divider: String, _ names: [String]) -> [String] {
    guard let start = listing.range(of: divider) else { return [] }
    return listing[start.upperBound...].split(separator: "\n").compactMap { line in
      let call = line.drop { $0 == " " }.prefix { $0 != "(" }
      return names.contains { call.hasSuffix("." + $0) } ? String(call).lowercased() : nil
    }
  }

  private let appearance = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  @Test func `a push tells the old page first, both before and after`() throws {
    let run = try run(["render", "notes.md#push", "--format", "trace"])
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(
      order(run.output, after: "Push", appearance) == [
        "a.viewwilldisappear", "b.viewwillappear", "a.viewdiddisappear", "b.viewdidappear",
      ])
  }

  @Test func `a full-screen presentation tells the new page first when it ends`() throws {
    let run = try run(["render", "notes.md#present", "--format", "trace"])
    #expect(
      order(run.output, after: "Present", appearance) == [
        "a.viewwilldisappear", "b.viewwillappear", "b.viewdidappear", "a.viewdiddisappear",
      ])
  }

  @Test(arguments: [
    ("svg", "<svg "), ("text", "Push A → B"), ("ascii", "Push A → B"),
    ("mermaid", "sequenceDiagram"),
    ("json", "{"), ("html", "<!DOCTYPE html>"), ("trace", ""),
  ])
  func `every form names who was told`(form: String, start: String) throws {
    let run = try run(["render", "notes.md#push", "--format", form])
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.hasPrefix(start) || run.output.contains("\n" + start))
    #expect(run.output.contains("viewDidAppear"))
    #expect(run.output.hasSuffix("\n"))
  }

  /// An editor passes whole paths, and a shell may stand in a folder below.
  @Test func `a page knows the stages around it wherever the command is called`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("# Front\n\n```swift stage id=one\nlet a = A()\n```\n", to: "kb/index.md")
      try folder.write(
        "```swift scenario stage=one\nwindow.rootViewController = a\n```\n", to: "kb/deep/b.md")
      let deep = folder.appendingPathComponent("kb/deep")
      for (path, place) in [
        (deep.appendingPathComponent("b.md").path, folder), ("b.md", deep), ("./b.md", deep),
        ("deep/b.md", folder.appendingPathComponent("kb")),
      ] {
        let run = try CommandUnderTest.run(["render", path, "--format", "trace"], in: place)
        #expect(run.status == 0, "\(path): \(run.error)")
      }
    }
  }

  @Test(arguments: [
    (
      "let a = 1",
      "note: nothing happens in this scenario that is shown; '--show all' shows all of it\n"
    ),
    ("print(1)", ""),
  ])
  func `says so where there is nothing to be drawn`(program: String, note: String) throws {
    let arguments = ["render", "-", "--language", "swift", "--format", "text"]
    #expect(try run(arguments, stdin: program).error == note)
  }

  @Test func `the same command gives the same bytes`() throws {
    let arguments = ["render", "notes.md#push"]
    #expect(try run(arguments).output == run(arguments).output)
  }

  @Test func `off a terminal the form is svg, or what the file's name says`() throws {
    #expect(try run(["render", "notes.md#push"]).output.hasPrefix("<svg "))
    try withTemporaryDirectory { folder in
      try folder.write(Self.page, to: "notes.md")
      for (name, start) in [("a.svg", "<svg "), ("b/a.json", "{"), ("a.mmd", "sequenceDiagram")] {
        let run = try CommandUnderTest.run(["render", "notes.md#push", "-o", name], in: folder)
        #expect(run.output == "")
        #expect(try folder.read(name).contains(start))
      }
    }
  }

  @Test(arguments: ["notes.md", "notes.md#push", "../folder/notes.md", "link.md"])
  func `no diagram is written over what it was made of`(input: String) throws {
    try withTemporaryDirectory { root in
      let folder = root.appendingPathComponent("folder")
      try folder.write(Self.page, to: "notes.md")
      try FileManager.default.createSymbolicLink(
        atPath: folder.appendingPathComponent("link.md").path, withDestinationPath: "notes.md")
      let arguments = ["render", input, "--format", "text", "-o", "notes.md"]
      let run = try CommandUnderTest.run(arguments, in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("'notes.md' is what is rendered, and would be lost"))
      #expect(try folder.read("notes.md") == Self.page)
    }
  }

  @Test func `a false claim about order marks its calls`() throws {
    try withTemporaryDirectory { folder in
      let claims = """
        <!-- claims -->
        ```text
        B.viewWillAppear before A.viewWillDisappear
        A.viewDidDisappear before B.viewDidAppear
        ```

        """
      let start = try #require(Self.page.range(of: "```swift scenario id=present"))
      let page = Self.page.replacingCharacters(
        in: start.lowerBound..<start.lowerBound, with: claims)
      try folder.write(page, to: "notes.md")
      let run = try CommandUnderTest.run(
        ["render", "notes.md#push", "--format", "text"], in: folder)
      let marked = run.output.split(separator: "\n").filter { $0.contains("out of order") }
      #expect(marked.count == 2)
      #expect(marked.first?.contains("viewWillDisappear(true)") == true)
      #expect(marked.last?.contains("viewWillAppear(true)") == true)
    }
  }

  @Test func `a page may ask for its notes as numbers`() throws {
    try withTemporaryDirectory { folder in
      let page = """
        ```swift scenario id=root notes=numbered
        // note: loads the view
        window.rootViewController = A()
        ```

        """
      try folder.write(page, to: "notes.md")
      let run = try CommandUnderTest.run(["render", "notes.md", "--format", "text"], in: folder)
      #expect(run.output.contains("= A ①"))
      #expect(run.output.contains("① loads the view"))
    }
  }

  @Test func `all scenarios of a page follow one another in text`() throws {
    let run = try run(["render", "notes.md", "--format", "trace"])
    #expect(run.output.contains("# Push A → B\n"))
    #expect(run.output.contains("# present\n"))
  }

  @Test func `one file holds one picture, so its scenario has to be named`() throws {
    let run = try run(["render", "notes.md", "--format", "svg"])
    #expect(run.status == 2)
    #expect(run.error.contains("notes.md#push\n  notes.md#present"))
  }

  @Test func `an id that is not there is answered with the nearest`() throws {
    let run = try run(["render", "notes.md#psuh"])
    #expect(run.status == 2)
    #expect(run.error.contains("no scenario 'psuh' in 'notes.md'; did you mean 'push'?"))
  }

  @Test func `standard input is a program, or a page with one in it`() throws {
    let program = "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n"
    let arguments = ["render", "-", "--format", "trace"]
    let bare = try run(arguments, stdin: program)
    #expect(bare.output.contains("A.viewDidAppear(false)"), "\(bare.error)")
    let page = try run(arguments, stdin: "Text\n\n```swift scenario\n\(program)```\n")
    #expect(page.output == bare.output)
  }

  @Test func `a scenario of standard input is named as it is said to be`() throws {
    let other = "```swift scenario id=s\nprint(1)\n```\n"
    let page = "```swift scenario id=t\nprint(2)\n```\n\n" + other
    let several = try run(["render", "-", "--format", "svg"], stdin: page)
    #expect(several.error.contains("name one:\n  -#t\n  -#s\n"), "\(several.error)")
    let one = try run(["render", "-#s", "--format", "trace"], stdin: page)
    #expect(one.output == "! 1\n", "\(one.error)")
    let none = try run(["render", "-#u", "--format", "trace"], stdin: page)
    #expect(none.error.contains("no scenario 'u' in '<stdin>'"), "\(none.error)")
  }

  @Test func `a diagram in Mermaid is drawn as it stands`() throws {
    let mermaid = "sequenceDiagram\n  A->>B: hello\n"
    let text = try run(["render", "-", "--format", "text"], stdin: mermaid)
    #expect(text.status == 0, "\(text.error)")
    #expect(text.output.contains("hello"))
    let trace = try run(["render", "-", "--format", "trace"], stdin: mermaid)
    #expect(trace.status == 2)
    #expect(trace.error.contains("has no trace"))
    let wrong = try run(["render", "-"], stdin: mermaid + "  nonsense here\n")
    #expect(wrong.status == 2)
    #expect(wrong.error.contains("<stdin>:3:"))
  }

  @Test func `a stage and options set the scene for a program`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(
        "class Box: UIViewController {}\nlet box = Box()\nwindow.rootViewController = box\n"
          + "window.makeKeyAndVisible()\n", to: "stage.swift")
      let run = try CommandUnderTest.run(
        ["render", "-", "--stage", "stage.swift", "--in", "Box", "--format", "trace"],
        stdin: "self.addChild(A())\n", in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.contains("A.willMove(toParent: box)"))
    }
  }

  private static let objectiveC = """
    UIViewController *page = [UIViewController new];
    [self addChildViewController:page];
    [self.view addSubview:page.view];
    [page didMoveToParentViewController:self];
    """

  @Test(arguments: ["stage.m", "notes.md", "notes.md#box", "box"])
  func `four bare lines and a stage are enough`(stage: String) throws {
    try withTemporaryDirectory { folder in
      let program = """
        @interface Box : UIViewController @end
        @implementation Box @end
        Box *box = [Box new];
        window.rootViewController = box;
        [window makeKeyAndVisible];

        """
      try folder.write(program, to: "stage.m")
      try folder.write("Text\n\n```objc stage id=box\n\(program)```\n", to: "notes.md")
      let run = try CommandUnderTest.run(
        ["render", "--language", "objc", "-", "--stage", stage, "--format", "trace"],
        stdin: Self.objectiveC, in: folder)
      #expect(run.status == 0, "\(run.error)")
      #expect(run.output.hasPrefix("[box addChildViewController:page]\n"))
    }
  }

  @Test func `a stage that is nowhere is answered with the nearest`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("```objc stage id=first\nsettle();\n```\n", to: "notes.md")
      let run = try CommandUnderTest.run(
        ["render", "-", "--stage", "frist"], stdin: "print(1)\n", in: folder)
      #expect(run.status == 2)
      #expect(run.error.contains("no file and no stage 'frist'; did you mean 'first'?"))
    }
  }

  @Test func `a scenario is found by its id where a heading has the same anchor`() throws {
    try withTemporaryDirectory { folder in
      try folder.write(
        "# Push\n\n```swift scenario id=push\nwindow.rootViewController = A()\n```\n",
        to: "notes.md")
      for name in ["push", "scenario-push"] {
        let run = try CommandUnderTest.run(
          ["render", "notes.md#\(name)", "--format", "trace"], in: folder)
        #expect(run.status == 0, "\(run.error)")
      }
    }
  }

  @Test func `a program that cannot be read is shown with a caret, and nothing is drawn`() throws {
    try withTemporaryDirectory { folder in
      try folder.write("let a = A()\na.viewWillApear(\n", to: "bad.swift")
      let run = try CommandUnderTest.run(["render", "bad.swift", "-o", "bad.svg"], in: folder)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(run.error.contains("bad.swift:"))
      #expect(run.error.contains("^"))
      #expect(
        !FileManager.default.fileExists(atPath: folder.appendingPathComponent("bad.svg").path))
    }
  }

  @Test func `a program without an end is stopped by its budget`() throws {
    let run = try run(["render", "-"], stdin: "while true {}\n")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.contains("<stdin>:1:"))
  }

  // MARK: Comparisons

  private static let tabs = """
    let tabs = UITabBarController()
    tabs.viewControllers = [A(), B()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    settle()
    // MARK: Switch
    tabs.selectedIndex = 1
    """

  @Test func setsVersionsThatDifferBesideEachOther() throws {
    let run = try run(
      ["render", "-", "--ios", "17,18-26", "--format", "text"], stdin: Self.tabs)
    #expect(run.status == 0)
    #expect(run.output.contains("  iOS 17 "))
    #expect(run.output.contains("│   iOS 18–26\n"))
    #expect(run.output.contains("- A.viewDidDisappear(false)"))
    #expect(run.output.contains("│ + A.viewDidDisappear(false)"))
  }

  @Test func drawsVersionsThatAgreeOnce() throws {
    let several = try run(["render", "-", "--ios", "13-17", "--format", "trace"], stdin: Self.tabs)
    let one = try run(["render", "-", "--ios", "17", "--format", "trace"], stdin: Self.tabs)
    #expect(several.status == 0)
    #expect(several.output == one.output)
  }

  @Test(arguments: [
    ("svg", "<title>present: Push A → B and present</title>"), ("ascii", "--+--"),
    ("trace", "# Push A → B\n"), ("json", "{\"items\": [0, "), ("mermaid", "  box "),
    ("html", "<figure>"),
  ])
  func setsTwoScenariosBesideEachOther(form: String, part: String) throws {
    let run = try run(
      ["render", "notes.md#present", "--compare", "#push", "--format", form])
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains(part) || form == "svg" && run.output.contains("Push A → B and"))
  }

  @Test(arguments: [
    (["notes.md#present", "--compare", "#pusch"], "did you mean 'push'?"),
    (["notes.md", "--compare", "#push"], "is for one scenario"),
    (["notes.md#present", "--compare", "-"], "cannot read from standard input"),
    (["notes.md#present", "--compare", "notes.md"], "name one as '#id'"),
    (["notes.md#push", "--ios", "17-12"], "'--ios' is a version from 5 to 27"),
    (["notes.md#present", "--compare", "#push", "--ios", "12,17"], "takes one version"),
  ])
  func saysWhatCannotBeCompared(arguments: [String], part: String) throws {
    let run = try run(["render"] + arguments)
    #expect(run.status == 2)
    #expect(run.error.contains(part), "\(run.error)")
  }
}
