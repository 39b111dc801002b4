public import CallTrace

/// What a storyboard holds: scenes, of which one may be the initial one.
public final class StoryboardContents {
  /// The storyboard's name.
  public let name: String
  /// The scenes, in the order they were declared.
  public internal(set) var scenes: [Scene] = []
  /// The identifier of the initial scene.
  var initialScene: String?

  init(name: String) { self.name = name }

  /// The scene of an identifier.
  public func scene(_ identifier: String) -> Scene? {
    scenes.first { $0.identifier == identifier }
  }

  /// Declares a scene; one of the same identifier is replaced.
  public func add(_ scene: Scene, isInitial: Bool) {
    scenes.removeAll { $0.identifier == scene.identifier }
    scenes.append(scene)
    if isInitial { initialScene = scene.identifier }
  }
}

/// A controller as Interface Builder would have laid it out: its class, what is in its view, whom it
/// contains, and where its segues lead.
public final class Scene {
  /// The identifier by which code and segues name it.
  public let identifier: String
  /// The controller's class.
  public let type: RuntimeClass
  /// The storyboard's contents that it belongs to.
  let contents: StoryboardContents
  /// The name of its storyboard.
  public var storyboardName: String { contents.name }
  /// What its view is made of.
  public var nib: Nib
  /// The identifiers of the scenes that a container of UIKit's contains from the start.
  public var contained: [String] = []
  /// Its segues, in the order they were declared.
  public var segues: [Segue] = []

  /// Creates a scene without segues.
  public init(_ identifier: String, of type: RuntimeClass, in contents: StoryboardContents) {
    self.identifier = identifier
    self.type = type
    self.contents = contents
    self.nib = Nib(name: identifier)
  }
}

/// A way from one scene to another.
public struct Segue {
  /// What a segue does with the controller it leads to.
  public enum Kind: String, CaseIterable, Sendable {
    case embed, show, showDetail, push, present, unwind
  }

  /// Its identifier; empty when it has none.
  public let identifier: String
  /// What it does.
  public let kind: Kind
  /// The scene it leads to, or the name of the action that it unwinds to.
  let destination: String
  /// The action that it unwinds to.
  let action: SelectorID?

  /// Creates a segue.
  public init(
    _ identifier: String, _ kind: Kind, to destination: String, action: SelectorID? = nil
  ) {
    self.identifier = identifier
    self.kind = kind
    self.destination = destination
    self.action = action
  }
}

/// A file of Interface Builder's, with a view or a controller and the views in it.
public struct Nib {
  /// The file's name.
  public let name: String
  /// The class of the view at the top.
  public var view: RuntimeClass = .view
  /// The classes of the views in it, in order.
  public var subviews: [RuntimeClass] = []
  /// The class of a controller that stands at the top itself, with the view as its own.
  public var controller: RuntimeClass?
  /// Whether the owner's view outlet is connected.
  public var isViewConnected = true

  /// Creates a file with a plain view.
  public init(name: String) { self.name = name }
}
