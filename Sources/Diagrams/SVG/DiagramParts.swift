/// A long drawing in parts, each as wide as the whole, to be set one under the other
/// where `SVGRenderer.styleSheet` holds.
public struct DiagramParts: Sendable {
  /// What happens in a turn, after a divider, in a frame, inside a call, or between those.
  public struct Part: Sendable {
    /// What it is called; nil for what stands between others.
    public var title: String?
    /// In how many of the parts before it, that have a title, it stands and folds with them.
    public var depth = 0
    /// How many messages are drawn in it.
    public var messageCount: Int
    /// Its drawing, without a style sheet.
    public var svg: String
  }

  /// The heads of the lifelines, for a strip that stays in view.
  public var heads: String
  /// How high that strip is, in pixels.
  public var headHeight: Int
  /// The parts, from top to bottom.
  public var parts: [Part]
  /// How wide they are, in pixels.
  public var width: Int
}
