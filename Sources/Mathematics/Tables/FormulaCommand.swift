/// A command that does something with what stands behind it.
enum FormulaCommand {
  /// `\frac{a}{b}`, and whether it is set as large as one that stands alone.
  case fraction(isDisplayed: Bool?)
  /// `\binom{n}{k}`
  case binomial(isDisplayed: Bool?)
  /// `\sqrt[n]{x}`
  case root
  /// A sign above or below: `\hat{a}`, `\overline{a}`.
  case accent(String, isWide: Bool, isBelow: Bool)
  /// A brace above or below, with a text beyond it: `\underbrace{a}_{n}`.
  case brace(String, isBelow: Bool)
  /// `\overset{a}{b}`, `\underset{a}{b}`
  case stacked(isBelow: Bool, isRelation: Bool)
  /// An arrow as long as what stands above and below it: `\xrightarrow[a]{b}`.
  case longArrow(String)
  /// `\mathbb{R}`
  case font(FormulaFont)
  /// `\bf`, up to the end of the group.
  case fontFromHere(FormulaFont)
  /// `\text{if }`
  case text(FormulaFont)
  /// `\operatorname{rank}`, with `*` one that has limits.
  case operatorName
  /// `\sin`, `\lim`: what it says, and whether it has limits.
  case function(String, takesLimits: Bool)
  /// `\,`: its width.
  case space(String)
  /// `\hspace{1em}`, `\kern1em`
  case spaceOfLength(isGroup: Bool)
  /// `\left`
  case left
  /// `\big`: how many times as high as a letter, and on which side it stands.
  case big(String, FormulaAtom.Kind)
  /// `\begin`
  case begin
  /// `\displaystyle`: whether it stands alone, and how far below the text its size is.
  case style(isDisplayed: Bool, level: Int)
  /// `\not`
  case not
  /// `\pmod{n}`, `\bmod`, `\mod{n}`, `\pod{n}`
  case modulo(String)
  /// `\phantom{a}`: the room of something that is not shown.
  case phantom(isWide: Bool, isHigh: Bool)
  /// `\boxed`, `\cancel`: a class of the style sheet.
  case marked(String)
  /// `\substack{a \\ b}`
  case substack
  /// `\mathrel{a}`: what it counts as.
  case counted(FormulaAtom.Kind, takesLimits: Bool)
  /// `\color{red}`, up to the end of the group, and `\textcolor{red}{a}`.
  case colour(isGroup: Bool)
  /// `\tag{1}`
  case tag
  /// What counts for TeX alone: with an argument that is not shown, or without.
  case nothing(arguments: Int)
  /// What only passes on what it holds: `\smash{a}`, `\ensuremath{a}`.
  case plain
  /// `\newcommand` and its kin.
  case definition
  /// `\def`
  case oldDefinition
  /// `\DeclareMathOperator`
  case operatorDefinition
  /// What is refused, and why.
  case refused(String)

  /// All, by their names.
  static let table: [String: FormulaCommand] = {
    var table: [String: FormulaCommand] = [:]
    for (names, command) in commands {
      for name in names.split(separator: " ") { table[String(name)] = command }
    }
    for name in functions.split(separator: " ") {
      table[String(name)] = .function(String(name), takesLimits: false)
    }
    for name in limitFunctions.split(separator: " ") {
      table[String(name)] = .function(String(name), takesLimits: true)
    }
    return table
  }()

  private static let functions = """
    sin cos tan cot sec csc arcsin arccos arctan arccot arcsec arccsc sinh cosh tanh coth sech csch log ln lg
    exp deg dim hom ker arg ctg tg sh ch th arctg arcctg cosec cotg sgn erf
    """.split { $0 == "\n" }.joined(separator: " ")

  private static let limitFunctions = "lim max min sup inf det gcd Pr argmax argmin plim"

  private static let commands: [(String, FormulaCommand)] =
    fractions + accents + fonts + spaces + larger + others

  private static let fractions: [(String, FormulaCommand)] = [
    ("frac cfrac", .fraction(isDisplayed: nil)), ("dfrac", .fraction(isDisplayed: true)),
    ("tfrac", .fraction(isDisplayed: false)), ("binom", .binomial(isDisplayed: nil)),
    ("dbinom", .binomial(isDisplayed: true)), ("tbinom", .binomial(isDisplayed: false)),
    ("sqrt", .root), ("overset stackrel", .stacked(isBelow: false, isRelation: false)),
    ("underset", .stacked(isBelow: true, isRelation: false)), ("substack", .substack),
    ("xrightarrow", .longArrow("→")), ("xleftarrow", .longArrow("←")),
    ("xleftrightarrow", .longArrow("↔")), ("xRightarrow", .longArrow("⇒")),
    ("xLeftarrow", .longArrow("⇐")), ("xLeftrightarrow", .longArrow("⇔")),
    ("xmapsto", .longArrow("↦")), ("xhookrightarrow", .longArrow("↪")),
    ("xhookleftarrow", .longArrow("↩")), ("xrightleftharpoons", .longArrow("⇌")),
    ("xlongequal", .longArrow("=")), ("xtwoheadrightarrow", .longArrow("↠")),
  ]

  private static func accent(_ sign: String) -> FormulaCommand {
    .accent(sign, isWide: false, isBelow: false)
  }

  private static func wide(_ sign: String, below: Bool = false) -> FormulaCommand {
    .accent(sign, isWide: true, isBelow: below)
  }

  /// What fonts for mathematics draw as long as what it stands at, above and below.
  private static let line = "\u{332}"

  private static let accents: [(String, FormulaCommand)] = [
    ("hat", accent("^")), ("check", accent("ˇ")), ("tilde", accent("~")), ("acute", accent("´")),
    ("grave", accent("`")), ("dot", accent("˙")), ("ddot", accent("¨")), ("dddot", accent("⃛")),
    ("ddddot", accent("⃜")), ("breve", accent("˘")), ("bar", accent("¯")), ("vec", accent("→")),
    ("mathring", accent("˚")), ("widehat", wide("^")), ("widetilde", wide("~")),
    ("widecheck", wide("ˇ")), ("overline", wide(line)),
    ("underline underbar", wide(line, below: true)),
    ("overrightarrow", wide("→")), ("overleftarrow", wide("←")), ("overleftrightarrow", wide("↔")),
    ("underrightarrow", wide("→", below: true)), ("underleftarrow", wide("←", below: true)),
    ("underleftrightarrow", wide("↔", below: true)), ("overrightharpoon", wide("⇀")),
    ("overbrace", .brace("⏞", isBelow: false)), ("underbrace", .brace("⏟", isBelow: true)),
    ("overbracket", .brace("⎴", isBelow: false)), ("underbracket", .brace("⎵", isBelow: true)),
    ("overparen overgroup", .brace("⏜", isBelow: false)),
    ("underparen undergroup", .brace("⏝", isBelow: true)),
    ("utilde", wide("~", below: true)),
  ]

  private static let fonts: [(String, FormulaCommand)] = [
    ("mathbb Bbb", .font(.doubleStruck)), ("mathcal mathscr", .font(.script)),
    ("mathfrak frak", .font(.fraktur)), ("mathbf mathbfup", .font(.bold)),
    ("boldsymbol bm pmb mathbfit", .font(.boldItalic)), ("mathrm mathup", .font(.roman)),
    ("mathit", .font(.italic)), ("mathnormal", .font(.normal)),
    ("mathsf mathsfup", .font(.sans)), ("mathtt", .font(.typewriter)),
    ("mathbfsf mathbfsfup", .font(.boldSans)), ("mathsfit", .font(.sansItalic)),
    ("mathbfsfit", .font(.boldSansItalic)), ("mathbfscr mathbfcal", .font(.boldScript)),
    ("mathbffrak", .font(.boldFraktur)),
    ("rm", .fontFromHere(.roman)), ("bf", .fontFromHere(.bold)), ("it", .fontFromHere(.italic)),
    ("cal", .fontFromHere(.script)), ("sf", .fontFromHere(.sans)),
    ("tt", .fontFromHere(.typewriter)),
    ("text textrm textnormal textup mbox hbox", .text(.roman)), ("textbf", .text(.bold)),
    ("textit emph textsl", .text(.italic)), ("texttt", .text(.typewriter)),
    ("textsf", .text(.sans)),
    ("operatorname operatornamewithlimits", .operatorName),
  ]

  private static let spaces: [(String, FormulaCommand)] = [
    (", thinspace", .space("0.1667em")), (": > medspace", .space("0.2222em")),
    ("; thickspace", .space("0.2778em")), ("! negthinspace", .space("-0.1667em")),
    ("negmedspace", .space("-0.2222em")), ("negthickspace", .space("-0.2778em")),
    ("quad", .space("1em")), ("qquad", .space("2em")), ("enspace enskip", .space("0.5em")),
    ("space nobreakspace", .space("0.3333em")),
    ("hspace mspace", .spaceOfLength(isGroup: true)),
    ("kern mkern hskip mskip", .spaceOfLength(isGroup: false)),
  ]

  private static let larger: [(String, FormulaCommand)] = {
    var commands: [(String, FormulaCommand)] = []
    for (name, height) in [("big", "1.2em"), ("Big", "1.8em"), ("bigg", "2.4em"), ("Bigg", "3em")] {
      commands += [
        (name, .big(height, .ordinary)), (name + "l", .big(height, .opening)),
        (name + "r", .big(height, .closing)), (name + "m", .big(height, .relation)),
      ]
    }
    return commands
  }()

  private static let others: [(String, FormulaCommand)] = [
    ("left", .left), ("begin", .begin), ("not", .not),
    ("displaystyle", .style(isDisplayed: true, level: 0)),
    ("textstyle", .style(isDisplayed: false, level: 0)),
    ("scriptstyle", .style(isDisplayed: false, level: 1)),
    ("scriptscriptstyle", .style(isDisplayed: false, level: 2)),
    ("limsup", .function("lim sup", takesLimits: true)),
    ("liminf", .function("lim inf", takesLimits: true)),
    ("varlimsup", .function("lim sup", takesLimits: true)),
    ("varliminf", .function("lim inf", takesLimits: true)),
    ("injlim", .function("inj lim", takesLimits: true)),
    ("projlim", .function("proj lim", takesLimits: true)),
    ("pmod", .modulo("pmod")), ("bmod", .modulo("bmod")), ("mod", .modulo("mod")),
    ("pod", .modulo("pod")),
    ("phantom", .phantom(isWide: true, isHigh: true)),
    ("hphantom", .phantom(isWide: true, isHigh: false)),
    ("vphantom", .phantom(isWide: false, isHigh: true)),
    ("boxed fbox", .marked("boxed")), ("cancel", .marked("cancel")),
    ("bcancel", .marked("cancel back")), ("xcancel", .marked("cancel both")),
    ("sout", .marked("cancel flat")),
    ("mathop", .counted(.large, takesLimits: true)),
    ("mathrel", .counted(.relation, takesLimits: false)),
    ("mathbin", .counted(.binary, takesLimits: false)),
    ("mathopen", .counted(.opening, takesLimits: false)),
    ("mathclose", .counted(.closing, takesLimits: false)),
    ("mathpunct", .counted(.punctuation, takesLimits: false)),
    ("mathord mathinner smash ensuremath hbox mathstrut*", .plain),
    ("color", .colour(isGroup: false)), ("textcolor", .colour(isGroup: true)),
    ("tag", .tag), ("label", .nothing(arguments: 1)), ("vspace", .nothing(arguments: 1)),
    (
      "notag nonumber mathstrut strut displaylimits allowbreak nobreak relax hfill centering"
        + " noindent big. - / protect tiny scriptsize small normalsize large Large LARGE huge Huge",
      .nothing(arguments: 0)
    ),
    ("newcommand renewcommand providecommand", .definition), ("def gdef", .oldDefinition),
    ("DeclareMathOperator", .operatorDefinition),
    (
      "let edef xdef newenvironment renewenvironment expandafter csname catcode",
      .refused("commands of one's own are made by '\\newcommand'")
    ),
    (
      "input include write read openin openout usepackage require documentclass",
      .refused("a formula reads no file and loads no package")
    ),
    ("href url includegraphics html htmlClass htmlStyle", .refused("a formula has no links in it")),
  ]
}
