/// The declaration that code stands in, which `#function` and its kind name.
struct DeclarationContext {
  /// The function's name with its labels, or its selector; empty outside.
  var function = ""
  var type: String?
  var isTypeMember = false

  func literal(_ kind: ContextLiteral.Kind) -> Expression.Kind {
    .context(
      ContextLiteral(kind: kind, function: function, type: type, isTypeMember: isTypeMember))
  }
}
