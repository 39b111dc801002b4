import Testing

@testable import Interfaces

@Suite("An interface")
struct InterfaceTests {
  @Test(arguments: Interface.names)
  func `of each type has the name that it is found by`(name: String) throws {
    let interface = try #require(Interface.named(name))
    #expect(interface.name == name)
    for member in interface.members {
      #expect(member.kind != .other, "\(name).\(member.name)")
      #expect(!member.name.isEmpty, "a member of \(name) behind '\(member.fullName)'")
      #expect(member.kind != .property || !member.type.isEmpty, "\(name).\(member.name)")
      for parameter in member.parameters {
        #expect(!parameter.type.isEmpty, "\(name).\(member.fullName)")
      }
    }
  }

  @Test func `says of a property its type, whether it may be set, and what it holds`() {
    let interface = Interface(
      """
      @opaque class Page: UIResponder, Equatable {
        // What it shows
        @engine var view: UIView!
        weak var delegate: (any PageDelegate)?
        @objc(opaque) var isOpaque: Bool = true { get }
        @formerly(childViewControllers) var children: [String: [Page]]
      }
      """)
    #expect(interface.name == "Page")
    #expect(interface.isOpaque)
    #expect(interface.inherited == ["UIResponder", "Equatable"])
    #expect(
      interface.members.map { $0.type } == [
        "UIView!", "(any PageDelegate)?", "Bool", "[String: [Page]]",
      ])
    #expect(interface.members.map { $0.isSettable } == [true, true, false, true])
    #expect(interface.members.map { $0.isOptional } == [true, true, false, false])
    #expect(interface.property("view")?.effect == .engine)
    #expect(interface.property("delegate")?.isWeak == true)
    #expect(interface.property("opaque")?.initial == "true")
    #expect(interface.property("childViewControllers")?.name == "children")
    #expect(interface.property("parent") == nil)
  }

  @Test func `says of a method its labels, what may be left out, and its selector`() {
    let interface = Interface(
      """
      extension UIView {
        struct Maker {
          init?(named name: String)
          @message func show(_ page: UIView, animated: Bool = true, done: (() -> Void)? = nil) -> Bool
          @objc(insertRowsAtIndexPaths:withRowAnimation:)
          func insertRows(
            at indexPaths: [IndexPath], with animation: (Int, Int) -> Void)
          class func make() -> [Maker]?
        }
      }
      """)
    #expect(interface.name == "UIView.Maker")
    #expect(interface.kind == .structure)
    #expect(
      interface.members.map { $0.fullName } == [
        "init(named:)", "show(_:animated:done:)", "insertRows(at:with:)", "make()",
      ])
    #expect(
      interface.members.map { $0.objectiveCName } == [
        "initWithNamed:", "show:animated:done:", "insertRowsAtIndexPaths:withRowAnimation:", "make",
      ])
    #expect(interface.members[0].mayFail)
    #expect(interface.members[1].parameters.map { $0.isOptional } == [false, true, true])
    #expect(interface.members[1].type == "Bool")
    #expect(interface.members[3].isStatic)
    #expect(interface.members[3].isOptional)
    #expect(interface.methods("insertRowsAtIndexPaths").map { $0.name } == ["insertRows"])
  }
}
