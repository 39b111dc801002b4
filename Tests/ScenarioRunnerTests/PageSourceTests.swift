import ScenarioRunner
import Testing

/// When a page view controller's data source is asked.
@Suite struct PageSourceTests {
  private func pages(_ style: String, _ actions: String) -> ScenarioResult {
    run(
      """
      class Pages: UIPageViewController, UIPageViewControllerDataSource,
        UIPageViewControllerDelegate
      {
        let pages: [UIViewController] = [A(), B(), C()]
        func show(_ n: Int) {
          setViewControllers([pages[n]], direction: .forward, animated: false, completion: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          dataSource = self
          delegate = self
          show(0)
        }
        func pageViewController(
          _ p: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? {
          print("before \\(type(of: page))")
          guard let n = pages.firstIndex(of: page), n > 0 else { return nil }
          return pages[n - 1]
        }
        func pageViewController(
          _ p: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? {
          print("after \\(type(of: page))")
          guard let n = pages.firstIndex(of: page), n + 1 < pages.count else { return nil }
          return pages[n + 1]
        }
        func pageViewController(
          _ p: UIPageViewController, didFinishAnimating finished: Bool,
          previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { print("finished \\(completed)") }
      }
      let pager = Pages(
        transitionStyle: \(style), navigationOrientation: .horizontal, options: nil)
      window.rootViewController = pager
      window.makeKeyAndVisible()
      settle()
      \(actions)
      """)
  }

  @Test func ofAScrollOnceForEachNeighbour() {
    let result = pages(
      ".scroll",
      """
      user.swipePage(.forward, cancelled: true)
      settle()
      user.swipePage(.forward)
      settle()
      user.swipePage(.reverse)
      settle()
      user.swipePage(.reverse)
      """)
    #expect(
      consoleLines(result) == [
        "after A", "before A", "finished false", "finished true", "after B", "finished true",
        "before A",
      ], "\(listing(result))")
  }

  @Test func ofAScrollAgainWhenPagesAreSet() {
    let result = pages(
      ".scroll",
      """
      user.swipePage(.forward, cancelled: true)
      settle()
      pager.show(2)
      user.swipePage(.forward)
      pager.dataSource = pager
      user.swipePage(.forward)
      """)
    #expect(
      consoleLines(result) == [
        "after A", "before A", "finished false", "after C", "before C", "after C", "before C",
      ], "\(listing(result))")
  }

  @Test func ofACurlForThePageThatComes() {
    let result = pages(
      ".pageCurl",
      """
      user.swipePage(.forward, cancelled: true)
      settle()
      user.swipePage(.forward)
      """)
    #expect(
      consoleLines(result) == ["after A", "finished false", "after A", "finished true"],
      "\(listing(result))")
  }

  /// What the data source has made is kept until another page shows.
  @Test func itsAnswersAreKept() {
    let result = run(
      """
      class Page: UIViewController {
        let number: Int
        init(_ number: Int) { self.number = number; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        deinit { print("\\(number) gone") }
      }
      class Source: NSObject, UIPageViewControllerDataSource {
        func pageViewController(
          _ p: UIPageViewController, viewControllerBefore page: UIViewController
        ) -> UIViewController? { nil }
        func pageViewController(
          _ p: UIPageViewController, viewControllerAfter page: UIViewController
        ) -> UIViewController? { Page((page as! Page).number + 1) }
      }
      let source = Source()
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pager.dataSource = source
      pager.setViewControllers([Page(1)], direction: .forward, animated: false)
      window.rootViewController = pager
      window.makeKeyAndVisible()
      settle()
      user.swipePage(.forward)
      settle()
      print("second")
      user.swipePage(.forward)
      settle()
      print("third")
      """)
    #expect(consoleLines(result) == ["second", "1 gone", "third"], "\(listing(result))")
  }
}
