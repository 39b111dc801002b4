/// What the name of a post of Jekyll's says, `_posts/2021-03-04-hello-world.md`: its day, and a title where it has none.
struct PostName {
  /// The day, as front matter has it.
  let day: String
  /// The rest of the name, without its ending.
  let slug: Substring

  init?(_ path: String) {
    let names = path.split(separator: "/")
    guard let last = names.last, names.dropLast().contains("_posts"),
      ContentFolder.isMarkdown(String(last)), last.utf8.count > 11,
      let end = last.lastIndex(of: "."), let day = CalendarDay.iso8601(String(last.prefix(10)))
    else { return nil }
    let rest = last[..<end].dropFirst(10)
    guard rest.first == "-", rest.count > 1 else { return nil }
    self.day = day
    slug = rest.dropFirst()
  }
}
