import Lifecycle
import ScenarioSyntax

/// The closures that were handed to what nothing declares, which a tour calls.
final class TourClosures {
  /// How many closures are kept until the tour calls them.
  private static let mostKept = 24

  /// What took a closure that has not been called.
  private(set) var notCalled: [UncalledMethods.Unknown] = []
  /// The closures that a tour is still to call.
  private(set) var handed: [HandedClosure] = []
  /// Where the closures are written that have been kept for that.
  private var places: Set<NodeSpan> = []
  /// How many one function has taken.
  private var counts: [String: Int] = [:]
  /// The code of the closures that a tour may call.
  private var code: [ObjectIdentifier: ClosureCode] = [:]

  /// Keeps the code of a closure that is made.
  func add(_ closure: ClosureCode, of block: RuntimeBlock) {
    code[ObjectIdentifier(block)] = closure
  }

  /// Keeps a closure until the tour calls it, each that is written once; false where it is not kept.
  func keep(_ block: RuntimeBlock, givenTo taker: UncalledMethods.Unknown, named name: String)
    -> Bool
  {
    guard handed.count < Self.mostKept, let code = code[ObjectIdentifier(block)],
      places.insert(code.body.span).inserted
    else { return false }
    let count = counts[name, default: 0] + 1
    counts[name] = count
    handed.append(
      HandedClosure(
        block: block, taker: taker, name: count == 1 ? name : "\(name) (\(count))", code: code))
    return true
  }

  /// Takes note of what took a closure, unless so many are known already.
  func note(_ taker: UncalledMethods.Unknown, most: Int) {
    guard notCalled.count < most, !notCalled.contains(taker) else { return }
    notCalled.append(taker)
  }

  /// Takes away a closure that is to be called; false where it is not among those that are kept.
  func take(_ closure: HandedClosure) -> Bool {
    guard let place = handed.firstIndex(where: { $0.block === closure.block }) else {
      return false
    }
    handed.remove(at: place)
    notCalled.removeAll { $0 == closure.taker }
    return true
  }

  /// Takes away all that are kept.
  func takeAll() -> [HandedClosure] {
    let rest = handed
    handed = []
    return rest
  }
}
