/// A transaction of Core Animation's, and the block that waits for the animations begun in it.
final class AnimationTransaction {
  /// Runs when every animation has ended; nil when nothing waits.
  var completion: Block?
  /// How many animations are still under way.
  var running = 0
  /// Whether no animation can join it any more.
  var isSealed = false
}

/// `CATransaction`.
extension Simulator {
  /// `CATransaction.begin()`.
  public func beginTransaction() { transactions.append(AnimationTransaction()) }

  /// `CATransaction.setCompletionBlock(_:)`; outside every begin it is about the whole turn.
  public func setTransactionCompletion(_ block: Block) {
    retain(block)
    guard let transaction = transactions.last, transaction.completion == nil else {
      let implicit = AnimationTransaction()
      implicit.completion = block
      return waitingTransactions.append(implicit)
    }
    transaction.completion = block
  }

  /// `CATransaction.commit()`: what has begun no animation and started nothing that will is complete.
  public func commitTransaction() throws(Halt) {
    guard let transaction = transactions.popLast(), transaction.completion != nil else { return }
    let isIdle = runLoop.commitActions.isEmpty && runLoop.afterCommit.isEmpty
    if transaction.running == 0, isIdle { return try complete(transaction) }
    waitingTransactions.append(transaction)
  }

  /// The turn is over: animations that begin from now on belong to other transactions.
  func sealTransactions() throws(Halt) {
    guard !waitingTransactions.isEmpty || !transactions.isEmpty else { return }
    let sealed = waitingTransactions + transactions
    waitingTransactions = []
    transactions = []
    for transaction in sealed {
      transaction.isSealed = true
      if transaction.running == 0 { try complete(transaction) }
    }
  }

  /// The transactions that an animation which begins now joins.
  func joinTransactions() -> [AnimationTransaction] {
    if transactions.isEmpty && waitingTransactions.isEmpty { return [] }
    let joined = transactions + waitingTransactions
    for transaction in joined { transaction.running += 1 }
    return joined
  }

  /// Begins an animation of whose end only the transactions that it is in are notified.
  func waitInTransactions(for duration: Double) {
    guard hasWaitingTransaction else { return }
    start(Animation(of: [], duration: duration, by: nil, in: self) { _, _ throws(Halt) in })
  }

  private var hasWaitingTransaction: Bool {
    waitingTransactions.contains { $0.completion != nil }
      || transactions.contains { $0.completion != nil }
  }

  /// An animation has ended.
  func leave(_ joined: [AnimationTransaction]) throws(Halt) {
    for transaction in joined {
      transaction.running -= 1
      if transaction.isSealed, transaction.running == 0 { try complete(transaction) }
    }
  }

  private func complete(_ transaction: AnimationTransaction) throws(Halt) {
    guard let block = transaction.completion else { return }
    transaction.completion = nil
    try run(block, as: .completion, rule: .transactionCompletion)
    try release(block)
  }
}

extension Rule {
  static let transactionCompletion = Rule(
    205, "transaction-completion",
    "The completion block of a CATransaction runs when every animation that was begun in it has ended;"
      + " without one, at once.",
    sources: "apple-transaction", .documented)
}
