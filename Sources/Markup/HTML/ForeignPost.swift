/// Films and posts that stand on other sites and are written as images, which they are not.
enum ForeignPost {
  /// Whether an address is of a page that Obsidian shows such a film or post of.
  static func isOne(_ address: String) -> Bool {
    let address = address.lowercased()
    guard let scheme = ["https://", "http://"].first(where: { address.hasPrefix($0) }) else {
      return false
    }
    let rest = address.dropFirst(scheme.count)
    var host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    for part in ["www.", "m.", "mobile."] where host.hasPrefix(part) {
      host = host.dropFirst(part.count)
    }
    switch host {
    case "youtube.com": return path.hasPrefix("/watch?") || path.hasPrefix("/shorts/")
    case "youtu.be": return path.count > 1
    case "twitter.com", "x.com": return path.contains("/status/")
    default: return false
    }
  }
}
