/// What the inferred rules were inferred from, by the rules' ids.
///
/// A rule that nobody has documented or published says what it follows from, so that a reader can judge
/// the step; the entries of the bibliography that it cites are where the step begins.
enum Inferences {
  static let grounds: [String: String] = [
    "main-storyboard":
      "a list of what UIKit does with the main storyboard of an application, in an article that took it from a tutorial of Apple's, and the comment in Xcode's template that a scene's window has been initialised when its delegate is told",
    "plain-launch":
      "the reference, by which the method with options, that came a year later, takes the place of this one",
    "popped-page-parent":
      "a library of navigation that has told pages which were popped from covered ones by it since 2019, on every system it supports; when exactly the parent goes is not logged",
    "set-view-replaces-in-place":
      "a re-implementation, whose author had no other source",
    "set-view-nil":
      "a re-implementation; UIKit's reference calls the property resettable and says no more",
    "did-load-unanimated":
      "a re-implementation, which switches animations off around viewDidLoad",
    "move-inside-window":
      "a re-implementation, which compares the two windows; a log of a move inside one window is wanted",
    "remove-not-attached":
      "two re-implementations that agree",
    "reorder-silent":
      "a re-implementation; the callbacks are named after a change of superview, and there is none",
    "hidden-alpha-irrelevant":
      "a re-implementation, which looks at no such property; one bug report of 2014 disagrees for a hidden container",
    "did-callbacks-see-new-state":
      "two re-implementations, and the words will and did",
    "add-root-view-elsewhere":
      "the contract of containment in the header, which asks of views only where their controllers' parents are",
    "add-child-presented":
      "the text of an exception that is in UIKit and that no report shows",
    "nested-unparented-on-entry":
      "logs under a navigation and a tab bar controller, where nothing is sent, and one under a window's root, where both are called; what decides between them is a guess",
    "inside-did-appear":
      "the case without a parent, which was logged; a child's did-callback then follows from how parents forward",
    "main-queue-snapshot":
      "the source of the run loop, which drains the main queue once a turn",
    "is-appearing-children":
      "the reference of viewIsAppearing, which promises it to every controller that appears, and the order of the other callbacks",
    "transition-zero-duration":
      "the reference of UIView's animations, which runs the completion of one without duration in the next cycle of the run loop",
    "transition-showhide":
      "the reference of the option for views; that the transition of controllers takes no notice follows from its own page, by which it adds and removes the views",
    "uiview-transition-between-children":
      "the header, which allows such animations between children, and a re-implementation that waits for their end",
    "sheet-swipe-start":
      "the reference of the three messages to the delegate; their place among the callbacks is that of a swipe back",
    "style-late":
      "a report that the style cannot be changed once the presentation controller has been made; the warning's text is in UIKit",
    "tab-delegate":
      "the reference of the delegate's two messages; their places before and after the callbacks were noted down by one developer, whose notes are lost",
    "split-expanded":
      "the reference, by which the columns are children, and the usual way in which a container exchanges children",
    "split-hidden-column":
      "that a column is a child, and that a child whose view leaves the window disappears; the one report is of iOS 10, where no callback was called on a column that was hidden at launch when it was shown, and calls that a fault",
    "legacy-rotation":
      "the deprecation of the methods since iOS 8; that they are still called where the new one is not implemented is said by many and shown by nobody",
    "animation-interrupted":
      "the flag that the completion of an animation is given",
    "nib-top-level-controller":
      "the reference of awakeFromNib, and a log of 2018 that is no longer to be found",
    "alert-action":
      "the reference of the handler, which is executed when the action is chosen; that the alert has gone by then follows from presentations in handlers, which are not refused",
    "animation-block":
      "an answer that says so, without a log, and the reference, by which the completion is called when the animation has ended",
    "traits-change":
      "the View Controller Programming Guide's list of the steps of a change, which does not say it of every container",
    "custom-animation":
      "the reference of the animator; the place of the callbacks is that of UIKit's own transitions",
    "dismiss-nothing-completes":
      "the reference of dismiss, which says when the completion runs and excepts nothing",
    "termination-without-scenes":
      "the answer of the one who tried it with scenes, where the end follows the way to the background on a phone",
    "window-without-scene":
      "reports that such a window is not to be seen; none says that the callbacks of its controllers are missing",
    "nav-busy-finger":
      "the text of the warning that is logged for presentations, which names transitions too; a pop by swipe may still be cancelled",
    "nav-preempts":
      "Apple's article on fluid transitions, which says since iOS 18 what a zoom does when it is interrupted, and that a push or pop may begin while another runs",
    "forward-catches-up":
      "the rule by which a parent forwards what it has become to a child in another state",
    "transition-coordinator":
      "the reference of the coordinator, which does not say where the delegate's didShow stands",
    "scene-callbacks":
      "the article on the life cycle of an application; the place among a controller's callbacks is that of the application's delegate",
    "tab-animation":
      "the reference of the delegate, and the order of a switch without an animator",
    "adaptive-presentation":
      "the reference of the delegate's questions, which gives no order among the callbacks",
    "key-window":
      "the reference of the notification, and a re-implementation for the order of the two windows",
    "text-editing":
      "the reference, which describes one field; how two of them take turns follows from who is first responder",
    "update-properties-order":
      "the order of traits and of layout, in both of which viewIsAppearing stands before",
    "covered-presenter-size":
      "the class's overview: who is not visible lays out when it becomes visible; the presented controller is notified first",
    "tab-provider":
      "the header, which names the provider and the two questions and gives no order among the callbacks",
    "search-presentation":
      "the header, which names the messages; their places among the callbacks are those of another presentation",
    "presentation-turns":
      "the reference of the preferred orientation, and two reports that a covered presenter is notified of a change of size, the last time when it presents nothing any more; where in a presentation the interface turns is not logged",
    "geometry-request":
      "the reference, and a program that turns the interface by it in its tests; who is told of what follows from a rotation",
    "content-unavailable":
      "the reference of the request; programs rely on being asked once without it, and the place before the layout is that of updateProperties",
    "unwind-asks-for-segue":
      "the reference of the method, which asks custom containers for it; programs of 2013 and 2014 override it in navigation controllers, and in a destination to which a presented page unwinds",
    "presentation-container":
      "the reference of the property, which is set shortly after the delegate has answered",
  ]
}
