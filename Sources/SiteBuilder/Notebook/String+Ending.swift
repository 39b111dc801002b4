import SourceText

extension String {
  /// Whether a name ends in an extension, which is given in small letters and may be written in others.
  func ends(in ending: StaticString) -> Bool {
    let wanted = unsafe UnsafeBufferPointer(
      start: ending.utf8Start, count: ending.utf8CodeUnitCount)
    return unsafe withBytes { bytes in
      let start = bytes.count - wanted.count
      guard start >= 0 else { return false }
      // Names differ at their ends sooner than at the point.
      for place in wanted.indices.reversed() {
        let byte = unsafe bytes[start + place]
        let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        if unsafe wanted[place] != (isCapital ? byte | 0x20 : byte) { return false }
      }
      return true
    }
  }
}
