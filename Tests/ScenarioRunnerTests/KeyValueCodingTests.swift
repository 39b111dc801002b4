import ScenarioRunner
import ScenarioSyntax
import Testing

/// Key-value coding: properties by their names as texts.
@Suite struct KeyValueCodingTests {
  @Test func propertiesAreReadAndSetByKeysAndPaths() {
    let result = run(
      """
      class Model: NSObject {
        @objc dynamic var title = "a"
        @objc var n = 1 { didSet { print("did", n) } }
        @objc var next: Model?
      }
      let model = Model()
      model.setValue("b", forKey: "title")
      model.setValue(3, forKey: "n")
      model.next = Model()
      model.setValue(4, forKeyPath: "next.n")
      print(model.title, model.value(forKey: "title") as! String, model.value(forKeyPath: "next.n") as! Int)
      model.setValuesForKeys(["title": "c"])
      let nav = UINavigationController()
      nav.setValue("t", forKey: "title")
      nav.setValue(7, forKey: "secret")
      print(model.title, nav.title ?? "none", nav.value(forKey: "secret") as! Int)
      """)
    #expect(consoleLines(result) == ["did 3", "did 4", "b b 4", "c t 7"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func inObjectiveCAsMessages() {
    let result = run(
      """
      @interface Model : NSObject
      @property (nonatomic, copy) NSString *title;
      @end
      @implementation Model
      - (void)setTitle:(NSString *)title { NSLog(@"set %@", title); _title = title; }
      @end
      Model *model = [Model new];
      [model setValue:@"b" forKey:@"title"];
      NSLog(@"%@", [model valueForKey:@"title"]);
      """, dialect: .objectiveC)
    #expect(consoleLines(result) == ["set b", "b"], "\(listing(result))")
  }

  @Test func whoeverObservesIsTold() {
    let result = run(
      """
      class Model: NSObject { @objc dynamic var title = "a" }
      let model = Model()
      let token = model.observe(\\.title, options: [.new]) { _, change in print(change.newValue!) }
      model.setValue("b", forKey: "title")
      """)
    #expect(consoleLines(result) == ["b"], "\(listing(result))")
  }

  /// Swift's properties are seen by key-value coding where Objective-C sees them.
  @Test(arguments: ["class Model: NSObject {}", "class Model: NSObject { var title = \"\" }"])
  func aKeyThatAClassHasNotRaises(_ declaration: String) {
    let result = run("\(declaration)\nModel().setValue(1, forKey: \"title\")")
    #expect(listing(result).contains("NSUnknownKeyException"), "\(listing(result))")
    #expect(
      listing(result).contains(
        "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key title."
      ))
  }

  @Test func aClassMayAnswerForKeysThatItHasNot() {
    let result = run(
      """
      class Model: NSObject {
        override func value(forUndefinedKey key: String) -> Any? { "no \\(key)" }
        override func setValue(_ value: Any?, forUndefinedKey key: String) { print("set", key) }
      }
      let model = Model()
      model.setValue(1, forKey: "x")
      print(model.value(forKey: "y") as! String)
      """)
    #expect(consoleLines(result) == ["set x", "no y"], "\(listing(result))")
  }
}
