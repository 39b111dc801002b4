import Lifecycle
import ScenarioSyntax

/// An `NSMutableArray`, `NSMutableDictionary`, `NSMutableSet` or `NSMutableString`: a collection
/// that all who hold it share.
final class MutableCollection: Object {
  private(set) var content: Value

  init(_ content: Value, _ simulator: Simulator) {
    self.content = content
    super.init(.object)
    simulator.retain(content)
    simulator.adopt(self)
  }

  /// Gives it another content, and gives up the old one after that.
  func assign(_ value: Value, _ simulator: Simulator) throws(Halt) {
    simulator.retain(value)
    let old = content
    content = value
    try simulator.release(old)
  }

  /// Sets an element, as `list[0] = page` does.
  func set(_ index: Value, to value: Value, _ interpreter: Interpreter) throws(Halt) {
    switch content {
    case .array(var elements):
      guard let place = index.place, place >= 0, place <= elements.count else {
        throw interpreter.simulator.raise(
          name: "NSRangeException",
          reason: "*** "
            + ArrayBounds.words("setObject:atIndexedSubscript:", index.place, count: elements.count)
        )
      }
      if place == elements.count { elements.append(value) } else { elements[place] = value }
      try assign(.array(elements), interpreter.simulator)
    case .dictionary(let entries):
      try assign(
        .dictionary(interpreter.setting(index, to: value, in: entries)), interpreter.simulator)
    default: break
    }
  }

  override var size: Int { content.size }

  override func releaseContents(_ simulator: Simulator) throws(Halt) {
    try super.releaseContents(simulator)
    let old = content
    content = .nothing
    try simulator.release(old)
  }

  override func sever() {
    super.sever()
    content = .nothing
  }
}

extension Value {
  /// What a mutable collection holds; any other value as it is.
  var unboxed: Value {
    if case .object(let box as MutableCollection) = self { return box.content }
    return self
  }
}

extension Interpreter {
  /// An empty collection of a class of Foundation's that is shared by those who hold it.
  func makeMutable(_ type: String, _ content: Value? = nil) -> Value? {
    let empty: Value
    switch type {
    case "NSMutableArray": empty = .array([])
    case "NSMutableSet": empty = SetValue.value([])
    case "NSMutableOrderedSet": empty = SetValue.value([], .ordered)
    case "NSMutableDictionary": empty = .dictionary([])
    case "NSMutableString": empty = .string("")
    default: return nil
    }
    return .object(MutableCollection(content?.unboxed ?? empty, simulator))
  }

  /// A mutable copy of a collection.
  func mutableCopy(of value: Value) -> Value {
    switch value.unboxed {
    case .array, .dictionary, .string:
      .object(MutableCollection(value.unboxed, simulator))
    case .aggregate(let set) where SetValue.elements(of: set) != nil:
      .object(MutableCollection(value.unboxed, simulator))
    default: value
    }
  }
}

/// Where a collection is kept, for the methods that change it.
enum CollectionPlace {
  case expression(Expression)
  case box(MutableCollection)

  /// Whether it is one of Foundation's, which all who hold it share.
  var isShared: Bool {
    if case .box = self { return true }
    return false
  }
}
