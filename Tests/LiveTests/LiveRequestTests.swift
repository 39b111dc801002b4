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
}
