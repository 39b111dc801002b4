import Foundation
import Lifecycle

/// What the scenarios of each page of a build have used, as it becomes known.
///
/// Pages are written on all cores and begun in their order. Each tells what its scenarios have used, and
/// waits for those before it: so which scenario goes over the budget of all pages depends on the pages alone.
final class RunLedger: @unchecked Sendable {
  private let condition = NSCondition()
  private var uses: [Use?]
  /// How many pages from the first on are known, and what they have used.
  private var known = 0
  private var total = Use()

  init(pages: Int) { uses = Array(repeating: nil, count: pages) }

  /// Tells what the scenarios of a page have used.
  func record(_ use: Use, page: Int) {
    condition.lock()
    defer { condition.unlock() }
    uses[page] = use
    while known < uses.count, let use = uses[known] {
      total += use
      known += 1
    }
    condition.broadcast()
  }

  /// What the pages before a page have used, once all of them have said so.
  func total(before page: Int) -> Use {
    condition.lock()
    defer { condition.unlock() }
    while known < page { condition.wait() }
    return known == page ? total : uses[..<page].reduce(into: Use()) { $0 += $1 ?? Use() }
  }

  /// The least that the pages before a page have used, as far as that is known.
  func least(before page: Int) -> Use {
    condition.lock()
    defer { condition.unlock() }
    return known <= page ? total : uses[..<page].reduce(into: Use()) { $0 += $1 ?? Use() }
  }
}
