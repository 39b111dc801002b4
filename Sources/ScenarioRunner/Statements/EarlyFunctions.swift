import Lifecycle
import ScenarioSyntax

/// The functions of a block that are written behind other statements: those may call them too.
///
/// One is declared when the first statement is about to run that names it, so that it finds what has been declared
/// before that, as in Swift.
struct EarlyFunctions {
  private let functions: [(place: Int, function: FunctionDeclaration)]

  /// None where a block has no function behind its first statement.
  init?(_ statements: [Statement]) {
    guard statements.indices.dropFirst().contains(where: { statements[$0].isFunction }) else {
      return nil
    }
    functions = statements.enumerated().compactMap { place, statement in
      guard case .function(let function) = statement.kind else { return nil }
      return (place, function)
    }
  }

  /// Whether some behind a place are not declared yet.
  func isPending(behind place: Int, in scope: Scope) -> Bool {
    functions.contains {
      $0.place > place && !scope.declaredEarly.contains($0.function.nameSpan)
    }
  }

  /// Those behind a place that some of the names are of.
  func named(_ names: [String], behind place: Int) -> [FunctionDeclaration] {
    functions.filter { $0.place > place && names.contains($0.function.name) }.map { $0.function }
  }
}

extension Interpreter {
  /// Declares the functions that a statement names and that are written behind it, and those that they name.
  func declare(_ early: EarlyFunctions, namedBy statement: Statement, at place: Int) throws(Halt) {
    // The statement is looked through whether it does much or nothing; where no step is left, the next one says so.
    guard scope !== code.globals, !statement.isFunction, early.isPending(behind: place, in: scope),
      simulator.spend(parts: Int(statement.span.upper - statement.span.lower))
    else { return }
    var open: Set<NodeSpan> = []
    try declare(early, FreeNames([statement]).names, at: place, besides: &open)
  }

  private func declare(
    _ early: EarlyFunctions, _ names: [String], at place: Int, besides open: inout Set<NodeSpan>
  ) throws(Halt) {
    for function in early.named(names, behind: place) {
      guard let body = function.body, !scope.declaredEarly.contains(function.nameSpan),
        open.insert(function.nameSpan).inserted, simulator.spend(1)
      else { continue }
      // What it names is there first, unless that names it again.
      let names = FreeNames(ClosureCode(function, body: body)).names
      try declare(early, names, at: place, besides: &open)
      try declareLocal(function)
      scope.declaredEarly.append(function.nameSpan)
    }
  }
}

extension Statement {
  /// Whether it declares a function.
  fileprivate var isFunction: Bool {
    if case .function = kind { true } else { false }
  }
}
