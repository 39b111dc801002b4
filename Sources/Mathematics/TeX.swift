/// Formulas in TeX's notation, as MathML.
///
/// What notes use is read: fractions, roots, scripts, symbols, matrices, alignments, fonts, accents, delimiters and
/// commands of the writer's own. Every other text is a fault with its place, and nothing in it becomes markup but
/// what stands in the tables here. The work is linear: nesting is bounded, and so is what commands stand for.
public enum TeX {
  /// The formula as an element `math`, which has its TeX beside it for whoever copies it.
  ///
  /// `commands` are those of the writer's own: what a formula defines holds in those behind it.
  public static func mathML(
    _ tex: String, isDisplayed: Bool, _ commands: inout OwnCommands
  ) throws(FormulaFault) -> [UInt8] {
    var parser = FormulaParser(Array(tex.utf8), commands, isDisplayed: isDisplayed)
    defer { commands = parser.tokens.commands }
    let row = try parser.whole()
    var markup = MathML()
    markup.append(isDisplayed ? "<math display=\"block\"><semantics>" : "<math><semantics>")
    markup.append(row.element)
    markup.append("<annotation encoding=\"application/x-tex\">")
    markup.escape(tex.unicodeScalars)
    markup.append("</annotation></semantics></math>")
    return markup.bytes
  }

  /// The names of all commands, for whoever looks for the one that was meant; those that are written small first.
  public static let commandNames: [String] = {
    let names = (Array(FormulaSymbol.table.keys) + Array(FormulaCommand.table.keys)).sorted()
    return names.filter { $0 == $0.lowercased() } + names.filter { $0 != $0.lowercased() }
  }()
}
