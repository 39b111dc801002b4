import ScenarioSyntax
import Testing

/// The coloured runs of a text, one letter a kind: `k:override k:func f:viewDidLoad`.
private func runs(_ text: String, _ dialect: Dialect) -> String {
  let bytes = Array(text.utf8)
  return Highlighter.highlight(text, dialect: dialect).map { token in
    let name = token.kind == .property ? "m" : String(token.kind.rawValue.prefix(1))
    return "\(name):\(String(decoding: bytes[token.range], as: UTF8.self))"
  }.joined(separator: " ")
}

@Suite struct HighlighterTests {
  @Test(arguments: [
    Reading("override func viewDidLoad() {", "k:override k:func f:viewDidLoad"),
    Reading("let nav: UINavigationController?", "k:let t:UINavigationController"),
    Reading("let nav = B(x: 1.5)", "k:let t:B n:1.5"),
    Reading("child.view.frame = self.bounds", "m:view m:frame k:self m:bounds"),
    Reading("print(\"a \\(b.c) d\")", "f:print s:\"a \\( m:c s:) d\""),
    Reading("x() // why\n/* a /* b */ c */ y", "f:x c:// why c:/* a /* b */ c */"),
    Reading("@IBAction func tap() {}", "a:@IBAction k:func f:tap"),
    Reading("if #available(iOS 13, *) {}", "k:if d:#available n:13"),
    Reading("let weak = 1; weak var a = $0", "k:let n:1 k:weak k:var m:$0"),
    Reading("var a: Int { get set }", "k:var t:Int k:get k:set"),
    Reading("children.forEach { $0.view }", "f:forEach m:$0 m:view"),
    Reading("r#\"x\\(y)\"#", "s:#\"x\\(y)\"#"),
    Reading("\"never closed", "s:\"never closed"),
  ])
  func coloursSwift(_ reading: Reading) {
    #expect(runs(reading.source, .swift) == reading.tree)
  }

  @Test(arguments: [
    Reading("- (void)viewDidLoad {", "k:void f:viewDidLoad"),
    Reading(
      "- (void)viewDidAppear:(BOOL)animated;", "k:void f:viewDidAppear t:BOOL"),
    Reading("[self.view addSubview:child.view];", "k:self m:view f:addSubview m:view"),
    Reading("A *a = [[A alloc] init];", "t:A t:A f:alloc f:init"),
    Reading("[a push:b animated:YES];", "f:push f:animated k:YES"),
    Reading("NSLog(@\"%@\", @1);", "f:NSLog s:@\"%@\" n:@1"),
    Reading(
      "#import <UIKit/UIKit.h>\n#pragma mark - Life",
      "d:#import s:<UIKit/UIKit.h> d:#pragma mark - Life"),
    Reading(
      "@property (nonatomic, weak) id delegate;", "k:@property k:nonatomic k:weak t:id"),
    Reading("__weak typeof(self) weakSelf = self;", "k:__weak k:typeof k:self k:self"),
    Reading("int x = a ? b : 0.5f;", "t:int n:0.5f"),
  ])
  func coloursObjectiveC(_ reading: Reading) {
    #expect(runs(reading.source, .objectiveC) == reading.tree)
  }

  @Test func coversEveryTextInOrderAndWithoutOverlap() {
    for text in [
      "", "\0\u{FF}“x”", "\"\\(\"\\(", "/* /*", "@\"", "#", "`", "a\r\nb", "\"\"\"\n\\(",
    ] {
      for dialect in Dialect.allCases {
        var end = 0
        for token in Highlighter.highlight(text, dialect: dialect) {
          #expect(token.range.lowerBound >= end)
          end = token.range.upperBound
        }
        #expect(end <= text.utf8.count)
      }
    }
  }
}
