import ScenarioRunner
import ScenarioSyntax
import SourceText
import TestSupport
import Testing

/// What a fragment uses and nobody declares: the stage lines that are offered say what it is by its
/// uses, and with them the fragment runs.
@Suite struct StageLineTests {
  static let fragments: [(text: String, dialect: Dialect)] = [
    (
      """
      - (void)showPageAtIndex:(NSInteger)index {
        if (index == self.shownIdx || self.moving) return;
        UIViewController *next = [self pageForIndex:index];
        [self transitionFromViewController:_shownPage toViewController:next duration:kDuration options:0
                                animations:^{ self.strip.contentOffset = CGPointMake(self.pageWidth, 0); }
                                completion:nil];
        [self updateTitles];
      }
      """, .objectiveC
    ),
    (
      """
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        drawer?.beginAppearanceTransition(true, animated: animated)
        guard isOpen, !pages.isEmpty else { return log("empty") }
        content.addSubview(Theme.shared.backdrop(for: "drawer".localized))
        layout(pages[0], in: frameForPages(), animated: Settings.Motion.allowed)
      }
      """, .swift
    ),
    ("red.title = caption\nred.tappable = shouldTap()\nblue.present(red, animated: true)", .swift),
    (
      """
      [self addChildViewController:self.page];
      [self.view addSubview:self.page.view];
      """, .objectiveC
    ),
    ("addChild(self.page)\nself.page.didMove(toParent: self)", .swift),
    (
      "let handler = LinkHandler(window: window)\nhandler.handle(url: URL(string: \"app://a\")!)",
      .swift
    ),
    ("view.frame.size.width = UIView.defaultMargin + 2\nUIView.theme(with: 3)", .swift),
  ]

  @Test func eachLineSaysWhatTheUsesSay() {
    var text = ""
    for fragment in Self.fragments {
      for line in lines(run(fragment.text, dialect: fragment.dialect)) { text += line + "\n" }
      text += "\n"
    }
    expectGolden(text, "stage-lines.txt")
  }

  @Test func withItsLinesEachFragmentRuns() {
    for fragment in Self.fragments {
      var stage: [String] = []
      var result = run(fragment.text, dialect: fragment.dialect)
      while result.diagnostics.contains(where: { $0.severity == .error }) {
        let new = lines(result).filter { !stage.contains($0) }
        guard !new.isEmpty else { break }
        stage += new
        result = run(
          fragment.text, dialect: fragment.dialect, stage: stage.joined(separator: "\n"),
          stageDialect: fragment.dialect)
      }
      #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty, "\(listing(result))")
    }
  }

  /// The lines that the notes offer.
  private func lines(_ result: ScenarioResult) -> [String] {
    result.diagnostics.flatMap { diagnostic in
      diagnostic.notes.compactMap { note in
        guard note.message.hasPrefix("a stage can declare it") else { return nil }
        return note.message.split(separator: ": ", maxSplits: 1).last.map { String($0) }
      }
    }
  }

  @Test func aStageThatOnlyDeclaresGivesStatementsTheirSelf() {
    let result = run(
      "UIViewController *child = [Child new];\n[self addChildViewController:child];",
      dialect: .objectiveC,
      stage: "@interface Container : UIViewController\n@end\n@implementation Container\n@end",
      stageDialect: .objectiveC)
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
    #expect(listing(result).hasPrefix("Container.addChild(child)"))
  }

  @Test func theLookOfAllInstancesIsOpaque() {
    let swift = run(
      "UIBarButtonItem.appearance().tintColor = .red\nUILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).textColor = .red"
    )
    #expect(swift.diagnostics.isEmpty)
    let objectiveC = run(
      "[[UINavigationBar appearance] setBarTintColor:[UIColor redColor]];", dialect: .objectiveC)
    #expect(objectiveC.diagnostics.isEmpty)
  }

}
