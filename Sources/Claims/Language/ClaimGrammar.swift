/// How claims are worded, in English and in Chinese: the whole grammar.
///
/// The first form that a line fits is meant. The manual has a table of these forms, with their examples.
enum ClaimGrammar {
  /// What is claimed.
  enum Meaning: Sendable {
    case count, never, ever, relation, sameTurn, differentTurn, order, anyOrder
    case followed, directlyFollowed, preceded, directlyPreceded, everyRelation, onlyAfter
    case nothing, nothingTo, exactly, within, time, at, sentBy
    case value, deallocated, leaks, nothingLeaks, insideReversed
    case raises, raisesNothing, warns, warnsNothing, prints, printsNothing
  }

  /// Some wordings of one meaning.
  struct Form: Sendable {
    let meaning: Meaning
    let patterns: [ClaimPattern]
    /// One that an error can show, in each language.
    let english: String
    let chinese: String

    init(_ meaning: Meaning, _ english: String, _ chinese: String, _ patterns: [String]) {
      self.meaning = meaning
      self.english = english
      self.chinese = chinese
      self.patterns = patterns.map { ClaimPattern($0) }
    }
  }

  /// The forms, those first that are written most.
  static let forms: [Form] = [
    Form(
      .count, "B.viewDidLoad happens once", "B.viewDidLoad 发生一次",
      [
        "{events} <is>? <not>? <is>? {times} each? {window}?",
        "{events} <is>? only|just|只|仅|仅仅|一共|总共|共|恰好|正好|刚好 <is>? {times} each? {window}?",
        "{window} ,? {events} <is>? <not>? <is>? {times}",
        "{events} {window} <is>? <not>? <is>? {times}",
      ]),
    Form(
      .relation, "A.viewWillDisappear before B.viewWillAppear",
      "A.viewWillDisappear 早于 B.viewWillAppear",
      [
        "{events} <is>? <not>? <is>? {relation} {B} <is>?",
        "{events} <not>? 紧接在|紧跟在|紧挨在|在|于|跟 {B} <is>? {relationBehind} <not>? <is>?",
      ]),
    Form(
      .order, "A.viewDidLoad before A.viewWillAppear before A.viewDidAppear",
      "依次调用 A.viewDidLoad、A.viewWillAppear、A.viewDidAppear",
      [
        "{chain}", "{events} <is>? in this|that|the_given|exactly_this order",
        "in this order :? {events}",
        "the_order_is {events}", "依次|按顺序|先后 <is>? {events}", "{events} 依次|按顺序|先后|按此顺序 <is>?",
        "先 <is>? {chain}",
      ]),
    Form(
      .sameTurn, "A.viewWillAppear and B.viewWillAppear in the same turn",
      "A.viewWillAppear 和 B.viewWillAppear 在同一轮",
      [
        "{A} and|和|与|跟|同 {B} <is>? <not>? <is>? in_the_same|in_one run_loop|runloop|run-loop? turn|cycle|tick|pass",
        "{A} and|和|与 {B} <is>? <not>? 在? 同一轮|同一个轮次|同一轮中|同一次循环|同一个|同一 RunLoop|runloop|run_loop? 中|里|内|循环|轮次? <is>?",
      ]),
    Form(
      .differentTurn, "A.viewWillAppear and A.viewDidAppear in different turns",
      "A.viewWillAppear 和 A.viewDidAppear 在不同轮",
      [
        "{A} and {B} <is>? <not>? in_different|in_separate run_loop|runloop|run-loop? turns|cycles|ticks|passes",
        "{A} and|和|与 {B} <is>? <not>? 在? 不同轮|不同轮次|不同的轮次|不同 RunLoop|runloop? 中|里|内? <is>?",
      ]),
    Form(
      .anyOrder, "A.viewDidLoad and B.viewDidLoad in either order",
      "A.viewDidLoad 和 B.viewDidLoad 顺序不定",
      [
        "{events} <is>? in_either|in_any|in_whatever|in_whichever order",
        "{events} <is>? 顺序不定|顺序任意|顺序不限|次序不定",
        "{events} 以? 任意顺序 <is>?",
      ]),
    Form(
      .followed, "every A.viewWillAppear is followed by A.viewDidAppear",
      "每次 A.viewWillAppear 之后都有 A.viewDidAppear",
      [
        "every|each|every_time|whenever {A} <is>? followed_by {B}",
        "whenever|every_time|when|after_every|after_each {A} <is>? ,? {B} follows|happens|is_called|comes|runs|occurs",
        "{B} follows every|each {A}",
        "每次|每个|每当|每一次 {A} 之后|后|以后|时? ,? 都? 都有|都会|有|会|都 {B} <is>?",
      ]),
    Form(
      .directlyFollowed, "every A.viewWillAppear is directly followed by A.viewIsAppearing",
      "每次 A.viewWillAppear 之后紧接着 A.viewIsAppearing",
      [
        "every|each {A} <is>? directly|immediately followed_by {B}",
        "每次|每个|每当|每一次 {A} 之后紧接着|之后立即|后立即|之后马上|后马上 ,? 都? 都有|都会|有|会|都是|是? {B} <is>?",
      ]),
    Form(
      .preceded, "every A.viewDidAppear is preceded by A.viewWillAppear",
      "每次 A.viewDidAppear 之前都有 A.viewWillAppear",
      [
        "every|each {A} <is>? preceded_by {B}",
        "before_every|before_each {A} ,? {B} happens|is_called",
        "每次|每个|每一次 {A} 之前|前|以前 ,? 都? 都有|都会|有|会|都 {B} <is>?",
      ]),
    Form(
      .directlyPreceded, "every A.viewIsAppearing is directly preceded by A.viewWillAppear",
      "每次 A.viewIsAppearing 之前紧接着 A.viewWillAppear",
      [
        "every|each {A} <is>? directly|immediately preceded_by {B}",
        "每次|每个|每一次 {A} 之前紧接着 都? 都有|有|会|是? {B} <is>?",
      ]),
    Form(
      .onlyAfter, "A.viewDidAppear only after A.viewWillAppear",
      "只有 A.viewWillAppear 之后才有 A.viewDidAppear",
      [
        "{A} <is>? only <is>? after|if {B} <is>?", "only after|if {B} <is>? ,? {A} <is>?",
        "{A} <is>? <not> without {B}",
        "只有|仅 在? {B} 之后|以后|后|之后才|后才 才? 有|会|才有|才会? {A} <is>?", "{A} 只 在|会在|能在 {B} 之后|后|以后 <is>?",
      ]),
    Form(
      .everyRelation, "every B.willMove inside nav.pushViewController",
      "每次 B.willMove 都在 nav.pushViewController 内部",
      [
        "every|each {A} <is>? {relation} {B}", "{A} <is>? always|only <is>? {relation} {B}",
        "always {A} {relation} {B}",
        "每次|每个|每一次 {A} 都? 在|都在|于 {B} {relationBehind} <is>?",
        "{A} 总是|总|只|都 在|于|会在 {B} {relationBehind} <is>?",
      ]),
    Form(
      .within, "B.viewDidAppear within 0.5 s of B.viewWillAppear",
      "B.viewDidAppear 在 B.viewWillAppear 之后 0.5 秒内",
      [
        "{A} <is>? <not>? <is>? within|no_later_than {time} of|after {B}",
        "{A} <is>? <not>? at_most|less_than {time} after {B}",
        "within {time} of|after {B} ,? {A} <is>?",
        "{A} <not>? 在? {B} 之后|后|以后 的? {time} 内|之内|以内 <is>?",
        "{B} 之后|后|以后 的? {time} 内|之内|以内 ,? {A} <is>?",
      ]),
    Form(
      .time, "B.viewDidAppear 0.35 s after B.viewWillAppear",
      "B.viewDidAppear 在 B.viewWillAppear 之后 0.35 秒",
      [
        "{A} <is>? <not>? exactly? {time} after|later_than {B}",
        "{A} <is>? <not>? 在? {B} 之后|后|以后 的? {time} <is>?",
        "{A} <is>? at_least|more_than|no_sooner_than {time} after {B}",
        "{A} <is>? <not>? 在? {B} 至少|超过 {time} 之后|后|以后 <is>?",
      ]),
    Form(
      .at, "B.viewDidAppear at 0.35 s", "B.viewDidAppear 在 0.35 秒时",
      [
        "{A} <is>? <not>? <is>? exactly? at {time}", "at {time} ,? {A} <is>?",
        "{A} <is>? <not>? 在|于 第? {time} 时|处|的时候? <is>?",
      ]),
    Form(
      .insideReversed, "nav.pushViewController calls B.willMove",
      "nav.pushViewController 调用 B.willMove",
      [
        "{B} <never>? calls|invokes|triggers|causes {A}", "{B} <never>? 会? 调用|触发|引起|会调用 {A}",
        "{A} <not>? 由|被 {B} 调用|触发|引起",
      ]),
    Form(
      .sentBy, "B.willMove is called by nav", "B.willMove 由 nav 调用",
      [
        "{A} <is>? <not>? <is>? called|sent|triggered|made|invoked? by|from {name}",
        "{name} <never>? calls|sends|invokes|triggers {A}", "{A} <not>? 由|被 {name} 调用|发送|触发|发出|引发",
        "{name} 调用|发送|触发|会调用 {A}",
      ]),
    Form(
      .value, "B.parent is nil in B.viewDidLoad", "在 B.viewDidLoad 中 B.parent 为 nil",
      [
        "{property} {comparison} {value} in|when|during|inside|at|on {A} <is>? begins|starts?",
        "{property} {comparison} {value} after {B} returns|has_returned|ends|is_over?",
        "{property} {comparison} {value} at_the_end|in_the_end|finally|afterwards",
        "at_the_end ,? {property} {comparison} {value}",
        "in|when|during|inside|on|at {A} <is>? ,? {property} {comparison} {value}",
        "after {B} returns|has_returned? ,? {property} {comparison} {value}",
        "{property} 在 {A} <is>? 中|时|里|内|的时候|内部 {comparison} {value}",
        "{property} 在 {B} 之后|返回后|后|结束后 {comparison} {value}",
        "在? {A} <is>? 中|时|里|内|的时候|内部 ,? {property} {comparison} {value}",
        "在? {B} 之后|返回后|后|结束后 ,? {property} {comparison} {value}",
        "最后|最终|结束时 ,? {property} {comparison} {value}",
        "{property} 最后|最终|结束时 {comparison} {value}",
      ]),
    Form(
      .exactly, "B receives only viewDidLoad, viewWillAppear, viewDidAppear",
      "B 只收到 viewDidLoad、viewWillAppear、viewDidAppear",
      [
        "{name} receives|gets|is_sent|is_called only|exactly|just|nothing_but :? {messages} {window}?",
        "the_only_calls_of|the_only_calls_to|the_calls_of|the_calls_to {name} are exactly? :? {messages}",
        "{name} 只收到|只会收到|恰好收到|仅收到|正好收到 :? {messages} {window}?",
        "{name} {window} 只收到|只会收到|恰好收到|仅收到 {messages}",
      ]),
    Form(
      .nothing, "nothing between A.viewWillAppear and A.viewDidAppear", "B.viewDidAppear 之后没有任何调用",
      [
        "nothing|nothing_else|no_call|no_calls|no_other_call <is>? {window}",
        "{window} ,? nothing|nothing_else <is>?",
        "there_is_nothing|there_are_no_calls|there_is_no_call {window}",
        "{window} ,? 没有|什么都没有|什么也没有|什么都不|什么也不|再没有|不再有|无|没有其他|没有任何|没有任何其他 <is>? 任何|其他? 调用|事|事情|发生? <is>?",
      ]),
    Form(
      .nothingTo, "B receives nothing after B.viewDidDisappear", "B.viewDidDisappear 之后 B 不再收到任何调用",
      [
        "{name} receives|gets|is_sent nothing|nothing_more|no_more_calls|no_calls|no_call {window}",
        "nothing <is>? sent to {name} {window}",
        "{window} ,? {name} receives|gets|is_sent nothing|no_calls",
        "{window} ,? {name} 不再收到|没有收到|收不到|不会收到|不收到|没收到 任何? 调用|消息",
        "{name} {window} 不再收到|没有收到|收不到|不会收到|不收到|没收到 任何? 调用|消息",
      ]),
    Form(
      .deallocated, "B is deallocated", "B 被释放", ["{names} <is>? <not>? <is>? <deallocated>"]),
    Form(
      .leaks, "Page leaks", "Page 泄漏",
      [
        "{names} <is>? <not>? <is>? leaks|leak|leaked|still_alive|泄漏|泄露|内存泄漏|还活着",
        "there_is_a_leak_of|there_is_no_leak_of {names}",
      ]),
    Form(
      .nothingLeaks, "nothing leaks", "没有泄漏",
      [
        "nothing|nobody|no_controller|no_view_controller|no_object|none leaks|is_leaked|leaked",
        "no|there_are_no|there_is_no memory? leak|leaks",
        "没有|不会|无|不 发生|任何|内存|内存泄漏|有? 泄漏|泄露|内存泄漏", "没有 泄漏|泄露|内存泄漏|内存泄露", "没有任何 泄漏|泄露|内存泄漏",
      ]),
    Form(
      .printsNothing, "prints nothing", "不输出任何内容",
      [
        "<prints> nothing|no_output", "nothing <is>? printed|logged|written",
        "no_output|there_is_no_output",
        "不|没有 输出|打印 任何内容|任何东西|任何|内容?", "没有任何输出|没有输出|什么都不输出|什么也不输出",
      ]),
    Form(
      .warnsNothing, "warns nothing", "没有警告",
      [
        "<warns> nothing",
        "no_warnings|no_warning|there_are_no_warnings|without_warnings|nothing_is_warned_of",
        "没有警告|没有任何警告|不警告|不发出警告|不发出任何警告|无警告",
      ]),
    Form(
      .raisesNothing, "raises nothing", "不抛出异常",
      [
        "<raises> nothing", "no|there_is_no exception|exceptions|crash <is>? raised|thrown?",
        "nothing <is>? raised|thrown",
        "it? <never> crash|crashes", "没有异常|没有任何异常|不抛出异常|不抛出任何异常|不会抛出异常|不崩溃|不会崩溃|没有崩溃|无异常",
      ]),
    Form(
      .raises, "raises NSInvalidArgumentException", "抛出 NSInvalidArgumentException",
      [
        "<never>? <raises> {text}", "<never>? <raises> an|any exception|异常?", "<never>? <raises>",
        "it? crashes", "崩溃|会崩溃",
        "{quoted} is_raised|is_thrown|被抛出",
      ]),
    Form(
      .warns, "warns \"Unbalanced calls\"", "警告 \"Unbalanced calls\"",
      [
        "<never>? <warns> {text} {times}?", "<never>? <warns> {times}?",
        "<warns> <is>? {times} {text}",
      ]),
    Form(
      .prints, "prints \"welcome\" once", "输出 \"welcome\" 一次",
      [
        "<never>? <prints> {text} {times}? {window}?", "<never>? <prints> {times}?",
        "{quoted} <is>? <not>? <is>? printed|logged {times}? {window}?",
      ]),
    Form(
      .never, "B.viewDidLoad never happens", "B.viewDidLoad 从不发生",
      [
        "{events} <is>? <not> <is>? {window}?", "{events} {window} <not> <is>?",
        "neither {A} nor {B} <is>?",
        "no {A} <is>? {window}?", "{A} <is>? <not> <is>? again {window}",
        "{events} <is>? <not> <is>? again",
        "{window} ,? {events} <is>? <not> <is>?",
      ]),
    Form(
      .ever, "B.viewDidLoad happens", "B.viewDidLoad 发生",
      ["{events} <is> {window}?", "{events} {window} <is>?", "both {events} <is>"]),
  ]

  /// How a part of the trace is named.
  static let windows: [(pattern: ClaimPattern, meaning: WindowMeaning)] =
    ([
      ("in|during|on the? turn {turn}", .turn), ("在? 第? {turn} 轮 中|里|内?", .turn),
      ("between {B} and {C}", .between), ("after {B} and before {C}", .between),
      ("{B} 和|与|到|至 {C} 之间", .between), ("在 {B} 和|与|到|至 {C} 之间", .between),
      ("under|in|during {quoted}", .heading),
      ("under|in|during the section|part|heading {quoted}", .heading),
      ("{quoted} 下|之下|中|部分|一节|这一节|一节中", .heading), ("在 {quoted} 下|之下|中|部分|一节|这一节|一节中", .heading),
      ("after {B} <is>?", .after), ("since {B}", .after), ("once {B} <is>?", .after),
      ("{B} <is>? 之后|以后|后|返回后", .after),
      ("在 {B} <is>? 之后|以后|后|返回后", .after),
      ("before {B} <is>?", .before), ("until {B} <is>?", .before), ("{B} <is>? 之前|以前|前", .before),
      ("在 {B} <is>? 之前|以前|前", .before),
      ("inside|during|while|in {B} <is>?", .inside), ("在 {B} <is>? 内部|期间|过程中|中|里", .inside),
      ("{B} 内部|期间|过程中", .inside),
    ] as [(String, WindowMeaning)]).map { (ClaimPattern($0.0), $0.1) }

  enum WindowMeaning: Sendable { case turn, between, heading, after, before, inside }

  /// Whether a claim has a word of those that compare a value, so that it is worth reading before the run.
  static func mayBeAboutValue(_ words: [ClaimWords.Word]) -> Bool {
    words.contains { word in
      !word.isQuoted && comparing.contains(word.text)
    }
  }

  private static let comparing: Set<String> = Set(
    ClaimVocabulary.comparisons.flatMap { $0.phrases.compactMap { $0.first } })
}
