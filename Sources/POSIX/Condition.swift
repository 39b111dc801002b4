/// A state for which threads wait: one until another has brought something about.
///
/// A `Mutex` guards a state as well and costs less, but nobody can wait under one.
@safe package final class Condition<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var state: State

  package init(_ state: State) {
    self.state = state
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  /// Looks at the state, once something is so.
  package func look<Result>(
    once isSo: (State) -> Bool = { _ in true }, _ body: (State) -> Result
  ) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while !isSo(state) { unsafe pthread_cond_wait(condition, mutex) }
    return body(state)
  }

  /// Changes the state, and wakes all that wait.
  package func change(_ body: (inout State) -> Void) {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    body(&state)
    unsafe pthread_cond_broadcast(condition)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }
}
