import Foundation
import Fuzzing
import ScenarioSyntax

/// Runs random programs until it is enough: `fuzz [COUNT] [SEED]`.
///
/// A program that traps, overflows the stack or takes longer than ten seconds of a processor ends the process;
/// `.build/fuzz-running.txt` has its text then.
@main
enum Fuzz {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 1_000_000)
    let seed = arguments.dropFirst().first ?? 1
    let lane = Thread {
      do {
        try run(count, seed)
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

  private static func run(_ count: Int, _ seed: UInt64) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let corpus = FuzzCorpus(folders: ["content", "Tests"].map { root.appending(path: $0) })
    var lane = try FuzzLane(
      seed: seed, running: root.appending(path: ".build/fuzz-running.txt").path)
    var generator = FuzzGenerator(corpus, seed: seed)
    for index in 0..<count {
      lane.perform(generator.next(Dialect.allCases[index % 2]), index)
      if index % 50_000 == 49_999 { lane.report(index + 1) }
    }
    lane.report(count)
  }
}
