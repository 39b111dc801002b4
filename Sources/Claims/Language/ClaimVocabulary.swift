/// The words of claims that are not names: data.
enum ClaimVocabulary {
  /// The phrases that a pattern names as `<…>`.
  static func group(_ name: String) -> [[String]] {
    switch name {
    case "is": verbs
    case "not": negations
    case "never": refusals
    case "prints": prints
    case "warns": warns
    case "raises": raises
    case "deallocated": deallocated
    default: []
    }
  }

  /// What may stand between an event and what is said of it.
  private static let verbs = ClaimPattern.phrases(
    "happens|happen|is|are|was|were|be|gets|get|is_called|are_called|be_called|gets_called|called"
      + "|is_sent|are_sent|runs|run|occurs|occur|comes|come|both_happen"
      + "|is_executed|is_invoked|are_both_called|are_both|is_run|fires"
      + "|发生|被调用|调用|会|都|是|会被调用|会发生|都被调用|都发生|执行|被执行|出现|都会|被|都被|会被")
  private static let negations = ClaimPattern.phrases(
    "not|isn't|aren't|is_not|are_not|never|is_never|are_never|never_happens|never_happen|never_called"
      + "|is_never_called|are_never_called|never_comes|never_runs|never_occurs|never_gets_called|never_be"
      + "|never_be_called|not_be|not_be_called|does_not_happen|doesn't_happen|do_not_happen|don't_happen"
      + "|is_not_called|isn't_called|are_not_called|aren't_called|not_called|not_happen|does_not|doesn't"
      + "|do_not|don't|does_not_get|doesn't_get|does_not_run|doesn't_run|does_not_come|does_not_occur|didn't"
      + "|did_not|wasn't|was_not|was_never"
      + "|不|不会|没有|没|从不|从未|从没|永不|决不|绝不|并不|并未|未|不是|都不|都没有|不被|没有被|未被|不会被|从不被|从未被|都没有被|都不会")
  private static let refusals = ClaimPattern.phrases(
    "never|does_not|doesn't|do_not|don't|will_not|won't|it_does_not|it_never|it_doesn't|不|没有|不会|从不|从未|并不|未"
  )

  /// Words that change nothing in a claim, and are passed over: what must be so is so.
  static let idle: Set<String> = [
    "must", "should", "shall", "will", "also", "都应该", "应该", "应", "必须", "了", "的",
  ]

  /// The phrases of a relation, and whether they say the opposite of it.
  typealias RelationRow = (phrases: [[String]], relation: Claim.Relation, isNegated: Bool)
  /// The phrases of a comparison.
  typealias ComparisonRow = (
    phrases: [[String]], comparison: ValueClaim.Comparison, isNegated: Bool
  )

  /// How two events stand to each other, with what is said the other way round.
  static let relations: [RelationRow] =
    ([
      (
        "directly_before|immediately_before|right_before|just_before|directly_followed_by"
          + "|immediately_followed_by|紧早于|紧先于", .directlyBefore, false
      ),
      (
        "directly_after|immediately_after|right_after|just_after|directly_preceded_by|immediately_preceded_by"
          + "|紧接着|紧跟|紧晚于", .directlyAfter, false
      ),
      ("before|earlier_than|prior_to|ahead_of|followed_by|precedes|早于|先于", .before, false),
      ("after|later_than|preceded_by|follows|晚于|后于", .after, false),
      (
        "synchronously_inside|inside|during|synchronous_in|synchronously_in|synchronously_during"
          + "|synchronous_to|synchronous_with|synchronously_from|triggered_by|caused_by|by",
        .inside, false
      ),
      ("outside|outside_of|not_inside", .inside, true),
      (
        "deferred_from|deferred_after|deferred_until_after|asynchronous_to|asynchronously_after|晚于并异步于",
        .deferredFrom, false
      ),
      ("in_the_same_turn_as|in_the_same_run_loop_turn_as|in_the_same_runloop_as", .sameTurn, false),
      (
        "in_a_different_turn_from|in_a_different_turn_than|in_another_turn_than|in_another_turn_from",
        .sameTurn, true
      ),
      ("in_a_later_turn_than|a_turn_after", .laterTurn, false),
      ("in_an_earlier_turn_than|a_turn_before", .earlierTurn, false),
    ] as [(String, Claim.Relation, Bool)]).map { (ClaimPattern.phrases($0.0), $0.1, $0.2) }

  /// The same in Chinese, behind the second event: `在 … 之前`.
  static let relationsBehind: [RelationRow] =
    ([
      ("之前|以前|前|之前就", .before, false),
      ("之后|以后|后|之后才|后才", .after, false),
      ("紧前|紧之前|之前紧接着|前一步", .directlyBefore, false),
      ("紧后|紧之后|之后紧接着|之后立即|之后马上|后立即|后马上|后一步", .directlyAfter, false),
      ("内部|里面|期间|过程中|之内|里|内|中|中同步|内部同步", .inside, false),
      ("之外|外部|外", .inside, true),
      ("返回之后|返回后|结束之后|结束后", .deferredFrom, false),
      ("同一轮|的同一轮|同一轮中|的同一轮中|同一个轮次", .sameTurn, false),
      ("之后的轮次|后面的轮次", .laterTurn, false),
      ("之前的轮次|前面的轮次", .earlierTurn, false),
    ] as [(String, Claim.Relation, Bool)]).map { (ClaimPattern.phrases($0.0), $0.1, $0.2) }

  /// What is compared in a claim about a value.
  static let comparisons: [ComparisonRow] =
    ([
      (
        "is_not_equal_to|is_not|isn't|was_not|are_not|!=|is_never|does_not_equal|不是|不为|不等于|≠",
        .equal, true
      ),
      ("is_at_least|>=|≥|至少为|至少是|不小于", .atLeast, false),
      ("is_at_most|<=|≤|至多为|最多为|最多是|不大于", .atMost, false),
      ("is_more_than|is_greater_than|>|大于", .greater, false),
      ("is_less_than|is_fewer_than|is_smaller_than|<|小于", .less, false),
      ("is_equal_to|is_still|is_already|equals|is|was|are|==|为|是|等于|已是|已为|仍是|仍为|还是", .equal, false),
    ] as [(String, ValueClaim.Comparison, Bool)]).map { (ClaimPattern.phrases($0.0), $0.1, $0.2) }

  static let deallocated = ClaimPattern.phrases(
    "deallocated|deallocates|deallocate|deinitialized|deinits|deinit|released|freed|destroyed|被释放|释放|被销毁|销毁|析构|被析构"
  )

  /// What writes or raises.
  static let prints = ClaimPattern.phrases("prints|print|logs|log|it_prints|输出|打印|再输出")
  static let warns = ClaimPattern.phrases("warns|warn|it_warns|警告|发出警告")
  static let raises = ClaimPattern.phrases(
    "raises|raise|throws|throw|it_raises|crashes_with|抛出|引发|抛出异常")
  static let written = ClaimPattern.phrases("is_printed|is_logged|are_printed|被输出|被打印")

  /// What stands before an event and says nothing more of it.
  static let articles = ClaimPattern.phrases(
    "the|the_heading|heading|the_output|the_call|a_call_to|a_call_of|标题|调用|会调用|再调用")

  static let ordinals = [
    [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ],
    ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th", "9th", "10th"],
    ["第一次", "第二次", "第三次", "第四次", "第五次", "第六次", "第七次", "第八次", "第九次", "第十次"],
    ["首次"],
  ]
  static let lasts = ["last", "最后一次"]

  static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
  static let chineseNumbers = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]

  /// What stands in a tally, a time or a list; patterns name none of it.
  private static let counting = ClaimPattern.phrases(
    "at_least|at_most|more_than|less_than|fewer_than|no_more_than|no_fewer_than|exactly|only|just|once|twice"
      + "|thrice|times|time|between|and|or|to|from|then|both|either|,|→|->|seconds|second|ms|per"
      + "|至少|最少|最多|至多|不超过|不少于|多于|少于|超过|恰好|正好|刚好|只|仅|仅仅|次|两|到|至|或|秒|毫秒|和|与|以及|及|再|然后|接着|而后|以内|之内")

  /// Every word that is no name; an event's name ends where one begins.
  static let words: Set<String> = {
    var words: Set<String> = []
    var phrases = [verbs, negations, refusals, counting, deallocated, written].flatMap { $0 }
    phrases += relations.flatMap { $0.phrases } + relationsBehind.flatMap { $0.phrases }
    phrases += comparisons.flatMap { $0.phrases }
    for phrase in phrases { words.formUnion(phrase) }
    for form in ClaimGrammar.forms {
      for pattern in form.patterns { words.formUnion(pattern.words) }
    }
    for pattern in ClaimGrammar.windows { words.formUnion(pattern.pattern.words) }
    return words
  }()

  /// The words that end a name: all but the nouns, for lifelines have such names.
  static let stops: Set<String> = words.subtracting([
    "a", "call", "calls", "controller", "crash", "cycle", "cycles", "exception", "exceptions",
    "heading",
    "memory", "object", "order", "output", "part", "pass", "passes", "section", "tick", "ticks",
    "turn",
    "turns", "view", "warning", "warnings", "loop", "content",
    // Versions stand behind it, which are no part of a form.
    "on",
  ]).union(["calls"])

  /// The words in Chinese that a text without blanks is parted at, the longest first.
  static let chinese: [[Unicode.Scalar]] = {
    var all = words.union(idle).union(ordinals[2]).union(ordinals[3]).union(chineseNumbers)
    for phrase in prints + warns + raises + articles { all.formUnion(phrase) }
    all.insert(lasts[1])
    let written = all.filter { $0.unicodeScalars.first.map { ClaimWords.isIdeograph($0) } ?? false }
    return written.map { Array($0.unicodeScalars) }.sorted {
      $0.count != $1.count ? $0.count > $1.count : $0.lexicographicallyPrecedes($1)
    }
  }()

  /// Whether a word begins a claim that has none of the others: `Prints`, `First`.
  static func isLead(_ word: String) -> Bool {
    ordinals[0].contains(word) || lasts.contains(word)
      || (prints + warns + raises).contains { $0.first == word }
  }

  /// The words in English, for suggestions.
  static let english: [String] = words.union(ordinals[0]).union(idle).filter { word in
    word.utf8.count > 3
      && word.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }.sorted()
}
