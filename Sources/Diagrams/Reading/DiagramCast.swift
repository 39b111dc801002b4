/// The participants of a diagram as its source is read.
struct DiagramCast {
  private var indices: [String: Int] = [:]
  private(set) var lifelines: [SequenceDiagram.Lifeline] = []
  /// The box of each lifeline.
  private var boxes: [Int?] = []
  private var titles: [(title: String, color: String?)] = []
  /// The names that bars have begun at before anything else named them.
  private var awaited: [String] = []

  /// The lifeline of a name, made at its first mention; what it shows is the name unless it is said.
  mutating func lifeline(_ name: String, shown: String? = nil, box: Int? = nil) -> Int {
    if let known = indices[name] { return known }
    indices[name] = lifelines.count
    lifelines.append(SequenceDiagram.Lifeline(shown ?? name))
    boxes.append(box)
    return lifelines.count - 1
  }

  /// Whether a name has been met.
  func knows(_ name: String) -> Bool { indices[name] != nil }

  /// The place of a lifeline that a bar begins or ends at; below zero where nothing else has named it yet.
  mutating func place(ofBarAt name: String) -> Int {
    if let known = indices[name] { return known }
    if let index = awaited.firstIndex(of: name) { return -1 - index }
    awaited.append(name)
    return -awaited.count
  }

  /// Finds the lifelines of bars that began before they were named; who is never named has no bars.
  private func settle(_ items: inout [SequenceDiagram.Item]) {
    if awaited.isEmpty { return }
    items = items.compactMap { item in
      switch item {
      case .activate(let index) where index < 0:
        indices[awaited[-1 - index]].map { .activate($0) }
      case .deactivate(let index) where index < 0:
        indices[awaited[-1 - index]].map { .deactivate($0) }
      default: item
      }
    }
  }

  /// Changes a lifeline.
  mutating func update(_ index: Int, _ change: (inout SequenceDiagram.Lifeline) -> Void) {
    change(&lifelines[index])
  }

  /// Begins a box.
  mutating func addBox(_ title: String, color: String?) -> Int {
    titles.append((title, color))
    return titles.count - 1
  }

  /// Puts a lifeline into a box; false if it is in another.
  mutating func put(_ lifeline: Int, in box: Int) -> Bool {
    if let other = boxes[lifeline], other != box { return false }
    boxes[lifeline] = box
    return true
  }

  /// Hands the lifelines over, those of a box side by side.
  ///
  /// - Parameter ranks: the lifelines that stand further left or right than where they were met, by
  ///   rank; others have rank zero.
  func finish(_ diagram: inout SequenceDiagram, ranks: [Int: Int] = [:]) {
    settle(&diagram.items)
    var met = Array(lifelines.indices)
    if !ranks.isEmpty {
      met.sort { (ranks[$0] ?? 0, $0) < (ranks[$1] ?? 0, $1) }
    }
    var order: [Int] = []
    var isPlaced = Array(repeating: false, count: lifelines.count)
    var members: [[Int]] = Array(repeating: [], count: titles.count)
    for index in met {
      if let box = boxes[index] { members[box].append(index) }
    }
    for index in met where !isPlaced[index] {
      let start = order.count
      for member in boxes[index].map({ members[$0] }) ?? [index] {
        order.append(member)
        isPlaced[member] = true
      }
      guard let box = boxes[index] else { continue }
      var group = SequenceDiagram.Group(titles[box].title, members: start..<order.count)
      group.color = titles[box].color
      diagram.groups.append(group)
    }
    diagram.lifelines = order.map { lifelines[$0] }
    var places = Array(repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    if order != Array(order.indices) { diagram.items = diagram.items.map { $0.moved(places) } }
  }
}

extension SequenceDiagram.Item {
  /// The same item when lifelines stand in other places.
  fileprivate func moved(_ places: [Int]) -> SequenceDiagram.Item {
    switch self {
    case .message(var message):
      message.from = message.from.moved(places)
      message.to = message.to.moved(places)
      return .message(message)
    case .note(var note):
      switch note.place {
      case .left(let index): note.place = .left(places[index])
      case .right(let index): note.place = .right(places[index])
      case .over(let first, let last):
        note.place = .over(min(places[first], places[last]), max(places[first], places[last]))
      case .edge: break
      }
      return .note(note)
    case .activate(let index): return .activate(places[index])
    case .deactivate(let index): return .deactivate(places[index])
    case .destroy(let index): return .destroy(places[index])
    case .divider, .turn, .delay, .space, .open, .section, .close: return self
    }
  }
}

extension SequenceDiagram.Message.End {
  fileprivate func moved(_ places: [Int]) -> SequenceDiagram.Message.End {
    if case .lifeline(let index) = self { return .lifeline(places[index]) }
    return self
  }
}
