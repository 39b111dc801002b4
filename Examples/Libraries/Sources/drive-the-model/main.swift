// Drives the model of UIKit from Swift, without any text, and lists the calls.

import CallTrace
import Lifecycle

let simulator = Simulator(profile: Profile(iOSVersion: 17))
do {
  let screen = RuntimeClass(name: "Screen", superclass: .viewController)
  let controller = try simulator.make(screen)
  simulator.retain(controller)
  try simulator.window.setRootViewController(controller as? UIViewController, simulator)
  try simulator.window.makeKeyAndVisible(simulator)
  try simulator.settle()
} catch {
  print("the program was halted: \(error)")
}
for line in TraceListing(simulator.trace, levels: [.appearance]).lines { print(line.indentedText) }
