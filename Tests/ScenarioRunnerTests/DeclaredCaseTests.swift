import Testing

@testable import ScenarioRunner

/// Members of the system's enumerations, options and keys, as they are declared.
@Suite("A member of a declared type")
struct DeclaredCaseTests {
  @Test func `has the number of the header, also by an earlier name`() {
    #expect(UIKitCases.rawValue(of: "automatic", in: "UIModalPresentationStyle") == -2)
    #expect(UIKitCases.rawValue(of: "landscapeRight", in: "UIInterfaceOrientation") == 3)
    #expect(UIKitCases.rawValue(of: "recognized", in: "UIGestureRecognizer.State") == 3)
    #expect(UIKitCases.rawValue(of: "allVisible", in: "UISplitViewController.DisplayMode") == 2)
  }

  @Test func `need not be in a switch where it came later`() {
    #expect(UIKitCases.required(of: "UITableView.Style") == ["plain", "grouped"])
  }

  @Test func `is the only one of its name in a set of options, and not among keys`() {
    #expect(UIKitCases.all(of: "UIControl.Event")?.contains("touchUpInside") == true)
    #expect(UIKitCases.all(of: "UIContentSizeCategory") == nil)
  }
}
