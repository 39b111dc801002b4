/// A command that stands for one sign: `\alpha`, `\le`, `\sum`.
struct FormulaSymbol {
  enum Kind {
    /// A letter, aslant.
    case letter
    /// A sign that stands upright among letters.
    case sign
    case binary
    case relation
    /// A relation that is an arrow, which may be drawn longer.
    case arrow
    case large
    /// An integral: its limits stand beside it.
    case integral
    case punctuation
    case opening
    case closing
  }

  let text: String
  let kind: Kind

  /// All, by their names.
  static let table: [String: FormulaSymbol] = {
    var table: [String: FormulaSymbol] = [:]
    for (kind, names) in lists {
      let words = names.split { $0 == " " || $0 == "\n" }
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        table[String(words[index])] = FormulaSymbol(text: String(words[index + 1]), kind: kind)
      }
    }
    return table
  }()

  /// What a character is that is written as it is; nil for a letter or what no list has.
  static let characters: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for (kind, names) in lists {
      let words = names.split { $0 == " " || $0 == "\n" }
      for index in stride(from: 1, to: words.count, by: 2) where kinds[String(words[index])] == nil
      {
        kinds[String(words[index])] = kind
      }
    }
    return kinds
  }()

  private static let lists: [(Kind, String)] = [
    (.letter, letters), (.sign, signs), (.relation, relations), (.binary, binaries),
    (.arrow, arrows), (.large, larges), (.integral, integrals), (.punctuation, punctuation),
    (.opening, openings), (.closing, closings),
  ]

  private static let letters = """
    alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ
    varkappa ϰ lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ
    upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω digamma ϝ ell ℓ imath ı jmath ȷ partial ∂
    varGamma 𝛤 varDelta 𝛥 varTheta 𝛩 varLambda 𝛬 varXi 𝛯 varPi 𝛱 varSigma 𝛴 varUpsilon 𝛶 varPhi 𝛷
    varPsi 𝛹 varOmega 𝛺
    """

  private static let signs = """
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
    Alpha Α Beta Β Epsilon Ε Zeta Ζ Eta Η Iota Ι Kappa Κ Mu Μ Nu Ν Omicron Ο Rho Ρ Tau Τ Chi Χ
    infty ∞ nabla ∇ forall ∀ exists ∃ nexists ∄ emptyset ∅ varnothing ∅ hbar ℏ hslash ℏ Re ℜ Im ℑ wp ℘
    aleph ℵ beth ℶ gimel ℷ daleth ℸ complement ∁ eth ð Finv Ⅎ Game ⅁ mho ℧ top ⊤ bot ⊥ angle ∠
    measuredangle ∡ sphericalangle ∢ triangle △ triangledown ▽ square □ Box □ blacksquare ■ lozenge ◊
    Diamond ◊ blacklozenge ⧫ bigstar ★ clubsuit ♣ diamondsuit ♢ heartsuit ♡ spadesuit ♠ flat ♭ natural ♮
    sharp ♯ checkmark ✓ maltese ✠ prime ′ backprime ‵ dag † ddag ‡ S § P ¶ copyright © circledR ®
    pounds £ yen ¥ euro € degree ° circledS Ⓢ Bbbk 𝕜 diagup ╱ diagdown ╲ surd √ neg ¬ lnot ¬
    vdots ⋮ backslash \\ QED ∎ minuso ⦵ lightning ↯ AA Å aa å O Ø o ø L Ł l ł ss ß ae æ AE Æ oe œ OE Œ
    ldots … dots … dotsc … dotso … mathellipsis … cdots ⋯ dotsb ⋯ dotsm ⋯ dotsi ⋯ ddots ⋱ iddots ⋰ # #
    % % $ $ _ _ & & And & vartriangle △ | ‖ Vert ‖ vert |
    """

  private static let relations = """
    le ≤ leq ≤ ge ≥ geq ≥ ne ≠ neq ≠ equiv ≡ sim ∼ approx ≈ cong ≅ simeq ≃ asymp ≍ doteq ≐ propto ∝
    varpropto ∝ in ∈ notin ∉ ni ∋ owns ∋ notni ∌ subset ⊂ supset ⊃ subseteq ⊆ supseteq ⊇ subsetneq ⊊
    supsetneq ⊋ nsubseteq ⊈ nsupseteq ⊉ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑ sqsupseteq ⊒ Subset ⋐
    Supset ⋑ prec ≺ succ ≻ preceq ⪯ succeq ⪰ preccurlyeq ≼ succcurlyeq ≽ precsim ≾ succsim ≿ nprec ⊀
    nsucc ⊁ ll ≪ gg ≫ lll ⋘ ggg ⋙ mid ∣ nmid ∤ shortmid ∣ parallel ∥ nparallel ∦ shortparallel ∥ perp ⟂
    vdash ⊢ dashv ⊣ models ⊨ vDash ⊨ Vdash ⊩ Vvdash ⊪ nvdash ⊬ nvDash ⊭ nVdash ⊮ nVDash ⊯ bowtie ⋈
    Join ⋈ smile ⌣ frown ⌢ leqslant ⩽ geqslant ⩾ eqslantless ⪕ eqslantgtr ⪖ lesssim ≲ gtrsim ≳
    lessapprox ⪅ gtrapprox ⪆ lessgtr ≶ gtrless ≷ lesseqgtr ⋚ gtreqless ⋛ leqq ≦ geqq ≧ nless ≮ ngtr ≯
    nleq ≰ ngeq ≱ lneq ⪇ gneq ⪈ lneqq ≨ gneqq ≩ lnsim ⋦ gnsim ⋧ nsim ≁ ncong ≇ napprox ≉ backsim ∽
    backsimeq ⋍ approxeq ≊ thicksim ∼ thickapprox ≈ triangleq ≜ circeq ≗ bumpeq ≏ Bumpeq ≎ risingdotseq ≓
    fallingdotseq ≒ Doteq ≑ doteqdot ≑ eqcirc ≖ therefore ∴ because ∵ between ≬ pitchfork ⋔
    vartriangleleft ⊲ vartriangleright ⊳ trianglelefteq ⊴ trianglerighteq ⊵ ntriangleleft ⋪
    ntriangleright ⋫ blacktriangleleft ◀ blacktriangleright ▶ coloneqq ≔ eqqcolon ≕ coloneq ≔ Coloneqq ⩴
    eqsim ≂ dblcolon ∷ curlyeqprec ⋞ curlyeqsucc ⋟ lt < gt > vcentcolon : ratio ∶ trianglelefteqslant ⧀
    subseteqq ⫅ supseteqq ⫆ subsetneqq ⫋ supsetneqq ⫌ varsubsetneq ⊊ varsupsetneq ⊋ varsubsetneqq ⫋
    varsupsetneqq ⫌ nsubseteqq ⊈ nsupseteqq ⊉ lesseqqgtr ⪋ gtreqqless ⪌ npreceq ⋠ nsucceq ⋡ precneqq ⪵
    succneqq ⪶ precapprox ⪷ succapprox ⪸ precnsim ⋨ succnsim ⋩ precnapprox ⪹ succnapprox ⪺ lnapprox ⪉
    gnapprox ⪊ lvertneqq ≨ gvertneqq ≩ nleqslant ≰ nleqq ≰ ngeqslant ≱ ngeqq ≱ ntrianglelefteq ⋬
    ntrianglerighteq ⋭ nshortmid ∤ nshortparallel ∦ smallsmile ⌣ smallfrown ⌢ backepsilon ∍
    """

  private static let binaries = """
    pm ± mp ∓ times × div ÷ cdot ⋅ ast ∗ star ⋆ circ ∘ bullet ∙ cap ∩ cup ∪ uplus ⊎ sqcap ⊓ sqcup ⊔ vee ∨
    lor ∨ wedge ∧ land ∧ setminus ∖ smallsetminus ∖ wr ≀ diamond ⋄ bigtriangleup △ bigtriangledown ▽
    triangleleft ◃ triangleright ▹ oplus ⊕ ominus ⊖ otimes ⊗ oslash ⊘ odot ⊙ bigcirc ◯ dagger †
    ddagger ‡ amalg ⨿ lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵ ltimes ⋉ rtimes ⋊ leftthreetimes ⋋ rightthreetimes ⋌
    barwedge ⌅ veebar ⊻ doublebarwedge ⌆ curlywedge ⋏ curlyvee ⋎ boxplus ⊞ boxminus ⊟ boxtimes ⊠
    boxdot ⊡ circledast ⊛ circledcirc ⊚ circleddash ⊝ Cap ⋒ Cup ⋓ doublecap ⋒ doublecup ⋓ intercal ⊺
    dotplus ∔ divideontimes ⋇ centerdot ⋅ gtrdot ⋗ lessdot ⋖ cdotp ·
    """

  private static let arrows = """
    to → rightarrow → gets ← leftarrow ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔
    mapsto ↦ longrightarrow ⟶ longleftarrow ⟵ longleftrightarrow ⟷ Longrightarrow ⟹ Longleftarrow ⟸
    Longleftrightarrow ⟺ longmapsto ⟼ implies ⟹ impliedby ⟸ iff ⟺ uparrow ↑ downarrow ↓ updownarrow ↕
    Uparrow ⇑ Downarrow ⇓ Updownarrow ⇕ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ hookrightarrow ↪
    hookleftarrow ↩ rightharpoonup ⇀ rightharpoondown ⇁ leftharpoonup ↼ leftharpoondown ↽
    rightleftharpoons ⇌ leftrightharpoons ⇋ leadsto ⇝ rightsquigarrow ⇝ leftrightsquigarrow ↭ nrightarrow ↛
    nleftarrow ↚ nleftrightarrow ↮ nRightarrow ⇏ nLeftarrow ⇍ nLeftrightarrow ⇎ dashrightarrow ⇢
    dashleftarrow ⇠ twoheadrightarrow ↠ twoheadleftarrow ↞ rightarrowtail ↣ leftarrowtail ↢
    rightrightarrows ⇉ leftleftarrows ⇇ leftrightarrows ⇆ rightleftarrows ⇄ upuparrows ⇈
    downdownarrows ⇊ upharpoonleft ↿ upharpoonright ↾ restriction ↾ downharpoonleft ⇃
    downharpoonright ⇂ curvearrowleft ↶ curvearrowright ↷ circlearrowleft ↺ circlearrowright ↻ Lsh ↰
    Rsh ↱ looparrowleft ↫ looparrowright ↬ Rrightarrow ⇛ Lleftarrow ⇚ multimap ⊸ rArr ⇒ lArr ⇐ hArr ⇔
    """

  private static let larges = """
    sum ∑ prod ∏ coprod ∐ bigcap ⋂ bigcup ⋃ bigsqcup ⨆ bigvee ⋁ bigwedge ⋀ bigoplus ⨁ bigotimes ⨂
    bigodot ⨀ biguplus ⨄ bigsqcap ⨅
    """

  private static let integrals = """
    int ∫ iint ∬ iiint ∭ iiiint ⨌ oint ∮ oiint ∯ oiiint ∰ smallint ∫ intop ∫
    """

  private static let punctuation = "colon : ldotp . semicolon ;"

  private static let openings = """
    { { lbrace { langle ⟨ lfloor ⌊ lceil ⌈ lbrack [ lvert | lVert ‖ lgroup ⟮ lmoustache ⎰ llbracket ⟦
    llcorner ⌞ ulcorner ⌜ lparen ( lBrace ⦃ rgl ⟨ lang ⟨
    """

  private static let closings = """
    } } rbrace } rangle ⟩ rfloor ⌋ rceil ⌉ rbrack ] rvert | rVert ‖ rgroup ⟯ rmoustache ⎱ rrbracket ⟧
    lrcorner ⌟ urcorner ⌝ rparen ) rBrace ⦄ rang ⟩
    """
}

/// What stands at the ends of what is set in `\left … \right`, and what `\big` makes larger.
enum FormulaDelimiter {
  private static let commands: [String: String] = [
    "|": "‖", "Vert": "‖", "vert": "|", "backslash": "\\", "uparrow": "↑", "downarrow": "↓",
    "updownarrow": "↕", "Uparrow": "⇑", "Downarrow": "⇓", "Updownarrow": "⇕", "lt": "⟨", "gt": "⟩",
  ]

  /// The delimiter that a token is, empty for `.`; nil for what is none.
  static func named(_ token: FormulaToken) -> String? {
    switch token.kind {
    case .command(let name):
      if let text = commands[name] { return text }
      guard let symbol = FormulaSymbol.table[name] else { return nil }
      return symbol.kind == .opening || symbol.kind == .closing ? symbol.text : nil
    case .character("."): return ""
    case .character("<"): return "⟨"
    case .character(">"): return "⟩"
    case .character(let character):
      return "()[]|/⟨⟩⌊⌋⌈⌉‖".unicodeScalars.contains(character) ? String(character) : nil
    default: return nil
    }
  }
}
