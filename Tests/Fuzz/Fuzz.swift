import Foundation
import Fuzzing
import ScenarioSyntax

/// Has random inputs of all kinds read, run, drawn, built and answered until it is enough:
/// `fuzz [COUNT] [SEED] [KIND …]`.
///
/// An input that traps, overflows the stack or takes longer than ten seconds of a processor ends the process;
/// `.build/fuzz-running.txt` has it then.
@main
enum Fuzz {
  /// A kind of input, and for how many of a hundred inputs it stands.
  enum Kind: String, CaseIterable {
    case programs, notes, diagrams, logs, sites, requests

    var share: Int {
      switch self {
      case .programs: 48
      case .notes: 20
      case .diagrams: 18
      case .logs: 2
      case .sites: 10
      case .requests: 2
      }
    }
  }

  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.compactMap { UInt64($0) }
    let kinds = words.compactMap(Kind.init(rawValue:))
    guard numbers.count + kinds.count == words.count else {
      print("usage: fuzz [COUNT] [SEED] [\(Kind.allCases.map(\.rawValue).joined(separator: " "))]")
      exit(2)
    }
    let count = Int(numbers.first ?? 1_000_000)
    let seed = numbers.dropFirst().first ?? 1
    let lane = Thread {
      do {
        try FuzzRun(seed: seed).run(count, kinds.isEmpty ? Kind.allCases : kinds)
        exit(0)
      } catch {
        print(error)
        exit(1)
      }
    }
    // The least that the threads of any system have.
    lane.stackSize = 512 * 1024
    lane.start()
    while true { sleep(1_000) }
  }
}

/// Inputs of some kinds, one kind after another.
private struct FuzzRun {
  private let seed: UInt64
  private let root: URL
  private let samples: FuzzSamples

  init(seed: UInt64) throws {
    self.seed = seed
    root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    samples = FuzzSamples(root: root)
  }

  func run(_ count: Int, _ kinds: [Fuzz.Kind]) throws {
    let whole = kinds.reduce(0) { $0 + $1.share }
    for kind in kinds {
      var lane = try FuzzLane(
        kind.rawValue, seed: seed, running: root.appending(path: ".build/fuzz-running.txt").path)
      try run(kind, max(1, count * kind.share / whole), &lane)
    }
  }

  private func run(_ kind: Fuzz.Kind, _ count: Int, _ lane: inout FuzzLane) throws {
    switch kind {
    case .programs:
      let corpus = FuzzCorpus(folders: ["content", "Tests"].map { root.appending(path: $0) })
      var programs = FuzzGenerator(corpus, seed: seed)
      for index in 0..<count {
        let program = programs.next(Dialect.allCases[index % 2])
        try lane.perform(Array(program.text.utf8), repeats: index % 16 == 0) {
          FuzzOutcome(program.perform())
        }
      }
    case .notes:
      var notes = NoteFuzz(samples, seed: seed)
      for index in 0..<count {
        let note = notes.next()
        try lane.perform(note, repeats: index % 16 == 0) { NoteFuzz.perform(note) }
      }
    case .diagrams:
      var diagrams = DiagramFuzz(samples, seed: seed)
      for index in 0..<count {
        let text = diagrams.next()
        try lane.perform(text, repeats: index % 16 == 0) { DiagramFuzz.perform(text) }
      }
    case .logs:
      var logs = LogFuzz(samples, seed: seed)
      for index in 0..<count {
        let text = logs.next()
        try lane.perform(text, repeats: index % 16 == 0) { LogFuzz.perform(text) }
      }
    case .sites:
      try withFolder { folder in
        var sites = try SiteFuzz(samples, in: folder, seed: seed)
        for _ in 0..<max(1, count / SiteFuzz.notes) {
          let site = sites.next()
          try lane.perform(site.text, count: SiteFuzz.notes) { try sites.perform(site) }
        }
      }
    case .requests:
      try withFolder { folder in
        var requests = try RequestFuzz(in: folder, seed: seed)
        for _ in 0..<count {
          let request = requests.next()
          try lane.perform(request) { requests.perform(request) }
        }
      }
    }
    lane.report()
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-fuzz-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
