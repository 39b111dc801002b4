import TestSupport

/// What a stranger may write to tell a terminal or a service something, and whether it got there.
enum HostileText {
  /// An escape that clears a terminal, another of one byte, marks of direction, characters without width, ends
  /// of lines, and what services take for orders.
  static let nasty =
    "\u{1B}[2J\u{9B}31m\u{7F}\u{202E}\u{2066}\u{200F}\u{061C}\u{200B}\u{2028}\u{85}\u{FEFF}##[set-output name=x]y ##vso[task.x]z"

  private static func isNasty(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }

  /// A page in which all that has a name has a nasty one.
  static func page(_ nasty: String = Self.nasty) -> String {
    let line = nasty.unicodeScalars.filter { !["\u{2028}", "\u{85}"].contains($0) }
      .map(String.init).joined()
    return """
      ---
      title: "\(line.replacing("\u{1B}", with: "\\e"))"
      tags: ["a\(line)"]
      wrong\(line): 1
      date: "\(line)"
      ---

      # A \(nasty) {#\(line)}

      [[no \(nasty)]] [a](no\(line).md "\(nasty)") ![b](no\(line).png) [c](#no\(line)) [x][no \(nasty)]

      a[^no\(line)] #tag\(line) <a href="no\(line)">b</a> <img src="no\(line).png">

      ::set-output name=x::\(nasty)

      <!-- scenario id=x\(line) wrong\(line)=1 stage=no\(line) title="\(nasty)" -->
      ```swift
      class A: UIViewController {}
      let a = A()
      a.wrong\(line)()
      ```

      <!-- scenario id=good title="T \(nasty)" -->
      ```swift
      class B: UIViewController {}
      // note: \(nasty)
      print("\(nasty)")
      print("::set-output name=x::y")
      let b = B()
      window.rootViewController = b
      // MARK: \(nasty)
      window.makeKeyAndVisible()
      ```

      ```claims
      b.no\(line) happens once
      raises "\(nasty)"
      \(nasty)
      ```

      ```trace
      \(nasty)
      ```

      ```mermaid
      sequenceDiagram
      A->>B: \(nasty)
      \(nasty)
      ```

      """
  }

  /// What of a run's output is more than text; nothing where all is well.
  static func faults(in output: String, _ error: String) -> [String] {
    [("output", output), ("error", error)].flatMap { stream, text in
      var faults: [String] = []
      if let found = text.unicodeScalars.first(where: isNasty) {
        faults.append("U+\(String(found.value, radix: 16)) on standard \(stream)")
      }
      if text.contains("##[") || text.contains("##vso[") { faults.append("an order on \(stream)") }
      let orders = text.split(separator: "\n").filter {
        $0.drop(while: \.isWhitespace).hasPrefix("::") && !$0.hasPrefix("::error ")
          && !$0.hasPrefix("::warning ")
      }
      return faults + orders.map { "'\($0)' on \(stream)" }
    }
  }
}
