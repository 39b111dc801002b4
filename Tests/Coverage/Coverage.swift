import Fuzzing
import ScenarioSyntax

/// What libFuzzer calls with each of its inputs: the first byte says what kind of text follows.
///
/// `make fuzz-coverage` builds it, with counters at each branch by which libFuzzer finds inputs that reach
/// what none has reached.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 1 else { return 0 }
  let text = Array(UnsafeBufferPointer(start: bytes + 1, count: count - 1))
  let outcome: FuzzOutcome
  switch bytes[0] % 4 {
  case 0: outcome = NoteFuzz.perform(text)
  case 1: outcome = DiagramFuzz.perform(text)
  default:
    let program = FuzzCase(
      program: String(decoding: text, as: UTF8.self),
      dialect: bytes[0] % 4 == 2 ? .swift : .objectiveC)
    outcome = FuzzOutcome(program.perform())
  }
  if let fault = outcome.fault { fatalError(fault) }
  return 0
}
