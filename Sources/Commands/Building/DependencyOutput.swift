import ArgumentParser
import SiteBuilder

/// The files that a site was made of, for the tool that asks for it again when one of them changes.
enum DependencyForm: String, CaseIterable {
  /// A rule of Make's, with an empty one for each file, so that one which is gone stops nothing.
  case make
  /// A rule as Ninja reads it.
  case ninja
  /// The files alone, one a line, for other tools.
  case list

  /// The text that says what a target was made of; the names that it cannot have are left out and returned.
  func text(_ target: String, of files: [String]) -> (text: String, unwritable: [String]) {
    let written = files.filter { isWritable($0) }
    let unwritable = files.filter { !isWritable($0) }
    guard self != .list else { return (written.map { $0 + "\n" }.joined(), unwritable) }
    let names = inOrder(written).map { escaped($0) }
    var text = "\(escaped(target)):" + names.map { " \\\n  \($0)" }.joined() + "\n"
    // A rule for a name with a percent sign would be one for many names.
    if self == .make { text += names.filter { !$0.contains("%") }.map { "\n\($0):\n" }.joined() }
    return (text, unwritable)
  }

  /// Whether a target's name can be said.
  func isWritableTarget(_ name: String) -> Bool {
    isWritable(name) && (self != .make || !name.contains("%"))
  }

  /// Whether a file's name can be said.
  func isWritable(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch self {
        case .list: byte != 0x0A && byte != 0x0D
        case .make: byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: ";")
        case .ninja: byte >= 0x80 || Self.ofNinja.contains(byte)
        }
      } && (self == .list || !name.hasSuffix("\\") && !name.hasSuffix(" ") && !name.hasPrefix(" "))
  }

  /// What Ninja's reader takes as a part of a name, by itself or behind a backslash or dollar.
  private static let ofNinja = Set(
    (UInt8(ascii: "a")...UInt8(ascii: "z")).map { $0 }
      + (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { $0 }
      + (UInt8(ascii: "0")...UInt8(ascii: "9")).map { $0 } + Array(" #$+,/_:.~()}{%=@[]!-".utf8))

  /// Make takes a first name with an equals sign for a variable.
  private func inOrder(_ names: [String]) -> [String] {
    guard self == .make, let first = names.firstIndex(where: { !$0.contains("=") }) else {
      return names
    }
    return [names[first]] + names[..<first] + names[(first + 1)...]
  }

  private func escaped(_ name: String) -> String {
    var text: [UInt8] = []
    var backslashes = 0
    for (place, byte) in name.utf8.enumerated() {
      let isEscaped: Bool
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "#"): isEscaped = true
      case UInt8(ascii: "$"):
        text.append(byte)
        isEscaped = false
      case UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "|"):
        isEscaped = self == .make
      case UInt8(ascii: "~"): isEscaped = self == .make && place == 0
      default: isEscaped = false
      }
      if isEscaped {
        // Those before it would be taken for its own.
        text += Array(repeating: UInt8(ascii: "\\"), count: backslashes + 1)
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

/// A form of dependencies and where it goes: `--depfile make=site.d`.
struct DependencyOutput: ExpressibleByArgument {
  let form: DependencyForm
  let file: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty,
      let form = DependencyForm(rawValue: String(parts[0]))
    else { return nil }
    self.form = form
    file = String(parts[1])
  }

  static var allValueStrings: [String] { DependencyForm.allCases.map { "\($0.rawValue)=<file>" } }
}
