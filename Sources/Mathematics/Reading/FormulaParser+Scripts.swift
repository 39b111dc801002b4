extension FormulaParser {
  /// An atom with what stands at its foot and its head.
  mutating func scripted(after last: FormulaAtom.Kind?) throws(FormulaFault) -> FormulaAtom {
    var base = try atom(after: last)
    var scripts = Scripts()
    while let token = try tokens.peek() {
      switch token.kind {
      case .superscript:
        _ = try tokens.next()
        guard scripts.above == nil else { throw .twice("superscripts", token) }
        scripts.above = try smallArgument(of: token)
      case .subscript:
        _ = try tokens.next()
        guard scripts.below == nil else { throw .twice("subscripts", token) }
        scripts.below = try smallArgument(of: token)
      case .character("'"), .character("’"):
        _ = try tokens.next()
        scripts.primes += 1
      case .command("limits"):
        _ = try tokens.next()
        scripts.areLimits = true
      case .command("nolimits"):
        _ = try tokens.next()
        scripts.areLimits = false
      default: return written(&base, scripts)
      }
    }
    return written(&base, scripts)
  }

  private struct Scripts {
    var below: [UInt8]?
    var above: [UInt8]?
    var primes = 0
    /// What `\limits` says; nil where nothing does.
    var areLimits: Bool?
  }

  private func written(_ base: inout FormulaAtom, _ scripts: Scripts) -> FormulaAtom {
    var above = scripts.above
    if scripts.primes > 0 {
      let signs = ["", "′", "″", "‴", "⁗"]
      let text =
        scripts.primes < signs.count
        ? signs[scripts.primes] : String(repeating: "′", count: scripts.primes)
      let primes = MathML.leaf("mo", text)
      above = above.map { MathML.element("mrow", "", primes, $0) } ?? primes
    }
    guard scripts.below != nil || above != nil else { return base }
    if base.markup.isEmpty { base.markup = MathML.element("mrow") }
    let areLimits = scripts.areLimits ?? (base.takesLimits && isDisplayed)
    switch (scripts.below, above) {
    case (let below?, let above?):
      base.markup = MathML.element(
        areLimits ? "munderover" : "msubsup", "", base.markup, below, above)
    case (let below?, nil):
      base.markup = MathML.element(areLimits ? "munder" : "msub", "", base.markup, below)
    case (nil, let above?):
      base.markup = MathML.element(areLimits ? "mover" : "msup", "", base.markup, above)
    case (nil, nil): break
    }
    return base
  }
}

extension FormulaFault {
  fileprivate static func twice(_ scripts: String, _ token: FormulaToken) -> FormulaFault {
    FormulaFault(
      "formula.two-scripts",
      "two \(scripts) stand behind each other; braces say what belongs together",
      at: token.range)
  }
}
