/// What lifelines are called in a text that is written for another tool: their own names where those
/// can stand as they are, otherwise short ones, each used once.
struct ScriptCast {
  /// Somebody who stands for the world outside.
  struct Outsider {
    var title: String
    var name: String
  }

  /// The name of each lifeline.
  private(set) var names: [String] = []
  /// Those who stand for the world outside, in order of appearance.
  private(set) var outsiders: [Outsider] = []

  init(_ diagram: SequenceDiagram, isName: (String) -> Bool) {
    var used: Set<String> = []
    for (index, lifeline) in diagram.lifelines.enumerated() {
      let isOwn = isName(lifeline.name) && !used.contains(lifeline.name.lowercased())
      names.append(isOwn ? lifeline.name : Self.unused("p\(index + 1)", used))
      used.insert(names[index].lowercased())
    }
    for case .message(let message) in diagram.items {
      for (end, isSource) in [(message.from, true), (message.to, false)] {
        guard let title = Self.title(end, message, isSource: isSource),
          !outsiders.contains(where: { $0.title == title })
        else { continue }
        let isOwn = isName(title) && !used.contains(title.lowercased())
        let name = isOwn ? title : Self.unused("outside\(outsiders.count + 1)", used)
        used.insert(name.lowercased())
        outsiders.append(Outsider(title: title, name: name))
      }
    }
  }

  /// What an end of a message is called.
  func name(
    _ end: SequenceDiagram.Message.End, of message: SequenceDiagram.Message, isSource: Bool
  ) -> String {
    if case .lifeline(let lifeline) = end { return names[lifeline] }
    let title = Self.title(end, message, isSource: isSource)
    return outsiders.first { $0.title == title }?.name ?? "outside"
  }

  private static func title(
    _ end: SequenceDiagram.Message.End, _ message: SequenceDiagram.Message, isSource: Bool
  ) -> String? {
    if case .lifeline = end { return nil }
    if isSource, let caller = message.call?.caller { return caller }
    return end == .right ? "outside" : "caller"
  }

  private static func unused(_ name: String, _ used: Set<String>) -> String {
    var name = name
    while used.contains(name) { name += "_" }
    return name
  }
}
