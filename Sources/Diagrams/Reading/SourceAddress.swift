/// An address in the source of a diagram.
enum SourceAddress {
  /// Whether it leads to a page and runs nothing.
  static func isSafe(_ address: String) -> Bool {
    let lower = address.lowercased()
    return ["https://", "http://", "mailto:", "/", "./", "../", "#"].contains {
      lower.utf8.starts(with: $0.utf8)
    }
  }
}
