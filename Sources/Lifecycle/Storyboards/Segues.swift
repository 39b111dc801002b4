/// Segues: those that embed, when a view is loaded, and those that are performed.
extension Simulator {
  /// Runs the embed segues of a controller (R008): between loadView and viewDidLoad.
  func runEmbedSegues(of controller: UIViewController) throws(Halt) {
    guard let scene = controller.scene, let view = controller.loadedView else { return }
    guard embedDepth < Self.deepestNesting else { throw .budget(.depth) }
    embedDepth += 1
    defer { embedDepth -= 1 }
    for segue in scene.segues where segue.kind == .embed {
      guard let child = try prepare(segue, of: scene, from: controller, sender: .nothing) else {
        continue
      }
      defer { autorelease(child) }
      guard let placeholder = try make(.view) as? UIView else { continue }
      try move(placeholder, into: view, rule: .embedSegue)
      try send(.addChild, .object(child), to: controller, rule: .embedSegue)
      let childView = try self.view(of: child, rule: .embedSegue)
      try move(childView, into: placeholder, rule: .embedSegue)
      try send(.didMoveToParent, .object(controller), to: child, rule: .embedSegue)
    }
  }

  /// Takes a controller for one that a scene has made, whose segues it then has.
  public func assume(_ scene: Scene, of controller: UIViewController) { controller.scene = scene }

  /// `performSegue(withIdentifier:sender:)`.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Value)
    throws(Halt)
  {
    let segues = controller.scene?.segues ?? []
    guard let scene = controller.scene,
      let segue = segues.first(where: { $0.identifier == identifier && $0.kind != .embed })
    else {
      throw raise(
        .invalidArgument,
        "Receiver (\(controller.debugName)) has no segue with identifier '\(identifier)'",
        by: controller, rule: .segueOrder)
    }
    if let action = segue.action {
      return try unwind(segue, to: action, from: controller, sender: sender)
    }
    guard let destination = try prepare(segue, of: scene, from: controller, sender: sender) else {
      return
    }
    defer { autorelease(destination) }
    switch segue.kind {
    case .embed, .unwind: break
    case .show:
      try send(.show, .values([.object(destination), sender]), to: controller, rule: .segueOrder)
    case .showDetail:
      try send(
        .showDetail, .values([.object(destination), sender]), to: controller, rule: .segueOrder)
    case .push:
      var ancestor: UIViewController? = controller
      while let found = ancestor, !(found is UINavigationController) { ancestor = found.parent }
      guard let navigation = ancestor else {
        throw raise(
          .generic,
          "Push segues can only be used when the source controller is managed by an instance of"
            + " UINavigationController.", by: controller, rule: .segueOrder)
      }
      try send(
        .pushViewController, .values([.object(destination), .bool(true)]), to: navigation,
        rule: .segueOrder)
    case .present:
      try send(
        .present, .values([.object(destination), .bool(true), .nothing]), to: controller,
        rule: .segueOrder)
    }
  }

  /// Makes the controller that a segue leads to, and lets the one it comes from prepare it; the
  /// caller owns it.
  private func prepare(
    _ segue: Segue, of scene: Scene, from controller: UIViewController, sender: Value
  ) throws(Halt) -> UIViewController? {
    guard let target = scene.contents.scene(segue.destination) else { return nil }
    let destination = try instantiate(target)
    retain(destination)
    let object = try makeSegue(segue, from: controller, to: destination)
    defer { autorelease(object) }
    try send(
      .prepareForSegue, .values([.object(object), sender]), to: controller,
      rule: segue.kind == .embed ? .embedSegue : .segueOrder)
    return destination
  }

  /// Lets a controller prepare for a segue of a storyboard that is not there, which leads to a controller
  /// that is.
  public func prepare(
    for identifier: String, from controller: UIViewController, to destination: UIViewController,
    sender: Value = .nothing
  ) throws(Halt) {
    let segue = Segue(identifier, .show, to: "")
    let object = try makeSegue(segue, from: controller, to: destination)
    defer { autorelease(object) }
    try send(
      .prepareForSegue, .values([.object(object), sender]), to: controller, rule: .segueOrder)
  }

  /// The object that stands for a segue; the caller owns it.
  func makeSegue(
    _ segue: Segue, from source: UIViewController, to destination: UIViewController
  ) throws(Halt) -> Object {
    let object = try make(.segue)
    retain(object)
    let values: [(String, Value)] = [
      ("identifier", .string(segue.identifier)), ("source", .object(source)),
      ("destination", .object(destination)),
    ]
    for (name, value) in values {
      retain(value)
      object.properties[name] = value
    }
    return object
  }
}

extension RuntimeClass {
  /// `UIStoryboardSegue`.
  static let segue = RuntimeClass(shared: "UIStoryboardSegue", kind: .object)
  /// `UIStoryboard`.
  static let storyboard = RuntimeClass(shared: "UIStoryboard", kind: .storyboard)
}

extension Rule {
  static let embedSegue = Rule(
    8, "embed-segue-at-load",
    "Embed segues run between loadView and viewDidLoad: the child is made, prepared for, added and"
      + " put into its place, and its didMove is called.",
    sources: "neuburg-containment", .observed)
  static let segueOrder = Rule(
    204, "segue-order",
    "A segue makes its destination, lets the source prepare for it, and only then pushes or presents"
      + " it; its view is not loaded before.",
    sources: "yagamo-2019 apple-prepare", .observed)
}
