import Markup

/// The names of all drawings that notes say something of, in whatever way.
enum ShownNames {
  /// The names, with percent signs decoded, that end in `.svg`.
  static func of(_ notes: some Sequence<[UInt8]>) -> Set<String> {
    let ending = Array(".svg".utf8)
    var names: Set<String> = []
    for bytes in notes where bytes.holds(".svg") {
      var start = 0
      for index in bytes.indices {
        if isOutside(bytes[index]) {
          start = index + 1
        } else if bytes[index] == ending[0], bytes[index...].starts(with: ending) {
          let name = bytes[start..<index + ending.count]
          // A space may be a part of the name, or stand before it.
          for name in [name, name.split(separator: UInt8(ascii: " ")).last ?? name] {
            names.insert(WebAddress.decoded(String(decoding: name, as: UTF8.self)))
          }
        }
      }
    }
    return names
  }

  private static func isOutside(_ byte: UInt8) -> Bool {
    byte < 0x20 || "/()[]<>\"'|".utf8.contains(byte)
  }
}
