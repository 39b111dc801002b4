import Lifecycle
import ScenarioSyntax

/// What is typed and searched for in a tour.
extension Interpreter {
  /// The text fields, text views and search bars in front that somebody listens to, and a page's search.
  func inputSteps(on page: UIViewController, _ record: TourRecord) -> [TourStep] {
    var steps: [TourStep] = []
    for view in viewsInFront() where isTextInput(view) && !takesNoTouch(view) {
      // What is typed into the bar of a search controller is searched for.
      guard search(ofBar: view) == nil else { continue }
      guard editingDelegate(of: view) != nil || !system.uiKit.actions(of: view).isEmpty
      else {
        continue
      }
      let name = view.label ?? info(of: view).name
      steps.append(
        TourStep(part: .typed, heading: "Typed: \(name)") { interpreter throws(Halt) in
          try interpreter.simulator.event { simulator throws(Halt) in
            try interpreter.type(into: view, at: record.place)
          }
        })
    }
    if let search = search(of: page) {
      steps.append(
        TourStep(part: .typed, heading: "Searched") { interpreter throws(Halt) in
          try interpreter.simulator.event { simulator throws(Halt) in
            try interpreter.search(in: search, at: record.place)
          }
        })
    }
    return steps
  }

  private func editingDelegate(of view: UIView) -> Object? {
    if let delegate = view.editingDelegate { return delegate.isDeallocated ? nil : delegate }
    guard case .object(let kept)? = view.properties["delegate"] else { return nil }
    let found = (kept as? WeakReference).map { $0.value.object } ?? kept
    return found?.isDeallocated == true ? nil : found
  }

  /// Types a word and ends it, as the person does: the delegate is asked at each step.
  private func type(into view: UIView, at span: NodeSpan) throws(Halt) {
    guard try simulator.becomeFirstResponder(view) else { return }
    let text = Value.string("text")
    let range = Value.aggregate(Opaque.value("NSRange"))
    if let answer = try ask(
      view, "textField(_:shouldChangeCharactersIn:replacementString:)",
      "textField:shouldChangeCharactersInRange:replacementString:", [.object(view), range, text]),
      !truth(of: answer)
    {
      return
    }
    view.properties["text"] = text
    try sendActions(of: view, at: span)
    _ = try ask(view, "textViewDidChange(_:)", "textViewDidChange:", [.object(view)])
    _ = try ask(
      view, "searchBar(_:textDidChange:)", "searchBar:textDidChange:", [.object(view), text])
    _ = try ask(
      view, "searchBarSearchButtonClicked(_:)", "searchBarSearchButtonClicked:", [.object(view)])
    _ = try ask(view, "textFieldShouldReturn(_:)", "textFieldShouldReturn:", [.object(view)])
    _ = try simulator.resignFirstResponder(view)
  }

  /// What the delegate of something that is edited answers; nil where it does not listen.
  private func ask(_ view: UIView, _ swift: String, _ objectiveC: String, _ arguments: [Value])
    throws(Halt) -> Value?
  {
    guard let delegate = editingDelegate(of: view),
      let method = delegateMethod(swift, objectiveC, of: delegate)
    else { return nil }
    return try simulator.send(selector: method.id, payload(arguments), to: delegate)
  }

  private func search(of page: UIViewController) -> UIViewController? {
    if case .aggregate(let item)? = page.properties["navigationItem"],
      let search = item["searchController"]?.object as? UIViewController
    {
      return search
    }
    for view in viewsInFront() {
      if let search = search(ofBar: view) { return search }
    }
    return nil
  }

  private func search(in search: UIViewController, at span: NodeSpan) throws(Halt) {
    try setSearching(true, search, at: span)
    try simulator.settle()
    try setSearching(false, search, at: span)
  }

  /// Connects the outlets of a page, and makes it the delegate of what is typed into where it is written
  /// to be one: a storyboard would.
  func connectOutlets(of page: Object, _ record: TourRecord) throws(Halt) {
    var current: ClassInfo? = info(of: page)
    while let found = current, found.isOfProgram {
      for property in found.properties
      where property.isOutlet && page.properties[property.name]?.object == nil {
        _ = try connectOutlet(property, of: page, at: record.place)
      }
      current = found.superclass
    }
    for view in viewsInFront() where view.properties["text"] == nil && !info(of: view).isOfProgram {
      if isTextInput(view) { view.properties["text"] = .string("") }
      if info(of: view).isKind(of: "UILabel") { view.properties["text"] = .string("Label") }
    }
    for view in viewsInFront() where isTextInput(view) && editingDelegate(of: view) == nil {
      guard let word = inputWord(of: view), view.label != nil,
        ownMethods(of: page).contains(where: { $0.declaration.name.hasPrefix(word) })
      else { continue }
      if word == "searchBar" {
        view.properties["delegate"] = .object(WeakReference(page))
      } else {
        view.editingDelegate = page
      }
    }
  }

  private func inputWord(of view: UIView) -> String? {
    let info = info(of: view)
    return [("UITextField", "textField"), ("UITextView", "textView"), ("UISearchBar", "searchBar")]
      .first { info.isKind(of: $0.0) }?.1
  }
}
