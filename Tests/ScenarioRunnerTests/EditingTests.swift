import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Text fields and who edits: the delegate's messages in UIKit's order.
@Suite struct EditingTests {
  private let form = """
    class Form: UIViewController, UITextFieldDelegate {
      let first = UITextField()
      let second = UITextField()
      var mayEnd = true
      override func viewDidLoad() {
        super.viewDidLoad()
        for (place, field) in [first, second].enumerated() {
          field.tag = place + 1
          field.delegate = self
          view.addSubview(field)
        }
        print(first.becomeFirstResponder())
      }
      func textFieldShouldBeginEditing(_ field: UITextField) -> Bool {
        print("should begin \\(field.tag)")
        return field.isEnabled
      }
      func textFieldDidBeginEditing(_ field: UITextField) {
        print("did begin \\(field.tag) \\(field.isFirstResponder) \\(field.isEditing)")
      }
      func textFieldShouldEndEditing(_ field: UITextField) -> Bool {
        print("should end \\(field.tag)")
        return mayEnd
      }
      func textFieldDidEndEditing(_ field: UITextField) { print("did end \\(field.tag)") }
    }
    let form = Form()
    let nav = UINavigationController(rootViewController: Root())
    nav.pushViewController(form, animated: false)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()

    """

  private func printed(_ text: String) -> [String] {
    let result = run(form + text)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result)
  }

  @Test func theOneThatComesIsAskedBeforeTheOneThatGoes() {
    #expect(
      printed(
        """
        form.first.becomeFirstResponder()
        form.second.becomeFirstResponder()
        form.view.endEditing(true)
        """) == [
          "false", "should begin 1", "did begin 1 true true", "should begin 2", "should end 1",
          "did end 1", "did begin 2 true true", "should end 2", "did end 2",
        ])
  }

  @Test func whoMayNotEndGoesOn() {
    #expect(
      printed(
        """
        form.first.becomeFirstResponder()
        form.mayEnd = false
        print(form.second.becomeFirstResponder(), form.first.isFirstResponder)
        print(form.first.resignFirstResponder(), form.view.endEditing(true))
        """) == [
          "false", "should begin 1", "did begin 1 true true", "should begin 2", "should end 1",
          "false true", "should end 1", "should end 1", "did end 1", "false true",
        ])
  }

  @Test func aFieldThatLeavesItsWindowStops() {
    #expect(
      printed(
        """
        form.first.becomeFirstResponder()
        form.mayEnd = false
        nav.popViewController(animated: true)
        """) == ["false", "should begin 1", "did begin 1 true true", "did end 1"])
  }

  /// A controller's `isEditing` is set by `setEditing(_:animated:)`, whoever says so.
  @Test(arguments: [
    ("", "page.setEditing(true, animated: false)", ["true"]),
    ("", "page.isEditing = true; page.setEditing(false, animated: true)", ["false"]),
    (
      "override func setEditing(_ on: Bool, animated: Bool) { super.setEditing(on, animated: animated); print(on, animated) }",
      "page.setEditing(true, animated: true)", ["true true", "true"]
    ),
    (
      "override func setEditing(_ on: Bool, animated: Bool) { super.setEditing(on, animated: animated); print(on, animated) }",
      "page.isEditing = true", ["true false", "true"]
    ),
    ("override func setEditing(_ on: Bool, animated: Bool) {}", "page.isEditing = true", ["false"]),
  ])
  func aControllerIsEditedByItsMessage(method: String, line: String, lines: [String]) {
    let result = run(
      "class Page: UIViewController { \(method) }\nlet page = Page()\n\(line)\nprint(page.isEditing)"
    )
    #expect(consoleLines(result) == lines, "\(listing(result))")
    #expect(listing(result).contains("page.setEditing("))
  }
}
