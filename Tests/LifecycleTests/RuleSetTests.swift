import CallTrace
import Lifecycle
import Testing

struct RuleSetTests {
  @Test func `each number stands for itself, however high it is`() {
    let numbers: [UInt16] = [0, 1, 63, 64, 256, 320, 383, 384, 448, 1000]
    for number in numbers {
      var rules = RuleSet()
      rules.insert(number)
      #expect(rules.ids == [RuleID(number)])
    }
    var rules = RuleSet()
    for number in numbers.reversed() + numbers { rules.insert(number) }
    #expect(rules.ids == numbers.map { RuleID($0) })
  }
}
