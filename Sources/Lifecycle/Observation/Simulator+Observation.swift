/// Observation: code that reads models is run again, or something else is called, when they change.
///
/// UIKit tracks the methods in which a view or a controller updates itself, each alone: what a method reads
/// while another one is running inside of it counts for the inner one. A change invalidates before the
/// property has its new value, as Swift's Observation tells of it.
extension Simulator {
  // MARK: What the program does

  /// Takes note that the program has a class whose properties are observed.
  public func observeModels() { models.isOn = true }

  /// Takes note that the program reads a property of a model.
  @inline(__always)
  public func noteRead(_ name: String, of object: Object) {
    guard models.isTracking else { return }
    models.note(ModelProperty(object: ObjectIdentifier(object), name: name))
  }

  /// Takes note that the program is about to set a property of a model.
  public func noteChange(_ name: String, of object: Object) throws(Halt) {
    let property = ModelProperty(object: ObjectIdentifier(object), name: name)
    for tracker in models.takeTrackers(of: property) { try perform(tracker.effect) }
  }

  /// `withObservationTracking(_:onChange:)`: what is read counts for the code around it as well.
  public func track(
    _ body: (Simulator) throws(Halt) -> Value, onChange: Block
  ) throws(Halt) -> Value {
    guard follows(.observationChange) else { return try body(self) }
    models.begin()
    let value: Value
    do throws(Halt) { value = try body(self) } catch {
      _ = models.end()
      throw error
    }
    let properties = models.end()
    for property in properties { models.note(property) }
    guard !properties.isEmpty else { return value }
    retain(onChange)
    models.add(ModelTracker(.call(onChange)), of: properties)
    return value
  }

  private func perform(_ effect: ModelTracker.Effect) throws(Halt) {
    switch effect {
    case .properties(let receiver): try invalidate(receiver, .setNeedsUpdateProperties)
    case .contentUnavailable(let receiver):
      try invalidate(receiver, .setNeedsUpdateContentUnavailable)
    case .layout(let view): try invalidate(view, .setNeedsLayout)
    case .constraints(let view): try invalidate(view, .setNeedsUpdateConstraints)
    case .display(let view): try invalidate(view, .setNeedsDisplay)
    case .call(let block):
      try run(block, as: .onChange, rule: .observationChange)
      try release(block)
    }
  }

  private func invalidate(_ receiver: Object, _ message: Message) throws(Halt) {
    if !receiver.isDeallocated { try send(message, to: receiver, rule: .observationTracking) }
  }

  // MARK: What UIKit does

  /// Sends a message in which models are read: when one of them changes, it is asked for again.
  @inline(__always)
  func sendTracked(
    _ message: Message, _ payload: Payload = .none, to receiver: Object,
    invalidating effect: ModelTracker.Effect, rule: Rule
  ) throws(Halt) {
    guard models.isOn else {
      try send(message, payload, to: receiver, rule: rule)
      return
    }
    try sendReading(message, payload, to: receiver, invalidating: effect, rule: rule)
  }

  private func sendReading(
    _ message: Message, _ payload: Payload, to receiver: Object,
    invalidating effect: ModelTracker.Effect, rule: Rule
  ) throws(Halt) {
    guard profile.follows(.observationTracking), receiver.runtimeClass.implements(message) else {
      try send(message, payload, to: receiver, rule: rule)
      return
    }
    models.begin()
    do throws(Halt) { try send(message, payload, to: receiver, rule: rule) } catch {
      _ = models.end()
      throw error
    }
    let properties = models.end()
    let code = TrackedCode(receiver: ObjectIdentifier(receiver), message: message.rawValue)
    guard !properties.isEmpty else { return models.replace(code, with: nil) }
    let tracker = ModelTracker(effect)
    models.replace(code, with: tracker)
    models.add(tracker, of: properties)
  }

  // MARK: Animations

  /// Applies what is pending of property updates and layout, as `.flushUpdates` asks for around the
  /// changes that an animation block describes.
  func flushUpdates() throws(Halt) {
    var passes = 0
    while !windowsToLayOut.isEmpty {
      passes += 1
      guard passes <= 100 else { throw .budget(.messages) }
      let windows = windowsToLayOut
      windowsToLayOut = []
      for window in windows { try layOut(below: window) }
    }
  }
}

extension Rule {
  static let observationTracking = Rule(
    245, "observation-tracking",
    "What updateProperties, updateConstraints, updateViewConstraints, the callbacks of layout and draw"
      + " read of an @Observable object is tracked: the next change of it asks for that method again,"
      + " and for nothing else.",
    sources: "apple-observation-tracking wwdc-2025-243", .documented, since: 26)
  static let observationChange = Rule(
    246, "observation-change",
    "withObservationTracking calls onChange once, before the first change of what its closure has read.",
    sources: "apple-withobservationtracking", .documented, since: 17)
  static let flushUpdates = Rule(
    247, "flush-updates",
    "With the option flushUpdates pending updates are applied before the block of an animation, and what"
      + " the block has invalidated after it, inside the animation.",
    sources: "apple-flushupdates wwdc-2025-243", .documented, since: 26)
}
