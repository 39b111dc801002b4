/// References that are followed without being counted.
///
/// Counting is much of what a message costs, and most of it is not needed: whatever the simulator has
/// made lives as long as the simulator, whatever becomes of the field it was read from. Nothing else is
/// to be followed in this way.
extension Optional where Wrapped: Object {
  /// The object, as a reference that is not counted.
  @inline(__always)
  var uncounted: Unmanaged<Wrapped>? {
    switch self {
    case .none: nil
    case .some(let object): Unmanaged.passUnretained(object)
    }
  }
}

extension Unmanaged {
  /// Does something with the object.
  @inline(__always)
  func with<Result>(_ body: (Instance) throws(Halt) -> Result) throws(Halt) -> Result {
    let outcome: Outcome<Result> = _withUnsafeGuaranteedRef { object in
      do throws(Halt) { return .result(try body(object)) } catch { return .halt(error) }
    }
    switch outcome {
    case .result(let result): return result
    case .halt(let halt): throw halt
    }
  }
}

private enum Outcome<Result> {
  case result(Result)
  case halt(Halt)
}
