/// What stands between `\begin{…}` and `\end{…}`: a table of formulas.
struct FormulaEnvironment {
  /// How columns are set.
  enum Columns {
    /// In the middle.
    case centred
    /// To the left, as cases are.
    case left
    /// To the right and to the left in turn, without room between, as equations are.
    case aligned
    /// As its argument says, `{l|cr}`.
    case written
  }

  var opening = ""
  var closing = ""
  var columns = Columns.centred
  /// Whether its formulas are set as large as those that stand alone.
  var isDisplayed = false
  /// How many arguments are passed over: `\begin{alignedat}{2}`.
  var arguments = 0
  var className = ""

  static let table: [String: FormulaEnvironment] = {
    var table: [String: FormulaEnvironment] = [:]
    for (names, environment) in environments {
      for name in names.split(separator: " ") { table[String(name)] = environment }
    }
    return table
  }()

  private static let environments: [(String, FormulaEnvironment)] = [
    ("matrix matrix*", FormulaEnvironment()),
    ("smallmatrix", FormulaEnvironment(className: "small")),
    ("pmatrix pmatrix*", FormulaEnvironment(opening: "(", closing: ")")),
    ("bmatrix bmatrix*", FormulaEnvironment(opening: "[", closing: "]")),
    ("Bmatrix Bmatrix*", FormulaEnvironment(opening: "{", closing: "}")),
    ("vmatrix vmatrix*", FormulaEnvironment(opening: "|", closing: "|")),
    ("Vmatrix Vmatrix*", FormulaEnvironment(opening: "‖", closing: "‖")),
    ("cases", FormulaEnvironment(opening: "{", columns: .left)),
    ("dcases", FormulaEnvironment(opening: "{", columns: .left, isDisplayed: true)),
    ("rcases", FormulaEnvironment(closing: "}", columns: .left)),
    ("drcases", FormulaEnvironment(closing: "}", columns: .left, isDisplayed: true)),
    ("array", FormulaEnvironment(columns: .written)),
    ("subarray", FormulaEnvironment(columns: .written, className: "small")),
    ("darray", FormulaEnvironment(columns: .written, isDisplayed: true)),
    (
      "aligned align align* split eqnarray eqnarray* flalign flalign*",
      FormulaEnvironment(columns: .aligned, isDisplayed: true, className: "aligned")
    ),
    (
      "alignat alignat* alignedat",
      FormulaEnvironment(columns: .aligned, isDisplayed: true, arguments: 1, className: "aligned")
    ),
    (
      "gather gather* gathered equation equation* multline multline* displaymath math",
      FormulaEnvironment(isDisplayed: true)
    ),
  ]
}
