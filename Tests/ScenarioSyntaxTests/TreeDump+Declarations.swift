import ScenarioSyntax

extension TreeDump {
  static func variable(_ variable: VariableDeclaration) -> String {
    var text = "(" + modifiers(variable.modifiers)
    if variable.isPropertyFragment { text += "fragment " }
    text += "\(variable.isConstant ? "let" : "var") \(variable.name)"
    if let type = variable.type { text += ": \(type.text)" }
    if let value = variable.initialValue { text += " \(expression(value))" }
    if variable.isRequirement { text += " required" }
    if let getter = variable.getter { text += " get \(block(getter))" }
    if let setter = variable.setter { text += " set(\(setter.parameter)) \(block(setter.body))" }
    if let before = variable.willSet {
      text += " willSet(\(before.parameter)) \(block(before.body))"
    }
    if let after = variable.didSet { text += " didSet(\(after.parameter)) \(block(after.body))" }
    return text + ")"
  }

  static func function(_ function: FunctionDeclaration) -> String {
    var text = "(" + modifiers(function.modifiers)
    if function.isMethodFragment { text += "fragment " }
    switch function.kind {
    case .function: text += "func "
    case .initializer, .deinitializer, .subscript: break
    }
    text += "\(function.name)(\(parameters(function.parameters)))"
    if let selector = function.selector { text += " @\(selector)" }
    if let type = function.returnType { text += " -> \(type.text)" }
    if let body = function.body { text += " \(block(body))" }
    return text + ")"
  }

  static func type(_ type: TypeDeclaration) -> String {
    var text = "("
    switch type.part {
    case .whole: break
    case .interface: text += "interface "
    case .implementation: text += "implementation "
    case .addition(let category): text += "addition\(category.map { "(\($0))" } ?? "") "
    }
    text += "\(type.kind) \(type.name)"
    if !type.inherited.isEmpty {
      text += ": " + type.inherited.map(\.text).joined(separator: ", ")
    }
    for member in type.members {
      switch member {
      case .property(let property): text += " " + variable(property)
      case .function(let method): text += " " + function(method)
      case .enumCase(let item):
        text += " (case \(item.name)"
        if !item.parameters.isEmpty { text += "(\(parameters(item.parameters)))" }
        if let value = item.rawValue { text += " \(expression(value))" }
        text += ")"
      case .type(let inner): text += " " + self.type(inner)
      case .typeAlias(let alias): text += " (typealias \(alias.name) \(alias.type.text))"
      case .synthesize(let property, let variable):
        text += " (synthesize \(property) \(variable))"
      }
    }
    return text + ")"
  }

  static func parameters(_ parameters: [Parameter]) -> String {
    parameters.map { parameter in
      var text = parameter.label ?? "_"
      if text != parameter.name { text += " \(parameter.name)" }
      if let type = parameter.type { text += ": \(type.text)" }
      if parameter.isVariadic { text += "..." }
      if let value = parameter.defaultValue { text += " = \(expression(value))" }
      return text
    }.joined(separator: ", ")
  }

  private static func modifiers(_ modifiers: Modifiers) -> String {
    let names: [(Modifiers, String)] = [
      (.override, "override"), (.isStatic, "static"), (.isClass, "class"), (.required, "required"),
      (.convenience, "convenience"), (.lazy, "lazy"), (.weak, "weak"), (.unowned, "unowned"),
      (.copy, "copy"), (.readonly, "readonly"), (.objc, "objc"), (.async, "async"),
      (.throws, "throws"), (.failable, "failable"), (.mutating, "mutating"),
      (.optional, "optional"), (.final, "final"), (.block, "block"),
    ]
    return names.filter { modifiers.contains($0.0) }.map { $0.1 + " " }.joined()
  }
}
