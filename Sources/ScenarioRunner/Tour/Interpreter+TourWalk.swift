import CallTrace
import Lifecycle
import ScenarioSyntax
import ScenarioTypes

/// Taking the steps of a page, and coming back from where they lead.
extension Interpreter {
  /// Takes the steps of a page as long as it is in front.
  func walk(_ page: UIViewController, leaving: Bool, _ record: TourRecord, _ depth: Int)
    throws(Halt)
  {
    var page = page
    while isInFront(page), let step = try nextStep(on: page, leaving: leaving, record) {
      record.insert(step, on: page.runtimeClass.name)
      try take(step, on: page, record, depth)
      guard !isInFront(page), try hasStepsLeft(after: step, on: page, record),
        let again = try reopened(page, record, depth)
      else { continue }
      page = again
    }
  }

  /// Whether a page that has gone would have more to do; its controls are not there to be asked any more,
  /// and methods that have not run are.
  private func hasStepsLeft(after step: TourStep, on page: UIViewController, _ record: TourRecord)
    throws(Halt) -> Bool
  {
    ownMethods(of: page).contains { method in
      !method.isCalled && !method.isStatic
        && (method.declaration.attributes.contains("IBAction") || isTarget(method))
    }
  }

  /// Whether a method is what a control sends: it is Objective-C's, and takes the control or nothing.
  private func isTarget(_ method: MethodInfo) -> Bool {
    let declaration = method.declaration
    return declaration.parameters.count < 2 && Message(method.id) == nil
      && source.namesInUse.contains(declaration.name)
      && (method.dialect == .objectiveC || declaration.attributes.contains("objc"))
  }

  /// A page that is in front, or another of its class where a step has taken it away, which happens twice
  /// at the most; nil where it does not show.
  func reopened(_ page: UIViewController, _ record: TourRecord, _ depth: Int) throws(Halt)
    -> UIViewController?
  {
    if isInFront(page) { return page }
    guard depth == 0, record.reopenings < 2, !record.isFull,
      leafControllers(bareOnly: true).contains(where: {
        $0 === info(of: page)
      }) || source.fragment.host === info(of: page)
    else { return nil }
    record.reopenings += 1
    simulator.origin = nil
    guard let again = try makeStarted(info(of: page)) as? UIViewController else { return nil }
    try begin("Shown again: \(info(of: page).name)", record)
    try open(again)
    try connectOutlets(of: again, record)
    return isInFront(again) ? again : nil
  }

  /// Takes a step, and what comes of it: an alert is answered, another page of the program's is visited,
  /// and then the page itself is in front again.
  private func take(
    _ step: TourStep, on page: UIViewController, _ record: TourRecord, _ depth: Int
  ) throws(Halt) {
    // An alert has other answers, which are given when the same is done again.
    for _ in 0..<3 {
      try begin(step.heading, record)
      try step.action(self)
      try simulator.settle()
      guard try answerAlerts(record), isInFront(page), !record.isFull else { break }
    }
    if let other = innermostPage(), other !== page, depth < 2,
      record.insert(.shown, other.runtimeClass.name)
    {
      try visit(record, depth: depth + 1)
    }
    try comeBack(to: page, record)
  }

  /// Answers the alerts that come one after another; whether the first has other answers yet.
  private func answerAlerts(_ record: TourRecord) throws(Halt) -> Bool {
    var hasOthers = false
    for place in 0..<3 {
      guard let alert = frontmost(), info(of: alert).isKind(of: "UIAlertController") else { break }
      let isAnsweredFurther = try answer(alert, record)
      if place == 0 { hasOthers = isAnsweredFurther }
    }
    return hasOthers
  }

  /// Chooses the first action of an alert that has not been; whether there are others yet.
  private func answer(_ alert: UIViewController, _ record: TourRecord) throws(Halt) -> Bool {
    let choices = (alert.properties["actions"]?.elements ?? []).compactMap { $0.object }
    let untried = choices.filter { choice in
      !system.uiKit.actions(of: choice).isEmpty && !record.hasChosen(shownName(of: choice))
    }
    guard let choice = untried.first ?? choices.last else {
      guard let presenter = alert.presentingViewController else { return false }
      try simulator.send(.dismiss, .values([.bool(true), .nothing]), to: presenter)
      try simulator.settle()
      return false
    }
    for field in alert.properties["textFields"]?.elements ?? [] {
      field.object?.properties["text"] = .string("text")
    }
    record.choose(shownName(of: choice))
    try begin("Tapped: \(shownName(of: choice))", record)
    try act(
      .tap,
      [PassedArgument(label: nil, value: .object(choice), isTrailing: false, span: record.place)],
      at: record.place)
    try simulator.settle()
    return untried.count > 1
  }

  /// Comes back to a page from whatever has come over it, as long as it is still there.
  private func comeBack(to page: UIViewController, _ record: TourRecord) throws(Halt) {
    for _ in 0..<3 {
      guard !page.isDeallocated, !isInFront(page), let front = frontmost() else { return }
      if let bar = shown(where: { $0 is UITabBarController }) as? UITabBarController,
        let tab = bar.viewControllers.firstIndex(where: { isInside(page, $0) }),
        bar.viewControllers[tab] !== bar.selectedViewController
      {
        try begin("Selected: tab \(tab)", record)
        try select(tab: tab, record)
        try simulator.settle()
        continue
      }
      var inner = front
      eachShown(from: front) { inner = $0 }
      let isOver =
        front.presentingViewController != nil
        || (navigation(below: front)?.viewControllers.count ?? 0) > 1
      guard isOver else { return }
      try leave(inner, record)
    }
  }
}
