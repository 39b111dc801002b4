import CallTrace
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// `updateProperties()` of iOS 26: when it comes, and that layout and it leave one another alone.
@Suite struct PropertyUpdateTests {
  /// A view inside a controller's view; all that is asked about prints its name.
  private let page = """
    class Badge: UIView {
      override func updateProperties() {
        super.updateProperties()
        print("badge properties")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        print("badge layout")
      }
    }
    class PageView: UIView {
      override func updateProperties() {
        super.updateProperties()
        print("view properties")
      }
      override func updateConstraints() {
        super.updateConstraints()
        print("constraints")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        print("view layout")
      }
    }
    class Page: UIViewController {
      let badge = Badge()
      override func loadView() { view = PageView() }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("will appear")
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("is appearing")
      }
      override func updateProperties() {
        super.updateProperties()
        print("properties")
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        print("will layout")
      }
    }
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()

    """

  private func printed(_ text: String, ios: Int = 26) -> [String] {
    let result = run(text, ios: ios)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    return consoleLines(result)
  }

  private func printed(after text: String) -> [String] {
    let lines = printed(page + "print(\"--\")\n" + text)
    return Array(lines[((lines.firstIndex(of: "--") ?? -1) + 1)...])
  }

  @Test func comesBeforeTheLayoutOfItsViewAndParentsComeFirst() {
    #expect(
      printed(page) == [
        "will appear", "constraints", "is appearing", "properties", "view properties",
        "will layout", "view layout", "badge properties", "badge layout",
      ])
  }

  @Test func asksForNoLayout() {
    #expect(
      printed(after: "page.setNeedsUpdateProperties()\nprint(\"asked\")") == [
        "asked", "properties",
      ])
    #expect(printed(after: "page.view.setNeedsUpdateProperties()") == ["view properties"])
    #expect(printed(after: "page.badge.setNeedsUpdateProperties()") == ["badge properties"])
  }

  @Test func layoutAsksForNoUpdate() {
    #expect(printed(after: "page.view.setNeedsLayout()") == ["will layout", "view layout"])
    #expect(
      printed(after: "page.badge.setNeedsLayout()\npage.badge.layoutIfNeeded()") == ["badge layout"]
    )
  }

  @Test func constraintsThatItAsksForAreUpdatedInTheLayoutThatFollows() {
    #expect(
      printed(after: "page.badge.setNeedsUpdateProperties()\npage.view.setNeedsUpdateConstraints()")
        == ["will layout", "constraints", "view layout", "badge properties"])
  }

  @Test func severalRequestsAreOneUpdate() {
    #expect(
      printed(after: "page.setNeedsUpdateProperties()\npage.setNeedsUpdateProperties()") == [
        "properties"
      ])
  }

  @Test func canBeForcedForAControllerItsViewAndAllBelow() {
    let asked = "for needs in [page.view!, page.badge] { needs.setNeedsUpdateProperties() }\n"
    #expect(
      printed(
        after: "page.setNeedsUpdateProperties()\n\(asked)page.updatePropertiesIfNeeded()\nprint(1)")
        == ["properties", "view properties", "badge properties", "1"])
    #expect(
      printed(after: asked + "page.badge.updatePropertiesIfNeeded()\nprint(1)") == [
        "badge properties", "1", "view properties",
      ])
    #expect(printed(after: "page.updatePropertiesIfNeeded()") == [])
  }

  /// As unit tests of a view have it on iOS 26.
  @Test func aViewUpdatesWhenItIsForcedAndWhenItsModelHasChanged() {
    #expect(
      printed(
        """
        @Observable final class Counter { var value = 0 }
        final class CounterView: UIView {
          let model: Counter
          private(set) var updates = 0
          private(set) var rendered = -1
          init(model: Counter) {
            self.model = model
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
          }
          required init?(coder: NSCoder) { fatalError() }
          override func updateProperties() {
            super.updateProperties()
            updates += 1
            rendered = model.value
          }
        }
        let model = Counter()
        let view = CounterView(model: model)
        window.isHidden = false
        window.addSubview(view)
        view.updatePropertiesIfNeeded()
        print(view.updates)
        model.value = 7
        view.updatePropertiesIfNeeded()
        print(view.updates, view.rendered)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        print(view.updates)
        view.setNeedsUpdateProperties()
        view.updatePropertiesIfNeeded()
        print(view.updates)
        """) == ["1", "2 7", "2", "3"])
  }

  @Test func isDoneByLayoutIfNeeded() {
    #expect(
      printed(
        after: """
          page.setNeedsUpdateProperties()
          page.view.setNeedsLayout()
          page.view.layoutIfNeeded()
          print(1)
          """) == ["properties", "will layout", "view layout", "1"])
  }

  @Test func mayInvalidateTheLayoutThatFollows() {
    let lines = printed(
      """
      class Page: UIViewController {
        var isLoud = false
        override func updateProperties() {
          super.updateProperties()
          print("properties")
          view.setNeedsLayout()
        }
        override func viewWillLayoutSubviews() {
          super.viewWillLayoutSubviews()
          print("will layout")
        }
      }
      let page = Page()
      window.rootViewController = page
      window.makeKeyAndVisible()
      settle()
      page.setNeedsUpdateProperties()
      """)
    #expect(lines == ["properties", "will layout", "properties", "will layout"])
  }

  @Test func isFollowedByAnotherPassWhenLayoutAsksForIt() {
    let lines = printed(
      """
      class Page: UIViewController {
        var passes = 0
        override func updateProperties() {
          super.updateProperties()
          print("properties")
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          passes += 1
          print("did layout")
          if passes == 1 { setNeedsUpdateProperties() }
        }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """)
    #expect(lines == ["properties", "did layout", "properties"])
  }

  // MARK: Before iOS 26

  private let fallback = """
    class Page: UIViewController {
      let label = UILabel()
      @available(iOS 26.0, *)
      override func updateProperties() {
        super.updateProperties()
        print("properties")
        configure()
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if #available(iOS 26.0, *) { return }
        print("will layout")
        configure()
      }
      func reload() {
        if #available(iOS 26.0, *) { setNeedsUpdateProperties() } else { view.setNeedsLayout() }
      }
      func configure() { label.text = "ready" }
    }
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()
    page.reload()
    """

  @Test func isNeverSentBeforeIOS26() {
    #expect(printed(fallback, ios: 18) == ["will layout", "will layout"])
    #expect(printed(fallback, ios: 26) == ["properties", "properties"])
  }

  @Test func aCallThatIsTooNewDoesNothing() {
    #expect(printed("\(tooNew)\npage.setNeedsUpdateProperties()\nprint(1)", ios: 18) == ["1"])
    #expect(printed("\(tooNew)\npage.updatePropertiesIfNeeded()\nprint(1)", ios: 18) == ["1"])
  }

  private let tooNew = """
    let page = Page()
    window.rootViewController = page
    window.makeKeyAndVisible()
    settle()
    """

  @Test func aMethodOfThatNameThatOverridesNothingIsTheProgramsOwn() {
    let own = """
      class Model {
        func updateProperties() { print("model") }
      }
      class Base: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          Model().updateProperties()
          updateProperties()
        }
        func updateProperties() { print("own") }
      }
      class Page: Base {
        override func updateProperties() {
          super.updateProperties()
          print("more")
        }
      }
      window.rootViewController = Page()
      window.makeKeyAndVisible()
      """
    #expect(printed(own, ios: 17) == ["model", "own", "more"])
    // Among the program's own calls, as those of any other name.
    let shown = listing(run(own), levels: [.containment])
    #expect(
      shown.contains("  Page.updateProperties()") && shown.contains("Model.updateProperties()"))
  }

  @Test func hasToSayThatItOverridesWhereUIKitHasIt() {
    let text = "class Page: UIViewController {\n  func updateProperties() {}\n}\nPage()"
    #expect(run(text, ios: 26).diagnostics.map { $0.id } == ["scenario.missing-override"])
    #expect(run(text, ios: 18).diagnostics.isEmpty)
  }

  @Test func isNotAskedForByANewSize() {
    #expect(!printed(after: "user.rotate()").contains { $0.hasSuffix("properties") })
  }

  @Test func worksInObjectiveC() {
    let result = run(
      """
      @interface Page : UIViewController
      @end
      @implementation Page
      - (void)updateProperties {
        [super updateProperties];
        NSLog(@"properties");
      }
      @end
      Page *page = [[Page alloc] init];
      window.rootViewController = page;
      [window makeKeyAndVisible];
      settle();
      [page setNeedsUpdateProperties];
      [page updatePropertiesIfNeeded];
      NSLog(@"done");
      """, dialect: .objectiveC, ios: 26)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    #expect(consoleLines(result) == ["properties", "properties", "done"])
  }

  @Test func nothingHearsOfItThatDoesNotOverrideIt() {
    let plain = """
      class Page: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
      }
      let page = Page()
      window.rootViewController = page
      window.makeKeyAndVisible()
      settle()
      """
    let levels: Set<CallTrace.MessageSelector.Level> = [.appearance, .views, .layout, .runloop]
    #expect(!listing(run(plain, ios: 26), levels: levels).contains("updateProperties"))
    let asked = listing(run(plain + "\npage.setNeedsUpdateProperties()", ios: 26), levels: levels)
    #expect(asked.hasSuffix("page.setNeedsUpdateProperties()\n"), "\(asked)")
  }
}
