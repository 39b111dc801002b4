import Interfaces
import Testing

@testable import ScenarioRunner

/// What the interfaces say that the engine does, and what it is bound to.
@Suite("A member that is declared '@engine'")
struct EnginePropertyTests {
  @Test(arguments: Interface.names)
  func `is bound where it is a property`(type: String) throws {
    let interface = try #require(Interface.named(type))
    for member in interface.members where member.kind == .property && member.effect == .engine {
      #expect(
        UIKitProperties.native(member.name, of: type) != nil,
        "\(type).\(member.name) has no line in UIKitProperties+Natives")
    }
  }

  @Test(arguments: Interface.names)
  func `does something where it is a method, and so does a message`(type: String) throws {
    let interface = try #require(Interface.named(type))
    for member in interface.members where member.kind == .method && !member.isStatic {
      guard member.effect == .engine || member.effect == .message else { continue }
      #expect(
        UIKitMethods.action(of: member, type) != nil,
        "\(type).\(member.fullName) has no line in UIKitMethods+Natives, or is no message")
    }
  }

  @Test(arguments: UIKitMethods.boundNames)
  func `is declared where it is bound as a method`(name: String) throws {
    let dot = try #require(name.firstIndex(of: "."))
    let method = String(name[name.index(after: dot)...])
    let members = Interface.named(String(name[..<dot]))?.members ?? []
    #expect(
      members.contains { $0.fullName == method && $0.effect == .engine },
      "\(name) is bound and not declared '@engine'")
  }

  @Test(arguments: UIKitProperties.boundNames)
  func `is declared where it is bound`(name: String) throws {
    let parts = name.split(separator: ".").map { String($0) }
    let member = Interface.named(parts[0])?.property(parts[1])
    #expect(member?.effect == .engine, "\(name) is bound and not declared '@engine'")
    #expect(member?.name == parts[1])
  }

  @Test func `is read and set by the engine, and any other property is one line of a text`() throws
  {
    let interface = try #require(Interface.named("UILabel"))
    let remembered = try #require(interface.property("adjustsFontSizeToFitWidth"))
    #expect(remembered.effect == .plain)
    let result = run(
      """
      let label = UILabel()
      print(label.adjustsFontSizeToFitWidth)
      label.adjustsFontSizeToFitWidth = true
      print(label.adjustsFontSizeToFitWidth)
      """)
    #expect(consoleLines(result) == ["false", "true"])
  }
}
