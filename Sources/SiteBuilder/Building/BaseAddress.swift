import Markup

/// The address at which a site will be published, with which the addresses of its pages begin.
enum BaseAddress {
  /// Why a text is none; nil for one that is.
  ///
  /// One has a host and perhaps a path, in which nothing leads up, and nothing that comes after a path.
  static func problem(_ text: String) -> String? {
    let problem = "'\(text)' is no address of a site; one is like 'https://example.org/notes/'"
    guard let start = ["https://", "http://"].first(where: { text.hasPrefix($0) }) else {
      return problem
    }
    let parts = text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty, parts.allSatisfy(isSound) else { return problem }
    guard host.utf8.allSatisfy({ $0 < 0x80 }) else {
      return "the host of '\(text)' is not ASCII; write it as it is registered, in the form that"
        + " begins with 'xn--'"
    }
    return nil
  }

  /// An address as it stands in files: with a slash at its end, and all escaped that may not stand in one.
  static func written(_ text: String) -> String {
    WebAddress.asciiEncoded(text.hasSuffix("/") ? text : text + "/")
  }

  /// Whether what stands between two slashes may stand there.
  private static func isSound(_ part: Substring) -> Bool {
    guard part.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !"?#\"<>\\".utf8.contains($0) }),
      ![".", ".."].contains(WebAddress.decoded(String(part)))
    else { return false }
    return part.split(separator: "%", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.count >= 2 && $0.prefix(2).allSatisfy { $0.isASCII && $0.isHexDigit }
    }
  }
}
