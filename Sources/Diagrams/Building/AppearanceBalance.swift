import Tracing

/// Finds the appearance callbacks of a trace that are out of balance.
///
/// A controller should hear `will`, then `did`, once each before the opposite pair. What departs from
/// that is what a reader of a diagram looks for: a callback sent twice, a `did` without its `will`, a
/// `will` that nothing follows.
struct AppearanceBalance {
  private enum Callback: Int {
    case willAppear, didAppear, willDisappear, didDisappear

    init?(_ baseName: String) {
      switch baseName {
      case "viewWillAppear": self = .willAppear
      case "viewDidAppear": self = .didAppear
      case "viewWillDisappear": self = .willDisappear
      case "viewDidDisappear": self = .didDisappear
      default: return nil
      }
    }

    var name: String {
      switch self {
      case .willAppear: "viewWillAppear"
      case .didAppear: "viewDidAppear"
      case .willDisappear: "viewWillDisappear"
      case .didDisappear: "viewDidDisappear"
      }
    }
  }

  /// How often a controller has heard each callback since the last of the opposite pair.
  private struct Run {
    var counts = [0, 0, 0, 0]
    /// The event of the last `will` that no `did` and no opposite has followed.
    var pending: (event: Int, callback: Callback)?
  }

  private var callbacks: [Callback?] = []
  private var runs: [Run] = []
  private var badges: [Int: String] = [:]
  private var endsEarly = false

  init(_ trace: Trace) {
    callbacks = trace.selectors.map { Callback($0.baseName) }
    runs = Array(repeating: Run(), count: trace.participants.count)
    for (index, event) in trace.events.enumerated() {
      switch event.kind {
      case .call(let call):
        guard let callback = callbacks[Int(call.selector.index)] else { continue }
        note(callback, of: Int(call.receiver.index), at: index)
      case .exception:
        endsEarly = true
      case .console, .divider, .note:
        continue
      }
    }
    if !endsEarly { notePending() }
  }

  /// What is unusual about an event, in a few words.
  func badge(of event: Int) -> String? { badges[event] }

  private mutating func note(_ callback: Callback, of receiver: Int, at event: Int) {
    let own = callback.rawValue
    let opposite = own < 2 ? 2 : 0
    runs[receiver].counts[opposite] = 0
    runs[receiver].counts[opposite + 1] = 0
    runs[receiver].counts[own] += 1
    let count = runs[receiver].counts[own]
    let isWill = own % 2 == 0
    if count > 1 {
      badges[event] = count == 2 ? "sent twice" : "sent \(count) times"
    } else if !isWill, runs[receiver].counts[own - 1] == 0,
      let will = Callback(rawValue: own - 1)
    {
      badges[event] = "no \(will.name) before it"
    }
    runs[receiver].pending = isWill ? (event, callback) : nil
  }

  private mutating func notePending() {
    for run in runs {
      guard let pending = run.pending, badges[pending.event] == nil,
        let did = Callback(rawValue: pending.callback.rawValue + 1)
      else { continue }
      badges[pending.event] = "no \(did.name) after it"
    }
  }
}
