import CallTrace

/// Who can be sent what.
extension Message {
  /// The blocks, which run for whoever wrote them.
  static let blocks: SelectorSet = set { $0.row.receivers == .anyone }

  /// What an application's delegate or a scene's is sent, and the application where it has none.
  static let application: SelectorSet = set { $0.row.receivers == .application }

  /// The messages that are chosen.
  fileprivate static func set(where isChosen: (Message) -> Bool) -> SelectorSet {
    var set = SelectorSet()
    for message in Message.allCases where isChosen(message) { set.insert(message.selectorID) }
    return set
  }

  /// Whom a trace can show as the receiver of a message.
  enum Receivers {
    /// Any lifeline.
    case anyone
    /// Any object.
    case objects
    /// Objects whose class implements it, and nobody else.
    case implementers
    /// Objects of these classes, and whoever implements it.
    case controllers, controllersAndViews, views, windows
    case navigationControllers, tabBarControllers, pageViewControllers
    /// A delegate or a data source, whose class implements it.
    case delegates
    /// The application, or its delegates where it has any; it stands in for a scene's delegate that the program does
    /// not have.
    case application
    /// Those that are decoded from a storyboard or a nib, and whoever implements it.
    case decoded
  }
}

extension RuntimeClass.Kind {
  /// The messages that a trace can show an instance to receive, whatever its class implements; `decodes` is
  /// whether the program has storyboards or nibs.
  func messages(decodes: Bool) -> SelectorSet {
    (decodes ? Self.messagesWhereDecoded : Self.messages)[rawValue]
  }

  private static let messages = allCases.map { $0.receivedMessages(decodes: false) }
  private static let messagesWhereDecoded = allCases.map { $0.receivedMessages(decodes: true) }

  private func receivedMessages(decodes: Bool) -> SelectorSet {
    Message.set { message in
      switch message.row.receivers {
      case .anyone, .objects: true
      case .implementers, .delegates: false
      case .decoded: decodes
      case .controllers: isController
      case .controllersAndViews: isController || isView
      case .views: isView
      case .windows: self == .window
      case .navigationControllers: self == .navigationController
      case .tabBarControllers: self == .tabBarController
      case .pageViewControllers: self == .pageViewController
      case .application: self == .application
      }
    }
  }

  private var isView: Bool { self == .view || self == .window || self == .control }
}
