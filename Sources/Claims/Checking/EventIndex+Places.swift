import CallTrace
import SourceText

/// Some of a trace's events: those from an index to another, or those of a turn.
enum ClaimPlaceInTrace {
  case range(Range<Int>)
  case turn(Int32, Trace)

  func contains(_ index: Int) -> Bool {
    switch self {
    case .range(let range): range.contains(index)
    case .turn(let turn, let trace): trace.events[index].moment.turn == turn
    }
  }
}

/// What comes of looking for the part of a trace that a claim names.
enum ClaimPlaceResult {
  case success(ClaimPlaceInTrace)
  /// What it names does not happen.
  case failure(EventReference)
  /// The trace has no such part.
  case unknown((ClaimCheck) -> Diagnostic)
}

extension EventIndex {
  /// The part of the trace that a claim is about.
  func place(_ window: ClaimWindow) -> ClaimPlaceResult {
    let all = trace.events.count
    switch window {
    case .turn(let number, let span):
      let last = trace.events.reduce(0) { max($0, Int($1.moment.turn)) }
      guard (1...max(1, last)).contains(number) else {
        return .unknown { check in
          check.cannotFail(
            "the trace has no turn \(number)", at: span, ["its turns are 1 to \(last)"])
        }
      }
      return .success(.turn(Int32(number), trace))
    case .heading(let text, let span):
      guard let start = headings(text).first else {
        return .unknown { check in
          check.unknownMark(text, span)
            ?? Diagnostic(id: "claim.unknown-heading", "there is no heading '\(text)'", at: span)
        }
      }
      let next = trace.events.indices.first { $0 > start && divider(at: $0) != nil }
      return .success(.range(start + 1..<(next ?? all)))
    case .after(let event):
      guard let start = self.event(event) else { return .failure(event) }
      return .success(.range(min(all, start + 1)..<all))
    case .before(let event):
      guard let end = self.event(event) else { return .failure(event) }
      return .success(.range(0..<end))
    case .inside(let event):
      guard let start = self.event(event) else { return .failure(event) }
      return .success(.range(start + 1..<max(start + 1, Int(trace.events[start].end))))
    case .between(let first, let second):
      guard let start = self.event(first) else { return .failure(first) }
      let ends = matches(second)
      guard !ends.isEmpty else { return .failure(second) }
      let end =
        second.occurrence.map { $0.event(in: ends) } ?? ends.first { $0 > start }
      guard let end else { return .failure(second) }
      return .success(.range(start + 1..<max(start + 1, end)))
    }
  }

  // MARK: Relations

  func holds(_ left: Int, _ relation: Claim.Relation, _ right: Int) -> Bool {
    switch relation {
    case .before: left < right
    case .after: left > right
    case .directlyBefore: follows(right, left)
    case .directlyAfter: follows(left, right)
    case .inside: left > right && left < Int(trace.events[right].end)
    case .deferredFrom: left >= Int(trace.events[right].end)
    case .sameTurn: turn(left) == turn(right)
    case .laterTurn: turn(left) > turn(right)
    case .earlierTurn: turn(left) < turn(right)
    }
  }

  private func turn(_ event: Int) -> Int32 { trace.events[event].moment.turn }

  /// Whether no other call of a level that is usually shown stands between two.
  func follows(_ later: Int, _ earlier: Int) -> Bool {
    earlier < later && !(earlier + 1..<later).contains { isShownCall($0) }
  }
}
