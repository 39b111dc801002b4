import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// What a program does beside its controllers' callbacks, and what is said of it.
@Suite struct ProgramDetailTests {
  private static let refusal =
    ": An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"

  @Test func `a change of a property that nobody handles raises`() {
    let inC = run(
      """
      @interface P : UIViewController
      @property (nonatomic) int count;
      @end
      @implementation P
      @end
      P *p = [P new];
      P *q = [P new];
      [p addObserver:q forKeyPath:@"count" options:NSKeyValueObservingOptionNew context:nil];
      p.count = 3;
      """, dialect: .objectiveC)
    let reason = exceptions(inC).first ?? ""
    #expect(reason.contains(Self.refusal + "Key path: count\nObserved object: <P: "), "\(reason)")
    #expect(
      reason.hasSuffix("Change: {\n    kind = 1;\n    new = 3;\n}\nContext: 0x0"), "\(reason)")
    let bySuper = run(
      """
      class P: NSObject { @objc dynamic var count = 0 }
      class Q: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) {
          print("change")
          super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      let p = P(), q = Q()
      p.addObserver(q, forKeyPath: "count", options: [], context: nil)
      p.count = 1
      """)
    #expect(consoleLines(bySuper) == ["change"])
    #expect(exceptions(bySuper).first?.contains(Self.refusal) == true, "\(listing(bySuper))")
  }

  @Test(arguments: [
    ("class A: UIViewController {}\nclass A: UIViewController {}", Dialect.swift),
    ("struct A {}\nclass A: UIViewController {}", .swift),
    (
      "@interface A : UIViewController\n@end\n@interface A : UIViewController\n@end",
      .objectiveC
    ),
    ("@implementation A\n@end\n@implementation A\n@end", .objectiveC),
  ])
  func `a class that is declared twice is an error`(_ text: String, _ dialect: Dialect) {
    let result = run(text, dialect: dialect)
    #expect(
      result.diagnostics.map { $0.message } == ["invalid redeclaration of 'A'"],
      "\(listing(result))")
  }

  @Test func `awaiting the network is warned of`() {
    let result = run(
      """
      Task {
        let (data, _) = try await URLSession.shared.data(from: URL(string: "https://a.example")!)
        print(data.count)
      }
      """)
    #expect(
      result.diagnostics.map { $0.id } == ["scenario.network-not-modelled"], "\(listing(result))")
  }

  @Test func `a repeating timer says that nothing waits for it`() {
    let timer =
      #"let t = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in print("tick") }"#
    let result = run(timer)
    #expect(
      result.diagnostics.map { $0.message } == [
        "nothing waits for a repeating timer, and this one has not fired"
      ])
    #expect(result.diagnostics.first?.notes.first?.message == "'wait(2)' lets it")
    #expect(run(timer + "\nwait(2)").diagnostics.isEmpty)
    #expect(run(timer + "\nt.invalidate()").diagnostics.isEmpty)
    #expect(run(timer.replacing("true", with: "false")).diagnostics.isEmpty)
  }

  @Test func `the context of a custom transition has its own class's name`() {
    let result = run(
      """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
        func animateTransition(using c: UIViewControllerContextTransitioning) {
          c.containerView.addSubview(c.view(forKey: .to)!)
          c.completeTransition(true)
        }
      }
      class D: NSObject, UINavigationControllerDelegate {
        func navigationController(
          _ n: UINavigationController, animationControllerFor o: UINavigationController.Operation,
          from a: UIViewController, to b: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { Fade() }
      }
      let d = D()
      let nav = UINavigationController(rootViewController: A())
      nav.delegate = d
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(B(), animated: true)
      """)
    #expect(listing(result).contains("using: _UIViewControllerOneToOneTransitionContext)"))
  }

  @Test func `a tap on the back button during a transition does nothing`() {
    let result = run(
      """
      let nav = UINavigationController(rootViewController: A())
      window.rootViewController = nav
      window.makeKeyAndVisible()
      settle()
      nav.pushViewController(B(), animated: true)
      user.tapBack()
      settle()
      print(nav.viewControllers.count)
      user.tapBack()
      settle()
      print(nav.viewControllers.count)
      """)
    #expect(consoleLines(result) == ["2", "1"], "\(listing(result))")
    #expect(
      result.diagnostics.map { $0.message } == [
        "'nav' is changing its pages, or does not show"
      ], "\(listing(result))")
  }

}

/// What is delivered on the run loop, and on queues.
@Suite struct DeliveryTests {
  @Test func `the run loop's deliveries come before the main queue's`() {
    let result = run(
      """
      import Combine
      class A: UIViewController {
        var bag = Set<AnyCancellable>()
        let subject = PassthroughSubject<Int, Never>()
        override func viewDidLoad() {
          super.viewDidLoad()
          subject.receive(on: DispatchQueue.main).sink { print("queue", $0) }.store(in: &bag)
          subject.receive(on: RunLoop.main).sink { print("loop", $0) }.store(in: &bag)
          subject.receive(on: DispatchQueue.global()).sink { print("background", $0, Thread.isMainThread) }
            .store(in: &bag)
          subject.send(1)
          subject.send(2)
        }
        override func viewDidAppear(_ animated: Bool) { print("appeared") }
      }
      window.rootViewController = A()
      window.makeKeyAndVisible()
      """)
    #expect(
      consoleLines(result) == [
        "appeared", "loop 1", "loop 2", "queue 1", "queue 2", "background 1 false",
        "background 2 false",
      ], "\(listing(result))")
  }

  @Test func `a cancelled drag brings all of viewIsAppearing before viewDidAppear`() {
    let result = run(
      """
      let root = Root()
      window.rootViewController = root
      window.makeKeyAndVisible()
      settle()
      let nav = UINavigationController(rootViewController: Inner())
      root.present(nav, animated: true)
      settle()
      user.dragSheetDown(cancelled: true)
      """)
    let lines = listing(result).split(separator: "\n").suffix(6).map {
      String($0).trimmingPrefix(while: { $0 == " " })
    }
    #expect(
      lines == [
        "nav.viewWillAppear(true)", "Inner.viewWillAppear(true)", "nav.viewIsAppearing(true)",
        "Inner.viewIsAppearing(true)", "nav.viewDidAppear(true)", "Inner.viewDidAppear(true)",
      ], "\(listing(result))")
  }
}
