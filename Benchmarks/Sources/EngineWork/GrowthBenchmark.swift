import Lifecycle

/// How the engine's time and memory grow with the number of controllers, of views and of turns.
enum GrowthBenchmark: String, CaseIterable {
  case children = "children of one controller, taken out last first"
  case childrenOldestFirst = "children of one controller, taken out first first"
  case nestedChildren = "controllers, each inside the one before"
  case pages = "pages pushed onto one stack, and popped one by one"
  case pagesAtOnce = "pages set at once, and popped to the root"
  case pagesFromTheMiddle = "pages set at once, and taken out one by one from the middle"
  case presentations = "controllers, each presented by the one before"
  case views = "views added in turns of their own, and removed first first"
  case viewsNewestFirst = "views added at once, and removed last first"
  case viewsInNoOrder = "views added at once, and removed in no order"
  case viewsBehind = "views put behind all others, and brought to the front"
  case viewsBetween = "views put one by one between the first and those above it"
  case nestedViews = "views, each inside the one before"
  case changingViews = "views of which two change in every turn"
  case turns = "turns, each begun by the block of the one before"
  case blocks = "blocks put on the main queue at once"
  case timers = "timers started at once, which fire one after the other"
  case cancelledTimers = "timers started at once, of which every other is cancelled"
  case animations = "animations under way at once"

  /// Does it so often.
  func perform(_ times: Int) throws(Halt) -> Simulator {
    let simulator = EngineBenchmark.simulator()
    let root = try EngineBenchmark.controller(
      isAboutPages ? .navigationController : .viewController, simulator)
    try simulator.window.setRootViewController(root, simulator)
    try simulator.window.makeKeyAndVisible(simulator)
    try simulator.settle()
    switch self {
    case .children, .childrenOldestFirst, .nestedChildren, .pages, .pagesAtOnce,
      .pagesFromTheMiddle, .presentations:
      try ControllerGrowth(simulator: simulator, root: root).perform(self, times)
    case .views, .viewsNewestFirst, .viewsInNoOrder, .viewsBehind, .viewsBetween, .nestedViews,
      .changingViews:
      try ViewGrowth(simulator: simulator, container: try simulator.view(of: root))
        .perform(self, times)
    case .turns, .blocks, .timers, .cancelledTimers, .animations:
      try TurnGrowth(simulator: simulator).perform(self, times)
    }
    try simulator.settle()
    return simulator
  }

  private var isAboutPages: Bool {
    self == .pages || self == .pagesAtOnce || self == .pagesFromTheMiddle
  }
}
