import ScenarioRunner
import SourceText
import Testing

/// Literals that are assigned to properties of the system's, whose types are declared.
@Suite struct AssignedLiteralTests {
  @Test(arguments: [
    (
      "window.rootViewController = \"A\"",
      "cannot assign value of type 'String' to type 'UIViewController?'"
    ),
    ("let v = UIView()\nv.alpha = \"x\"", "cannot assign value of type 'String' to type 'CGFloat'"),
    ("let v = UIView()\nv.isHidden = 1", "cannot assign value of type 'Int' to type 'Bool'"),
    ("let v = UIView()\nv.tag = 1.5", "cannot assign value of type 'Double' to type 'Int'"),
    ("let l = UILabel()\nl.text = 5", "cannot assign value of type 'Int' to type 'String?'"),
  ])
  func `one of another type is refused as the compiler does`(program: String, message: String) {
    #expect(run(program).diagnostics.map(\.message) == [message])
  }

  @Test(arguments: [
    "let v = UIView()\nv.alpha = 1\nv.alpha = 0.5\nv.tag = 3\nv.isHidden = true",
    "let l = UILabel()\nl.text = \"a\"\nl.numberOfLines = 0\nl.text = nil",
    "let s = UIStackView()\ns.spacing = 8",
    "let p = UIProgressView()\np.progress = 1",
    "let l = UILabel()\nl.attributedText = NSAttributedString(string: \"a\")",
    "class V: UIView { var alpha2 = \"\" }\nlet v = V()\nv.alpha2 = \"x\"",
    "let v = UIView()\nv.tag += 1\nv.alpha -= 0.5",
  ])
  func `one that its type takes is accepted`(program: String) {
    #expect(run(program).diagnostics.filter { $0.severity == .error }.isEmpty)
  }
}
