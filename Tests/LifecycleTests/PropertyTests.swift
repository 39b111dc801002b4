import Lifecycle
import Testing
import Tracing

/// What holds for every program, tried on random ones.
struct PropertyTests {
  static let seeds: [UInt64] = (0..<10).map { $0 * 1000 }
  static let programsPerSeed: UInt64 = 100

  @Test(arguments: seeds)
  func wildProgramsNeverTrapAndKeepTheirShape(_ first: UInt64) {
    for seed in first..<(first + Self.programsPerSeed) {
      let random = RandomProgram(seed: seed, isTidy: false)
      random.run()
      random.checkForest()
      let trace = random.program.simulator.finish()
      let found = random.failures + Self.unbalanced(trace) + Self.unexplained(trace)
      #expect(found == [], "program \(seed):\n\(random.steps.joined(separator: "\n"))")
    }
  }

  @Test(arguments: seeds)
  func tidyProgramsAreToldByTurns(_ first: UInt64) {
    for seed in first..<(first + Self.programsPerSeed) {
      let random = RandomProgram(seed: seed, isTidy: true)
      random.run()
      random.checkForest()
      let trace = random.program.simulator.finish()
      let found =
        random.failures + Self.unbalanced(trace) + Self.outOfTurn(trace) + Self.afterDeath(trace)
      #expect(found == [], "program \(seed):\n\(random.steps.joined(separator: "\n"))")
    }
  }

  @Test func theSameProgramGivesTheSameTrace() {
    for seed in UInt64(0)..<60 {
      let traces = [0, 1].map { _ in
        let random = RandomProgram(seed: seed, isTidy: seed % 2 == 0)
        random.run()
        return random.program.log(levels: Set(Selector.Level.allCases))
      }
      #expect(traces[0] == traces[1], "program \(seed)")
    }
  }

  // MARK: Properties

  /// Calls that end before they begin, or outlast the call around them.
  static func unbalanced(_ trace: Trace) -> [String] {
    var found: [String] = []
    var ends: [Int32] = []
    for (index, event) in trace.events.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      if event.depth != ends.count { found.append("event \(index) at the wrong depth") }
      if event.end <= index || event.end > ends.last ?? Int32(trace.events.count) {
        found.append("event \(index) ends outside")
      }
      if case .call = event.kind { ends.append(event.end) }
    }
    return found
  }

  /// Warnings and exceptions that name no rule.
  static func unexplained(_ trace: Trace) -> [String] {
    trace.events.compactMap { event in
      switch event.kind {
      case .console(let line) where line.source == .warning && line.rule == nil: line.text
      case .exception(let exception) where exception.rule == nil: exception.reason
      default: nil
      }
    }
  }

  /// Appearance callbacks that do not follow from the one before.
  static func outOfTurn(_ trace: Trace) -> [String] {
    let allowed: [String: Set<String>] = [
      "": ["viewWillAppear"],
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    var last: [ParticipantID: String] = [:]
    var found: [String] = []
    for event in trace.events {
      guard case .call(let call) = event.kind else { continue }
      let name = trace[call.selector].baseName
      guard allowed[name] != nil else { continue }
      let before = last[call.receiver] ?? ""
      if allowed[before]?.contains(name) != true {
        found.append("\(trace[call.receiver].name): \(name) after \(before)")
      }
      last[call.receiver] = name
    }
    return found
  }

  /// Calls to objects that have been deallocated.
  static func afterDeath(_ trace: Trace) -> [String] {
    var deaths: [ParticipantID: Int32] = [:]
    var found: [String] = []
    for (index, event) in trace.events.enumerated() {
      guard case .call(let call) = event.kind else { continue }
      if let end = deaths[call.receiver], index >= end {
        found.append("\(trace[call.receiver].name).\(trace[call.selector].swift) after its end")
      }
      if trace[call.selector].baseName == "deinit" { deaths[call.receiver] = event.end }
    }
    return found
  }
}
