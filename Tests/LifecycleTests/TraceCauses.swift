import CallTrace
import Lifecycle

/// What warnings and exceptions must have for a cause, and which mistakes must have one for a
/// consequence.
///
/// It reads the trace alone: who is whose child, who is presented and what a window's root is follow
/// from the messages.
struct TraceCauses {
  private let trace: Trace
  private var found: [String] = []
  /// The calls that enclose the event, the outermost first.
  private var open: [(end: Int32, call: Call, complaint: String?)] = []
  private var parents: [ParticipantID: ParticipantID] = [:]
  /// Whoever has been asked to be presented so far.
  private var presented: Set<ParticipantID> = []
  /// The navigation controllers whose stacks were changed.
  private var stackChanges: Set<ParticipantID> = []
  /// The windows that have been shown.
  private var shown: Set<ParticipantID> = []
  /// The turn in which a page view controller last asked for a page.
  private var pageQuestion: Int32 = -1
  /// Whoever has heard an appearance callback or a begin.
  private var told: Set<ParticipantID> = []

  /// What is wrong with the complaints of a trace.
  static func faults(of trace: Trace) -> [String] {
    var causes = TraceCauses(trace)
    return causes.faults()
  }

  private init(_ trace: Trace) { self.trace = trace }

  private mutating func faults() -> [String] {
    for (index, event) in trace.events.enumerated() {
      close(before: Int32(index))
      switch event.kind {
      case .call(let call):
        open.append((event.end, call, mistake(in: call)))
        note(call, event.moment.turn)
      case .console(let line) where line.source == .warning:
        check(line.text, line.rule, about: line.participant, event.moment.turn)
      case .exception(let exception):
        check(exception.reason, exception.rule, about: exception.participant, event.moment.turn)
      default: break
      }
    }
    close(before: Int32.max)
    return found
  }

  // MARK: From complaints to causes

  private mutating func check(
    _ text: String, _ rule: RuleID?, about participant: ParticipantID, _ turn: Int32
  ) {
    guard let id = rule.map({ trace[$0].id }), Rule.catalogue.contains(where: { $0.id == id })
    else {
      found.append("no rule behind: \(text)")
      return
    }
    for place in open.indices where open[place].complaint == id { open[place].complaint = nil }
    if !isCaused(id, text, participant, turn) { found.append("\(id) without its cause: \(text)") }
  }

  /// Whether what a rule complains of is to be seen in the trace so far.
  private func isCaused(
    _ rule: String, _ text: String, _ participant: ParticipantID, _ turn: Int32
  ) -> Bool {
    let messages = Self.causes[rule]
    if let messages, open.contains(where: { messages.contains(trace[$0.call.selector].baseName) }) {
      return true
    }
    switch rule {
    // A page view controller adopts what it is answered; a navigation controller that was busy, late.
    case "add-child", "add-child-view-elsewhere", "add-child-window-root", "add-child-presented":
      return pageQuestion == turn || !stackChanges.isEmpty
    // A container may put a page in place that its own view stands in.
    case "add-self": return text.hasPrefix("layer ")
    case "present-refused", "present-in-will-appear", "style-late": return !presented.isEmpty
    case "hierarchy-check-on-add-subview": return parents[participant] != nil
    case "nav-nested-push", "nav-nested-push-later": return stackChanges.contains(participant)
    // A push that has waited.
    case "push-validity": return stackChanges.contains(participant)
    case "no-root-at-launch", "no-root-warned": return !shown.isEmpty
    case "one-vc-per-view": return true  // A view is set without a message.
    default: return false
    }
  }

  private static let adoptions: Set<String> = [
    "addChild", "pushViewController", "setViewControllers", "init", "show",
    "showDetailViewController",
  ]

  /// By the rule of a complaint, the messages in one of which it must stand.
  private static let causes: [String: Set<String>] = [
    "end": ["endAppearanceTransition"],
    "transition-preconditions": ["transition"],
    "push-validity": ["pushViewController", "setViewControllers", "init", "show"],
    "pop-to-missing": ["popToViewController"],
    "nav-busy": ["popViewController", "popToViewController", "popToRootViewController"],
    "nav-busy-finger": [
      "pushViewController", "popViewController", "popToViewController", "popToRootViewController",
      "setViewControllers", "show",
    ],
    "present-self": ["present"], "present-nil": ["present"], "present-has-parent": ["present"],
    "present-already-presented": ["present"], "present-detached": ["present"],
    "dismiss-refused": ["dismiss"],
    "tab-invalid": ["selectedViewController"],
    "page-count": ["setViewControllers"],
    "add-self": ["addSubview", "insertSubview"],
    "add-child": adoptions, "add-child-view-elsewhere": adoptions, "add-child-presented": adoptions,
    "add-child-window-root": adoptions.union(["rootViewController"]),
    "no-load-while-dealloc": ["deinit"],
    "load-view-recursion": ["loadView"],
    "direct-calls-warned": [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ],
  ]

  // MARK: From causes to complaints

  /// The rule that must complain inside a call of the program's, if the call is a mistake.
  private func mistake(in call: Call) -> String? {
    guard call.rule == nil else { return nil }
    let arguments = call.arguments.list
    let other: ParticipantID? =
      if case .participant(let first)? = arguments.first { first } else { nil }
    switch trace[call.selector].baseName {
    case "present":
      if other == nil { return "present-nil" }
      if other == call.receiver { return "present-self" }
      // Until iOS 8 a page may have left its parent in silence (R220).
      let hasParent = trace.iOSVersion > 8 && other.flatMap { parents[$0] } != nil
      return hasParent ? "present-has-parent" : nil
    case "addChild": return other == call.receiver ? "add-child" : nil
    case "addSubview": return other == call.receiver ? "add-self" : nil
    case "pushViewController":
      let kind = other.map { trace[$0].className } ?? ""
      let isRefused =
        kind.hasPrefix("NavigationController") || kind.hasPrefix("SplitViewController")
      return isRefused ? "push-validity" : nil
    case "transition":
      guard case .participant(let to)? = arguments.dropFirst().first, let from = other else {
        return nil
      }
      let areChildren = parents[from] == call.receiver && parents[to] == call.receiver
      return areChildren ? nil : "transition-preconditions"
    case "endAppearanceTransition": return told.contains(call.receiver) ? nil : "end"
    case "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear":
      // Inside the callback itself it is not noticed.
      let isRunning = open.contains {
        $0.call.receiver == call.receiver && $0.call.selector == call.selector
      }
      return trace.iOSVersion >= 15 && !isRunning ? "direct-calls-warned" : nil
    default: return nil
    }
  }

  private mutating func close(before index: Int32) {
    while let last = open.last, last.end <= index {
      open.removeLast()
      // What the same call has done already it need not do again: a window that shows, say.
      if let complaint = last.complaint {
        found.append("no \(complaint): \(trace.message(last.call))")
      }
    }
  }

  // MARK: What the messages tell

  private mutating func note(_ call: Call, _ turn: Int32) {
    let first = call.arguments.list.first
    let other: ParticipantID? = if case .participant(let found)? = first { found } else { nil }
    switch trace[call.selector].baseName {
    case "willMove" where call.rule != nil && trace[call.receiver].kind == .viewController:
      if let other, trace[other].kind == .viewController { parents[call.receiver] = other }
    case "didMove" where call.rule != nil && trace[call.receiver].kind == .viewController:
      if other == nil { parents[call.receiver] = nil }
    case "present":
      if let other { presented.insert(other) }
    case "pushViewController", "popViewController", "popToViewController",
      "popToRootViewController", "setViewControllers":
      stackChanges.insert(call.receiver)
    case "deinit": parents = parents.filter { $0.value != call.receiver }
    case "makeKeyAndVisible", "isHidden": shown.insert(call.receiver)
    case "pageViewController": pageQuestion = turn
    case "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
      "beginAppearanceTransition":
      told.insert(call.receiver)
    default: break
    }
  }
}
