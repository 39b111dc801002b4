import Lifecycle

/// A part of UIKit that rules belong together by, in the order of a reader's questions.
enum Mechanism: String, CaseIterable {
  case loading, views, window, containment, appearance
  case windowDriven = "window-driven"
  case runLoop = "run-loop"
  case layout
  case childTransition = "child-transition"
  case navigation, presentation, tabs, pages, split, traits, memory, lifetime, storyboards,
    animation
  case application, input, observation, foundation
  /// What nobody has put into one of the others; a test finds it.
  case other

  /// The mechanism that a rule belongs to.
  ///
  /// The numbers below 200 come in the order of the mechanisms; those that were added since do not.
  init(of rule: Rule) {
    let number = Int(rule.number)
    self =
      Self.added[number] ?? Self.ranges.first { $0.numbers.contains(number) }?.mechanism ?? .other
  }

  private static let ranges: [(numbers: ClosedRange<Int>, mechanism: Mechanism)] = [
    (1...14, .loading), (15...30, .views), (31...35, .window), (36...36, .application),
    (37...39, .window), (40...55, .containment), (56...73, .appearance), (74...90, .windowDriven),
    (91...98, .runLoop), (99...106, .layout), (107...117, .childTransition),
    (118...138, .navigation), (139...168, .presentation), (169...176, .tabs), (177...182, .pages),
    (183...184, .split), (185...187, .traits), (188...191, .memory), (192...199, .lifetime),
  ]

  private static let added: [Int: Mechanism] = [
    201: .animation, 202: .storyboards, 203: .storyboards, 204: .storyboards, 205: .animation,
    206: .traits, 207: .animation, 208: .navigation, 209: .navigation, 210: .navigation,
    211: .navigation, 212: .navigation, 213: .presentation, 214: .presentation, 215: .presentation,
    216: .presentation, 217: .navigation, 218: .appearance, 219: .appearance, 220: .navigation,
    221: .appearance, 222: .lifetime, 223: .animation, 224: .presentation, 225: .application,
    226: .application, 227: .layout, 228: .layout, 229: .storyboards, 230: .tabs,
    231: .presentation, 232: .presentation, 233: .window, 234: .containment, 235: .layout,
    236: .traits, 240: .split, 241: .input, 242: .foundation, 243: .layout, 244: .layout,
    245: .observation, 246: .observation, 247: .animation, 248: .presentation,
    249: .presentation, 250: .presentation, 251: .tabs, 252: .presentation, 253: .presentation,
    254: .navigation, 255: .split, 256: .pages, 257: .traits, 258: .traits,
    259: .runLoop, 260: .application, 261: .traits, 262: .navigation, 263: .split,
    264: .application, 265: .navigation, 266: .navigation, 267: .input, 268: .foundation,
    269: .presentation, 284: .animation, 285: .foundation, 286: .lifetime, 287: .navigation,
    270: .navigation, 271: .navigation, 272: .navigation, 273: .presentation, 274: .presentation,
    275: .storyboards, 276: .window, 277: .application, 278: .application, 279: .window,
    280: .runLoop, 281: .application, 282: .application, 283: .application, 290: .traits,
    295: .application, 296: .runLoop, 300: .navigation, 301: .navigation, 310: .split,
    311: .split, 312: .traits, 313: .traits, 314: .navigation, 315: .storyboards, 316: .animation,
    317: .traits, 318: .traits, 319: .layout, 320: .traits, 321: .traits,
    326: .presentation, 327: .traits, 328: .storyboards,
    329: .navigation, 330: .navigation, 331: .application,
  ]
}
