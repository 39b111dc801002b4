import Interfaces
import Lifecycle
import Testing

@testable import ScenarioRunner

/// The constants of C and Objective-C.
@Suite("A constant")
struct ConstantTests {
  @Test func `has the value that it is declared with`() throws {
    #expect(Constants.value("M_PI")?.number == Double.pi)
    #expect(Constants.value("M_PI_2")?.number == Double.pi / 2)
    #expect(Constants.value("CGFLOAT_MAX")?.number == Double.greatestFiniteMagnitude)
    #expect(Constants.value("NSEC_PER_SEC")?.number == 1e9)
    #expect(Constants.value("DISPATCH_QUEUE_PRIORITY_LOW")?.number == -2)
    guard case .int(.max)? = Constants.value("NSNotFound") else {
      Issue.record("NSNotFound is the largest number")
      return
    }
    guard case .member("common")? = Constants.value("NSRunLoopCommonModes") else {
      Issue.record("NSRunLoopCommonModes is a mode")
      return
    }
    #expect(Constants.value("DISPATCH_QUEUE_SERIAL")?.isNothing == true)
    #expect(Constants.value("M_PIE") == nil)
  }

  @Test(arguments: FreeDeclarations.constantNames)
  func `is something, unless it is an optional`(name: String) throws {
    let constant = try #require(FreeDeclarations.constant(name))
    let value = try #require(Constants.value(name))
    #expect(value.isNothing == constant.isOptional)
  }
}
