import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// What is chosen in a tour: rows, tabs and pages.
extension Interpreter {
  /// A list whose delegate is notified which of its rows is chosen: data.
  private struct List {
    let view: String
    let choice: (swift: String, objectiveC: String)
    let sections: (swift: String, objectiveC: String)
    let count: (swift: String, objectiveC: String)
    let cell: (swift: String, objectiveC: String)
    let word: String
  }

  private static let lists = [
    List(
      view: "UITableView",
      choice: ("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath:"),
      sections: ("numberOfSections(in:)", "numberOfSectionsInTableView:"),
      count: ("tableView(_:numberOfRowsInSection:)", "tableView:numberOfRowsInSection:"),
      cell: ("tableView(_:cellForRowAt:)", "tableView:cellForRowAtIndexPath:"),
      word: "row"),
    List(
      view: "UICollectionView",
      choice: ("collectionView(_:didSelectItemAt:)", "collectionView:didSelectItemAtIndexPath:"),
      sections: ("numberOfSections(in:)", "numberOfSectionsInCollectionView:"),
      count: (
        "collectionView(_:numberOfItemsInSection:)", "collectionView:numberOfItemsInSection:"
      ),
      cell: ("collectionView(_:cellForItemAt:)", "collectionView:cellForItemAtIndexPath:"),
      word: "item"),
  ]

  /// The rows, tabs and pages that can be chosen.
  func selectionSteps(on page: UIViewController, _ record: TourRecord) throws(Halt) -> [TourStep] {
    var steps: [TourStep] = []
    for list in Self.lists {
      guard let owner = owner(of: list.choice, on: page) else {
        if let step = fillingStep(list, on: page, record) { steps.append(step) }
        continue
      }
      for row in 0..<2 where row == 0 || record.rows(list.word) > row {
        steps.append(
          TourStep(part: .selected, heading: "Selected: \(list.word) \(row)") {
            interpreter throws(Halt) in
            try interpreter.simulator.event { simulator throws(Halt) in
              try interpreter.choose(row, list, of: owner, page, record)
            }
          })
      }
    }
    return steps + tabSteps(on: page, record) + pageSteps(on: page, record)
  }

  /// The page, or another object of the program's, that has a delegate's method.
  private func owner(of name: (swift: String, objectiveC: String), on page: UIViewController)
    -> Object?
  {
    if delegateMethod(name.swift, name.objectiveC, of: page) != nil { return page }
    return simulator.firstObject { object in
      !(object is UIViewController) && self.info(of: object).isOfProgram
        && self.delegateMethod(name.swift, name.objectiveC, of: object) != nil
    }
  }

  private func choose(
    _ row: Int, _ list: List, of owner: Object, _ page: UIViewController, _ record: TourRecord
  ) throws(Halt) {
    let view = try listView(list.view, record)
    if row == 0, try !fill(list, view, on: page, record) {
      return try simulator.note("there is no \(list.word) to select")
    }
    let place = Self.row(Int64(row), section: Int64(record.section(list.word)))
    select(place, in: view)
    guard let method = delegateMethod(list.choice.swift, list.choice.objectiveC, of: owner) else {
      return
    }
    try simulator.send(selector: method.id, payload([.object(view), place]), to: owner)
  }

  /// Selects the first row or item of the list that a page shows, as the person has who follows a segue of its
  /// cells; the cell, where the page prepares for one.
  func selectFirst(on page: UIViewController, _ record: TourRecord) throws(Halt) {
    for list in Self.lists {
      let isAsked = [list.count, list.cell, list.choice].contains {
        delegateMethod($0.swift, $0.objectiveC, of: page) != nil
      }
      let shown = viewsInFront().first { info(of: $0).isKind(of: list.view) }
      guard isAsked || shown != nil else { continue }
      let view = if let shown { shown as Object } else { try listView(list.view, record) }
      guard try fill(list, view, on: page, record) else { continue }
      select(Self.row(0, section: Int64(record.section(list.word))), in: view)
    }
  }

  /// Asks for what the list shows, where nobody can choose any of it.
  private func fillingStep(_ list: List, on page: UIViewController, _ record: TourRecord)
    -> TourStep?
  {
    guard let source = owner(of: list.cell, on: page),
      let method = delegateMethod(list.cell.swift, list.cell.objectiveC, of: source),
      !method.isCalled
    else { return nil }
    return TourStep(part: .selected, heading: "Shown: \(list.word) 0") { interpreter throws(Halt) in
      let view = try interpreter.listView(list.view, record)
      if try !interpreter.fill(list, view, on: page, record) {
        try interpreter.simulator.note("there is no \(list.word) to show")
      }
    }
  }

  /// Asks the data source for the sections and how much is in them, and for the first cell, as the list does;
  /// whether there is any. Where there are no sections, nothing more is asked.
  private func fill(
    _ list: List, _ view: Object, on page: UIViewController, _ record: TourRecord
  ) throws(Halt) -> Bool {
    let counter = owner(of: list.count, on: page)
    let divider = counter ?? owner(of: list.sections, on: page)
    if let divider {
      var isAny = try findRows(list, view, counter: counter, divider: divider, record)
      if !isAny, try fillLists(of: divider) {
        isAny = try findRows(list, view, counter: counter, divider: divider, record)
      }
      guard isAny else { return false }
    }
    guard let source = owner(of: list.cell, on: page),
      let method = delegateMethod(list.cell.swift, list.cell.objectiveC, of: source),
      !method.isCalled
    else { return true }
    let place = Self.row(0, section: Int64(record.section(list.word)))
    let cell = try simulator.send(selector: method.id, payload([.object(view), place]), to: source)
    note(place: place, ofCell: cell)
    return true
  }

  /// Asks for the number of sections, and for what is in each until one has anything; whether one has.
  private func findRows(
    _ list: List, _ view: Object, counter: Object?, divider: Object, _ record: TourRecord
  ) throws(Halt) -> Bool {
    var sections = 1
    if let method = delegateMethod(list.sections.swift, list.sections.objectiveC, of: divider) {
      let answer = try simulator.send(
        selector: method.id, payload([.object(view)]), to: divider)
      sections = answer.number.flatMap { Int(exactly: $0) } ?? 1
    }
    guard sections > 0 else { return false }
    guard let counter,
      let method = delegateMethod(list.count.swift, list.count.objectiveC, of: counter)
    else { return true }
    for section in 0..<min(sections, Self.mostSections) {
      let answer = try simulator.send(
        selector: method.id, payload([.object(view), .int(Int64(section))]), to: counter)
      let count = answer.number.flatMap { Int(exactly: $0) } ?? 0
      record.set(rows: count, of: list.word, section: section)
      if count > 0 { return true }
    }
    return false
  }

  /// How many sections are asked for what is in them.
  private static let mostSections = 8

  /// The list in front, or one that a storyboard would have there.
  private func listView(_ type: String, _ record: TourRecord) throws(Halt) -> Object {
    if let shown = viewsInFront().first(where: { info(of: $0).isKind(of: type) }) { return shown }
    if let made = record.lists[type] { return made }
    guard let info = try classInfo(named: type) else { throw .failure }
    let view = try allocate(info)
    simulator.retain(view)
    record.lists[type] = view
    name(.object(view), SelectorName.uncapitalized(String(type.dropFirst(2))))
    return view
  }

  // MARK: Tabs and pages

  private func tabSteps(on page: UIViewController, _ record: TourRecord) -> [TourStep] {
    guard let bar = shown(where: { $0 is UITabBarController }) as? UITabBarController,
      bar.viewControllers.count > 1,
      info(of: bar).isOfProgram || bar.delegate.map({ info(of: $0).isOfProgram }) == true
        || bar.viewControllers.contains(where: { $0 !== page && hasOwnPage($0) && !isInFront($0) })
    else { return [] }
    if let selected = bar.viewControllers.firstIndex(where: { $0 === bar.selectedViewController }) {
      record.tabs.insert(selected)
    }
    return (0..<min(4, bar.viewControllers.count)).filter { !record.tabs.contains($0) }.map {
      index in
      TourStep(part: .selected, heading: "Selected: tab \(index)") { interpreter throws(Halt) in
        try interpreter.select(tab: index, record)
      }
    }
  }

  func select(tab index: Int, _ record: TourRecord) throws(Halt) {
    let tab = PassedArgument(
      label: nil, value: .int(Int64(index)), isTrailing: false, span: record.place)
    record.tabs.insert(index)
    try act(.selectTab, [tab], at: record.place)
  }

  private func hasOwnPage(_ controller: UIViewController) -> Bool {
    info(of: controller).isOfProgram || controller.children.contains { info(of: $0).isOfProgram }
  }

  private func pageSteps(on page: UIViewController, _ record: TourRecord) -> [TourStep] {
    guard let pager = shown(where: { $0 is UIPageViewController }) as? UIPageViewController,
      let source = pager.dataSource, info(of: source).isOfProgram
    else { return [] }
    return ["forward", "reverse"].map { way in
      TourStep(part: .gestured, heading: "Swiped: \(way)") { interpreter throws(Halt) in
        let way = PassedArgument(
          label: nil, value: .member(way), isTrailing: false, span: record.place)
        try interpreter.act(.swipePage, [way], at: record.place)
      }
    }
  }

  /// The first controller that shows and answers a question with yes.
  func shown(where isWanted: (UIViewController) -> Bool) -> UIViewController? {
    guard let front = frontmost() else { return nil }
    var found: UIViewController?
    eachShown(from: front) { if found == nil, isWanted($0) { found = $0 } }
    return found
  }
}
