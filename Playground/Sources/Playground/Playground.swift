import Diagrams
import Lifecycle
import ScenarioRunner
import ScenarioSyntax
import SourceText
import Tracing

/// The terminal columns that a UTF-8 text takes.
@_expose(wasm, "columns")
@_cdecl("columns")
func columns(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  return Int32(truncatingIfNeeded: DisplayWidth.columns(text))
}
