extension FormulaParser {
  /// `\begin{…}` to its `\end{…}`.
  mutating func environment(_ begin: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    let (name, range) = try tokens.word(of: begin)
    guard let environment = FormulaEnvironment.table[name] else {
      throw FormulaFault(
        "formula.unknown-environment", "the environment '\(name)' is not known here", at: range)
    }
    // Where it stands, `[t]`, is nothing that a page could follow; of matrices with a star it sets the columns.
    var columns: [TableColumn] = []
    if let option = try tokens.optionalArgument() {
      columns = TableColumn.read(option.plainText, repeats: true)
    }
    for _ in 0..<environment.arguments { _ = try tokens.argument(of: begin) }
    if environment.columns == .written {
      columns = TableColumn.read(try tokens.word(of: begin).0, repeats: false)
    }
    let inside = try nested(at: begin.range) { parser throws(FormulaFault) in
      parser.endsAtBracket = false
      return try parser.table(environment, columns: columns)
    }
    guard let end = try tokens.next(), end.isCommand("end") else {
      throw FormulaFault(
        "formula.unclosed", "no '\\end{\(name)}' is there for this", at: begin.range)
    }
    let (closing, place) = try tokens.word(of: end)
    guard closing == name else {
      throw FormulaFault(
        "formula.unclosed", "'\\end{\(closing)}' stands where '\\end{\(name)}' is to be", at: place)
    }
    guard !environment.opening.isEmpty || !environment.closing.isEmpty else {
      return FormulaAtom(inside)
    }
    return FormulaAtom(Self.fenced(environment.opening, inside, environment.closing))
  }

  /// Rows and columns up to what ends them; the first cell may have been read.
  mutating func table(
    _ environment: FormulaEnvironment, columns: [TableColumn], first: FormulaRow? = nil
  ) throws(FormulaFault) -> [UInt8] {
    isDisplayed = environment.isDisplayed
    var writer = TableWriter(environment, columns)
    var first = first
    while true {
      if first == nil { try passRules(&writer) }
      let cell: FormulaRow
      if let read = first {
        cell = read
        first = nil
      } else {
        cell = try nested(at: tokens.end..<tokens.end) { parser throws(FormulaFault) in
          try parser.row()
        }
      }
      writer.cells.append(cell)
      guard let token = try tokens.peek() else { break }
      if token.kind == .align {
        _ = try tokens.next()
      } else if token.isCommand("\\") || token.isCommand("cr") {
        _ = tokens.nextAsWritten()
        try passLength()
        writer.endRow()
      } else if !token.isCommand("hline") {
        break
      }
    }
    return writer.finish()
  }

  /// `\hline` before a row.
  private mutating func passRules(_ writer: inout TableWriter) throws(FormulaFault) {
    while let token = try tokens.peek(), token.isCommand("hline") {
      _ = try tokens.next()
      writer.isRuled = true
    }
  }

  /// `[2pt]` behind `\\`, how far the next line is, or a star.
  private mutating func passLength() throws(FormulaFault) {
    if try tokens.peekInText()?.isCharacter("*") == true { _ = tokens.nextAsWritten() }
    let isDirect = try tokens.peekInText()?.kind != .blank
    guard try tokens.peek()?.isCharacter("[") == true else { return }
    let before = tokens
    let length = try tokens.optionalArgument()?.plainText ?? ""
    // A row that begins with an interval is none.
    if !isDirect, Self.width(length) == nil { tokens = before }
  }

  /// `\substack{a \\ b}`
  mutating func substack(_ token: FormulaToken) throws(FormulaFault) -> FormulaAtom {
    guard let open = try tokens.next(), open.kind == .open else {
      throw .missingArgument(of: token)
    }
    let inside = try nested(at: token.range) { parser throws(FormulaFault) in
      try parser.table(FormulaEnvironment(className: "small"), columns: [])
    }
    guard try tokens.next()?.kind == .close else { throw .unclosed(open) }
    return FormulaAtom(inside)
  }
}

/// How a column of a table is set.
struct TableColumn {
  /// A class of the style sheet; empty for the middle.
  var side = ""
  var hasRule = false

  /// The columns that `{l|cr}` says; one that repeats says the same of all.
  static func read(_ text: String, repeats: Bool) -> [TableColumn] {
    var columns: [TableColumn] = []
    var hasRule = false
    for character in text {
      switch character {
      case "|": hasRule = true
      case "l", "c", "r":
        let side = character == "l" ? "left" : character == "r" ? "right" : ""
        columns.append(TableColumn(side: side, hasRule: hasRule))
        hasRule = false
      default: break
      }
    }
    if hasRule { columns.append(TableColumn(side: "", hasRule: true)) }
    return repeats ? Array(repeating: columns.first ?? TableColumn(), count: 1) : columns
  }
}

/// Writes the cells of a table.
private struct TableWriter {
  private let environment: FormulaEnvironment
  private let columns: [TableColumn]
  private var markup = MathML()
  /// The cells of the row at hand.
  var cells: [FormulaRow] = []
  /// Whether a rule stands above the next row.
  var isRuled = false
  private var isRowRuled = false

  init(_ environment: FormulaEnvironment, _ columns: [TableColumn]) {
    self.environment = environment
    self.columns = columns
    let name = environment.className
    markup.append(
      "<mtable\(environment.isDisplayed ? " displaystyle=\"true\"" : "")\(name.isEmpty ? "" : " class=\"\(name)\"")>"
    )
  }

  mutating func endRow() {
    markup.append("<mtr>")
    for (index, cell) in cells.enumerated() {
      let names = classes(ofColumn: index)
      markup.append(names.isEmpty ? "<mtd>" : "<mtd class=\"\(names)\">")
      markup.append(cell.markup)
      markup.append("</mtd>")
    }
    markup.append("</mtr>")
    cells = []
    isRuled = false
  }

  /// The table as one element; a last row with nothing in it is only what ends the one before.
  mutating func finish() -> [UInt8] {
    if cells.contains(where: { $0.count > 0 }) || cells.count > 1 { endRow() }
    markup.append("</mtable>")
    return markup.bytes
  }

  private func classes(ofColumn index: Int) -> String {
    var names: [String] = []
    switch environment.columns {
    case .aligned: names.append(index % 2 == 0 ? "right" : "left")
    case .left: names.append("left")
    case .written, .centred:
      let column = environment.columns == .centred ? columns.first : column(index)
      if let column, !column.side.isEmpty { names.append(column.side) }
      if column?.hasRule == true { names.append("ruled") }
    }
    if isRuled { names.append("overruled") }
    return names.joined(separator: " ")
  }

  private func column(_ index: Int) -> TableColumn? {
    index < columns.count ? columns[index] : nil
  }
}
