"""Scenarios that are made to take long.

Each is either small and expensive or near a megabyte. None may take more than 0.3 s of a processor
with its drawing, and no command that is given many of them more than 2 s.
"""

from cases import book, drawing, page, program

CASES = []


def swift(name, text, **options):
    CASES.append(program("swift " + name, text, "swift", **options))


def objc(name, text, **options):
    CASES.append(program("objc " + name, text, "objc", **options))


def source(name, text):
    """A program that is dear to read, and draws little."""
    swift(name, text, forms=("text",))


def drawn(name, text):
    """One that is dear to draw."""
    swift(name, text, forms=("svg", "text", "json", "html"))


# MARK: Collections and texts of the program

MANY = "let a = Array(repeating: 7, count: 100_000)\n"
LONG = 'let s = String(repeating: "ab ", count: 300_000)\n'
KEYS = "var d: [Int: Int] = [:]\nfor i in 0..<3_000 { d[i] = i }\n"
OBJECTS = "let o = (0..<5_000).map { _ in NSObject() }\n"

for line in [
    "_ = a + a", "_ = zip(a, a)", "_ = a == a", "_ = a != a", "_ = a.reversed()", "_ = a.contains(8)",
    "_ = a.sorted()", "_ = Set(a)", "_ = a.enumerated()", "_ = \"\\(a)\"", "_ = a.description",
    "_ = [a, a, a]", "_ = (a, a)", "_ = a.prefix(99_999)", "_ = Array(a)", "_ = a.isEmpty ? a : a + [1]",
    "_ = a.map { $0 }", "_ = a.max()", "_ = a.firstIndex(of: 9)", "let b = a", "var b = a; b.append(1)",
    "var b = a; b[0] = 1", "_ = a.count", "_ = a[99]", "_ = a.lazy", "_ = a.indices", "for x in a { _ = x }",
    "_ = a is [Int]", "_ = a as Any as! [Int]", "_ = a.first", "_ = a.publisher", "print(a)", "_ = a.dropFirst()",
    "_ = min(1, 2); _ = a[1...50_000]", "if case let x = a { _ = x }", "_ = { a }()", "switch a { default: break }",
    "_ = { [a] in a }", "_ = { (x: [Int]) in x }(a)", "_ = a.shuffled()", "_ = a.joined()",
    "_ = a.starts(with: a)", "_ = a.elementsEqual(a)", "_ = Set(a) == Set(a)", "_ = a.hashValue",
    "let (x, y) = (a, a)", "_ = a ?? []", "_ = Optional(a)", "_ = a as [Double]", "_ = a.split(separator: 1)",
]:
    swift("array: " + line, MANY + "while true { " + line + " }", forms=("text",))

for line in [
    "_ = s + s", "_ = s == s + \"a\"", "_ = s.count", "_ = s.uppercased()", "_ = Int(s)", "_ = Double(s)", "_ = s < s",
    "_ = s.contains(\"c\")", "_ = s.split(separator: \" \")", "_ = s.components(separatedBy: \" \")",
    "_ = s.replacingOccurrences(of: \"a\", with: \"\")", "_ = Array(s)", "_ = s.reversed()", "_ = \"\\(s)\"",
    "print(s)", "NSLog(\"%@\", s)", "_ = s.trimmingCharacters(in: .whitespaces)", "_ = s.hasPrefix(s)",
    "_ = s.hasSuffix(s)", "_ = s.isEmpty", "let t = s", "var t = s; t += \"a\"", "var t = s; t.append(\"a\")",
    "_ = s.first", "_ = s.last", "_ = s.capitalized", "_ = String(format: s, 1)", "_ = String(s)", "_ = s.dropLast()",
    "_ = s.prefix(5)", "_ = s.compare(s)", "_ = s.lowercased()", "_ = URL(string: s)", "_ = NSString(string: s)",
    "switch s { case \"a\": break\ndefault: break }", "_ = [s: 1]", "_ = [s: 1][s]", "_ = Set([s, s])", "_ = s.description",
    "_ = s.hashValue", "_ = s.utf8.count", "_ = s.map { $0 }", "for c in s { _ = c }", "_ = s as NSString",
    "_ = s.isEqual(s)", "_ = Selector(s)", "_ = NSClassFromString(s)", "_ = NSSelectorFromString(s)",
    "NotificationCenter.default.post(name: Notification.Name(s), object: nil)", "_ = UIImage(named: s)",
    "_ = UserDefaults.standard.string(forKey: s)", "UserDefaults.standard.set(s, forKey: s)", "_ = Float(s)",
    "_ = CGFloat(Double(s) ?? 0)", "_ = Bool(s)", "_ = s.localizedCaseInsensitiveContains(\"zz\")", "assert(s == s)",
    "_ = UILabel().text == s", "let l = UILabel(); l.text = s", "let v = UIViewController(); v.title = s",
    "_ = s.filter { $0 == \"a\" }", "_ = s.sorted()", "_ = s.max()", "_ = s.enumerated()", "_ = debugPrint(s)",
    "_ = NSMutableString(string: s)", "_ = Date().description + s", "_ = s.appending(\"x\")", "_ = s.suffix(3)",
]:
    swift("text: " + line, LONG + "while true { " + line + " }", forms=("text",))

for line in [
    "_ = d[-1]", "d[-1] = 2", "d[-1] = nil", "_ = d == d", "_ = d.keys", "_ = d.values", "_ = d.mapValues { $0 }", "_ = \"\\(d)\"",
    "let e = d", "_ = d.count", "_ = d.merging(d) { x, _ in x }", "_ = d.filter { _ in true }", "_ = d.sorted { $0.key < $1.key }",
    "for (k, v) in d { _ = k + v }", "_ = d.contains { _ in false }", "_ = d.first", "_ = d.min { $0.key < $1.key }",
    "d.removeValue(forKey: -3)", "d.updateValue(1, forKey: -3)", "_ = d.isEmpty", "_ = Array(d)", "_ = d.keys.contains(-1)",
    "_ = d[-1, default: 3]", "d[-1, default: 3] += 1", "_ = Dictionary(grouping: 0..<3_000) { $0 }",
]:
    swift("dictionary: " + line, KEYS + "while true { " + line + " }", forms=("text",))

for line in [
    "_ = o.contains(o[0])", "_ = o + o", "_ = o == o", "_ = o.firstIndex(of: o[4_999])", "let p = o", "_ = Set(o)", "_ = o.map { $0.description }",
]:
    swift("objects: " + line, OBJECTS + "while true { " + line + " }", forms=("text",))

swift("nested arrays, shared", "var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }\nprint(a)\n_ = \"\\(a)\"")
swift("a chain of operations", "let q = OperationQueue()\nvar last: Operation? = nil\nfor i in 0..<9000 {\n  let o = BlockOperation { }\n  if let l = last { o.addDependency(l) }\n  last = o\n  q.addOperation(o)\n}\nq.waitUntilAllOperationsAreFinished()")
swift("assertions that fail", 'for i in 0..<80000 { XCTFail("\\(i)") }')
swift("nested arrays, compared", "var a: [Any] = [1]\nvar b: [Any] = [1]\nfor _ in 0..<60 { a = [a, a]; b = [b, b] }\nprint(a == b)")
swift("nested arrays, in a set", "var a: [AnyHashable] = [1]\nfor _ in 0..<60 { a = [a, a] }\nprint(Set([a, a]).count)")
swift("nested arrays, to a UIKit method", "var a: [Any] = [1]\nfor _ in 0..<60 { a = [a, a] }\nlet nav = UINavigationController()\nnav.title = \"\\(a.count)\"\nprint(a.description.count)")
swift("nested dictionaries", "var a: [String: Any] = [:]\nfor _ in 0..<60 { a = [\"l\": a, \"r\": a] }\nprint(a)")
swift("nested tuples", "var t: Any = 1\nfor _ in 0..<60 { t = (t, t) }\nprint(t)")
swift("deep array", "var a: [Any] = []\nfor _ in 0..<20_000 { a = [a] }\nprint(a)\nprint(a == a)")
swift("deep structure", "struct S { var a: [Any] }\nvar s = S(a: [])\nfor _ in 0..<20_000 { s = S(a: [s]) }\nprint(s)")
swift("deep closures", "var f: () -> Int = { 0 }\nfor _ in 0..<5_000 { let g = f; f = { g() } }\nprint(f())")
swift("linked list", "class N { var next: N? }\nvar n = N()\nfor _ in 0..<15_000 { let m = N(); m.next = n; n = m }\nn = N()")
swift("text grown in a loop", 'var s = ""\nwhile true { s += "abcdefgh" }')
swift("text doubled", 'var s = "ab"\nwhile true { s = s + s }')
swift("text interpolated in a loop", 'var s = ""\nwhile true { s = "\\(s)x" }')
swift("array grown in a loop", "var a: [Int] = []\nwhile true { a.append(1) }")
swift("array doubled", "var a = [1]\nwhile true { a = a + a }")
swift("array inserted at the front", "var a: [Int] = []\nwhile true { a.insert(1, at: 0) }")
swift("dictionary grown", "var d: [Int: Int] = [:]\nvar i = 0\nwhile true { d[i] = i; i += 1 }")
swift("dictionary of texts grown", 'var d: [String: Int] = [:]\nvar i = 0\nlet p = String(repeating: "k", count: 20_000)\nwhile true { d[p + "\\(i)"] = i; i += 1 }')
swift("set grown", "var d: Set<Int> = []\nvar i = 0\nwhile true { d.insert(i); i += 1 }")
swift("sort backwards", "var a = Array((0..<8_000).reversed())\nwhile true { a.sort { $0 > $1 } }")
swift("texts sorted", 'let p = String(repeating: "k", count: 20_000)\nvar a = (0..<100).map { p + "\\($0)" }\nwhile true { _ = a.sorted() }')
swift("range to array", "while true { _ = Array(0..<100_000) }")
swift("stride", "while true { _ = Array(stride(from: 0, to: 100_000, by: 1)) }")
swift("huge range", "for i in 0..<Int.max { _ = i }")
swift("huge repeating", "let a = Array(repeating: 0, count: 9_000_000_000_000)")
swift("huge text", 'let a = String(repeating: "abc", count: 9_000_000_000_000)')
swift("huge array of arrays", "let a = Array(repeating: Array(repeating: 0, count: 400), count: 400)\nwhile true { _ = a + a; _ = a == a; _ = a.flatMap { $0 } }")
swift("huge format", 'while true { _ = String(format: "%900000d %.900000f", 1, 1.0) }')
swift("huge numbers", "while true { _ = \"\\(1.7e308) \\(4.9e-324)\"; _ = String(format: \"%f\", 1.7e308) }")
swift("wide print", LONG + "print(s, s, s, s)")
swift("unfinished lines", 'while true { print("abcdefgh", terminator: "") }')

# What is looked for is half as long as what it is looked for in, and nearly there at every place.
NEARLY = 'let s = String(repeating: "a", count: 100_000)\nlet t = String(repeating: "a", count: 50_000) + "b"\n'
for line in [
    "print(s.contains(t))", "_ = s.components(separatedBy: t)", "_ = s.split(separator: t)", "_ = s.hasPrefix(t)",
    "_ = s.replacingOccurrences(of: t, with: \"c\")", "_ = s.localizedCaseInsensitiveContains(t)", "_ = s.hasSuffix(t)",
    "_ = s.localizedStandardContains(t)", "_ = NSPredicate(format: \"SELF CONTAINS %@\", t).evaluate(with: s)",
    "_ = NSPredicate(format: \"SELF CONTAINS[c] %@\", t).evaluate(with: s)", "_ = s.range(of: t)",
    "_ = s.trimmingCharacters(in: CharacterSet(charactersIn: t))",
    "_ = s.components(separatedBy: CharacterSet(charactersIn: t))", "_ = s.compare(t)", "_ = s.appending(t)",
]:
    swift("text in text: " + line, NEARLY + line, forms=("text",))
    swift("text in text, again: " + line, NEARLY + "while true { " + line + " }", forms=("text",))
    swift("text in text, marked: " + line, NEARLY.replace('"a"', '"e\\u{301}"').replace("00_000", "0_000").replace("50_000", "5_000") + "while true { " + line + " }", forms=("text",))
swift("marks in marks", 'let s = String(repeating: "a", count: 50_000) + "e" + String(repeating: "\\u{301}", count: 50_000)\nprint(s.contains(s + s))\nwhile true { _ = s.contains(s) }', forms=("text",))

# MARK: Calls in calls

swift("function", "func f() { f() }\nf()")
swift("function, two ways", "func f() { f(); f() }\nf()")
swift("function that returns", "func f(_ n: Int) -> Int { f(n + 1) + f(n + 2) }\nprint(f(0))")
swift("fibonacci", "func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }\nprint(f(90))")
swift("tasks that double", "func f() { Task { f(); f() } }\nf()")
swift("tasks that double and wait", "func f() { Task { await Task.yield(); f(); f() } }\nf()")
swift("async calls", "func f() async { await f() }\nTask { await f() }")
swift("async calls, two ways", "func f() async { async let a: () = f(); async let b: () = f(); await a; await b }\nTask { await f() }")
swift("task group", "func f() async { await withTaskGroup(of: Void.self) { g in for _ in 0..<1000 { g.addTask { await f() } } } }\nTask { await f() }")
swift("dispatch that doubles", "func f() { DispatchQueue.main.async { f(); f() } }\nf()")
swift("dispatch later that doubles", "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { f(); f() } }\nf()")
swift("dispatch for ever", "func f() { DispatchQueue.main.async { f() } }\nf()")
swift("dispatch for ever in no time", "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.000001) { f() } }\nf()")
swift("timer for ever", "Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in }\nwait(100_000)")
swift("timers", "for _ in 0..<20_000 { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }\nwait(100)")
swift("timer that makes timers", "func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in f() } }\nf()\nwait(1000)")
swift("timers at many times", "for i in 0..<4_000 { DispatchQueue.main.asyncAfter(deadline: .now() + Double(i * 7_919 % 4_001) / 100) { } }\nwait(100)")
swift("timers cancelled", "var t: [Timer] = []\nfor i in 0..<15_000 { t.append(Timer.scheduledTimer(withTimeInterval: Double(i % 977), repeats: true) { _ in }) }\nfor x in t { x.invalidate() }")
swift("performs cancelled", "class A: UIViewController { @objc func f() {}\n@objc func g() {} }\nlet a = A()\nfor _ in 0..<4_000 { a.perform(#selector(A.f), with: nil, afterDelay: 1) }\nwhile true { a.perform(#selector(A.g), with: nil, afterDelay: 1)\nNSObject.cancelPreviousPerformRequests(withTarget: a, selector: #selector(A.g), object: nil) }")
swift("global queue", "func f() { DispatchQueue.global().async { f(); f() } }\nf()")
swift("sync queue", 'let q = DispatchQueue(label: "q")\nfunc f() { q.sync { f() } }\nf()')
swift("perform after delay", "class P: UIViewController { @objc func f() { perform(#selector(f), with: nil, afterDelay: 0); perform(#selector(f), with: nil, afterDelay: 0) } }\nlet p = P()\np.f()")
swift("operations", "let q = OperationQueue()\nfunc f() { q.addOperation { f(); f() } }\nf()")
swift("animations", "func f() { UIView.animate(withDuration: 0.1, animations: {}, completion: { _ in f(); f() }) }\nf()")
swift("didSet", "class A { var x = 0 { didSet { helper() } }\nfunc helper() { x += 1 } }\nlet a = A()\na.x = 1")
swift("willSet", "class A { var x = 0 { willSet { b.x = 1 } }\nlazy var b = A() }\nlet a = A()\na.x = 1")
swift("computed property", "class A { var x: Int { x + x } }\nprint(A().x)")
swift("computed global", "var x: Int { x + 1 }\nprint(x)")
swift("computed properties of two", "class A { var x: Int { y }\nvar y: Int { x } }\nprint(A().x)")
swift("lazy property", "class A { lazy var x: A = A().x }\nprint(A().x)")
swift("static property", "class A { static let x: Int = A.y\nstatic let y: Int = A.x }\nprint(A.x)")
swift("deinit that makes", "class A { deinit { _ = A(); _ = A() } }\n_ = A()")
swift("init that makes", "class A { let a = A() }\n_ = A()")
swift("init that makes two", "class A { init() { _ = A(); _ = A() } }\n_ = A()")
swift("subscript", "struct A { subscript(i: Int) -> Int { self[i + 1] } }\nprint(A()[0])")
swift("closure", "var f: () -> Void = {}\nf = { f(); f() }\nf()")
swift("description", 'class A: CustomStringConvertible { var description: String { "\\(self)\\(self)" } }\nprint(A())')
swift("debugDescription", 'struct A: CustomDebugStringConvertible { var debugDescription: String { "\\(self)" } }\ndebugPrint(A())\nprint([A()])')
swift("Comparable", "struct A: Comparable { static func < (l: A, r: A) -> Bool { [l, r].sorted() == [r, l] } }\nprint([A(), A()].sorted().count)")
swift("Equatable", "struct A: Equatable { static func == (l: A, r: A) -> Bool { [l] == [r] } }\nprint(A() == A())")
swift("Equatable in contains", "class A: Equatable { static func == (l: A, r: A) -> Bool { [l, l].contains(r) } }\nprint([A()].contains(A()))")
swift("Hashable", "struct A: Hashable { func hash(into h: inout Hasher) { _ = Set([A()]) }\nstatic func == (l: A, r: A) -> Bool { Set([l]) == Set([r]) } }\nprint(Set([A(), A()]).count)")
swift("operator", "prefix operator -+\nstruct A { static func + (l: A, r: A) -> A { l + r } }\n_ = A() + A()")
swift("sequence", "struct S: Sequence, IteratorProtocol { mutating func next() -> Int? { S().reduce(0, +) } }\nfor x in S() { print(x) }")
swift("sequence without end", "struct S: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }\nprint(Array(S()).count)")
swift("error thrown in catch", "func f() throws { do { try f() } catch { try f() } }\ntry? f()")
swift("defer", "func f() { defer { f(); f() } }\nf()")
swift("mutual", "func f() { g(); g() }\nfunc g() { h(); h() }\nfunc h() { f(); f() }\nf()")
swift("recursion over structures", "indirect enum T { case leaf, node(T, T) }\nvar t = T.leaf\nfor _ in 0..<60 { t = .node(t, t) }\nprint(t)")
swift("recursive enum, compared", "indirect enum T: Equatable { case leaf, node(T, T) }\nvar t = T.leaf\nvar u = T.leaf\nfor _ in 0..<60 { t = .node(t, t); u = .node(u, u) }\nprint(t == u)")
swift("observable", "@Observable class M { var x = 0 }\nlet m = M()\nfunc f() { withObservationTracking { _ = m.x } onChange: { m.x += 1; f() } }\nf()\nm.x = 1")
swift("key paths observed", "class M: NSObject { @objc dynamic var x = 0 }\nlet m = M()\nlet t = m.observe(\\.x) { o, _ in o.x += 1 }\nm.x = 1")
swift("many observers of a property", "class M: NSObject { @objc dynamic var x = 0 }\nlet m = M()\nvar ts: [NSKeyValueObservation] = []\nfor _ in 0..<3_000 { ts.append(m.observe(\\.x) { _, _ in }) }\nwhile true { m.x += 1 }")
swift("notification", 'let n = Notification.Name("n")\nNotificationCenter.default.addObserver(forName: n, object: nil, queue: nil) { _ in NotificationCenter.default.post(name: n, object: nil); NotificationCenter.default.post(name: n, object: nil) }\nNotificationCenter.default.post(name: n, object: nil)')
swift("many observers", 'let n = Notification.Name("n")\nfor _ in 0..<10_000 { NotificationCenter.default.addObserver(forName: n, object: nil, queue: nil) { _ in } }\nwhile true { NotificationCenter.default.post(name: n, object: nil) }')
swift("many other observers", 'for i in 0..<10_000 { NotificationCenter.default.addObserver(forName: Notification.Name("n\\(i)"), object: nil, queue: nil) { _ in } }\nwhile true { NotificationCenter.default.post(name: Notification.Name("m"), object: nil) }')
swift("observers added and removed", 'var ts: [Any] = []\nfor i in 0..<5_000 { ts.append(NotificationCenter.default.addObserver(forName: Notification.Name("n"), object: nil, queue: nil) { _ in }) }\nfor t in ts { NotificationCenter.default.removeObserver(t) }')
swift("observers of the keyboard", 'for i in 0..<20_000 { NotificationCenter.default.addObserver(forName: Notification.Name("keyboard\\(i)"), object: nil, queue: nil) { _ in } }')
swift("other observers added and removed", 'var ts: [Any] = []\nfor i in 0..<15_000 { ts.append(NotificationCenter.default.addObserver(forName: Notification.Name("n\\(i)"), object: nil, queue: nil) { _ in }) }\nfor t in ts { NotificationCenter.default.removeObserver(t) }')
swift("threads that wait for each other", "func f(_ n: Int) async { let s = DispatchSemaphore(value: 0); Task.detached { await f(n + 1); s.signal() }; s.wait() }\nTask { await f(0) }")
swift("undo", "let u = UndoManager()\nclass T: NSObject { }\nlet t = T()\nwhile true { u.registerUndo(withTarget: t) { _ in } }")
swift("continuations", "for _ in 0..<8_000 { Task { await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in DispatchQueue.main.async { c.resume() } } } }")
swift("tasks cancelled", "var ts: [Task<Void, Never>] = []\nfor _ in 0..<8_000 { ts.append(Task { while !Task.isCancelled { await Task.yield() } }) }\nfor t in ts { t.cancel() }")
swift("groups", "let g = DispatchGroup()\nfor _ in 0..<10_000 { g.enter(); g.notify(queue: .main) { } }\nfor _ in 0..<10_000 { g.leave() }")
swift("operations that all depend on all", "let q = OperationQueue()\nlet os = (0..<300).map { _ in BlockOperation { } }\nfor a in os { for b in os where a !== b { a.addDependency(b) } }\nq.addOperations(os, waitUntilFinished: false)")
swift("weak references to one", "class T {}\nvar t: T? = T()\nclass W { weak var t: T?; init(_ t: T?) { self.t = t } }\nvar ws: [W] = []\nfor _ in 0..<15_000 { ws.append(W(t)) }\nt = nil")
swift("combine", "let s = PassthroughSubject<Int, Never>()\nvar c: Set<AnyCancellable> = []\nfor _ in 0..<2_000 { s.map { $0 }.filter { _ in true }.sink { _ in }.store(in: &c) }\nwhile true { s.send(1) }")
swift("combine, long pipeline", "let s = PassthroughSubject<Int, Never>()\nlet c = s" + ".map { $0 }" * 3000 + ".sink { _ in }\nwhile true { s.send(1) }")
swift("combine that sends itself", "let s = PassthroughSubject<Int, Never>()\nlet c = s.sink { s.send($0); s.send($0) }\ns.send(1)")
swift("combine collect", "let s = PassthroughSubject<Int, Never>()\nlet c = s.collect().sink { _ in }\nwhile true { s.send(1) }")
swift("combine arrays", "let c = Array(repeating: 1, count: 50_000).publisher\nwhile true { _ = c.map { $0 }.sink { _ in } }")
swift("published", "class M: ObservableObject { @Published var x = 0 }\nlet m = M()\nlet c = m.$x.sink { v in m.x = v + 1 }\nm.x = 1")
swift("async stream", "let (s, c) = AsyncStream.makeStream(of: Int.self)\nfor i in 0..<60_000 { c.yield(i) }\nTask { for await x in s { c.yield(x); c.yield(x) } }")

# MARK: UIKit

swift("controllers joined", "let nav = UINavigationController()\nnav.viewControllers = (0..<3_000).map { _ in UIViewController() }\nwhile true { _ = nav.viewControllers + nav.viewControllers }")
swift("controllers read", "let nav = UINavigationController()\nnav.viewControllers = (0..<3_000).map { _ in UIViewController() }\nwhile true { _ = nav.viewControllers }")
swift("controllers set", "let nav = UINavigationController()\nlet c = (0..<2_000).map { _ in UIViewController() }\nwhile true { nav.viewControllers = c }")
swift("controllers counted", "let nav = UINavigationController()\nnav.viewControllers = (0..<3_000).map { _ in UIViewController() }\nwhile true { _ = nav.viewControllers.count; _ = nav.topViewController }")
swift("children", "let p = UIViewController()\nfor _ in 0..<6_000 { p.addChild(UIViewController()) }\nwhile true { _ = p.children }")
swift("children removed", "let p = UIViewController()\nfor _ in 0..<6_000 { p.addChild(UIViewController()) }\nfor c in p.children { c.removeFromParent() }")
swift("subviews", "let v = UIView()\nfor _ in 0..<10_000 { v.addSubview(UIView()) }\nwhile true { _ = v.subviews }")
swift("subviews counted", "let v = UIView()\nfor _ in 0..<10_000 { v.addSubview(UIView()) }\nwhile true { _ = v.subviews.count; _ = v.subviews.first }")
swift("subviews moved", "let v = UIView()\nfor _ in 0..<10_000 { v.addSubview(UIView()) }\nlet w = v.subviews[0]\nwhile true { v.bringSubviewToFront(w); v.sendSubviewToBack(w) }")
swift("subviews inserted", "let v = UIView()\nfor _ in 0..<10_000 { v.addSubview(UIView()) }\nlet w = UIView()\nwhile true { v.insertSubview(w, at: 5_000); w.removeFromSuperview() }")
swift("subviews removed", "let v = UIView()\nfor _ in 0..<15_000 { v.addSubview(UIView()) }\nfor w in v.subviews { w.removeFromSuperview() }")
swift("view found by tag", "let v = UIView()\nfor _ in 0..<15_000 { v.addSubview(UIView()) }\nwhile true { _ = v.viewWithTag(7) }")
swift("subviews put beside others", "let v = UIView()\nfor _ in 0..<2_500 { v.addSubview(UIView()) }\nlet all = v.subviews\nwhile true { v.insertSubview(all[1_000], aboveSubview: all[1_200]); v.insertSubview(all[1_000], belowSubview: all[1_100]) }")
swift("one of many laid out", "let v = UIView()\nfor _ in 0..<1_500 { v.addSubview(UIView()) }\nwindow.makeKeyAndVisible()\nwindow.addSubview(v)\nsettle()\nlet w = v.subviews[700]\nwhile true { w.setNeedsLayout(); v.layoutIfNeeded() }")
swift("animations", "let v = UIView()\nfor i in 0..<6_000 { UIView.animate(withDuration: Double(i % 101) / 10 + 0.1, animations: { v.alpha = 0 }) { _ in } }\nwait(50)")
swift("animations taken away", "let v = UIView(), w = UIView()\nfor _ in 0..<6_000 { UIView.animate(withDuration: 5, animations: { v.alpha = 0 }) { _ in } }\nwhile true { w.layer.removeAllAnimations() }")
swift("animations halted", "let v = UIView()\nfor _ in 0..<6_000 { UIView.animate(withDuration: 5, animations: { v.alpha = 0 }) { _ in } }\nwhile true { let a = UIViewPropertyAnimator(duration: 1, curve: .linear) { v.alpha = 1 }\na.startAnimation(); a.pauseAnimation() }")
swift("big tree moved", "let v = UIView()\nfor _ in 0..<15_000 { v.addSubview(UIView()) }\nwindow.makeKeyAndVisible()\nwhile true { window.addSubview(v); v.removeFromSuperview() }")
swift("big tree laid out", "let v = UIView()\nfor _ in 0..<15_000 { v.addSubview(UIView()) }\nwindow.makeKeyAndVisible()\nwindow.addSubview(v)\nwhile true { for w in v.subviews { w.setNeedsLayout() }\nsettle() }")
swift("big tree, settled", "let v = UIView()\nfor _ in 0..<15_000 { v.addSubview(UIView()) }\nwindow.makeKeyAndVisible()\nwindow.addSubview(v)\nwhile true { v.setNeedsLayout(); v.layoutIfNeeded() }")
swift("big tree, constraints", "let v = UIView()\nfor _ in 0..<15_000 { v.addSubview(UIView()) }\nwindow.makeKeyAndVisible()\nwindow.addSubview(v)\nwhile true { v.setNeedsUpdateConstraints(); v.updateConstraintsIfNeeded() }")
swift("deep tree", "var v = UIView()\nlet top = v\nfor _ in 0..<15_000 { let w = UIView(); v.addSubview(w); v = w }\nwindow.makeKeyAndVisible()\nwindow.addSubview(top)\nwhile true { v.setNeedsLayout(); v.layoutIfNeeded(); _ = v.window; _ = v.isDescendant(of: top) }")
swift("deep tree, hit test", "var v = UIView()\nlet top = v\nfor _ in 0..<15_000 { let w = UIView(); v.addSubview(w); v = w }\nwindow.makeKeyAndVisible()\nwindow.addSubview(top)\nwhile true { _ = top.hitTest(.zero, with: nil); user.tap(v) }")
swift("deep tree, moved", "var v = UIView()\nlet top = v\nfor _ in 0..<15_000 { let w = UIView(); v.addSubview(w); v = w }\nwindow.makeKeyAndVisible()\nwhile true { window.addSubview(top); top.removeFromSuperview() }")
swift("first responders", "let v = UIView()\nfor _ in 0..<10_000 { v.addSubview(UITextField()) }\nwindow.makeKeyAndVisible()\nwindow.addSubview(v)\nwhile true { v.subviews[0].becomeFirstResponder(); v.endEditing(true) }")
swift("controllers in controllers", "var c = UIViewController()\nwindow.rootViewController = c\nwindow.makeKeyAndVisible()\nfor _ in 0..<1_000 { let d = UIViewController(); c.addChild(d); c.view.addSubview(d.view); d.didMove(toParent: c); c = d }")
swift("pushes", "let nav = UINavigationController(rootViewController: UIViewController())\nwindow.rootViewController = nav\nwindow.makeKeyAndVisible()\nwhile true { nav.pushViewController(UIViewController(), animated: true); settle() }")
swift("pushes unseen", "let nav = UINavigationController()\nwhile true { nav.pushViewController(UIViewController(), animated: false) }")
swift("push and pop", "let nav = UINavigationController(rootViewController: UIViewController())\nwindow.rootViewController = nav\nwindow.makeKeyAndVisible()\nwhile true { nav.pushViewController(UIViewController(), animated: true); settle(); nav.popViewController(animated: true); settle() }")
swift("presentations", "window.rootViewController = UIViewController()\nwindow.makeKeyAndVisible()\nvar c = window.rootViewController!\nwhile true { let d = UIViewController(); c.present(d, animated: false); settle(); c = d }")
swift("layout for ever", "class P: UIViewController { override func viewDidLayoutSubviews() { view.setNeedsLayout() } }\nwindow.rootViewController = P()\nwindow.makeKeyAndVisible()\nwhile true { settle() }")
swift("appearance for ever", "class P: UIViewController { override func viewDidAppear(_ a: Bool) { present(P(), animated: true) } }\nwindow.rootViewController = P()\nwindow.makeKeyAndVisible()")
swift("view loaded in loadView", "class P: UIViewController { override func loadView() { view = view } }\nwindow.rootViewController = P()\nwindow.makeKeyAndVisible()")
swift("windows", "var w: [UIWindow] = []\nwhile true { let x = UIWindow(); x.rootViewController = UIViewController(); x.makeKeyAndVisible(); w.append(x) }")
swift("tabs", "let t = UITabBarController()\nt.viewControllers = (0..<2_000).map { _ in UIViewController() }\nwindow.rootViewController = t\nwindow.makeKeyAndVisible()\nvar i = 0\nwhile true { t.selectedIndex = i % 2_000; i += 1; settle() }")
swift("pages", "let p = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)\nwindow.rootViewController = p\nwindow.makeKeyAndVisible()\nwhile true { p.setViewControllers([UIViewController()], direction: .forward, animated: true); settle() }")
swift("traits", "let p = UIViewController()\nfor _ in 0..<4_000 { p.addChild(UIViewController()) }\nwindow.rootViewController = p\nwindow.makeKeyAndVisible()\nwhile true { user.rotate(); settle() }")
swift("trait handlers", "class P: UIViewController {}\\nlet p = P()\\nwindow.rootViewController = p\\nwindow.makeKeyAndVisible()\\nfor _ in 0..<5_000 { p.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (c: P, _: UITraitCollection) in } }\\nwhile true { user.rotate() }")
swift("trait handlers that stay", "class P: UIViewController {}\\nlet p = P()\\nwindow.rootViewController = p\\nwindow.makeKeyAndVisible()\\nfor _ in 0..<5_000 { p.registerForTraitChanges([UITraitActiveAppearance.self]) { (c: P, _: UITraitCollection) in } }\\nwhile true { user.rotate() }")
swift("gestures", "let v = UIView()\\nwindow.makeKeyAndVisible()\\nwindow.addSubview(v)\\nclass P: NSObject { @objc func f() {} }\\nlet p = P()\\nfor _ in 0..<5_000 { v.addGestureRecognizer(UITapGestureRecognizer(target: p, action: #selector(P.f))) }\\nwhile true { user.tap(v) }")
swift("rows", "class T: UITableViewController { override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 100_000_000 }\\noverride func numberOfSections(in t: UITableView) -> Int { 100_000_000 } }\\nwindow.rootViewController = T()\\nwindow.makeKeyAndVisible()\\nwhile true { (window.rootViewController as! T).tableView.reloadData(); settle() }")
swift("leaks", "class P: UIViewController { var o: P?; var f: (() -> Void)? }\nwindow.rootViewController = UIViewController()\nwindow.makeKeyAndVisible()\nfor _ in 0..<300 { let p = P(); p.f = { _ = p }; window.rootViewController!.present(p, animated: false); settle(); p.dismiss(animated: false); settle() }")
swift("objects", "var a: [NSObject] = []\nwhile true { a.append(NSObject()) }")
swift("objects let go", "while true { _ = NSObject() }")
swift("views let go", "while true { _ = UIView() }")
swift("constraints", "let v = UIView()\nlet w = UIView()\nwhile true { v.leadingAnchor.constraint(equalTo: w.leadingAnchor).isActive = true }")
swift("alert actions", "let a = UIAlertController(title: nil, message: nil, preferredStyle: .alert)\nwhile true { a.addAction(UIAlertAction(title: \"x\", style: .default) { _ in }) }")
swift("targets", "class P: NSObject { @objc func f() {} }\nlet p = P()\nlet b = UIButton()\nfor _ in 0..<10_000 { b.addTarget(p, action: #selector(P.f), for: .touchUpInside) }\nwhile true { b.sendActions(for: .touchUpInside) }")

# MARK: What is drawn

drawn("messages", "class P { func f() {} }\nlet p = P()\nwhile true { p.f() }")
drawn("messages to controllers", "class P: UIViewController { func f() {} }\nlet p = P()\nwindow.rootViewController = p\nwhile true { p.f() }")
drawn("many messages, then an end", "class P: UIViewController { func f() {} }\nlet p = P()\nwindow.rootViewController = p\nfor _ in 0..<19_000 { p.f() }")
drawn("many console lines", 'for i in 0..<15_000 { print("line \\(i)") }')
drawn("long console line", 'print(String(repeating: "word ", count: 150_000))')
drawn("long console word", 'print(String(repeating: "w", count: 900_000))')
drawn("console lines of wide characters", 'print(String(repeating: "漢字", count: 120_000))')
drawn("console lines of emoji", 'print(String(repeating: "👨‍👩‍👧‍👦", count: 30_000))')
drawn("console lines of combining marks", 'print("e" + String(repeating: "\\u{301}", count: 300_000))')
drawn("several long lines", 'let s = String(repeating: "word ", count: 20_000)\nfor _ in 0..<30 { print(s) }')
drawn("many participants", "class P: UIViewController { func f() {} }\nvar a: [P] = []\nfor _ in 0..<8_000 { let p = P(); p.f(); a.append(p) }")
drawn("many named participants", "class P: UIViewController { func f() {} }\n" + "".join(f"let p{i} = P()\np{i}.f()\n" for i in range(8000)))
drawn("many windows of messages", "class P: UIViewController { }\nwindow.makeKeyAndVisible()\nfor _ in 0..<1_500 { window.rootViewController = P(); settle() }")
drawn("deep messages", "class P: UIViewController { func f(_ n: Int) { if n > 0 { f(n - 1) } } }\nlet p = P()\nfor _ in 0..<200 { p.f(100) }")
drawn("long labels", "class P: UIViewController { func f(_ s: String) {} }\nlet p = P()\nlet s = String(repeating: \"word \", count: 2_000)\nfor _ in 0..<300 { p.f(s) }")
drawn("long name", "class P" + "x" * 244_000 + ": UIViewController {}\nlet p = P" + "x" * 244_000 + "()\nwindow.rootViewController = p\nwindow.makeKeyAndVisible()")
drawn("dividers", "// MARK: a\nprint(1)\n" * 15_000)
drawn("long divider", "// MARK: " + "word " * 97_000 + "\nprint(1)\n")
drawn("notes", "// note: a note\nprint(1)\n" * 15_000)
drawn("long note", "// note: " + "word " * 97_000 + "\nwindow.makeKeyAndVisible()\n")
drawn("arrays as arguments", "class P: UIViewController { func f(_ a: [Int]) {} }\nlet p = P()\nlet a = Array(repeating: 1, count: 20_000)\nwhile true { p.f(a) }")
drawn("warnings", "let p = UIViewController()\nwhile true { p.present(UIViewController(), animated: true) }")

# MARK: Reading: nearly as much as a program may have, 500 kB

source("parentheses", "(" * 400_000)
source("parentheses closed", "let a = " + "(" * 244_000 + "1" + ")" * 244_000)
source("brackets", "let a = " + "[" * 244_000 + "]" * 244_000)
source("larger than it may be", "let a = 1; " * 90_000)
source("braces", "{" * 490_000)
source("ifs", "if true { " * 49_000)
source("ifs closed", "if true { " * 44_000 + "}" * 44_000)
source("else ifs", "if true { }" + " else if true { }" * 28_000)
source("sum", "let a = 1" + " + 1" * 122_000)
source("sum of texts", 'let a = "a"' + ' + "a"' * 81_000)
source("comparisons", "let a = 1" + " == 1" * 97_000)
source("signs", "let a = " + "-" * 489_000 + "1")
source("nots", "let a = " + "!" * 489_000 + "true")
source("ternaries", "let a = " + "true ? 1 : " * 44_000 + "1")
source("coalescing", "let a: Int? = nil\nlet b = " + "a ?? " * 97_000 + "1")
source("members", "let a = b" + ".c" * 244_000)
source("calls", "let a = b" + "()" * 244_000)
source("optional chain", "let a = b" + "?.c" * 163_000)
source("closures in closures", "let a = " + "{ " * 163_000 + "}" * 163_000)
source("interpolations", 'let a = "' + "\\(1)" * 122_000 + '"')
source("interpolations in interpolations", 'let a = ' + '"\\(' * 97_000 + "1" + ')"' * 97_000)
source("string without end", 'let a = "' + "x" * 489_000)
source("long string", 'let a = "' + "x" * 489_000 + '"')
source("comments", "/*" * 245_000)
source("comments closed", "/* " * 98_000 + "*/" * 98_000)
source("line comments", "// a\n" * 98_000)
source("array literal", "let a = [" + "1, " * 163_000 + "]")
source("dictionary literal", "let a = [" + ", ".join(f"{i}: 1" for i in range(49_000)) + "]")
source("tuple", "let a = (" + "1, " * 163_000 + "1)")
source("arguments", "f(" + "1, " * 163_000 + "1)")
source("parameters", "func f(" + ", ".join(f"a{i}: Int" for i in range(38_000)) + ") {}")
source("constants", "".join(f"let a{i} = {i}\n" for i in range(26_000)))
source("variables, used", "".join(f"var a{i} = {i}\n" for i in range(12_000)) + "".join(f"a{i} += 1\n" for i in range(12_000)))
source("functions", "".join(f"func f{i}() {{}}\n" for i in range(29_000)))
source("functions, called", "".join(f"func f{i}() {{}}\n" for i in range(15_000)) + "".join(f"f{i}()\n" for i in range(15_000)))
source("overloads", "".join(f"func f(_ a{i}: Int) {{}}\n" for i in range(19_000)) + "f(1)\n" * 1_000)
source("overloads by label", "".join(f"func f(a{i}: Int) {{}}\n" for i in range(14_000)) + "".join(f"f(a{i}: 1)\n" for i in range(14_000)))
source("classes", "".join(f"class C{i} {{}}\n" for i in range(31_000)))
source("classes, made", "".join(f"class C{i} {{}}\n" for i in range(10_000)) + "".join(f"_ = C{i}()\n" for i in range(10_000)))
source("chain of classes", "class C0 {}\n" + "".join(f"class C{i}: C{i - 1} {{}}\n" for i in range(1, 20_000)) + "_ = C19999()")
source("chain of classes, used", "class C0 { func f() {} }\n" + "".join(f"class C{i}: C{i - 1} {{}}\n" for i in range(1, 15_000)) + "let c = C14999()\nwhile true { c.f() }")
source("chain of overrides", "class C0 { func f() {} }\n" + "".join(f"class C{i}: C{i - 1} {{ override func f() {{ super.f() }} }}\n" for i in range(1, 9_000)) + "let c = C8999()\nwhile true { c.f() }")
source("methods", "class C {\n" + "".join(f"func f{i}() {{}}\n" for i in range(29_000)) + "}\n_ = C()")
source("methods of a controller", "class C: UIViewController {\n" + "".join(f"func f{i}() {{}}\n" for i in range(29_000)) + "}\nwindow.rootViewController = C()\nwindow.makeKeyAndVisible()")
source("methods, called", "class C {\n" + "".join(f"func f{i}() {{}}\n" for i in range(10_000)) + "}\nlet c = C()\n" + "".join(f"c.f{i}()\n" for i in range(10_000)))
source("properties", "class C {\n" + "".join(f"var p{i} = 0\n" for i in range(33_000)) + "}\n_ = C()")
source("properties, read", "class C {\n" + "".join(f"var p{i} = 0\n" for i in range(10_000)) + "}\nlet c = C()\nwhile true { c.p9999 += 1 }")
source("structure of many fields", "struct C {\n" + "".join(f"var p{i} = 0\n" for i in range(10_000)) + "}\nvar c = C()\nwhile true { c.p9999 += 1; _ = c == c; let d = c; _ = \"\\(d)\" }")
source("cases", "enum C {\n" + "".join(f"case p{i}\n" for i in range(40_000)) + "}\nlet c = C.p39999\nwhile true { switch c { case .p1: break\ndefault: break } }")
source("all cases", "enum C: CaseIterable {\n" + "".join(f"case p{i}\n" for i in range(10_000)) + "}\nwhile true { _ = C.allCases }")
source("raw values", "enum C: Int {\n" + "".join(f"case p{i}\n" for i in range(20_000)) + "}\nwhile true { _ = C(rawValue: 19_999) }")
source("switch", "switch 1 {\n" + "".join(f"case {i + 5}: break\n" for i in range(27_000)) + "default: break }")
source("switch in a loop", "while true { switch 1 {\n" + "".join(f"case {i + 5}: break\n" for i in range(10_000)) + "default: break } }")
source("switch of cases in a loop", "enum E { " + "; ".join(f"case c{i}" for i in range(3_000)) + " }\nvar e = E.c2999\nwhile true { switch e {\n" + "".join(f"case .c{i}: break\n" for i in range(3_000)) + "} }")
source("switch of types in a loop", "let e: Any = 1\nwhile true { switch e {\n" + "case is UIViewController: break\n" * 3_000 + "default: break } }")
source("catches in a loop", "enum E: Error { case a, b }\nwhile true { do { throw E.b }" + " catch E.a { }" * 3_000 + " catch { } }")
source("operators", "struct S {}\n" + "".join(f"func + (l: S, r: C{i}) -> S {{ l }}\nstruct C{i} {{}}\n" for i in range(3_000)) + "let s = S()\nlet c = C2999()\nwhile true { _ = s + c }")
source("subscripts", "struct S {\n" + "".join(f"subscript(a{i} i: Int) -> Int {{ i }}\n" for i in range(5_000)) + "}\nlet s = S()\nwhile true { _ = s[a4999: 1] }")
source("initialisers", "class C {\n" + "".join(f"init(a{i}: Int) {{}}\n" for i in range(5_000)) + "}\nwhile true { _ = C(a4999: 1) }")
source("misspelt overrides", "class P: UIViewController {\n" + "".join(f"override func f{i}() {{ super.f{i}() }}\n" for i in range(10_000)) + "}\nwindow.rootViewController = P()")
source("unknown names beside enumerations", "".join(f"enum E{i} {{ case a{i} }}\n" for i in range(4_000)) + "func f() {\n" + "".join(f"_ = b{i}\n" for i in range(10_000)) + "}\n")
source("names of cases", "".join(f"enum E{i} {{ case a{i} }}\n" for i in range(6_000)) + "func f() {\n" + "".join(f"_ = a{i}\n" for i in range(6_000)) + "}\n")
source("members of the last of many classes", "".join(f"class C{i} {{ var x = 0 }}\n" for i in range(8_000)) + "let c = C7999()\nwhile true { c.x += 1 }")
source("protocols that name each other", "".join(f"protocol P{i}: " + ", ".join(f"P{j}" for j in range(200) if j != i) + " {}\n" for i in range(200)) + "protocol Q {}\nenum C: P0 { case a }\nfunc f(_ e: Any) { while true { if case Q.a = e { } } }\nf(C.a)")
source("protocols", "".join(f"protocol P{i} {{ func f{i}() }}\n" for i in range(14_000)))
source("conformances", "".join(f"protocol P{i} {{}}\n" for i in range(10_000)) + "class C: " + ", ".join(f"P{i}" for i in range(10_000)) + " {}\nlet c = C()\nwhile true { _ = c is P9999 }")
source("extensions", "class C {}\n" + "extension C {}\n" * 32_000)
source("extensions with methods", "class C {}\n" + "".join(f"extension C {{ func f{i}() {{}} }}\n" for i in range(15_000)) + "C().f19999()")
source("type aliases", "typealias A0 = Int\n" + "".join(f"typealias A{i} = A{i - 1}\n" for i in range(1, 19_000)) + "let a: A18999 = 1")
source("circular aliases", "typealias A = B\ntypealias B = A\nlet a: A = 1\nlet b: [B] = []")
source("circular classes", "class A: B {}\nclass B: A {}\n_ = A()")
source("generic types", "let a: " + "Array<" * 69_000 + "Int" + ">" * 69_000)
source("types of functions", "let a: " + "(Int) -> " * 54_000 + "Int")
source("nested types", "".join(f"class C{i} {{\n" for i in range(31_000)) + "}" * 31_000)
source("unknown names", "".join(f"unknown{i}.go()\n" for i in range(27_000)))
source("unknown names in functions", "".join(f"func f{i}() {{ unknown{i}.go() }}\n" for i in range(14_000)))
source("unknown types", "".join(f"let a{i}: Unknown{i} = Unknown{i}()\n" for i in range(12_000)))
source("unknown members", "let v = UIView()\n" + "".join(f"v.unknown{i}()\n" for i in range(30_000)))
source("faults", "let let let = = =\n" * 27_000)
source("lone characters", "§ " * 163_000)
source("unknown escapes", 'let a = "' + "\\q" * 244_000 + '"')
source("hashes", "#" * 490_000)
source("backticks", "`" * 490_000)
source("semicolons", ";" * 490_000)
source("newlines", "\n" * 489_000 + "print(1)")
source("conditional compilation", "#if A\n" * 81_000)
source("conditional compilation closed", "#if DEBUG\n" * 28_000 + "#endif\n" * 28_000)
source("attributes", "@a " * 163_000 + "class A {}")
source("modifiers", "private " * 61_000 + "class A {}")
source("labels", "".join(f"l{i}: " for i in range(62_000)) + "while true { }")
source("patterns", "if case " + ".some(" * 69_000 + "let x" + ")" * 69_000 + " = 1 { }")
source("captures", "let f = { [" + ", ".join(f"a{i}" for i in range(62_000)) + "] in }")
source("closures with many names", "var a = 0\nfunc f() {\n" + "let g = { a += 1 }\n" * 25_000 + "}\nf()")
source("closures in a big function", "func f() {\n" + "".join(f"let a{i} = {{ print({i}) }}\n" for i in range(15_000)) + "}\nf()")
source("nested functions", "".join(f"func f{i}() {{\n" for i in range(29_000)) + "}" * 29_000)
source("nested closures with names", "let a = 1\n" + "let f = { " * 60 + "print(a)" + " }" * 60 + "\nwhile true { f() }")
source("many statements", "print(1)\n" * 54_000)
source("a fragment", "override func viewDidLoad() { super.viewDidLoad() }\n" * 9_000)
source("fragments of many methods", "".join(f"func f{i}() {{ view.addSubview(label{i}) }}\n" for i in range(11_000)))
source("many controllers", "".join(f"class C{i}: UIViewController {{}}\n" for i in range(14_000)))
source("many generic parameters", "func f<" + ", ".join(f"T{i}" for i in range(8_000)) + ">(_ a: T0) {}\n" + "f(1)\n" * 8_000)
source("many generic arguments", "func f<" + ", ".join(f"T{i}" for i in range(8_000)) + ">(" + ", ".join(f"_ a{i}: T{i}" for i in range(8_000)) + ") {}\nf(" + ", ".join("1" for i in range(8_000)) + ")\n")
source("operators of many types", "".join(f"struct P{i} {{}}\nfunc + (a: P{i}, b: P{i}) -> P{i} {{ a }}\n" for i in range(3_000)) + "".join(f"_ = P{i}() + P{i}()\n" for i in range(3_000)))
source("classes in a chain", "class C0: UIViewController {}\n" + "".join(f"class C{i}: C{i - 1} {{}}\n" for i in range(1, 9_000)))
source("aliases of aliases", "".join(f"typealias A{i} = (A{i + 1}, A{i + 1})\n" for i in range(9_000)) + "let a: A0 = 1\n")
source("overloads", "".join(f"func f(_ a: Int, b{i}: Int = 1) -> Int {{ a }}\n" for i in range(4_000)) + "_ = f(1)\n" * 4_000)
source("bare names", "".join(f"label{i}.text = title{i}\n" for i in range(15_000)))
source("result builders", "@resultBuilder struct B { static func buildBlock(_ a: Int...) -> Int { 1 } }\nfunc f(@B _ b: () -> Int) {}\nf {\n" + "1\n" * 100_000 + "}")
source("regular expressions", "let a = /" + "(a*)*" * 97_000 + "/")
source("one line", "let a = 1; " * 44_000)
source("key paths", "let a = \\A" + ".b" * 244_000)
source("selector", "let a = #selector(" + "A." * 244_000 + "b)")
source("numbers", "let a = " + "9" * 489_000)
source("fractions", "let a = 1." + "9" * 489_000)
source("hexadecimal", "let a = 0x" + "f" * 489_000)
source("raw strings", "let a = " + "#" * 244_000 + '"x"' + "#" * 244_000)
source("multiline strings", 'let a = """\n' + "   x\n" * 97_000 + '   """')

# MARK: Objective-C

NSMANY = "NSMutableArray *a = [NSMutableArray array];\nfor (int i = 0; i < 3000; i++) { [a addObject:@(i)]; }\n"
NSLONG = 'NSMutableString *s = [NSMutableString string];\n[s appendString:@"' + "ab " * 100_000 + '"];\n'
for line in [
    "[a addObject:@1];", "[a removeObject:@-1];", "[a containsObject:@-1];", "[a indexOfObject:@-1];", "[a copy];", "[a mutableCopy];",
    "[a arrayByAddingObject:@1];", "[a isEqual:[a copy]];", "[a insertObject:@1 atIndex:0];", "[a objectAtIndex:5];", "[a count];",
    "NSString *d = [NSString stringWithFormat:@\"%@\", a];", "NSLog(@\"%@\", a);", "[a sortUsingSelector:@selector(compare:)];",
    "[a enumerateObjectsUsingBlock:^(id x, NSUInteger i, BOOL *stop) {}];", "[a componentsJoinedByString:@\", \"];",
    "[a addObjectsFromArray:a];", "[a removeObjectsInArray:a];", "a[0] = @2;", "id x = a[0];", "for (id x in a) { }", "NSArray *b = [NSArray arrayWithArray:a];",
    "[a valueForKey:@\"description\"];", "[NSSet setWithArray:a];", "[a filteredArrayUsingPredicate:nil];", "[a reverseObjectEnumerator];",
    "[a exchangeObjectAtIndex:0 withObjectAtIndex:1];", "[a description];", "[a firstObject];", "[a subarrayWithRange:NSMakeRange(0, 2999)];",
    "[a makeObjectsPerformSelector:@selector(description)];", "[a hash];", "NSArray *b = @[a, a, a];", "[a isEqualToArray:a];",
]:
    objc("array: " + line, NSMANY + "while (YES) { " + line + " }", forms=("text",))
for line in [
    "[s length];", "[s appendString:@\"x\"];", "[s isEqualToString:[s copy]];", "[s hasPrefix:s];", "[s uppercaseString];", "[s integerValue];", "[s doubleValue];",
    "[s componentsSeparatedByString:@\" \"];", "[s stringByAppendingString:s];", "[s substringToIndex:5];", "[s rangeOfString:@\"zz\"];",
    "[s stringByReplacingOccurrencesOfString:@\"a\" withString:@\"\"];", "NSLog(@\"%@\", s);", "[NSString stringWithFormat:@\"%@\", s];",
    "[s copy];", "[s mutableCopy];", "NSSelectorFromString(s);", "NSClassFromString(s);", "[s compare:s];", "[s stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]];",
    "[NSURL URLWithString:s];", "[s hash];", "[s description];", "[s boolValue];", "NSDictionary *d = @{s: @1}; id x = d[s];", "[s characterAtIndex:5];",
]:
    objc("text: " + line, NSLONG + "while (YES) { " + line + " }", forms=("text",))
for line in ["d[@-1] = @2;", "id x = d[@-1];", "[d removeObjectForKey:@-1];", "[d allKeys];", "[d allValues];", "[d copy];", "NSLog(@\"%@\", d);",
             "[d isEqual:[d copy]];", "[d addEntriesFromDictionary:d];", "[d enumerateKeysAndObjectsUsingBlock:^(id k, id v, BOOL *stop) {}];", "[d count];",
             "[d objectForKey:@-1];", "[d allKeysForObject:@-1];", "for (id k in d) { }"]:
    objc("dictionary: " + line, "NSMutableDictionary *d = [NSMutableDictionary dictionary];\nfor (int i = 0; i < 2000; i++) { d[@(i)] = @(i); }\nwhile (YES) { " + line + " }", forms=("text",))
objc("blocks", "__block void (^f)(void);\nf = ^{ f(); f(); };\nf();")
objc("blocks dispatched", "__block void (^f)(void);\nf = ^{ dispatch_async(dispatch_get_main_queue(), f); dispatch_async(dispatch_get_main_queue(), f); };\nf();")
objc("function", "void f(void) { f(); f(); }\nf();")
objc("method", "@interface A : NSObject\n@end\n@implementation A\n- (void)f { [self f]; [self f]; }\n@end\n[[A new] f];")
objc("getter", "@interface A : NSObject\n@property (nonatomic) A *x;\n@end\n@implementation A\n- (A *)x { return self.x; }\n@end\nNSLog(@\"%@\", [A new].x);")
objc("setter", "@interface A : NSObject\n@property (nonatomic) A *x;\n@end\n@implementation A\n- (void)setX:(A *)x { self.x = x; }\n@end\n[A new].x = nil;")
objc("description", "@interface A : NSObject\n@end\n@implementation A\n- (NSString *)description { return [NSString stringWithFormat:@\"%@%@\", self, self]; }\n@end\nNSLog(@\"%@\", [A new]);")
objc("isEqual", "@interface A : NSObject\n@end\n@implementation A\n- (BOOL)isEqual:(id)o { return [@[self] isEqual:@[o]]; }\n@end\nNSLog(@\"%d\", [@[[A new]] containsObject:[A new]]);")
objc("dealloc", "@interface A : NSObject\n@end\n@implementation A\n- (void)dealloc { [A new]; [A new]; }\n@end\n[A new];")
objc("initialize", "@interface A : NSObject\n@end\n@implementation A\n+ (void)initialize { [A new]; [self initialize]; }\n@end\n[A new];")
objc("forwarding", "@interface A : NSObject\n@end\n@implementation A\n- (id)forwardingTargetForSelector:(SEL)s { return self; }\n- (BOOL)respondsToSelector:(SEL)s { return [self respondsToSelector:s]; }\n@end\n[[A new] respondsToSelector:@selector(x)];")
objc("key-value coding", "@interface A : NSObject\n@property (nonatomic) A *a;\n@end\n@implementation A\n@end\nA *a = [A new];\na.a = a;\nwhile (YES) { [a valueForKeyPath:@\"" + "a." * 20_000 + "a\"]; }")
objc("an array in itself", "NSMutableArray *a = [NSMutableArray array];\n[a addObject:a];\nNSLog(@\"%@\", a);\nNSLog(@\"%d\", [a isEqual:[a copy]]);\nNSMutableArray *b = [NSMutableArray array];\n[b addObject:b];\nNSLog(@\"%d\", [a isEqual:b]);")
objc("arrays that hold each other", "NSMutableArray *a = [NSMutableArray array];\nNSMutableArray *b = [NSMutableArray array];\nfor (int i = 0; i < 20; i++) { [a addObject:b]; [b addObject:a]; }\nNSLog(@\"%@\", a);\nNSLog(@\"%d\", [a isEqual:b]);")
objc("messages", "@interface A : NSObject\n@end\n@implementation A\n- (void)f { }\n@end\nA *a = [A new];\nwhile (YES) { [a f]; }")
objc("brackets", "[" * 450_000)
objc("brackets closed", "[" * 90_000 + "a b]" + " c]" * 90_000)
objc("parentheses", "id a = " + "(" * 244_000 + "1" + ")" * 244_000 + ";")
objc("braces", "{" * 450_000)
objc("casts", "id a = " + "(id)" * 122_000 + "b;")
objc("blocks in blocks", "id a = " + "^{ " * 122_000 + "}" * 122_000 + ";")
objc("stars", "id " + "*" * 489_000 + "a;")
objc("classes", "".join(f"@interface C{i} : NSObject\n@end\n@implementation C{i}\n@end\n" for i in range(8_000)))
objc("methods", "@implementation C\n" + "".join(f"- (void)f{i} {{ }}\n" for i in range(26_000)) + "@end\n")
objc("properties", "@interface C : UIViewController\n" + "".join(f"@property (nonatomic, strong) UIView *p{i};\n" for i in range(10_000)) + "@end\n@implementation C\n@end\nC *c = [C new];\nwhile (YES) { c.p14999 = nil; }")
objc("categories", "@interface C : NSObject\n@end\n@implementation C\n@end\n" + "".join(f"@implementation C (K{i})\n- (void)f{i} {{ }}\n@end\n" for i in range(10_000)))
objc("macros", "".join(f"#define M{i} M{i - 1} M{i - 1}\n" for i in range(1, 40)) + "#define M0 1;\nM39\n")
objc("macros that call themselves", "#define A B B\n#define B A A\nA\n")
objc("macros of macros", "#define F(x) x x x x x x x x\n" + "F(" * 40 + "1;" + ")" * 40)
objc("many macros", "".join(f"#define M{i} {i}\n" for i in range(24_000)) + "int a = M29999;\n")
objc("macros, used", "#define M 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1 + 1\n" + "int a = M;\n" * 40_000)
objc("conditional compilation", "#if 1\n" * 58_000 + "#endif\n" * 19_000)
objc("statements", "NSLog(@\"a\");\n" * 37_000)
objc("unknown", "".join(f"[unknown{i} go];\n" for i in range(26_000)))
objc("at signs", "@" * 490_000)
objc("array literal", "id a = @[" + "@1, " * 122_000 + "];")
objc("selectors", "id a = [b " + "c:1 " * 122_000 + "];")
objc("strings", 'id a = @"a" ' + '"b" ' * 122_000 + ";")

# MARK: Trees that are deep or wide, and many tasks

VIEWS = "let root = UIView(), other = UIView()\nwindow.addSubview(root)\nvar v = root\nfor _ in 0..<3_000 { let next = UIView(); v.addSubview(next); v = next }\n"
STYLED = "root.overrideUserInterfaceStyle = .dark\n"
FLAT = "let v = UIView()\nfor _ in 0..<3_000 { v.addSubview(UIView()) }\n"
PARENTS = "let root = UIViewController()\nvar c = root\nfor _ in 0..<1_500 { let next = UIViewController(); c.addChild(next); c = next }\n"
for tree, lines in [
    (VIEWS, ["_ = v.traitCollection", "_ = v.isDescendant(of: root)", "_ = v.isDescendant(of: other)", "_ = v.safeAreaInsets",
             "_ = root.viewWithTag(7)", "_ = v.window", "v.endEditing(true)"]),
    (VIEWS + STYLED, ["_ = v.traitCollection"]),
    (FLAT, ["_ = v.viewWithTag(7)", "_ = v.subviews.first", "v.addGestureRecognizer(UITapGestureRecognizer())"]),
    (PARENTS, ["_ = c.transitionCoordinator", "_ = c.traitCollection", "_ = c.navigationController", "_ = c.presentingViewController"]),
    (PARENTS + STYLED, ["_ = c.traitCollection"]),
]:
    for line in lines:
        swift("tree: " + line + (", styled" if STYLED in tree else ""), tree + "while true { " + line + " }", forms=("text",))
for line in ["g.addTask { i }", "g.addTask { await Task.yield(); return i }", "g.addTask { try? await Task.sleep(nanoseconds: 1); return i }"]:
    swift("group: " + line, "Task { await withTaskGroup(of: Int.self) { g in for i in 0..<100_000 { " + line + " } } }", forms=("text",))
    swift("group of few: " + line, "Task { await withTaskGroup(of: Int.self) { g in for i in 0..<4_000 { " + line + " }\nfor await x in g { _ = x } } }", forms=("text",))
swift("tasks", "for i in 0..<100_000 { Task { i } }", forms=("text",))

# MARK: Texts as pages publish them, which are mended

def published(name, text, language="swift"):
    CASES.append(program("published: " + name, text, language, ("svg",)))
    CASES[-1].commands["render completed"] = CASES[-1].commands["render svg"] + ["--complete"]


published("placeholders that do not end", "<#" * 16_000)
published("placeholders", "let a = <#a#>\n" * 2_300)
published("elisions on one line", "f(" + "...," * 8_000 + ")")
published("elisions", "let a = ...\n" * 2_700)
published("braces that do not end", "{\n" * 16_000)
published("classes that do not end", "class A {\n" * 3_200)
published("classes that do not end", "@implementation A\n- (void)f {\n" * 1_000, "objc")
published("bodies in an interface", "@interface A : UIViewController\n" + "- (void)f { }\n" * 2_300, "objc")
published("lines that are no code", "this is no code at all\n" * 1_400)
published("lost line breaks", "let a = 1 " * 3_200)
published("curly quotes", "let a = “a”\n" * 2_000)
published("names that nobody declares", "".join(f"b{i}.foo()\n" for i in range(2_500)))
published("types that nobody declares", "".join(f"let a{i} = B{i}().setNeedsLayot()\n" for i in range(20_000)))

# MARK: Diagrams

def mermaid(name, text):
    CASES.append(drawing("mermaid: " + name, "sequenceDiagram\n" + text, "mmd"))


def plantuml(name, text):
    CASES.append(drawing("plantuml: " + name, "@startuml\n" + text + "\n@enduml\n", "puml"))


mermaid("calls in calls", " A->>+A: x\n" * 10_000)
plantuml("calls in calls", "A->B++\n" * 6_000 + "return\n" * 6_000)
plantuml("calls that activate by themselves", "autoactivate on\n" + "A->B: x\n" * 9_000)
for mark in ["~", "_", "*", "/", "-", '"', "<", "[", "\\n", "\\\\", "&a", "&#1;", "%", "é"]:
    plantuml(f"label of {mark}", "A->B: " + mark * (190_000 // len(mark.encode())))
for mark in ["<br/>", "#35;", "#59;", '"', "\\", "&", "<", "é"]:
    mermaid(f"label of {mark}", " A->>B: " + mark * (190_000 // len(mark.encode())))

# MARK: Pages

FENCE = "```swift scenario id={id}\n{text}\n```\n"


def scenarios(count, text):
    return "".join(FENCE.format(id=f"s{i}", text=text) + "\n" for i in range(count))


def notes(name, text, **options):
    CASES.append(page("scenarios: " + name, text, **options))


notes("endless scenarios", scenarios(2_000, "while true { }"))
notes("endless different scenarios", "".join(FENCE.format(id=f"s{i}", text=f"while true {{ _ = {i} }}") + "\n" for i in range(2_000)))
notes("scenarios of many messages", "".join(FENCE.format(id=f"s{i}", text=f"class P: UIViewController {{ func f() {{}} }}\nlet p = P()\nfor _ in 0..<{9_000 + i} {{ p.f() }}") + "\n" for i in range(300)))
notes("scenarios of much text", "".join(FENCE.format(id=f"s{i}", text=f'print(String(repeating: "word ", count: {500_000 + i}))') + "\n" for i in range(300)))
notes("small scenarios", "".join(FENCE.format(id=f"s{i}", text=f"window.rootViewController = A{i}()\nwindow.makeKeyAndVisible()") + "\n" for i in range(3_000)))
notes("versions", "".join(f"```swift scenario id=s{i} ios=5-26\nfor _ in 0..<{3_000 + i} {{ print(1) }}\n```\n\n" for i in range(100)))
TRACED = FENCE.format(id="a", text="class P: UIViewController { func f() {} }\nlet p = P()\nwindow.rootViewController = p\nfor _ in 0..<15_000 { p.f() }")
notes("claims, true", TRACED + "\n```claims\n" + "p.f happens 15000 times\n" * 30_000 + "```\n")
notes("claims, false", TRACED + "\n```claims\n" + "p.f happens twice\n" * 30_000 + "```\n")
notes("claims, different", TRACED + "\n```claims\n" + "".join(f"p.f #{i} before p.f #{i + 1}\n" for i in range(1, 20_000)) + "```\n")
notes("claims of unknown names", TRACED + "\n```claims\n" + "".join(f"q{i}.f happens twice\n" for i in range(30_000)) + "```\n")
notes("claims of unknown messages", TRACED + "\n```claims\n" + "".join(f"p.g{i} happens twice\n" for i in range(30_000)) + "```\n")
notes("claims of text", TRACED + "\n```claims\n" + "".join(f'prints "a{i}"\n' for i in range(30_000)) + "```\n")
notes("claims that cannot be read", TRACED + "\n```claims\n" + "p.f and so on and on\n" * 30_000 + "```\n")
notes("long claim", TRACED + "\n```claims\n" + "p.f happens " + "x" * 800_000 + "\n```\n")
notes("claims about many printed lines", FENCE.format(id="a", text='for i in 0..<15_000 { print("line \\(i) of many") }') + "\n```claims\n" + "".join(f'prints "a{i}"\n' for i in range(30_000)) + "```\n")
notes("expected trace", TRACED + "\n```trace\n" + "p.f()\n" * 100_000 + "```\n")
notes("expected trace of ellipses", TRACED + "\n```trace\n" + "…\np.f()\n" * 60_000 + "```\n")
notes("expected trace, nearly", TRACED + "\n```trace\n…\n" + "p.f()\n" * 7_000 + "p.g()\n…\n```\n")
notes("expected trace of wildcards", TRACED + "\n```trace\n" + "p.f(……)" + "…)" * 200_000 + "\n```\n")
notes("many expected traces", TRACED + "\n```trace\np.f()\n```\n" * 8_000)
notes("many claim blocks", TRACED + "\n```claims\np.f happens twice\n```\n" * 8_000)
notes("observed", TRACED + "\n```observed\n" + "p.f\n" * 100_000 + "```\n")
notes("observed of many names", TRACED + "\n```observed\n" + "".join(f"p{i}.f{i}\n" for i in range(50_000)) + "```\n")
notes("many observed", TRACED + "\n```observed\np.f\n```\n" * 8_000)
notes("compared", TRACED + "".join(f"\n```swift scenario id=b{i} compare=a\nclass P: UIViewController {{ func f() {{}} }}\nlet p = P()\nwindow.rootViewController = p\nfor _ in 0..<{9_000 + i} {{ p.f() }}\n```\n" for i in range(50)))
notes("compared with another", "".join(f"```swift scenario id=b{i} compare=b{i - 1}\n" + "".join(f"window.rootViewController = A{(j * 7 + i) % 13}()\nwindow.makeKeyAndVisible()\nsettle()\n" for j in range(150)) + "```\n\n" for i in range(1, 20)))
notes("long programs", "".join(FENCE.format(id=f"s{i}", text="".join(f"let a{j} = {j}\n" for j in range(10_000))) for i in range(5)))

BOOK = "```swift scenario id={id}\nwindow.makeKeyAndVisible()\nprint(1)\n// A line that is long enough to come near.\n```\n\n"
CASES.append(book("book: one id many times", "".join(BOOK.format(id="a") for _ in range(7_000))))
CASES.append(book("book: many ids", "".join(BOOK.format(id=f"a{i}") for i in range(7_000))))
