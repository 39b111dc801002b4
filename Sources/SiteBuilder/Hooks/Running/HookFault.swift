/// What is wrong with what a hook does, and the way out.
struct HookFault: Error {
  /// What the hook does, as in `writes no JSON`.
  let problem: String
  let wayOut: String
  /// Whether no other page is to wait for it, since it may take as long there.
  var isHang = false

  init(_ problem: String, _ wayOut: String) {
    self.problem = problem
    self.wayOut = wayOut
  }

  /// The same of a page and a hook, as the command says it.
  func error(_ hook: String, page: String) -> SiteError {
    SiteError("\(page): the hook '\(hook)' \(problem); \(wayOut)")
  }
}
