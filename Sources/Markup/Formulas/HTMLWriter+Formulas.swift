import Mathematics
import SourceText

/// Formulas as MathML; what cannot be set is shown as it was written, and says why.
extension HTMLWriter {
  /// A formula in running text.
  mutating func append(_ formula: Formula) {
    switch mathML(formula.tex, isDisplayed: formula.isDisplayed, { formula.span(of: $0) }) {
    case .success(let markup): html += markup
    case .failure(let fault):
      html.append(markup: "<span class=\"formula broken\" title=\"")
      html.escape(fault.message)
      html.append(markup: "\">")
      html.escape(formula.text)
      html.append(markup: "</span>")
    }
  }

  /// A formula that has its lines for itself.
  mutating func block(_ formula: Formula) -> [UInt8] {
    block(
      mathML(formula.tex, isDisplayed: true) { formula.span(of: $0) }, written: formula.text)
  }

  /// The formula that a block of code marked `math` is.
  mutating func append(formula fence: FencedBlock) {
    let code = fence.literal
    html += block(
      mathML(code.text, isDisplayed: true) { code.span($0) }, written: code.text)
  }

  private func block(
    _ markup: Result<[UInt8], FormulaFault>, written: String
  ) -> [UInt8] {
    switch markup {
    case .success(let markup):
      return Array("<div class=\"formula\" tabindex=\"0\">".utf8) + markup
        + Array("</div>\n".utf8)
    case .failure(let fault):
      let (message, text) = (HTMLText.escaped(fault.message), HTMLText.escaped(written))
      return Array(
        "<div class=\"formula broken\" tabindex=\"0\" title=\"\(message)\">\(text)</div>\n".utf8)
    }
  }

  private mutating func mathML(
    _ tex: String, isDisplayed: Bool, _ place: (Range<Int>) -> SourceSpan
  ) -> Result<[UInt8], FormulaFault> {
    do throws(FormulaFault) {
      return .success(try TeX.mathML(tex, isDisplayed: isDisplayed, &ownCommands))
    } catch {
      if !isPart { diagnostics.append(diagnostic(of: error, at: place(error.range))) }
      return .failure(error)
    }
  }

  private mutating func diagnostic(of fault: FormulaFault, at span: SourceSpan) -> Diagnostic {
    var fixIts: [Diagnostic.FixIt] = []
    // More faults than are shown need no such help.
    if let unknown = fault.unknown, formulaFaults < ShownDiagnostics.mostOfPage,
      let meant = Suggestion.nearest(to: unknown, in: TeX.commandNames),
      // Among so many names a long one has one that is three letters away by chance.
      unknown.utf8.count <= 5 || Suggestion.isMisspelling(unknown, of: meant)
    {
      fixIts = [Diagnostic.FixIt("did you mean '\\\(meant)'?", replace: span, with: "\\" + meant)]
    }
    formulaFaults += 1
    return Diagnostic(.warning, id: fault.id, fault.message, at: span, fixIts: fixIts)
  }
}

extension FencedBlock {
  /// Whether it is a formula: ```` ```math ````.
  var isFormula: Bool { role == nil && language == "math" }
}
