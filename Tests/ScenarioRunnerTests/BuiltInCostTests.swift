import Lifecycle
import ScenarioSyntax
import SourceText
import Testing

@testable import ScenarioRunner

/// Every built-in operation costs steps by the size of what it is applied to.
///
/// What there is to try is taken from the tables that the interpreter itself looks things up in, so that an
/// operation that is added tomorrow is tried too. Steps are counted, no clock is read.
@Suite struct `Built-in operations on large values` {
  /// The smaller of the two sizes that are compared, and how much larger the other one is.
  private static let size = 1_024
  private static let growth = 4

  /// A value that a program makes, and what a call may be given beside it.
  struct Operand: CustomTestStringConvertible, Sendable {
    let name: String
    let dialect: Dialect
    let declaration: @Sendable (Int) -> String
    let arguments: [String]
    let signatures: [String]
    let properties: [String]
    var testDescription: String { "\(name) in \(dialect)" }
  }

  private static let swiftArguments = [
    "a", "s", "0", "{ _ in false }", "{ $0 }", "{ _, _ in false }", "{ x, _ in x }",
    "{ ($0, 1) }", "0..<1", "d", "t", "\" \"", "0.5", "#selector(NSObject.description)", "true",
    ".whitespaces", "3",
  ]
  private static let objectiveCArguments = [
    "a", "@0", "0", "s", "d", "t", "^(id x, NSUInteger i, BOOL *stop) { return NO; }",
    "^(id x, id y) { return NSOrderedSame; }", "@selector(compare:)", "@selector(description)",
    "NSMakeRange(0, 1)", "@\" \"", "@[@0]", "^(id k, id v, BOOL *stop) { }",
    "[NSCharacterSet whitespaceCharacterSet]",
  ]

  /// Whether only the collections have a method that all who hold them share.
  private static func ofShared(_ signature: String) -> Bool {
    ArrayMethods.namesOfShared.contains(String(signature.prefix { $0 != "(" }))
  }

  static let operands: [Operand] = [
    Operand(
      name: "an array", dialect: .swift,
      declaration: { "var v = Array(repeating: 7, count: \($0))" }, arguments: swiftArguments,
      signatures: ArrayMethods.table.signatures(in: .swift).filter {
        !ofShared($0) && !$0.hasPrefix("join")
      },
      properties: CollectionProperties.ofArrays.keys),
    Operand(
      name: "an array of texts", dialect: .swift,
      declaration: { "var v = Array(repeating: \"seven\", count: \($0))" },
      arguments: swiftArguments,
      signatures: ArrayMethods.table.signatures(in: .swift).filter { !ofShared($0) },
      properties: []),
    Operand(
      name: "a shared array", dialect: .swift,
      declaration: { "let v = NSMutableArray(array: Array(repeating: 7, count: \($0)))" },
      arguments: swiftArguments,
      signatures: ArrayMethods.table.signatures(in: .swift).filter(ofShared), properties: []),
    Operand(
      name: "a shared set", dialect: .swift,
      declaration: { "let v = NSMutableSet(array: Array(0..<\($0 / 32)))" },
      arguments: swiftArguments,
      signatures: SetMethods.table.signatures(in: .swift).filter(ofShared), properties: []),
    Operand(
      name: "a dictionary", dialect: .swift,
      declaration: {
        "var v = Dictionary(uniqueKeysWithValues: (0..<\($0 / 32)).map { ($0, $0) })"
      },
      arguments: swiftArguments, signatures: DictionaryMethods.table.signatures(in: .swift),
      properties: CollectionProperties.ofDictionaries.keys),
    Operand(
      name: "a set", dialect: .swift, declaration: { "var v = Set(0..<\($0 / 32))" },
      arguments: swiftArguments,
      // Swift has no such method, which an error says.
      signatures: SetMethods.table.signatures(in: .swift).filter {
        !ofShared($0) && $0 != "removeAll(where:)"
      },
      properties: []),
    Operand(
      name: "a text", dialect: .swift,
      declaration: { "var v = String(repeating: \"7\", count: \($0))" },
      arguments: swiftArguments, signatures: TextMethods.table.signatures(in: .swift),
      properties: CollectionProperties.ofTexts.keys),
    Operand(
      name: "an array", dialect: .objectiveC,
      declaration: {
        "NSMutableArray *v = [NSMutableArray array];"
          + " for (int i = 0; i < \($0 / 32); i++) { [v addObject:@(i)]; }"
      }, arguments: objectiveCArguments,
      signatures: ArrayMethods.table.signatures(in: .objectiveC),
      properties: CollectionProperties.ofArrays.keys),
    Operand(
      name: "a dictionary", dialect: .objectiveC,
      declaration: {
        "NSMutableDictionary *v = [NSMutableDictionary dictionary];"
          + " for (int i = 0; i < \($0 / 32); i++) { v[@(i)] = @(i); }"
      }, arguments: objectiveCArguments,
      signatures: DictionaryMethods.table.signatures(in: .objectiveC),
      properties: CollectionProperties.ofDictionaries.keys),
    Operand(
      name: "a set", dialect: .objectiveC,
      declaration: {
        "NSMutableSet *v = [NSMutableSet set];"
          + " for (int i = 0; i < \($0 / 32); i++) { [v addObject:@(i)]; }"
      }, arguments: objectiveCArguments,
      signatures: SetMethods.table.signatures(in: .objectiveC), properties: []),
    Operand(
      name: "a text", dialect: .objectiveC,
      declaration: {
        "NSMutableString *v = [@\"\(String(repeating: "7", count: $0))\" mutableCopy];"
      },
      arguments: objectiveCArguments,
      signatures: TextMethods.table.signatures(in: .objectiveC),
      properties: CollectionProperties.ofTexts.keys),
  ]

  @Test(arguments: operands) func `every method costs more of a larger value`(
    _ operand: Operand
  ) {
    for signature in operand.signatures {
      guard let call = Self.call(signature, of: operand) else {
        Issue.record("\(signature) of \(operand.name) runs with none of the arguments")
        continue
      }
      expectGrowth(of: call, operand)
    }
  }

  @Test(arguments: operands) func `every property costs more of a larger value`(
    _ operand: Operand
  ) {
    for name in operand.properties where !CollectionProperties.isImmediate(name) {
      let read = operand.dialect == .swift ? "_ = v.\(name)" : "id x = [v \(name)];"
      guard Self.runs(read, operand) else { continue }
      expectGrowth(of: read, operand)
    }
  }

  /// An argument is gone through as the operand is, which its use alone does not pay.
  @Test(arguments: operands.filter { $0.name == "a text" })
  func `every method costs more of a larger text that it is given`(_ operand: Operand) {
    var tried = 0
    for signature in operand.signatures {
      // What takes a number as well looks at no text.
      guard let call = Self.call(signature, of: operand, only: "w"),
        Self.call(signature, of: operand, only: "0") == nil
      else { continue }
      tried += 1
      func steps(_ line: String, _ length: Int) -> Int {
        let text = String(repeating: "7", count: length)
        let large =
          operand.dialect == .swift ? "let w = \"\(text)\"\n" : "NSString *w = @\"\(text)\";\n"
        return Self.result(large + line, operand, size: 64).use.steps
      }
      let use = operand.dialect == .swift ? "_ = w" : "id x = w;"
      let (small, large) = (Self.size, Self.growth * Self.size)
      let cost = steps(call, large) - steps(call, small) - steps(use, large) + steps(use, small)
      #expect(cost >= Self.least(operand), "\(call) costs \(cost) steps more")
    }
    #expect(tried > 8)
  }

  @Test(arguments: operands.filter { $0.dialect == .swift })
  func `every operator costs more of a larger value`(_ operand: Operand) {
    var tried = 0
    for sign in BinaryOperator.allCases {
      for line in ["_ = v \(sign.rawValue) w", "v \(sign.rawValue)= w"]
      where Self.runs("var w = v; " + line, operand) {
        tried += 1
        let cost =
          Self.growth(of: "var w = v; \(line)", operand) - Self.growth(of: "var w = v", operand)
        #expect(cost >= Self.least(operand), "\(line) of \(operand.name)")
      }
    }
    #expect(tried > 0)
  }

  @Test(arguments: operands.filter { $0.dialect == .swift })
  func `every function costs more of a larger argument`(_ operand: Operand) {
    for name in FreeFunctions.allNames {
      expectGrowth(of: "_ = \(name)(v)", operand)
    }
  }

  @Test(
    arguments: operands.filter { $0.dialect == .swift },
    [
      "Array", "Set", "String", "Dictionary",
      "Int", "Double", "Bool", "CGFloat", "NSNumber", "URL", "Notification.Name", "Selector",
      "NSArray",
      "UIImage", "NSAttributedString", "Date",
    ])
  func `every value that is made of a large one costs more`(_ operand: Operand, type: String) {
    expectGrowth(of: "_ = \(type)(v)", operand)
  }

  @Test(arguments: operands) func `what is done with any value costs more of a larger one`(
    _ operand: Operand
  ) {
    let lines =
      operand.dialect == .swift
      ? [
        "let w = v", "_ = v", "_ = [v]", "_ = (v, v)", "_ = \"\\(v)\"", "print(v)", "_ = v as Any",
        "_ = v is Int", "func f(_ x: Any) {}\nf(v)", "let f = { v }\n_ = f()",
        "switch v { default: break }",
        "if case let w = v { _ = w }", "struct S { var x: Any }\n_ = S(x: v)", "_ = [1: v]",
        "let g = { [v] in 1 }",
        "for _ in v { break }", "v = v", "_ = true ? v : v", "_ = Optional(v)", "_ = v == v",
        "_ = v != v",
        "class C { var x: Any? }\nlet c = C()\nc.x = v",
        "class D { var x: Any = 1 { didSet {} } }\nD().x = v",
        "UserDefaults.standard.set(v, forKey: \"k\")",
        "let p = UIViewController()\np.title = \"\\(v)\"",
        "NotificationCenter.default.post(name: .init(\"n\"), object: v)",
        "_ = { (x: Any) in 1 }(v)",
      ]
      : [
        "id w = v;", "id w = @[v];", "NSLog(@\"%@\", v);", "id w = [v copy];",
        "id w = [v mutableCopy];",
        "BOOL b = [v isEqual:[v copy]];", "NSString *w = [NSString stringWithFormat:@\"%@\", v];",
        "id w = [v description];", "id w = @{@1: v};",
      ]
    for line in lines { expectGrowth(of: line, operand) }
  }

  // MARK: Counting

  /// A call of a signature that runs, with the first arguments that fit.
  private static func call(
    _ signature: String, of operand: Operand, only first: String? = nil
  ) -> String? {
    let isSwift = operand.dialect == .swift
    let declaration =
      first.map {
        $0 == "0" ? "" : isSwift ? "let \($0) = \"12\"\n" : "NSString *\($0) = @\"12\";\n"
      } ?? ""
    let pieces: [String]
    let name: String
    if isSwift {
      name = String(signature.prefix { $0 != "(" })
      pieces = signature.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
        .filter { $0 != "..." }
    } else {
      name = ""
      pieces = signature.split(separator: ":").map(String.init).filter { $0 != "..." }
    }
    let count = isSwift ? pieces.count : signature.contains(":") ? pieces.count : 0
    var chosen = Array(repeating: 0, count: count)
    if first != nil, count == 0 { return nil }
    while true {
      var values = chosen.map { operand.arguments[$0] }
      if let first { values[0] = first }
      let call: String
      if isSwift {
        let arguments = zip(pieces, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
        call = "_ = v.\(name)(\(arguments.joined(separator: ", ")))"
      } else if count == 0 {
        call = "[v \(signature)];"
      } else {
        call = "[v " + zip(pieces, values).map { "\($0):\($1)" }.joined(separator: " ") + "];"
      }
      if runs(declaration + call, operand) { return call }
      guard let place = chosen.lastIndex(where: { $0 + 1 < operand.arguments.count }),
        first == nil || place > 0
      else { return nil }
      chosen[place] += 1
      for later in chosen.indices where later > place { chosen[later] = 0 }
    }
  }

  private static func runs(_ line: String, _ operand: Operand) -> Bool {
    let result = result(line, operand, size: 64)
    return !result.hasErrors && exceptions(result).isEmpty
  }

  private static func result(_ line: String, _ operand: Operand, size: Int) -> ScenarioResult {
    let others =
      operand.dialect == .swift
      ? "var a = [1, 2]\nvar s = \"12\"\nvar d = [1: 2]\nvar t: Set = [1, 2]\n"
      : "NSMutableArray *a = [@[@1, @2] mutableCopy];\nNSString *s = @\"12\";\n"
        + "NSDictionary *d = @{@1: @2};\nNSSet *t = [NSSet setWithArray:a];\n"
    return run(others + operand.declaration(size) + "\n" + line, dialect: operand.dialect)
  }

  private static func steps(_ line: String, _ operand: Operand, size: Int) -> Int {
    result(line, operand, size: size).use.steps - result("", operand, size: size).use.steps
  }

  /// How many steps more a line takes of the larger value.
  private static func growth(of line: String, _ operand: Operand) -> Int {
    steps(line, operand, size: size * growth) - steps(line, operand, size: size)
  }

  /// The least that a part for each element comes to.
  private static func least(_ operand: Operand) -> Int {
    let isSmall = operand.declaration(64).contains("2;") || operand.declaration(64).contains("<2)")
    return (growth - 1) * size / (isSmall ? 32 : 1) / Simulator.partsOfStep
  }

  private func expectGrowth(of line: String, _ operand: Operand) {
    // What a compiler refuses of the value does not run.
    let refusals: Set = ["scenario.wrong-type", "scenario.wrong-arguments", "scenario.constant"]
    guard Self.result(line, operand, size: 1).diagnostics.allSatisfy({ !refusals.contains($0.id) })
    else { return }
    let cost = Self.growth(of: line, operand)
    #expect(cost >= Self.least(operand), "\(line) of \(operand.name) costs \(cost) steps more")
  }
}
