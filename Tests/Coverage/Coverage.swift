import Fuzzing
import ScenarioSyntax

/// What libFuzzer calls with each of its inputs: the first byte says what kind of text follows.
///
/// `make fuzz-coverage` builds it, with counters at each branch by which libFuzzer finds inputs that reach
/// what none has reached. Templates and caches are read from folders, which is too slow for that: they are
/// left to `make fuzz`, as are requests.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let text = Array(UnsafeBufferPointer(start: bytes + 1, count: count - 1))
  let outcome: FuzzOutcome
  switch bytes[0] % 6 {
  case 0: outcome = NoteFuzz.perform(text)
  case 1: outcome = NoteFuzz.performWithFrontMatter(text)
  case 2: outcome = DiagramFuzz.perform(text)
  case 3: outcome = FuzzOutcome(FuzzCase(expectation: text).perform())
  default:
    let program = FuzzCase(
      program: String(decoding: text, as: UTF8.self),
      dialect: bytes[0] % 6 == 4 ? .swift : .objectiveC)
    outcome = FuzzOutcome(program.perform())
  }
  if let fault = outcome.fault { fatalError(fault) }
  return 0
}
