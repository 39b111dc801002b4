/// Objects out of nibs: `init(coder:)`, the views that come with them, `awakeFromNib`.
extension Simulator {
  /// Makes an object as a nib does, by `init(coder:)`.
  func decode(_ type: RuntimeClass) throws(Halt) -> Object {
    if let decoder, let object = try decoder.body(self, [.type(type)]).object { return object }
    let object = try make(type)
    try decodePlainly(object)
    return object
  }

  /// Sends a new object the initialiser that nibs use.
  public func decodePlainly(_ object: Object) throws(Halt) {
    try send(
      .initWithCoder, .values([.aggregate(Aggregate(typeName: "NSCoder", fields: []))]), to: object,
      rule: .nibCreates)
  }

  /// Tells an object that everything in its nib is there and connected.
  func awake(_ object: Object) throws(Halt) {
    try send(.awakeFromNib, to: object, rule: .nibCreates)
  }

  /// The nib that a controller's view is in; nil when a plain view is made for it (R004).
  ///
  /// As soon as a program declares nibs, one that it names and does not declare is missing (R007).
  func nib(of controller: UIViewController) throws(Halt) -> Nib? {
    // UIKit's own containers make their views themselves.
    guard controller.runtimeClass.kind == .viewController else { return nil }
    if let scene = controller.scene { return scene.nib }
    if let name = controller.nibName {
      if let nib = nibs.first(where: { $0.name == name }) { return nib }
      guard !nibs.isEmpty else { return nil }
      throw raise(
        .internalInconsistency,
        "\(Self.loadingMethod) was unable to load a nib named \"\(name)\"", by: controller,
        rule: .nibLoadErrors)
    }
    let name = controller.runtimeClass.name
    let short = name.hasSuffix("Controller") ? String(name.dropLast(10)) : name
    return nibs.first { $0.name == short } ?? nibs.first { $0.name == name }
  }

  /// Makes the view of a nib, with what is in it; a plain one where its class is none of a view.
  func decodeView(of nib: Nib, for controller: UIViewController?) throws(Halt) -> UIView? {
    if let controller, !nib.isViewConnected {
      throw raise(
        .internalInconsistency,
        "\(Self.loadingMethod) loaded the \"\(nib.name)\" nib but the view outlet was not set.",
        by: controller, rule: .nibLoadErrors)
    }
    // The scene of a table view controller has a table view at its top, where none says otherwise.
    let type = nib.view === RuntimeClass.view ? controller?.runtimeClass.classOfView : nil
    var decoded = try decode(type ?? nib.view) as? UIView
    if decoded == nil { decoded = try make(.view) as? UIView }
    guard let view = decoded else { return nil }
    var made: [UIView] = []
    for type in nib.subviews {
      guard let subview = try decode(type) as? UIView else { continue }
      made.append(subview)
    }
    for subview in made { try move(subview, into: view, rule: .nibSubviews) }
    for object in [view] + made { try awake(object) }
    return view
  }

  /// `loadNibNamed(_:owner:options:)`: makes what stands at the top of a nib.
  ///
  /// A controller there gets its view with it: viewDidLoad comes while the nib awakes, and loadView
  /// never.
  public func loadNib(named name: String, owner: Object?) throws(Halt) -> [Object] {
    guard let nib = nibs.first(where: { $0.name == name }) else {
      throw raise(
        .internalInconsistency, "Could not load NIB in bundle: with name '\(name)'",
        by: owner ?? application, rule: .nibLoadErrors)
    }
    return try load(nib, owner: owner)
  }

  /// Makes what is in a nib.
  public func load(_ nib: Nib, owner: Object?) throws(Halt) -> [Object] {
    hasLoadedNib = true
    guard let type = nib.controller, let controller = try decode(type) as? UIViewController else {
      let ownerController = owner as? UIViewController
      guard let view = try decodeView(of: nib, for: nil) else { return [] }
      if let ownerController, ownerController.isLoadingView {
        try setView(view, of: ownerController)
      }
      return [view]
    }
    guard let view = try decode(nib.view) as? UIView else { return [controller] }
    controller.hasLoadedBefore = true
    try setView(view, of: controller)
    try awake(controller)
    try sendDidLoad(to: controller, rule: .nibTopLevel)
    try awake(view)
    return [controller, view]
  }

  private static let loadingMethod = "-[UIViewController _loadViewFromNibNamed:bundle:]"
}

extension Rule {
  static let nibLoadErrors = Rule(
    7, "nib-load-errors", "A nib that is missing, or whose view outlet is not connected, raises.",
    sources: "radar-20049040", .observed)
  package static let nibSubviews = Rule(
    29, "nib-subviews-early",
    "The callbacks of views in a nib for their superview are called while the nib loads, before"
      + " viewDidLoad, and those for the window after viewWillAppear.",
    sources: "itworkman-2017 apple-awakefromnib", .observed)
  static let nibCreates = Rule(
    202, "nib-creates",
    "What is loaded from a nib or a storyboard is made by init(coder:), and its awakeFromNib is"
      + " called when everything in the file has been made.",
    sources: "apple-awakefromnib", .documented)
  static let nibTopLevel = Rule(
    203, "nib-top-level-controller",
    "viewDidLoad is called while the nib awakes on a controller that is in the nib with its view,"
      + " and loadView is never called on it.",
    sources: "apple-awakefromnib", .inferred)
}
