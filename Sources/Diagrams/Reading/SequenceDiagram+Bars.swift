extension SequenceDiagram {
  /// Begins a bar at a lifeline: with the last message where that goes to it.
  mutating func beginBar(at lifeline: Int) {
    if case .message(var message)? = items.last, message.to == .lifeline(lifeline),
      !message.activates
    {
      message.activates = true
      items[items.count - 1] = .message(message)
    } else {
      items.append(.activate(lifeline))
    }
  }
}
