import Foundation

/// A site of many pages, each of about 3 kB with one scenario, the same at every run.
enum SampleSite {
  /// Writes the pages into a folder, in sections of a hundred.
  static func write(pages: Int, to folder: URL) throws {
    for index in 0..<pages {
      let section = folder.appendingPathComponent("section-\(index / 100)")
      if index % 100 == 0 {
        try FileManager.default.createDirectory(at: section, withIntermediateDirectories: true)
      }
      let file = section.appendingPathComponent("page-\(index).md")
      try Data(page(index, of: pages).utf8).write(to: file)
    }
  }

  private static func page(_ index: Int, of pages: Int) -> String {
    let next = (index + 1) % pages
    return """
      ---
      title: Page \(index)
      ---

      # Page \(index)

      \(paragraph(index))

      ## Push

      ```swift scenario id=push-\(index) title="Push \(index)"
      \(scenario)
      ```

      ```claims
      b.viewDidAppear happens once
      a.viewWillDisappear before b.viewWillAppear
      ```

      \(paragraph(index + 1)) See [the next page](../section-\(next / 100)/page-\(next).md#push).

      ## Notes

      | Callback | When |
      | --- | --- |
      | `viewWillAppear(_:)` | before the transition |
      | `viewDidAppear(_:)` | after it |

      - \(sentences[index % sentences.count])
      - \(sentences[(index + 3) % sentences.count])

      \(paragraph(index + 2))

      \(paragraph(index + 4))

      """
  }

  /// A program whose diagram has about twelve messages.
  static let scenario = """
    let a = UIViewController()
    let b = UIViewController()
    let nav = UINavigationController(rootViewController: a)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    settle()
    // MARK: Push
    nav.pushViewController(b, animated: true)
    """

  private static func paragraph(_ seed: Int) -> String {
    (0..<6).map { sentences[(seed * 7 + $0 * 5) % sentences.count] }.joined(separator: " ")
  }

  private static let sentences = [
    "A controller's view is loaded when somebody asks for it, and not before.",
    "The *will* callbacks of a transition are sent before its animation begins.",
    "A child that is added without `addChild(_:)` gets its callbacks from the wrong side.",
    "The run loop ends its turn with a commit, in which **layout** happens.",
    "Whoever forwards appearance by hand has to keep the calls balanced.",
    "A cancelled swipe sends the callbacks of a second, opposite transition.",
    "What a note says about the order of calls can be checked by running it.",
    "A full-screen presentation takes the presenter's view out of its window.",
    "A sheet leaves the presenter's view where it is, and so sends it nothing.",
    "Navigation defers a transition that is asked for inside another one.",
    "`viewIsAppearing(_:)` comes when the view has its traits and its geometry.",
  ]
}
