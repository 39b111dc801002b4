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
final class PageLedger<Taken: Amount>: @unchecked Sendable {
  private let condition = Condition()
  private var amounts: [Taken?]
  /// How many pages from the first on are known, and what they have taken.
  private var known = 0
  private var total = Taken.none

  /// - Parameter amounts: What is known beforehand, by the places of the pages in the order.
  init(_ amounts: [Taken?]) {
    self.amounts = amounts
    condition.withLock { advance() }
  }

  /// What each page has taken, once all of them have said so.
  var all: [Taken] {
    condition.withLock {
      condition.wait { known >= amounts.count }
      return amounts.compactMap { $0 }
    }
  }

  /// Tells what the page at a place in the order has taken.
  func record(_ amount: Taken, at place: Int) {
    condition.withLock {
      amounts[place] = amount
      advance()
      condition.wakeAll()
    }
  }

  private func advance() {
    while known < amounts.count, let amount = amounts[known] {
      total += amount
      known += 1
    }
  }

  /// What the pages before a place have taken, once all of them have said so.
  func total(before place: Int) -> Taken {
    condition.withLock {
      condition.wait { known >= place }
      return known == place ? total : sum(before: place)
    }
  }

  /// What those of the pages before a place have taken that have told it yet: no more than a hint, since it
  /// differs from run to run, by which work can be left out that would be thrown away.
  func knownSoFar(before place: Int) -> Taken {
    condition.withLock { known <= place ? total : sum(before: place) }
  }

  private func sum(before place: Int) -> Taken {
    amounts[..<place].reduce(into: .none) { $0 += $1 ?? .none }
  }
}
