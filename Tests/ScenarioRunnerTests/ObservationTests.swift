import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// `@Observable` models: what reads them is asked for again when they change, and nothing else.
@Suite struct ObservationTests {
  private let launch = """
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()
    print("--")

    """

  private func printed(_ text: String, ios: Int = 26) -> [String] {
    let result = run(text, ios: ios)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    let lines = consoleLines(result)
    return Array(lines[((lines.firstIndex(of: "--") ?? -1) + 1)...])
  }

  /// As Apple's article shows it.
  private let messages = """
    import Observation

    @Observable
    class MessageModel {
      var showStatus = false
      var statusText = "none"
      var unread = 0
      @ObservationIgnored var cache = 0
      var summary: String { "\\(statusText): \\(unread)" }
    }
    class MessageList: UIViewController {
      let model = MessageModel()
      let statusLabel = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(statusLabel)
      }
      override func updateProperties() {
        super.updateProperties()
        statusLabel.alpha = model.showStatus ? 1.0 : 0.0
        statusLabel.text = model.statusText
        print("shows \\(model.statusText)")
        _ = model.cache
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        print("did layout")
      }
    }
    let page = MessageList()

    """

  @Test func aChangeUpdatesWhatHasReadItAndLaysOutNothing() {
    #expect(
      printed(messages + launch + "page.model.statusText = \"new\"\nprint(\"set\")") == [
        "set", "shows new",
      ])
  }

  @Test func everyChangeIsHeardOfAndSeveralInOneTurnAreOne() {
    #expect(
      printed(
        messages + launch + """
          page.model.statusText = "a"
          page.model.showStatus = true
          settle()
          page.model.statusText = "b"
          """) == ["shows a", "shows b"])
  }

  @Test func whatNobodyReadUpdatesNothing() {
    #expect(printed(messages + launch + "page.model.unread += 1") == [])
    #expect(printed(messages + launch + "page.model.cache = 2") == [])
    #expect(printed(messages + launch + "page.model.statusText = \"none\"") == [])
    #expect(printed(messages + launch + "MessageModel().statusText = \"other\"") == [])
  }

  @Test func theTraceShowsWhatTheChangeAskedFor() {
    let result = run(messages + launch + "page.model.statusText = \"new\"", ios: 26)
    let text = listing(result, levels: [.layout])
    #expect(text.hasSuffix("page.setNeedsUpdateProperties()\npage.updateProperties()\n"), "\(text)")
  }

  @Test func aComputedPropertyCountsByWhatItReads() {
    let page = messages.replacing("model.showStatus ? 1.0 : 0.0", with: "1")
      .replacing("model.statusText\n", with: "model.summary\n")
    #expect(printed(page + launch + "page.model.unread += 1") == ["shows none"])
  }

  @Test func observersOfThePropertyAreCalledAfterThoseWhoRead() {
    #expect(
      printed(
        """
        @Observable final class Model {
          var name = "a" {
            willSet { print("will set") }
            didSet { print("did set") }
          }
        }
        let model = Model()
        print("--")
        withObservationTracking {
          print(model.name)
        } onChange: {
          print("changes \\(model.name)")
        }
        model.name = "b"
        model.name = "c"
        """) == ["a", "changes a", "will set", "did set", "will set", "did set"])
  }

  /// Each method in its own words.
  private struct Method: CustomTestStringConvertible, Sendable {
    let code: String
    let heard: [String]
    var isOfView = false
    var testDescription: String { code }
  }

  private static let methods = [
    Method(code: "override func updateProperties()", heard: ["read"]),
    Method(code: "override func viewWillLayoutSubviews()", heard: ["read", "layout"]),
    Method(code: "override func viewDidLayoutSubviews()", heard: ["layout", "read"]),
    Method(code: "override func updateViewConstraints()", heard: ["read", "layout"]),
    Method(code: "override func updateProperties()", heard: ["read"], isOfView: true),
    Method(code: "override func updateConstraints()", heard: ["read", "layout"], isOfView: true),
    Method(code: "override func draw(_ rect: CGRect)", heard: ["read"], isOfView: true),
  ]

  @Test(arguments: methods)
  private func aChangeAsksForTheMethodThatReads(_ method: Method) {
    let call = method.code.replacing("override func", with: "super.").replacing(" ", with: "")
      .replacing("_rect:CGRect", with: "rect")
    let override = "\(method.code) {\n \(call)\n print(\"read\")\n _ = model.value\n }"
    let text = """
      @Observable class Model { var value = 0 }
      let model = Model()
      class PageView: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          print("layout")
        }
        \(method.isOfView ? override : "")
      }
      class Page: UIViewController {
        override func loadView() { view = PageView() }
        \(method.isOfView ? "" : override)
      }
      let page = Page()

      """
    #expect(printed(text + launch + "model.value = 1") == method.heard)
    #expect(
      printed(text + launch + "model.value = 1\nsettle()\nmodel.value = 2").count == 2
        * method.heard.count)
    // Before iOS 26 an app asks for it in its Info.plist, which a scenario does not have.
    if !method.code.contains("updateProperties") {
      #expect(printed(text + launch + "model.value = 1", ios: 18) == [])
    }
  }

  @Test func aViewInsideIsInvalidatedAlone() {
    let text = """
      @Observable class Model { var count = 0; var color = UIColor.red }
      let model = Model()
      class Badge: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          print("badge \\(model.count)")
        }
      }
      class Page: UIViewController {
        let badge = Badge()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(badge) }
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          view.backgroundColor = model.color
          badge.setNeedsLayout()
          badge.layoutIfNeeded()
          print("page")
        }
      }
      let page = Page()

      """
    #expect(printed(text + launch + "model.count = 1") == ["badge 1"])
    #expect(printed(text + launch + "model.color = UIColor.blue") == ["badge 0", "page"])
  }

  @Test func whatIsReadNoMoreIsForgotten() {
    let text = """
      @Observable class Model { var isOn = true; var name = "a" }
      let model = Model()
      class Page: UIViewController {
        override func updateProperties() {
          super.updateProperties()
          print(model.isOn ? model.name : "off")
        }
      }
      let page = Page()

      """
    #expect(
      printed(text + launch + "model.isOn = false\nsettle()\nmodel.name = \"b\"") == ["off"])
  }

  @Test func whatAMethodSetsItselfDoesNotCallItAgain() {
    let text = """
      @Observable class Model { var count = 0 }
      let model = Model()
      class Page: UIViewController {
        override func updateProperties() {
          super.updateProperties()
          model.count += 1
          print(model.count)
        }
      }
      let page = Page()

      """
    #expect(printed(text + launch + "model.count = 5") == ["6"])
  }

  @Test func collectionsAndStructuresAreChangedWhereTheyAre() {
    let text = """
      struct Settings { var isLoud = false }
      @Observable class Model { var items: [String] = []; var settings = Settings() }
      let model = Model()
      class Page: UIViewController {
        override func updateProperties() {
          super.updateProperties()
          print(model.items.count, model.settings.isLoud)
        }
      }
      let page = Page()

      """
    #expect(printed(text + launch + "model.items.append(\"a\")") == ["1 false"])
    #expect(printed(text + launch + "model.settings.isLoud = true") == ["0 true"])
  }

  @Test func inheritedAndNestedModelsCount() {
    let text = """
      @Observable class Base { var title = "a" }
      @Observable final class Child: Base { var note = "b" }
      @Observable final class Parent { var child = Child() }
      let family = Parent()
      class Page: UIViewController {
        override func updateProperties() {
          super.updateProperties()
          print(family.child.title)
        }
      }
      let page = Page()

      """
    #expect(printed(text + launch + "family.child.title = \"c\"") == ["c"])
    #expect(printed(text + launch + "family.child.note = \"c\"") == [])
    #expect(printed(text + launch + "family.child = Child()") == ["a"])
  }

  @Test func aControllerThatIsGoneHearsNothing() {
    let text = """
      @Observable class Model { var title = "a" }
      let model = Model()
      class Detail: UIViewController {
        override func updateProperties() {
          super.updateProperties()
          print("detail \\(model.title)")
        }
        deinit { print("gone") }
      }
      let page = UINavigationController(rootViewController: Root())

      """
    #expect(
      printed(
        text + launch + """
          page.pushViewController(Detail(), animated: true)
          settle()
          page.popViewController(animated: true)
          settle()
          model.title = "b"
          """) == ["detail a", "gone"])
  }

  // MARK: withObservationTracking

  @Test func onChangeIsCalledOnce() {
    #expect(
      printed(
        """
        @Observable class Model { var a = 0; var b = 0 }
        class Page: UIViewController {
          let model = Model()
          override func viewDidLoad() {
            super.viewDidLoad()
            track()
          }
          func track() {
            withObservationTracking {
              print("reads \\(model.a)")
            } onChange: { [weak self] in
              print("changes")
              DispatchQueue.main.async { self?.track() }
            }
          }
        }
        let page = Page()
        window.rootViewController = page
        window.makeKeyAndVisible()
        settle()
        print("--")
        page.model.b = 1
        page.model.a = 1
        page.model.a = 2
        settle()
        page.model.a = 3
        """, ios: 17) == ["changes", "reads 2", "changes", "reads 3"])
  }

  @Test func whatTrackingReturnsIsWhatItsClosureDoes() {
    #expect(
      printed(
        """
        @Observable class Model { var a = 7 }
        let model = Model()
        let value = withObservationTracking({ model.a }, onChange: {})
        print(value)
        """, ios: 17) == ["7"])
  }

  // MARK: Animations

  @Test func flushUpdatesAppliesChangesInsideTheAnimation() {
    let text = """
      @Observable class Model { var color = "red" }
      let model = Model()
      class Page: UIViewController {
        override func updateProperties() {
          super.updateProperties()
          print("shows \\(model.color)")
        }
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          print("will layout")
        }
      }
      let page = Page()

      """
    let change = "{ model.color = \"blue\"; print(\"set\") }\nprint(\"after\")"
    #expect(
      printed(
        text + launch
          + "page.view.setNeedsLayout()\nUIView.animate(options: .flushUpdates) \(change)")
        == ["will layout", "set", "shows blue", "after"])
    #expect(
      printed(
        text + launch
          + "UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseIn, .flushUpdates]) \(change)"
      )
        == ["set", "shows blue", "after"])
    #expect(
      printed(text + launch + "UIView.animate(withDuration: 0.3) \(change)") == [
        "set", "after", "shows blue",
      ])
  }
}
