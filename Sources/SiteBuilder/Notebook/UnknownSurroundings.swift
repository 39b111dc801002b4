import Markup
import SourceText

/// The surroundings of a heading whose site is not known yet: whether they were asked is all they tell.
final class UnknownSurroundings: HTMLSurroundings {
  private(set) var wereAsked = false

  private func leadsNowhere(_ className: String? = nil) -> HTMLWriter.Target {
    wereAsked = true
    return HTMLWriter.Target(nil, className: className)
  }

  func target(of link: Link) -> HTMLWriter.Target { leadsNowhere() }

  func target(of link: Wikilink) -> HTMLWriter.Target { leadsNowhere("unresolved") }

  func target(ofTag name: String) -> HTMLWriter.Target { leadsNowhere("tag") }

  func picture(of image: Image) -> Picture? {
    wereAsked = true
    return nil
  }

  func mark(_ reference: FootnoteReference) -> FootnoteReference {
    wereAsked = true
    return reference
  }

  /// What becomes of HTML is for the site to say too.
  func resolved(_ html: String, at lines: SourceSpan?) -> String {
    wereAsked = true
    return html
  }
}
