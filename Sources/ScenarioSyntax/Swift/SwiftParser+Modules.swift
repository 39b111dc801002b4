extension SwiftParser {
  /// Passes over a module's name before one of its own: `Swift.print`, `UIKit.UIColor`.
  ///
  /// Only the system's modules are known. What they declare has one name each here, with its module or without.
  mutating func passModule() {
    guard input.peek().kind == .dot, input.peek(2).kind == .identifier,
      Self.modules.contains(input.text)
    else { return }
    input.advance()
    input.advance()
  }

  private static let modules: Set<String> = [
    "Combine", "CoreGraphics", "Dispatch", "Foundation", "Observation", "QuartzCore", "Swift",
    "SwiftUI", "UIKit",
  ]
}
