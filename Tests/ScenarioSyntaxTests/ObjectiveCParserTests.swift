import ScenarioSyntax
import SourceText
import Testing

@Suite struct ObjectiveCParserTests {
  @Test(arguments: [
    Reading(
      "[nav pushViewController:[B new] animated:YES];",
      "[nav pushViewController:animated: [B new], animated: true]"),
    Reading("[[[A alloc] init] view];", "[[[A alloc] init] view]"),
    Reading("[super viewDidLoad];", "[super viewDidLoad]"),
    Reading("[self.view addSubview:child.view];", "[self.view addSubview: child.view]"),
    Reading("[NSArray arrayWithObjects:a, b, nil];", "[NSArray arrayWithObjects: a, b, nil]"),
    Reading("[a move:x :y];", "[a move:: x, y]"),
    Reading("[a move:x:y];", "[a move:: x, y]"),
    Reading("[a for:x in:y];", "[a for:in: x, in: y]"),
    Reading("[a set:f ? 0.25 : 0 options:b];", "[a set:options: (? f 0.25 0), options: b]"),
    Reading(
      "[self presentViewController:b animated:YES completion:nil];",
      "[self presentViewController:animated:completion: b, animated: true, completion: nil]"),
    Reading("[a\n   long:b\n  other:c];", "[a long:other: b, other: c]"),
    Reading(
      "[[UIView alloc] initWithFrame:CGRectMake(0, 0, 320.5f, 44)];",
      "[[UIView alloc] initWithFrame: CGRectMake(0, 0, 320.5, 44)]"),
  ])
  func readsMessages(_ reading: Reading) {
    #expect(readObjectiveC(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading("self.view.frame = a.bounds;", "(= self.view.frame a.bounds)"),
    Reading("self->_child = nil;", "(= self._child nil)"),
    Reading("a[0] = b[@\"k\"];", "(= a[0] b[\"k\"])"),
    Reading("x = a ? b : c;", "(= x (? a b c))"),
    Reading("x = a ?: b;", "(= x (? a - b))"),
    Reading("x = @[@1, @2.5, @YES, @(a + b), @-1,];", "(= x [1, 2.5, true, (+ a b), -1])"),
    Reading("x = @{@\"a\": b, c: @\"d\"};", "(= x [\"a\": b, c: \"d\"])"),
    Reading("x = @\"a\" @\"b\\n\";", "(= x \"ab\\n\")"),
    Reading("x = @selector(tap:with:);", "(= x (selector tap:with:))"),
    Reading("x = (int64_t)(0.26 * NSEC_PER_SEC);", "(= x (as-c (* 0.26 NSEC_PER_SEC) int64_t))"),
    Reading("x = (UIView *)y;", "(= x (as-c y UIView *))"),
    Reading("x = ((A *)b).c;", "(= x (as-c b A *).c)"),
    Reading("x = (CGFloat)-1;", "(= x (as-c -1 CGFloat))"),
    Reading("x = (a) - b;", "(= x (- a b))"),
    Reading("x = (a * b);", "(= x (* a b))"),
    Reading("x = (CGPoint){1, 2};", "(= x CGPoint(1, 2))"),
    Reading("x = A | B & C;", "(= x (| A (& B C)))"),
    Reading("i++; --j; k += 2;", "(increment i 1)\n(increment j -1 prefix)\n(+= k 2)"),
    Reading(
      "if (!(self = [super init])) return nil;", "(if (! (= self [super init])) {(return nil)})"),
    Reading("x = !a && b == nil;", "(= x (&& (! a) (== b nil)))"),
    Reading("f(&a, *b);", "f((& a), (* b))"),
    Reading(
      "x = ({ UIView *v = [UIView new]; v; });",
      "(= x {(var v: UIView * [UIView new]) (return v)}())"),
    Reading("NSLog(@\"%s\", __func__);", "NSLog(\"%s\", (prettyFunction ))"),
    Reading("x = 'a' + 0x1F + 010 + 1.f + .5;", "(= x (+ (+ (+ (+ 97 31) 8) 1.0) 0.5))"),
    Reading("if (@available(iOS 13.0, *)) {}", "(if (available 13) {})"),
    Reading("a.b.c(d);", "a.b.c(d)"),
  ])
  func readsExpressions(_ reading: Reading) {
    #expect(readObjectiveC(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading(
      "dispatch_async(dispatch_get_main_queue(), ^{ [self go]; });",
      "dispatch_async(dispatch_get_main_queue(), ^{[self go]})"),
    Reading("[a do:^(BOOL finished) { f(finished); }];", "[a do: ^(finished){f(finished)}]"),
    Reading("[a do:^{ } completion:^(BOOL f) { }];", "[a do:completion: ^{}, completion: ^(f){}]"),
    Reading("void (^done)(BOOL) = ^(BOOL ok) { };", "(var done: void (^done)(BOOL) ^(ok){})"),
    Reading("x = ^BOOL(id a, NSArray<A *> *b) { return YES; };", "(= x ^(a b){(return true)})"),
    Reading("if (done) done(YES);", "(if done {done(true)})"),
    Reading("self.done = ^(void) { };", "(= self.done ^{})"),
  ])
  func readsBlocks(_ reading: Reading) {
    #expect(readObjectiveC(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading("A *a = [A new];", "(var a: A * [A new])"),
    Reading("A* a;", "(var a: A*)"),
    Reading("CGRect f = b.frame, g;", "(var f: CGRect b.frame)\n(var g: CGRect)"),
    Reading(
      "__weak typeof(self) weakSelf = self;", "(weak var weakSelf: __weak typeof(self) self)"),
    Reading(
      "__strong __typeof__(weakSelf) s = weakSelf;",
      "(var s: __strong __typeof__(weakSelf) weakSelf)"),
    Reading("A * __weak a = b;", "(weak var a: A * __weak b)"),
    Reading("__block BOOL done = NO;", "(block var done: __block BOOL false)"),
    Reading("static dispatch_once_t once;", "(static var once: static dispatch_once_t)"),
    Reading("const CGFloat w = 1;", "(let w: const CGFloat 1)"),
    Reading("id<A> a = nil;", "(var a: id<A> nil)"),
    Reading("NSArray<UIView *> *v = @[];", "(var v: NSArray<UIView *> * [])"),
    Reading("unsigned long long n = 1;", "(var n: unsigned long long 1)"),
    Reading("int n[3] = {1, 2, 3};", "(var n: int [1, 2, 3])"),
    Reading("a < b;", "(< a b)"),
    Reading("#define kTime 0.3\nf(kTime);", "(let kTime get {(return 0.3)})\nf(0.3)"),
    Reading("#define TWICE(x) ((x) * 2)\nf(TWICE(a + 1));", "f((* (+ a 1) 2))"),
    Reading(
      "#define LOG(f, ...) NSLog(f, ##__VA_ARGS__)\nLOG(@\"a\"); LOG(@\"b\", c);",
      "NSLog(\"a\")\nNSLog(\"b\", c)"),
    Reading(
      "#define NAME(x) @#x\n#define JOIN(a, b) a##b\nf(NAME(page), JOIN(left, Right));",
      "f(\"page\", leftRight)"),
    Reading("#define IF if (a)\nIF f();", "(if a {f()})"),
    Reading(
      "#define F F + G\n#define G F\nf(F);",
      "(let F get {(return (+ F G))})\n(let G get {(return F)})\nf((+ F F))"),
    Reading("struct P { int x; };", "(structure P (var x: int))"),
    Reading("typedef struct { int x, y; } P;", "(structure P (var x: int) (var y: int))"),
    Reading("int (*f)(int) = g;", "(var f: int (*f)(int) g)"),
    Reading("n = sizeof(int) + sizeof(a);", "(= n (+ 8 sizeof(a)))"),
    Reading("int a[2]; int b[] = {1, 2};", "(var a: int [0, 0])\n(var b: int [1, 2])"),
    Reading("CGRect r = {{1, 2}, {3, 4}};", "(var r: CGRect CGRect(1, 2, 3, 4))"),
    Reading("typedef void (^Done)(BOOL);", "(typealias Done void (^Done)(BOOL))"),
    Reading(
      "typedef NS_ENUM(NSInteger, E) { EA, EB = 2 };",
      "(enumeration E: NSInteger (case EA) (case EB 2))"),
    Reading("typedef enum { EA, EB } E;", "(enumeration E (case EA) (case EB))"),
    Reading(
      "static void f(int a, UIView *b) { g(); }",
      "(func f(_ a: int, _ b: UIView *) -> static void {g()})"),
    Reading("void f(void);\ng();", "g()"),
  ])
  func readsDeclarations(_ reading: Reading) {
    #expect(readObjectiveC(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading("if (a) { b(); } else if (c) d(); else { e(); }", "(if a {b()} c {d()} else {e()})"),
    Reading("for (A *a in b) [a go];", "(for let a b {[a go]})"),
    Reading(
      "for (id a in [b reverseObjectEnumerator]) { break; }",
      "(for let a [b reverseObjectEnumerator] {(break)})"),
    Reading(
      "for (int i = 0, n = 3; i < n; i++) { continue; }",
      "(for ((var i: int 0) (var n: int 3)) ((< i n)) ((increment i 1)) {(continue)})"),
    Reading("for (;;) { }", "(for () () () {})"),
    Reading("while (a) b();", "(while a {b()})"),
    Reading("do { a(); } while (b);", "(repeat {a()} b)"),
    Reading(
      "switch (a) { case 1: case 2: b(); break; default: c(); }",
      "(switch a [1] {} [2] {b() (break)} [default] {c()} falls-through)"),
    Reading(
      "@try { a(); } @catch (NSException *e) { b(); } @finally { c(); }",
      "(do {a()} catch let e {b()} finally {c()})"),
    Reading("@autoreleasepool { a(); }", "{a()}"),
    Reading("@synchronized (self) { a(); }", "{a()}"),
    Reading("@throw e;", "(throw e)"),
    Reading("i++, j--;", "{(increment i 1) (increment j -1)}"),
    Reading(";;", ""),
    Reading("#pragma mark - Push\na(); // note: b", "(divider \"Push\")\n(note \"b\")\na()"),
    Reading("#import <A/A.h>\n@import UIKit;\n@class A, B;\na();", "a()"),
    Reading("#ifdef DEBUG\na();\n#else\nb();\n#endif", "a()"),
  ])
  func readsControlFlow(_ reading: Reading) {
    #expect(readObjectiveC(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading(
      "- (void)viewDidLoad { [super viewDidLoad]; }",
      "(objc fragment func viewDidLoad() @viewDidLoad -> void {[super viewDidLoad]})"),
    Reading(
      "-(void) viewDidAppear:(BOOL)animated\n{\n}",
      "(objc fragment func viewDidAppear(_ animated: BOOL) @viewDidAppear: -> void {})"),
    Reading(
      "+ (instancetype)make:(A *)a with:(void (^)(BOOL ok))b { }",
      "(class objc fragment func make(_ a: A *, with b: void (^)(BOOL ok)) @make:with: -> instancetype {})"
    ),
    Reading(
      "- (IBAction)tap:(id)sender { }",
      "(objc fragment func tap(_ sender: id) @tap: -> IBAction {})"),
    Reading(
      "- (void)a;\n- (void)b:(A *)c\n\n- (void)d NS_REQUIRES_SUPER;\n",
      "(objc fragment func a() @a -> void)\n(objc fragment func b(_ c: A *) @b: -> void)\n(objc fragment func d() @d -> void)"
    ),
    Reading(
      "- isBeingPresented;\n-   (void)viewWillAppear:",
      "(objc fragment func isBeingPresented() @isBeingPresented)\n(objc fragment func viewWillAppear(_) @viewWillAppear: -> void)"
    ),
    Reading("- (void)from:::;", "(objc fragment func from(_, _, _) @from::: -> void)"),
    Reading(
      "@property(nonatomic,readonly) NSArray *children",
      "(readonly objc fragment var children: NSArray *)"),
    Reading(
      "- (void)log:(NSString *)f, ... { }",
      "(objc fragment func log(_ f: NSString *...) @log: -> void {})"),
  ])
  func readsMethodsOutsideClasses(_ reading: Reading) {
    #expect(readObjectiveC(reading.source) == reading.tree)
  }

  @Test(arguments: [
    Reading(
      "@interface A : B <C, D>\n@property (nonatomic, weak) id<E> delegate;\n- (void)f;\n@end",
      "(interface class A: B, C, D (weak objc var delegate: id<E>) (objc func f() @f -> void))"),
    Reading(
      "@interface A ()\n@property (nonatomic, strong) UIView *x, *y;\n@end",
      "(addition class A (objc var x: UIView *) (objc var y: UIView *))"),
    Reading(
      "@interface A (Extra) <P>\n+ (A *)a;\n@end",
      "(addition(Extra) class A: P (class objc func a() @a -> A *))"),
    Reading(
      "@implementation A {\n  UIView *_v;\n  BOOL _on, _off;\n}\n@synthesize v = _v;\n- (void)f { g(); }\n@end\n[A new];",
      "(implementation class A (var _v: UIView *) (var _on: BOOL) (var _off: BOOL) (synthesize v _v) (objc func f() @f -> void {g()}))\n[A new]"
    ),
    Reading(
      "@protocol P <NSObject>\n@optional\n- (void)f:(int)a;\n@end\n@protocol Q;",
      "(protocol P: NSObject (objc optional func f(_ a: int) @f: -> void))"),
    Reading(
      "@implementation A\nstatic int n = 0;\n- (void)f { n++; }\n@end",
      "(static var n: static int 0)\n(implementation class A (objc func f() @f -> void {(increment n 1)}))"
    ),
    Reading(
      "@interface A : B\n@property (copy, nonatomic, getter=isOn, setter=turn:) void (^on)(BOOL x);\n@property (assign) NSInteger n;\n@property (nonatomic, assign) id d;\n@property (class, readonly) A *shared;\n@end",
      "(interface class A: B (copy objc var on: void (^on)(BOOL x)) (objc var n: NSInteger) (unowned objc var d: id) (static readonly objc var shared: A *))"
    ),
    Reading(
      "NS_ASSUME_NONNULL_BEGIN\n@interface A : B\n@property (nullable) IBOutlet UIView *v;\n@end\nNS_ASSUME_NONNULL_END\nf();",
      "(interface class A: B (objc var v: IBOutlet UIView *))\nf()"),
  ])
  func readsClasses(_ reading: Reading) {
    #expect(readObjectiveC(reading.source) == reading.tree)
  }

  /// A snippet in both languages, and the calls it makes in both.
  @Test(arguments: [
    Reading("self.addChild(child)", "[self addChild:child];"),
    Reading("a.view.isHidden = b == nil ? true : false", "a.view.isHidden = b == nil ? YES : NO;"),
    Reading("// MARK: x\nwhile a { f(1, \"s\") }", "#pragma mark x\nwhile (a) { f(1, @\"s\"); }"),
  ])
  func makesTheSameTreeAsSwift(_ twins: Reading) {
    let swift = SwiftParser.parse(snippet(twins.source)).value
    let objectiveC = ObjectiveCParser.parse(snippet(twins.tree)).value
    let dump = TreeDump.dump(objectiveC)
      .replacing("[self addChild: child]", with: "self.addChild(child)")
    #expect(TreeDump.dump(swift) == dump)
  }
}
