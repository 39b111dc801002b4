import CallTrace
import Claims
import ScenarioRunner
import SourceText
import Testing

@Suite struct VersionSetTests {
  @Test(arguments: [
    ("12", "12"), ("12,17,26", "12, 17, 26"), ("17, 18, 26", "17–26"), ("26,12", "12, 26"),
    ("5-9", "5–9"), ("12–14, 17", "12–14, 17"), ("17-26", "17–26"), ("18-25", "18"),
    ("19-26", "26"),
  ])
  func readsNumbersAndRanges(text: String, shown: String) {
    #expect(VersionSet(text)?.text == shown)
  }

  @Test func aRangeHasTheVersionsThatWerePublished() {
    #expect(VersionSet("16-26")?.versions == [16, 17, 18, 26])
  }

  @Test(arguments: [
    "", "4", "28", "19", "17,25", "19-25", "17-12", "1-2-3", "iOS 17", "12,", "-", "17.4",
    "99999999999999",
  ])
  func refusesWhatIsNoVersion(text: String) {
    #expect(VersionSet(text) == nil)
  }
}

/// Claims about one scenario on several versions.
@Suite struct ClaimScopeTests {
  private func check(_ text: String, ios: [Int] = [17, 26]) -> [ClaimResult] {
    let program = """
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), B()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      settle()
      tabs.selectedIndex = 1
      """
    let traces = ios.map { run(program, ios: $0).trace }
    return ClaimBlock(Snippet(SourceFile(path: "page.md", text: text))).check(traces)
  }

  @Test(arguments: [
    "A.viewDidAppear happens once",
    "on iOS 17: A.viewDidDisappear before B.viewDidAppear",
    "on iOS 26: B.viewDidAppear before A.viewDidDisappear",
    "- on iOS 12, 17: A.viewDidDisappear before B.viewDidAppear",
    "before iOS 18: A.viewDidDisappear before B.viewDidAppear",
    "from iOS 18: B.viewDidAppear before A.viewDidDisappear",
    "since iOS 5: B.viewDidAppear happens once",
  ])
  func speaksOfTheVersionsItNames(text: String) {
    #expect(check(text).map(\.holds) == [true])
  }

  @Test func isFalseWhereOneVersionIsOtherwise() throws {
    let result = try #require(check("A.viewDidDisappear before B.viewDidAppear").first)
    let diagnostic = try #require(result.diagnostic)
    #expect(!result.holds)
    #expect(diagnostic.notes.last?.message == "on iOS 26; true on iOS 17")
  }

  @Test func isNotPassedOverWhereNothingRuns() throws {
    let result = try #require(check("on iOS 12: A.viewDidAppear happens once").first)
    #expect(!result.holds)
    #expect(result.diagnostic?.id == "claim.other-version")
  }

  @Test(arguments: [
    "on iOS 4: A.viewDidAppear happens once", "before iOS 17, 18: raises nothing", "on iOS: x",
  ])
  func saysWhereAScopeCannotBeRead(text: String) {
    #expect(check(text).first?.diagnostic?.id == "claim.bad-version")
  }
}
