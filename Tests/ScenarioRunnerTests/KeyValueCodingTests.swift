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

  @Test func anObjectsOwnPropertiesWithoutSelf() {
    let result = run(
      """
      class Model: NSObject {
        @objc var n = 1
        @objc var next: Model?
        func change() {
          next = Model()
          setValue(2, forKey: "n")
          setValue(3, forKeyPath: "next.n")
          setValuesForKeys(["n": 4])
          print(value(forKey: "n") ?? 0, value(forKeyPath: "next.n") ?? 0)
        }
      }
      Model().change()
      func value(forKey key: Int) -> Int { key }
      print(value(forKey: 7))
      """)
    #expect(consoleLines(result) == ["4 3", "7"], "\(listing(result))")
    #expect(result.diagnostics.isEmpty, "\(listing(result))")
  }

  @Test func propertiesAreSetAlongKeyPaths() {
    let result = run(
      """
      struct Style { var size = 1 }
      class Model: NSObject {
        var n = 1 { didSet { print("did", n) } }
        var style = Style()
        let next: Model?
        init(next: Model?) { self.next = next }
      }
      let model = Model(next: Model(next: nil))
      let path: ReferenceWritableKeyPath<Model, Int> = \\Model.n
      model[keyPath: path] = 2
      model[keyPath: path] += 1
      model[keyPath: \\.style.size] = 5
      var style = Style()
      style[keyPath: \\.size] = 9
      func set<Root, Value>(
        _ value: Value, _ path: ReferenceWritableKeyPath<Root, Value>, of root: Root
      ) {
        root[keyPath: path] = value
      }
      set(4, \\Model.n, of: model)
      print(model[keyPath: path], model.style.size, style.size, path == \\Model.n, path == \\.style.size)
      """)
    let lines = ["did 2", "did 3", "did 4", "4 5 9 true false"]
    #expect(consoleLines(result) == lines, "\(listing(result))")
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
