import Diagrams
import Freestanding
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Tracing

// What a page calls: it writes a program into memory of `allocate`, calls `render`, and reads
// as many bytes at `result` as `render` says.
//
//     const source = new TextEncoder().encode("window.rootViewController = A()")
//     const at = lifeline.allocate(source.length)
//     new Uint8Array(lifeline.memory.buffer).set(source, at)
//     const count = lifeline.render(at, source.length, 0, 0, 17)
//     const bytes = new Uint8Array(lifeline.memory.buffer, lifeline.result(), Math.abs(count))
//     lifeline.release(at)

/// Memory for a text; `release` gives it back.
@_expose(wasm, "allocate")
@_cdecl("allocate")
func allocate(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: Int(max(1, count)))
}

/// Gives memory back.
@_expose(wasm, "release")
@_cdecl("release")
func release(_ pointer: UnsafeMutablePointer<UInt8>) {
  pointer.deallocate()
}

/// Runs a program and returns the length of what `result` holds then: its diagram, or, as a negative
/// number, what is wrong with it.
///
/// - Parameters:
///   - dialect: 0 is Swift, 1 Objective-C.
///   - form: 0 is SVG, 1 text, 2 the listing of the trace.
@_expose(wasm, "render")
@_cdecl("render")
func render(
  _ source: UnsafePointer<UInt8>, _ count: Int32, _ dialect: Int32, _ form: Int32, _ version: Int32
) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: source, count: Int(max(0, count))))
  let file = SourceFile(path: "playground", bytes: bytes)
  var scenario = Scenario(program: Snippet(file), dialect: dialect == 1 ? .objectiveC : .swift)
  scenario.iOSVersion = Int(version)
  let outcome = scenario.run(budget: budget)
  guard !outcome.diagnostics.contains(where: { $0.severity == .error }) else {
    return -keep(DiagnosticPrinter().print(outcome.diagnostics))
  }
  return keep(draw(outcome.trace, spelling: dialect == 1 ? .objectiveC : .swift, form: form))
}

/// Where the last result is; valid until the next call of `render`.
@_expose(wasm, "result")
@_cdecl("result")
func result() -> UnsafeMutablePointer<UInt8>? { kept }

/// The usual budget, but for calls inside calls: a browser's stack is not ours to choose.
private var budget: Budget {
  var budget = Budget.standard
  budget.depth = 48
  return budget
}

private func draw(_ trace: Trace, spelling: Spelling, form: Int32) -> String {
  let options = DiagramOptions(spelling: spelling)
  switch form {
  case 1: return TextRenderer().render(SequenceDiagram(trace: trace, options: options))
  case 2: return TraceListing(trace, levels: options.levels, spelling: spelling).text
  default: return SVGRenderer().render(SequenceDiagram(trace: trace, options: options))
  }
}

/// The last result. WebAssembly runs one call at a time.
nonisolated(unsafe) private var kept: UnsafeMutablePointer<UInt8>?

private func keep(_ text: String) -> Int32 {
  let bytes = Array(text.utf8)
  kept?.deallocate()
  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, bytes.count))
  for index in bytes.indices { memory[index] = bytes[index] }
  kept = memory
  return Int32(truncatingIfNeeded: bytes.count)
}
