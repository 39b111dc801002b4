/// A warning or an exception as logs are compared: `!` and its text, with every object in it as `<>`.
struct LogOutput {
  /// What is compared.
  let text: String

  /// Takes what UIKit says, or what a console has of it.
  init(_ text: String) {
    let start = Array("*** Terminating app due to uncaught exception '".utf8)
    let middle = Array("', reason: '".utf8)
    var bytes = Array(text.utf8)
    if bytes.starts(with: start), bytes.last == UInt8(ascii: "'"),
      let reason = bytes.indices.first(where: { bytes[$0...].starts(with: middle) })
    {
      bytes =
        bytes[start.count..<reason] + Array(": ".utf8)
        + bytes[(reason + middle.count)...].dropLast()
    }
    var written = Array("! ".utf8)
    var depth = 0
    for byte in bytes {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if depth == 0 || (depth == 1 && byte == UInt8(ascii: "<")) { written.append(byte) }
      if byte == UInt8(ascii: ">"), depth > 0 {
        depth -= 1
        if depth == 0 { written.append(byte) }
      }
    }
    self.text = String(decoding: written, as: UTF8.self)
  }

  /// Whether what the model says is what was logged, where `…` stands for any text.
  static func agree(_ actual: String, _ logged: String) -> Bool {
    logged.utf8.first == UInt8(ascii: "!") && TraceLine.matches(logged, actual)
  }
}
