import Testing

@testable import ScenarioRunner

@Suite struct `Names of blocks` {
  @Test func `a name of an inner block hides that of the outer one until it ends`() {
    var names = LocalNames()
    names.open()
    names.declare("a", "A")
    names.declare("b", "B")
    names.open()
    names.declare("a", "Inner")
    names.declare("a", "Innermost")
    #expect(names.type(of: "a") == "Innermost")
    #expect(names.close() == ["a", "a"])
    #expect(names.type(of: "a") == "A")
    #expect(names.type(of: "b") == "B")
    #expect(names.close() == ["a", "b"])
    #expect(names.type(of: "a") == nil)
  }

  @Test func `outside every block nothing is declared`() {
    var names = LocalNames()
    names.declare("a", "A")
    #expect(names.type(of: "a") == nil && names.isEmpty)
  }
}
