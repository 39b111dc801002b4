import Interfaces
import Testing

@testable import ScenarioRunner

/// What the interfaces say that the engine does without a receiver, and what it is bound to.
@Suite("A function that is declared '@engine(…)'")
struct EngineFunctionTests {
  /// The words behind `@engine` of all functions and type methods, with their names.
  private static let bindings: [(name: String, word: String)] =
    FreeDeclarations.bindings.flatMap { name, _ in
      FreeDeclarations.functions(name).compactMap { function in
        function.binding.map { (name, $0) }
      }
    }
    + Interface.names.flatMap { type in
      (Interface.named(type)?.members ?? []).compactMap { member in
        member.binding.map { ("\(type).\(member.name)", $0) }
      }
    }

  @Test func `is bound to something that the engine has`() {
    for (name, word) in Self.bindings {
      #expect(FreeFunctions.Native(rawValue: word) != nil, "\(name) is bound to '\(word)'")
    }
  }

  @Test func `is bound alike in all declarations of its name`() {
    for (name, words) in Dictionary(grouping: Self.bindings, by: { $0.name }) {
      #expect(Set(words.map { $0.word }).count == 1, "\(name)")
    }
  }

  @Test(arguments: FreeFunctions.Native.allCases)
  func `is there for everything that the engine has`(native: FreeFunctions.Native) {
    guard native != .ignored else { return }
    #expect(
      Self.bindings.contains { $0.word == native.rawValue },
      "nothing is declared '@engine(\(native.rawValue))'")
  }

  @Test(arguments: Interface.names)
  func `is a type method, and each '@engine' type method says what does it`(type: String) throws {
    for member in try #require(Interface.named(type)).members where member.kind == .method {
      let isBound = member.isStatic && member.effect == .engine
      #expect((member.binding != nil) == isBound, "\(type).\(member.fullName)")
    }
  }

  @Test func `is found by its name, and by that of its type`() {
    #expect(FreeFunctions.native("dispatch_async") == .dispatchAsync)
    #expect(FreeFunctions.native("println") == .print)
    #expect(FreeFunctions.native("global", of: "DispatchQueue") == .globalQueue)
    #expect(FreeFunctions.native("animate", of: "UIView") == .animate)
    #expect(FreeFunctions.native("sleep", of: "NSThread") == .sleep)
    #expect(FreeFunctions.native("setAnimationsEnabled", of: "UIView") == .ignored)
    #expect(FreeFunctions.native("systemFont", of: "UIFont") == nil)
    #expect(FreeFunctions.native("nothingOfTheSort") == nil)
  }
}
