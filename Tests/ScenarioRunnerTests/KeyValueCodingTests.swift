import ScenarioRunner
import ScenarioSyntax
import Testing

/// Key-value coding: properties by their names as texts.
@Suite struct KeyValueCodingTests {

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

}
