import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What the person can tap, and what a tap on it does.
@Suite struct TapTests {
  private func page(_ setUp: String, then: String) -> String {
    """
    class Page: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        \(setUp)
      }
    }
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()
    \(then)
    """
  }

  @Test func aButtonIsFoundByTheTitleOfItsConfigurationOrAction() {
    let result = run(
      page(
        """
        var filled = UIButton.Configuration.filled()
        filled.title = "Filled"
        view.addSubview(
          UIButton(configuration: filled, primaryAction: UIAction { _ in print("filled") }))
        view.addSubview(
          UIButton(type: .system, primaryAction: UIAction(title: "System") { _ in print("system") }))
        view.addSubview(
          UIButton(primaryAction: UIAction(title: "Plain", handler: { _ in print("plain") })))
        let late = UIButton(configuration: .plain())
        late.configuration?.title = "Late"
        late.addAction(UIAction { _ in print("late") }, for: .touchUpInside)
        view.addSubview(late)
        let typed: UIButton.Configuration = .tinted()
        var changed = typed
        changed.title = "Typed"
        view.addSubview(
          UIButton(configuration: changed, primaryAction: UIAction { _ in print("typed") }))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          primaryAction: UIAction(title: "Bar") { _ in print("bar") })
        """,
        then: """
          for title in ["Filled", "System", "Plain", "Late", "Typed", "Bar"] { user.tap(title) }
          """))
    #expect(
      consoleLines(result) == ["filled", "system", "plain", "late", "typed", "bar"],
      "\(listing(result))")
  }

  @Test func aTapOnWhatIsDisabledDoesNothingAndIsNoted() {
    let result = run(
      page(
        """
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.addAction(UIAction { _ in print("sent") }, for: .touchUpInside)
        button.isEnabled = false
        let box = UIView()
        box.isUserInteractionEnabled = false
        let inside = UIButton(type: .system, primaryAction: UIAction(title: "In") { _ in print("in") })
        box.addSubview(inside)
        view.addSubview(button)
        view.addSubview(box)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Done", style: .done, target: self, action: #selector(done))
        navigationItem.rightBarButtonItem?.isEnabled = false
        """,
        then: """
          user.tap("Send")
          user.tap("In")
          user.tap("Done")
          extension Page { @objc func done() { print("done") } }
          """))
    #expect(consoleLines(result) == [], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    let notes = result.trace.events.compactMap { event -> String? in
      guard case .note(let text) = event.kind else { return nil }
      return "\(text)"
    }
    #expect(
      notes == [
        "a tap on 'Send' does nothing: it is disabled",
        "a tap on 'In' does nothing: it is disabled",
        "a tap on 'Done' does nothing: it is disabled",
      ])
  }

  @Test(arguments: [
    ("button.isHidden = true", "user.tap(\"Send\")", "nothing that shows is called 'Send'"),
    ("button.alpha = 0", "user.tap(\"Send\")", "nothing that shows is called 'Send'"),
    ("box.isHidden = true", "user.tap(\"Send\")", "nothing that shows is called 'Send'"),
    ("box.isHidden = true", "user.tap(page.button)", "is hidden, and nobody can tap it"),
  ])
  func whatIsHiddenCannotBeTapped(_ change: String, _ tap: String, _ message: String) {
    let result = run(
      """
      class Page: UIViewController {
        let button = UIButton(type: .system)
        override func viewDidLoad() {
          super.viewDidLoad()
          let box = UIView()
          button.setTitle("Send", for: .normal)
          view.addSubview(box)
          box.addSubview(button)
          \(change)
        }
      }
      let page = Page()
      window.rootViewController = page
      window.makeKeyAndVisible()
      settle()
      \(tap)
      """)
    #expect(
      result.diagnostics.contains { $0.message.contains(message) }, "\(listing(result))")
  }

  @Test func whatThePersonCannotDoNamesWhatThereIs() {
    let result = run(page("", then: "user.turnPage()"))
    let text = listing(result)
    #expect(text.contains("value of type 'User' has no member 'turnPage'"), "\(text)")
    #expect(text.contains("user.swipePage(.forward)"), "\(text)")
  }
}
