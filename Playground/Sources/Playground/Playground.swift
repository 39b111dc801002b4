import Freestanding
import Lifecycle
import Live

// What a page calls: it writes a request (`LiveRequest`) into memory of `allocate`, calls `answer`, and
// reads as many bytes at `result` as `answer` says.
//
//     const request = new TextEncoder().encode("form: svg\n\nwindow.rootViewController = A()")
//     const at = lifeline.allocate(request.length)
//     new Uint8Array(lifeline.memory.buffer).set(request, at)
//     const count = lifeline.answer(at, request.length)
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

/// Answers a request, and returns the length of what `result` holds then: a drawing or a listing, or, as a
/// negative number, what is wrong with the program.
@_expose(wasm, "answer")
@_cdecl("answer")
func answer(_ request: UnsafePointer<UInt8>, _ count: Int32) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: request, count: Int(max(0, count))))
  let answer = LiveAnswer(to: LiveRequest(bytes: bytes))
  let count = keep(answer.text)
  return answer.isFailure ? -count : count
}

/// Where the last result is; valid until the next call of `answer`.
@_expose(wasm, "result")
@_cdecl("result")
func result() -> UnsafeMutablePointer<UInt8>? { kept }

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
