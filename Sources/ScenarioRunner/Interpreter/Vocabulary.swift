import Lifecycle
import ScenarioSyntax

// The syntax tree and the engine both speak of calls, arguments and blocks; inside the runner the
// tree's are told apart by these names.

typealias CallExpression = ScenarioSyntax.Call
typealias CallArgument = ScenarioSyntax.Argument
typealias CodeBlock = ScenarioSyntax.Block
typealias RuntimeBlock = Lifecycle.Block
typealias DictionaryValueEntry = Lifecycle.DictionaryEntry
