import CallTrace

/// Finds the appearance callbacks of a trace that are out of balance.
///
/// `will`, then `did`, should be called on a controller once each before the opposite pair. What departs from
/// that is what a reader of a diagram looks for: a callback called twice, a `did` without its `will`, a
/// `will` that nothing follows.
struct AppearanceBalance {
  private enum Callback: Int {
    case willAppear, didAppear, willDisappear, didDisappear

    init?(_ selector: MessageSelector) {
      switch selector.swift {
      case "viewWillAppear(_:)": self = .willAppear
      case "viewDidAppear(_:)": self = .didAppear
      case "viewWillDisappear(_:)": self = .willDisappear
      case "viewDidDisappear(_:)": self = .didDisappear
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

  /// How often each of the four was called on each controller since the last of the opposite pair.
  private var counts: [Int]
  /// For each controller the event of the last `will` that no `did` and no opposite has followed.
  private var pending: [(event: Int, callback: Callback)?]
  private var badges: [Int: String] = [:]
  private let words: DiagramWords

  init(_ trace: borrowing Trace, _ words: DiagramWords) {
    self.words = words
    // Asked of each name once: nil for one that has not been sent yet.
    var callbacks: [Callback??] = Array(of: nil, count: trace.selectors.count)
    counts = Array(of: 0, count: 4 * trace.participants.count)
    pending = Array(of: nil, count: trace.participants.count)
    var endsEarly = false
    for index in trace.events.indices {
      guard let call = trace.events[index].call else {
        if case .exception = trace.events[index].kind { endsEarly = true }
        continue
      }
      let selector = Int(call.selector.index)
      let isKnown = callbacks[selector] != nil
      if !isKnown { callbacks[selector] = .some(Self.callback(trace.selectors, selector)) }
      guard let known = callbacks[selector], let callback = known else { continue }
      note(callback, of: Int(call.receiver.index), at: index)
    }
    if !endsEarly { notePending() }
  }

  private static func callback(_ selectors: [MessageSelector], _ index: Int) -> Callback? {
    // To ask for the level costs less than to take the whole name.
    selectors[index].level == .appearance ? Callback(selectors[index]) : nil
  }

  /// What is unusual about an event, in a few words.
  func badge(of event: Int) -> String? { badges.isEmpty ? nil : badges[event] }

  private mutating func note(_ callback: Callback, of receiver: Int, at event: Int) {
    let own = callback.rawValue
    let opposite = own < 2 ? 2 : 0
    let first = 4 * receiver
    counts[first + opposite] = 0
    counts[first + opposite + 1] = 0
    counts[first + own] += 1
    let count = counts[first + own]
    let isWill = own % 2 == 0
    if count > 1 {
      badges[event] =
        count == 2 ? words[.sentTwice] : DiagramWords.fill(words[.sentOften], String(count))
    } else if !isWill, counts[first + own - 1] == 0,
      let will = Callback(rawValue: own - 1)
    {
      badges[event] = DiagramWords.fill(words[.nothingBefore], will.name)
    }
    pending[receiver] = isWill ? (event, callback) : nil
  }

  private mutating func notePending() {
    for pending in pending {
      guard let pending, badges[pending.event] == nil,
        let did = Callback(rawValue: pending.callback.rawValue + 1)
      else { continue }
      badges[pending.event] = DiagramWords.fill(words[.nothingAfter], did.name)
    }
  }
}
