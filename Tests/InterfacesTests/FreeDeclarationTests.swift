import Testing

@testable import Interfaces

@Suite("A function outside of types")
struct FreeDeclarationTests {
  @Test(arguments: FreeDeclarations.bindings.map { $0.name })
  func `is declared whole under its name`(name: String) {
    let functions = FreeDeclarations.functions(name)
    #expect(!functions.isEmpty)
    for function in functions {
      #expect(function.kind == .method || function.kind == .initializer, "\(name)")
      let last = name.split(separator: ".").last.map { String($0) } ?? name
      #expect(
        function.name == last || function.earlierNames.contains(last) || function.name == "init")
      for parameter in function.parameters {
        #expect(!parameter.type.isEmpty && !parameter.label.isEmpty, "\(name)")
      }
    }
  }

  @Test(arguments: FreeDeclarations.constantNames)
  func `or a constant has a type`(name: String) throws {
    let constant = try #require(FreeDeclarations.constant(name))
    #expect(constant.kind == .property)
    #expect(constant.name == name)
    #expect(!constant.type.isEmpty)
  }

  @Test func `has its parameters, its result and what does it`() throws {
    let function = try #require(FreeDeclarations.functions("CGRectInset").first)
    #expect(function.fullName == "CGRectInset(_:_:_:)")
    #expect(function.parameters.map { $0.type } == ["CGRect", "CGFloat", "CGFloat"])
    #expect(function.type == "CGRect")
    #expect(function.binding == "make")
    let print = try #require(FreeDeclarations.functions("print").first)
    #expect(print.parameters.map { $0.isOptional } == [false, true, true])
    let least = FreeDeclarations.functions("min")
    #expect(least.map { $0.parameters.count } == [2, 4])
    #expect(least.map { $0.genericParameters } == [["T"], ["T"]])
    let global = FreeDeclarations.functions("DispatchQueue.global")
    #expect(global.map { $0.fullName }.first == "global(qos:)")
    #expect(FreeDeclarations.functions("global").isEmpty)
    #expect(FreeDeclarations.functions("DispatchQueue").map { $0.kind } == [.initializer])
  }
}
