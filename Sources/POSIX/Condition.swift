/// A lock under which threads wait for each other: one waits for what another brings about.
///
/// A `Mutex` guards a state as well and costs less, but nobody can wait under one.
@safe package final class Condition: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  /// Does something that no other thread does meanwhile.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lets other threads have the lock until something is so; the lock is held.
  package func wait(until isSo: () -> Bool) {
    while !isSo() { unsafe pthread_cond_wait(condition, mutex) }
  }

  /// Wakes all that wait; the lock is held.
  package func wakeAll() { unsafe pthread_cond_broadcast(condition) }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }
}
