extension HTMLTags.Tag {
  /// Whether a page has an attribute of this tag where HTML is written anew from the list: an element that
  /// is not on it is text, with its ids and its links.
  package func isListed(_ attribute: HTMLTags.Attribute) -> Bool {
    guard isWhole, let element = AllowedHTML.element(name) else { return false }
    return AllowedHTML.allows(attribute.name, of: element)
      && AllowedAttribute.value(attribute, of: name) != nil
  }
}
