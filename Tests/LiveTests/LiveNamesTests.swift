import Foundation
import Live
import Testing

/// What can be written where `|` stands.
struct LiveNamesTests {
  private struct Names: Decodable {
    struct Name: Decodable {
      let name: String
      let kind: String
      let text: String
    }
    let start: Int
    let end: Int
    let names: [Name]
  }

  private func names(_ program: String, _ head: String = "") throws -> Names {
    let parts = program.components(separatedBy: "|")
    let text = "form: names\nat: \(parts[0].utf16.count)\n\(head)\n\(parts.joined())"
    let answer = LiveAnswer(to: LiveRequest(bytes: Array(text.utf8)))
    return try JSONDecoder().decode(Names.self, from: Data(answer.text.utf8))
  }

  @Test(arguments: [
    ("let list = UINavigationController()\nlist.push|", "pushViewController(_:animated:)"),
    ("window.rootV|", "rootViewController"),
    ("let a = UIViewController()\na.view.addSub|", "addSubview(_:)"),
    ("class Page: UIViewController {\n  let list = UIView()\n  func go() { li| }\n}", "list"),
    (
      "class Page: UIViewController {\n  func go() { self.dism| }\n}",
      "dismiss(animated:completion:)"
    ),
    ("let page = UIViewController()\npa|", "page"),
    ("let page = UIViewController()\npage.modalPresentationStyle = .full|", "fullScreen"),
    ("enum Step { case first, second }\nlet step: Step = .se|", "second"),
    ("let a: UINavigationCo|", "UINavigationController"),
    ("func show() {}\nsh|", "show()"),
    ("let a = A()\na.viewDidLo|", "viewDidLoad()"),
    ("class Page: UIViewController {\n  override func viewDidA|", "viewDidAppear(_:)"),
    (
      "class Page: UIViewController {\n  func go() {\n    self.dism|",
      "dismiss(animated:completion:)"
    ),
    ("class Page: UIViewController {\n  override func viewDidA|\n}", "viewDidAppear(_:)"),
  ])
  func `a name that the types know is offered`(_ program: String, _ name: String) throws {
    let found = try names(program)
    #expect(found.names.first?.name == name, "\(found.names.map(\.name).prefix(5))")
  }

  @Test func `a method that UIKit calls is offered with a call of the superclass's`() throws {
    let found = try names("class Page: UIViewController {\n  override func viewWillA|\n}")
    let name = try #require(found.names.first)
    #expect(name.kind == "message")
    #expect(
      name.text
        == "viewWillAppear(_ animated: Bool) {\n  super.viewWillAppear(animated)\n}")
  }

  @Test func `what is replaced is the beginning of the name`() throws {
    let found = try names("// é 👋\nwindow.rootV|.view")
    #expect(found.start == 15 && found.end == 20)
  }

  @Test func `what the stage declares is known`() throws {
    let stage = "let list = UINavigationController()\n"
    let head = "stage: \(stage.utf8.count)\n"
    let text = "form: names\nat: 9\n\(head)\n\(stage)list.push"
    let answer = LiveAnswer(to: LiveRequest(bytes: Array(text.utf8)))
    #expect(answer.text.contains("pushViewController(_:animated:)"))
    let other = LiveAnswer(
      to: LiveRequest(bytes: Array("form: names\nat: 2\n\(head)\n\(stage)li".utf8)))
    #expect(other.text.contains("\"list\""))
  }

  @Test func `Objective-C has the words of the program`() throws {
    let found = try names("Page *page = [Page new];\n[pa|", "language: objc\n")
    #expect(
      found.names.map(\.name) == ["page", "Page"] || found.names.map(\.name) == ["Page", "page"])
  }

  @Test(arguments: ["|", "}|{", "class A {|", "\"|", "let a = \"\\(b.|", "func |", ".|"])
  func `a program that cannot be read has names or none`(_ program: String) throws {
    _ = try names(program)
  }
}
