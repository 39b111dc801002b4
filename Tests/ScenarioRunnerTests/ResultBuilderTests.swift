import ScenarioRunner
import ScenarioSyntax
import SourceText
import Testing

/// Result builders of the program's own.
@Suite struct ResultBuilderTests {
  private static let lines = """
    @resultBuilder struct Lines {
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildExpression(_ line: String) -> [String] { [line] }
      static func buildExpression(_ lines: [String]) -> [String] { lines }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? [] }
      static func buildEither(first part: [String]) -> [String] { part }
      static func buildEither(second part: [String]) -> [String] { part }
      static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
    }
    func lines(@Lines _ body: () -> [String]) -> [String] { body() }

    """

  @Test func statementsArePutTogether() {
    let result = run(
      Self.lines + """
        let flag = true
        print(lines {
          "a"
          if flag { "b" }
          if !flag { "c" } else { "d" }
          for i in 0..<2 { "\\(i)" }
          let last = "z"
          switch flag { case true: "yes"; case false: "no" }
          [last, last]
        })
        print(lines { if flag { "one" } else { "two" } }, lines { return ["plain"] }, lines {})
        """)
    #expect(
      consoleLines(result) == [
        #"["a", "b", "d", "0", "1", "yes", "z", "z"]"#, #"["one"] ["plain"] []"#,
      ], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func functionsPropertiesAndInitialisersHaveThem() {
    let result = run(
      Self.lines + """
        let flag = true
        @Lines func made() -> [String] { "x"; "y" }
        struct Page {
          @Lines var body: [String] { if flag { "p" } else { "q" } }
          @Lines func all(_ n: Int) -> [String] { "n\\(n)"; body }
        }
        class Box {
          let content: [String]
          init(@Lines content: () -> [String]) { self.content = content() }
        }
        print(made(), Page().body, Page().all(3), Box { "1"; "2" }.content)
        """)
    #expect(
      consoleLines(result) == [#"["x", "y"] ["p"] ["n3", "p"] ["1", "2"]"#], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func partialBlocksAndViews() {
    let result = run(
      """
      @resultBuilder enum Sum {
        static func buildPartialBlock(first: Int) -> Int { first }
        static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated + next }
        static func buildFinalResult(_ sum: Int) -> String { "sum \\(sum)" }
      }
      func sum(@Sum _ body: () -> String) -> String { body() }
      @resultBuilder struct Views { static func buildBlock(_ views: UIView...) -> [UIView] { views } }
      extension UIView {
        func add(@Views _ views: () -> [UIView]) { views().forEach(addSubview) }
      }
      let box = UIView()
      box.add { UILabel(); let button = UIButton(); button }
      print(sum { 1; 2; 3 }, box.subviews.count)
      """)
    #expect(consoleLines(result) == ["sum 6 2"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func whatABuilderCannotBuildIsAnError() {
    let result = run(
      """
      @resultBuilder struct Lines { static func buildBlock(_ parts: String...) -> [String] { parts } }
      func lines(@Lines _ body: () -> [String]) -> [String] { body() }
      print(lines { "a"; if true { "b" } })
      """)
    #expect(result.diagnostics.first?.id == "scenario.unsupported")
    #expect(listing(result).contains("no 'buildOptional(_:)'"), "\(listing(result))")
  }
}
