import CallTrace

/// A storyboard: makes the controllers of its scenes, with their nibs, containers and segues.
public final class UIStoryboard: Object {
  /// What it holds; storyboards of one name share it.
  public internal(set) var contents: StoryboardContents?

  override func perform(_ message: Message, _ payload: Payload, _ simulator: Simulator)
    throws(Halt) -> Value
  {
    switch message {
    case .instantiateController:
      guard case .string(let identifier) = payload[0] else { return .nothing }
      if let made = try made(by: payload[1], simulator) { return made }
      return .object(try simulator.instantiate(identifier, from: self))
    case .instantiateInitial:
      if let made = try made(by: payload[0], simulator) { return made }
      guard let contents else { return .nothing }
      let identifier = contents.scenes.isEmpty ? "" : contents.initialScene
      guard let identifier else { return .nothing }
      return .object(try simulator.instantiate(identifier, from: self))
    default: return try super.perform(message, payload, simulator)
    }
  }

  /// What a creator makes in the place of the scene's class; nil where there is none, or it declines.
  private func made(by creator: Value, _ simulator: Simulator) throws(Halt) -> Value? {
    guard let creator = creator.object as? Block else { return nil }
    let made = try creator.body(simulator, [.nothing])
    return made.isNothing ? nil : made
  }

  public override func sever() {
    super.sever()
    for scene in contents?.scenes ?? [] { scene.segues = [] }
    contents?.scenes = []
    contents = nil
  }
}

extension Simulator {
  /// What the storyboards of a name hold.
  public func storyboard(named name: String) -> StoryboardContents {
    if let known = storyboards.first(where: { $0.name == name }) { return known }
    let contents = StoryboardContents(name: name)
    storyboards.append(contents)
    return contents
  }

  /// Opens a storyboard.
  public func open(_ storyboard: UIStoryboard, named name: String) {
    storyboard.contents = self.storyboard(named: name)
  }

  /// Makes the controller of a scene.
  ///
  /// A storyboard without any scene takes the identifier for the name of a class, so that a snippet
  /// runs without its storyboard.
  func instantiate(_ identifier: String, from storyboard: UIStoryboard) throws(Halt)
    -> UIViewController
  {
    if let scene = storyboard.contents?.scene(identifier) { return try instantiate(scene) }
    if let contents = storyboard.contents, contents.scenes.isEmpty, let decoder,
      let controller = try decoder.body(self, [.string(identifier)]).object as? UIViewController
    {
      controller.scene = Scene(identifier, of: controller.runtimeClass, in: contents)
      try awake(controller)
      return controller
    }
    throw raise(
      .invalidArgument,
      "Storyboard (\(storyboard.debugName)) doesn't contain a view controller with identifier"
        + " '\(identifier)'", by: storyboard, rule: .nibCreates)
  }

  /// Makes the controller of a scene, and those it contains from the start.
  func instantiate(_ scene: Scene, depth: Int = 0) throws(Halt) -> UIViewController {
    guard depth < Self.deepestNesting else { throw .budget(.depth) }
    guard let controller = try decode(scene.type) as? UIViewController else { throw .failure }
    controller.scene = scene
    retain(controller)
    defer { autorelease(controller) }
    try awake(controller)
    var contained: [UIViewController] = []
    for identifier in scene.contained {
      guard let found = scene.contents.scene(identifier) else { continue }
      contained.append(try instantiate(found, depth: depth + 1))
    }
    guard !contained.isEmpty else { return controller }
    if let navigation = controller as? UINavigationController {
      try takeRoot(contained[0], of: navigation)
    } else {
      let values: [Value] = contained.map { .object($0) }
      try send(.setViewControllers, .values([.array(values), .bool(false)]), to: controller)
    }
    return controller
  }

  /// How deep scenes may contain scenes, so that a storyboard that contains itself ends.
  static let deepestNesting = 32
}
