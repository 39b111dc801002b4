import Foundation
import Live
import Testing

/// Answers as a page reads them.
struct LiveReportTests {
  private struct Report: Decodable {
    struct Diagnostic: Decodable {
      struct Fix: Decodable {
        let message: String
        let start: Int
        let end: Int
        let replacement: String?
      }
      let id: String
      let severity: String
      let `in`: String
      let start: Int
      let end: Int
      let fixes: [Fix]
      let printed: String
    }
    struct Claim: Decodable {
      let claim: String
      let holds: Bool
      let reason: String?
    }
    struct Token: Decodable {
      let kind: String
      let start: Int
      let end: Int
    }
    struct Rule: Decodable {
      let id: String
      let link: String?
    }
    let sound: Bool
    let diagnostics: [Diagnostic]
    let claims: [Claim]
    let differences: [String]?
    let svg: String?
    let text: String?
    let trace: String?
    let mermaid: String?
    let tokens: [Token]?
    let rules: [Rule]?
  }

  private func report(_ head: String, _ program: String) throws -> Report {
    let text = "form: report\n\(head)\n\(program)"
    let answer = LiveAnswer(to: LiveRequest(bytes: Array(text.utf8)))
    return try JSONDecoder().decode(Report.self, from: Data(answer.text.utf8))
  }

  private static let push = """
    let list = UINavigationController(rootViewController: A())
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.pushViewController(B(), animated: false)

    """

  @Test func `a report holds what was asked for, and nothing else`() throws {
    let all = try report(
      "with: svg,text,trace,mermaid,tokens,rules\nrules: rules.html\n", Self.push)
    #expect(all.sound)
    #expect(all.svg?.hasPrefix("<svg") == true)
    #expect(all.text?.contains("viewWillAppear(false)") == true)
    #expect(all.trace?.contains("B.viewDidLoad()\n") == true)
    #expect(all.mermaid?.hasPrefix("sequenceDiagram") == true)
    #expect(all.rules?.first?.link?.hasPrefix("rules.html#") == true)
    #expect(all.tokens?.first.map { [$0.start, $0.end] } == [0, 3])
    let none = try report("with:\n", Self.push)
    #expect(none.svg == nil && none.text == nil && none.trace == nil && none.tokens == nil)
  }

  @Test func `a fault says where it is in UTF-16, and what to write there`() throws {
    let program = "// 👋 é\nwindow.rootViewControler = A()\n"
    let found = try report("with: svg\n", program)
    #expect(!found.sound)
    #expect(found.svg == nil)
    let fault = try #require(found.diagnostics.first)
    #expect(fault.in == "program")
    #expect(fault.severity == "error")
    let fix = try #require(fault.fixes.first)
    let units = Array(program.utf16)
    let mended =
      Array(units[..<fix.start]) + Array((fix.replacement ?? "").utf16) + Array(units[fix.end...])
    #expect(String(decoding: mended, as: UTF16.self) == "// 👋 é\nwindow.rootViewController = A()\n")
  }

  @Test func `claims are held against what the program does`() throws {
    let claims = "A.viewDidLoad before B.viewDidLoad\nB.viewDidLoad before A.viewDidLoad\n"
    let found = try report("claims: \(claims.utf8.count)\n", claims + Self.push)
    #expect(found.claims.map { $0.holds } == [true, false])
    #expect(found.claims[1].reason?.hasPrefix("claims:2:") == true)
  }

  @Test func `a claim of some versions is held against those`() throws {
    let claims = "on iOS 12: B.viewIsAppearing never happens\nfrom iOS 13: B.viewIsAppearing once\n"
    let found = try report("ios: 17,12\nclaims: \(claims.utf8.count)\n", claims + Self.push)
    #expect(found.claims.map { $0.reason } == [nil, nil])
    #expect(found.differences?.isEmpty == false)
  }

  @Test func `a changed program is compared with the original`() throws {
    let original = "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n"
    let changed = original + "window.rootViewController = B()\n"
    let head = "original: \(original.utf8.count)\noriginal-title: The author's\ntitle: Yours\n"
    let found = try report(head, original + changed)
    #expect(found.differences?.contains { $0.contains("Only Yours") } == true)
    #expect(try report(head, original + original).differences == [])
  }

  @Test func `a stage is not part of the program, and what is wrong in it says so`() throws {
    let stage = "let page = Page()\nlet = 1\n"
    let found = try report(
      "stage: \(stage.utf8.count)\n", stage + "window.rootViewController = page\n")
    #expect(found.diagnostics.contains { $0.in == "stage" })
  }

  @Test func `what never ends is ended by its budget, and said`() throws {
    let found = try report("", "while true { }\n")
    #expect(!found.sound)
    #expect(found.diagnostics.contains { $0.id.hasPrefix("scenario.budget") })
  }

  @Test func `a drawing in Mermaid is drawn too`() throws {
    let found = try report("language: mermaid\nwith: svg,text\n", "sequenceDiagram\nA->>B: hello\n")
    #expect(found.sound)
    #expect(found.svg?.contains("hello") == true)
  }

  @Test func `a changed stage is compared with the original one`() throws {
    let stage =
      "let list = UINavigationController(rootViewController: A())\nlist.pushViewController(B(), animated: false)\n"
    let original = "let list = UINavigationController(rootViewController: A())\n"
    let program = "window.rootViewController = list\nwindow.makeKeyAndVisible()\n"
    let head =
      "stage: \(stage.utf8.count)\noriginal: \(program.utf8.count)\noriginal-stage: \(original.utf8.count)\n"
    let found = try report(head, stage + program + original + program)
    #expect(found.differences?.isEmpty == false)
  }

  @Test func `all levels are shown where a note would show all`() throws {
    let usual = try #require(report("with: trace\n", Self.push).trace)
    let all = try #require(report("with: trace\nshow: all\n", Self.push).trace)
    #expect(all.count > usual.count)
  }

  @Test func `words keep the spaces that they begin with`() throws {
    let original = "window.rootViewController = A()\nwindow.makeKeyAndVisible()\n"
    let head = "original: \(original.utf8.count)\nword-and:  plus \n"
    let found = try report(head, original + original + "window.rootViewController = B()\n")
    #expect(found.differences?.contains { $0.contains(" plus ") } == true)
  }

  @Test func `words of another language are said`() throws {
    let found = try report(
      "with: text\nword-turn: 第 {} 轮 · {} 秒\n", Self.push + "settle()\nprint(1)\n")
    #expect(found.text?.contains("第 1 轮") == true)
  }
}
