import Lifecycle
import POSIX

/// What can be counted together, from nothing on.
protocol Amount: Sendable {
  static var none: Self { get }
  static func += (sum: inout Self, more: Self)
}

extension Use: Amount {
  static var none: Use { Use() }
}

/// What each page of a build has taken of something that all of them share, as it becomes known.
///
/// Pages are written on all cores and begun in an order (`Concurrently`), so that those before one end whatever
/// it does: it may wait for them. Each waits for those before it, and tells what it has taken: so which page
/// goes over what all of them may take depends on the pages alone.
final class PageLedger<Taken: Amount>: Sendable {
  private struct State: Sendable {
    var amounts: [Taken?]
    /// How many pages from the first on are known, and what they have taken.
    private(set) var known = 0
    private(set) var total = Taken.none

    mutating func advance() {
      while known < amounts.count, let amount = amounts[known] {
        total += amount
        known += 1
      }
    }

    func sum(before place: Int) -> Taken {
      amounts[..<place].reduce(into: .none) { $0 += $1 ?? .none }
    }
  }

  private let state: Condition<State>

  /// - Parameter amounts: What is known beforehand, by the places of the pages in the order.
  init(_ amounts: [Taken?]) {
    var state = State(amounts: amounts)
    state.advance()
    self.state = Condition(state)
  }

  /// What each page has taken, once all of them have said so.
  var all: [Taken] {
    state.look(once: { $0.known >= $0.amounts.count }, { $0.amounts.compactMap { $0 } })
  }

  /// Tells what the page at a place in the order has taken.
  func record(_ amount: Taken, at place: Int) {
    state.change {
      $0.amounts[place] = amount
      $0.advance()
    }
  }

  /// What the pages before a place have taken, once all of them have said so.
  func total(before place: Int) -> Taken {
    state.look(
      once: { $0.known >= place }, { $0.known == place ? $0.total : $0.sum(before: place) })
  }

  /// What those of the pages before a place have taken that have told it yet: no more than a hint, since it
  /// differs from run to run, by which work can be left out that would be thrown away.
  func knownSoFar(before place: Int) -> Taken {
    state.look { $0.known <= place ? $0.total : $0.sum(before: place) }
  }
}
