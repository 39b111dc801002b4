import CallTrace
import Foundation
import Lifecycle
import Testing

/// What holds for every program, tried on random ones.
///
/// `LIFELINE_PROGRAMS=100000 swift test -c release --filter PropertyTests` tries more of them.
struct PropertyTests {
  /// How many programs of each kind are tried.
  static let programs =
    UInt64(ProcessInfo.processInfo.environment["LIFELINE_PROGRAMS"] ?? "") ?? 1000
  /// The seeds, in lots.
  static let lots: [Range<UInt64>] = stride(from: 0, to: programs, by: 100).map {
    $0..<min($0 + 100, programs)
  }

  @Test(arguments: lots)
  func wildProgramsNeverTrapAndKeepTheirShape(_ seeds: Range<UInt64>) {
    for seed in seeds { check(RandomProgram(seed: seed, isTidy: false), seed) }
  }

  @Test(arguments: lots)
  func tidyProgramsAreToldByTurns(_ seeds: Range<UInt64>) {
    for seed in seeds { check(RandomProgram(seed: seed, isTidy: true), seed) }
  }

  private func check(_ random: RandomProgram, _ seed: UInt64) {
    let faults = random.faults()
    #expect(faults == [], "program \(seed):\n\(random.steps.joined(separator: "\n"))")
  }

  @Test func theSameProgramGivesTheSameTrace() {
    for seed in UInt64(0)..<60 {
      let traces = [0, 1].map { _ in
        let random = RandomProgram(seed: seed, isTidy: seed % 2 == 0)
        random.run()
        return random.program.log(levels: Set(MessageSelector.Level.allCases))
      }
      #expect(traces[0] == traces[1], "program \(seed)")
    }
  }
}
