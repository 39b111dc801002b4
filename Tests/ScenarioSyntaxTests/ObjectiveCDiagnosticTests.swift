import ScenarioSyntax
import Testing

@Suite struct ObjectiveCDiagnosticTests {
  @Test(arguments: [
    Fault(
      "[self.view addSubview:child.view]1️⃣\n[a b];",
      "objc.expected-semicolon: expected ';' after expression → write ';' here"),
    Fault(
      "[self.view addSubview:child.view1️⃣;\n[a b];",
      "objc.expected-token: expected ']', found ';' | to match this '['"),
    Fault(
      "[nav push:b 1️⃣animated YES];",
      "objc.expected-token: expected ':' after 'animated' → write 'animated:'"),
    Fault(
      "[nav push: 1️⃣animated:YES];", "objc.expected-expression: expected expression after 'push:'"),
    Fault(
      "[1️⃣nav];", "objc.expected-identifier: expected a selector behind the receiver of the message"),
    Fault("[nav push:b]1️⃣]];\nf();", "objc.unexpected-token: extraneous ']' after expression"),
    Fault(
      "A *a = [[A alloc] init1️⃣;\nf();",
      "objc.expected-token: expected ']', found ';' | to match this '['"),
    Fault("NSString *s = @1️⃣\"abc;\nf();", "objc.unterminated-string: unterminated string literal"),
    Fault(
      "UIView *v = UIView();\nUIView v2 = [UIView new]1️⃣\nf();",
      "objc.expected-semicolon: expected ';' after declaration → write ';' here"),
    Fault("if 1️⃣a { f(); }", "objc.expected-token: expected '(' after 'if', found 'a'"),
    Fault(
      "if (a) f()1️⃣ else g();",
      "objc.expected-semicolon: expected ';' after expression → write ';' here"),
    Fault(
      "for (int i = 0, i 1️⃣< 3; i++) { }",
      "objc.expected-token: expected ';' in 'for' statement specifier, found '<'"),
    Fault(
      "for (A *a in b 1️⃣{ }", "objc.expected-token: expected ')', found '{' | to match this '('"),
    Fault("while (a1️⃣", "objc.expected-token: expected ')' | to match this '('"),
    Fault(
      "- (void)viewDidLoad {\n  [super viewDidLoad];1️⃣",
      "objc.expected-token: expected '}' | to match this '{'"),
    Fault(
      "- (void)viewDidLoad1️⃣\n  [super viewDidLoad];\n2️⃣}",
      "objc.expected-token: expected method body",
      "objc.unexpected-token: extraneous '}' at top level"),
    Fault(
      "@interface A : B\n- (void)f;1️⃣",
      "objc.missing-end: expected '@end' to close 'A' | the class begins here"),
    Fault(
      "@implementation A\n- (void)1️⃣f;\n@end",
      "objc.expected-token: expected the body of 'f' | an '@implementation' has no mere declarations"
    ),
    Fault(
      "@interface A : B\n- (void)f 1️⃣{ }\n@end",
      "objc.unexpected-token: a method has its body in the '@implementation'"),
    Fault(
      "@implementation A\n1️⃣[self f];\n@end",
      "objc.expected-declaration: expected a method definition, found '['"),
    Fault("1️⃣@end", "objc.unexpected-token: '@end' must appear in an Objective-C context"),
    Fault("1️⃣}\nf();", "objc.unexpected-token: extraneous '}' at top level"),
    Fault(
      "1️⃣let a = A()\nnav.push(a)",
      "objc.wrong-dialect: this is Swift in an Objective-C snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault(
      "1️⃣override func viewDidLoad() {}",
      "objc.wrong-dialect: this is Swift in an Objective-C snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault(
      "1️⃣@IBAction func tap() {}",
      "objc.wrong-dialect: this is Swift in an Objective-C snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault("1️⃣@synthesize a = b_;", "scenario.unsupported: a scenario cannot run '@synthesize'"),
    Fault(
      "1️⃣goto end;", "scenario.unsupported: a scenario cannot run 'goto' | leave a loop with 'break'"
    ),
    Fault("x = 1️⃣@encode(int);", "scenario.unsupported: a scenario cannot run '@encode'"),
    Fault(
      "@selector(a1️⃣.b);", "objc.invalid-selector: expected ')' or a piece of a selector, found '.'"),
    Fault(
      "x = @[a, b1️⃣;", "objc.expected-token: expected ']' or ',', found ';' | to match this '['"),
    Fault(
      "x = @{a: b, c1️⃣};", "objc.expected-token: expected ':' and the value of the key, found '}'"),
    Fault(
      "x = a ? b1️⃣;", "objc.expected-token: expected ':' in the conditional expression, found ';'"),
    Fault("x = 1️⃣;", "objc.expected-expression: expected expression, found ';'"),
    Fault("f(a, 1️⃣);", "objc.expected-expression: expected expression, found ')'"),
    Fault("1️⃣else { }", "objc.unexpected-token: 'else' can only appear inside an 'if' statement"),
    Fault(
      "1️⃣case 1: f();", "objc.unexpected-token: 'case' can only appear inside a 'switch' statement"),
    Fault(
      "f();\n1️⃣self.label setText:@\"a\"];",
      "objc.expected-bracket: missing '[' at start of message send expression → write '[' here"),
    Fault(
      "Task1️⃣ {\n  f();\n}",
      "objc.expected-semicolon: expected ';' after expression | this reads as Swift; a block has one language, and two blocks may have two"
    ),
    Fault("^{ f(); }1️⃣", "objc.expected-semicolon: expected ';' after expression → write ';' here"),
    Fault(
      "dispatch_async(q, ^{ [a b]1️⃣ });",
      "objc.expected-semicolon: expected ';' after expression → write ';' here"),
    Fault(
      "[UIView animateWithDuration:0.3 animations:^{ a.alpha = 01️⃣ }];",
      "objc.expected-semicolon: expected ';' after expression → write ';' here"),
    Fault(
      "[UIView animateWithDuration:0.3 animations:^{\n  a.alpha = 0;1️⃣\n2️⃣];\nf();",
      "objc.expected-token: expected '}' | to match this '{'",
      "objc.unexpected-token: extraneous ']' at top level"),
    Fault(
      "f()1️⃣\ng()2️⃣", "objc.expected-semicolon: expected ';' after expression → write ';' here",
      "objc.expected-semicolon: expected ';' after expression → write ';' here"),
    Fault(
      "return1️⃣", "objc.expected-semicolon: expected ';' after return statement → write ';' here"),
    Fault(
      "- (void)f:(int) 1️⃣{ }", "objc.expected-name: expected the name of a parameter, found '{'"),
    Fault("- (voidf 1️⃣{ }", "objc.expected-token: expected ')', found '{' | to match this '('"),
    Fault(
      "@property (weak 1️⃣id a;",
      "objc.expected-token: expected ')' or ',', found 'id' | to match this '('"),
    Fault(
      "@interface 1️⃣: B\n2️⃣@end", "objc.expected-name: expected a name after '@interface', found ':'",
      "objc.unexpected-token: '@end' must appear in an Objective-C context"),
    Fault(
      "x = 1️⃣“a”;",
      "objc.unexpected-character: a curly quote opens no string; use '\"' instead → did you mean '\"a\"'?"
    ),
    Fault("[a b1️⃣：c];", "objc.unexpected-character: '：' is not ':' → did you mean ':'?"),
    Fault("1️⃣/* never", "objc.unterminated-comment: unterminated '/*' comment"),
    Fault(
      "#if 1️⃣FOO\nf();\n#endif",
      "scenario.undefined-flag: nothing defines 'FOO', so it does not hold"
    ),
    Fault(
      "- (void)f {\n  1️⃣...\n}",
      "scenario.left-out: code is left out here, and nothing runs in its place"),
    Fault("@try { f(); }1️⃣", "objc.expected-token: expected '@catch' or '@finally' after '@try'"),
    Fault("x = 1️⃣08;", "objc.invalid-number: invalid digit in octal constant '08'"),
    Fault("NSLog(@\"%@\" 1️⃣a);", "objc.expected-token: expected ')', found 'a' | to match this '('"),
    Fault(
      "self.view.frame = CGRectMake(0, 0, 10, 101️⃣;",
      "objc.expected-token: expected ')', found ';' | to match this '('"),
    Fault(
      "UIViewController *vc = [[UIViewController alloc] init]1️⃣\n[self addChildViewController:vc];",
      "objc.expected-semicolon: expected ';' after declaration → write ';' here"),
    Fault(
      "nav.push(b, 1️⃣animated: true)",
      "objc.wrong-dialect: this is Swift in an Objective-C snippet | the language is the fence's first word: 'swift' or 'objc'"
    ),
    Fault("f()1️⃣);", "objc.unexpected-token: extraneous ')' after expression"),
    Fault(
      "[a b:^{ f(); 1️⃣];\ng();\n", "objc.expected-token: expected '}', found ']' | to match this '{'"
    ),
  ])
  func saysWhatIsWrong(_ fault: Fault) { check(fault) { ObjectiveCParser.parse($0) } }
}
