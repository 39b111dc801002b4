// Cuts a snippet into what an editor colours, and asks the engine as a web page does.

import Live
import ScenarioRunner
import ScenarioSyntax

let snippet = "window.rootViewController = A() // the first screen"
for token in Highlighter.highlight(snippet, dialect: .swift) {
  print(token.kind, String(decoding: Array(snippet.utf8)[token.range], as: UTF8.self))
}
let request = LiveRequest(
  bytes: Array("form: trace\n\n\(snippet)\nwindow.makeKeyAndVisible()".utf8))
print(LiveAnswer(to: request).text)
