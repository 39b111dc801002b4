import CallTrace
import Live
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

struct LiveRequestTests {
  private func program(_ text: String) -> Snippet {
    Snippet(SourceFile(path: "program", text: text))
  }

  @Test func `a request is read as it was written`() {
    var scenario = Scenario(program: program("[self loadView];\n"), dialect: .objectiveC)
    scenario.iOSVersion = 12
    scenario.isPad = true
    scenario.title = "Title: with a colon"
    scenario.inClass = "Page"
    scenario.selfName = "page"
    scenario.stage = Stage(id: "stage", program: program("let page = Page()\n\n"))
    var request = LiveRequest(scenario, form: .text)
    request.levels = [.views, .console]
    let read = LiveRequest(bytes: request.bytes)
    #expect(read.bytes == request.bytes)
    #expect(read.scenario.title == "Title: with a colon")
    #expect(read.scenario.stage?.program.text == "let page = Page()\n\n")
    #expect(read.scenario.program.text == "[self loadView];\n")
    #expect(read.levels == [.views, .console])
  }

  @Test func `a scenario is answered by its trace`() {
    let text = "form: trace\n\nwindow.rootViewController = A()\nwindow.makeKeyAndVisible()\n"
    let answer = LiveAnswer(to: LiveRequest(bytes: Array(text.utf8)))
    #expect(!answer.isFailure)
    #expect(answer.text.contains("  A.viewDidLoad()\n"))
  }

  @Test func `a program that cannot be read is answered by what is wrong`() {
    let answer = LiveAnswer(to: LiveRequest(bytes: Array("form: svg\n\nlet = 1\n".utf8)))
    #expect(answer.isFailure)
    #expect(answer.text.hasPrefix("program:1:"))
  }

  @Test(arguments: ["", "form", "form: svg", "stage: 99\n\nlet a = 1", "stage: -1\n\n", "\n"])
  func `a request that is cut short is answered all the same`(_ text: String) {
    _ = LiveAnswer(to: LiveRequest(bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    ("form: png", "png", "svg, text, trace, report, tokens, names, style"),
    ("with: svg,pdf", "svg,pdf", "svg, text, trace, mermaid, tokens, rules"),
    ("language: kotlin", "kotlin", "swift, objc, mermaid, plantuml"),
    ("ios: 4", "4", "versions of iOS from 5 on, such as '12,17-26'"),
    ("ios: latest", "latest", "versions of iOS from 5 on, such as '12,17-26'"),
    ("device: Watch", "Watch", "iPhone, iPad"),
    ("orientation: up", "up", "portrait, landscape"),
    ("tour: every", "every", nil),
    ("completion: all", "all", "none, repairs, offers"),
    ("show: appearance,everything", "appearance,everything", nil),
    ("width: wide", "wide", "a number of pixels"),
    ("width: -3", "-3", "a number of pixels"),
    ("at: -1", "-1", "a number of UTF-16 units"),
    ("stage-language: c", "c", "swift, objc"),
    ("claims: many", "many", "a number of bytes"),
  ])
  func `a value that a key cannot have is a fault that says what there is`(
    _ line: String, _ value: String, _ expected: String?
  ) throws {
    let text = "title: One\n\(line)\n\nwindow.rootViewController = A()\n"
    let request = LiveRequest(bytes: Array(text.utf8))
    let fault = try #require(request.faults.first)
    let key = String(line.prefix { $0 != ":" })
    #expect(fault.message == "'\(value)' is no value of '\(key)'")
    if let expected { #expect(fault.notes.map(\.message) == ["it can be: \(expected)"]) }
    let answer = LiveAnswer(to: request)
    #expect(answer.isFailure)
    #expect(answer.text.hasPrefix("request:2:\(key.count + 3): error: "))
  }

  @Test func `a report has what is wrong with its request`() {
    let text = "form: report\nios: 4\n\nwindow.rootViewController = A()\n"
    let answer = LiveAnswer(to: LiveRequest(bytes: Array(text.utf8)))
    #expect(!answer.isFailure)
    #expect(answer.text.contains(#""sound": false"#))
    #expect(answer.text.contains(#""in": "request", "start": 18, "end": 19"#))
  }

  @Test func `an unknown key is ignored`() {
    #expect(LiveRequest(bytes: Array("colour: red\nword-nothing: x\n\n".utf8)).faults.isEmpty)
  }
}
