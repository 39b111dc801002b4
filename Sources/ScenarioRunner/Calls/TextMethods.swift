import ScenarioSyntax

/// The methods of texts: data.
enum TextMethods {
  enum Method {
    /// As all that is gone through has it; a closure behind the parentheses tells it from the next.
    case all
    case ask(Question)
    case make(Making)
    case change(Change)
  }

  /// What is asked of a text.
  enum Question {
    case data, hasPrefix, hasSuffix, contains, containsAnyCase, isEqual, compare, pieces, split
    case splitWhere, reversed, range, size, bounds, drawing
  }

  /// What makes a text of it.
  enum Making {
    case upper, lower, capital, appending, appendingPath, appendingFormat, trimming, replacing
    case dropFirst, dropLast, prefix, suffix, prefixWhile, dropWhile, filter, from
    case substring
  }

  /// What changes the text where it is kept.
  enum Change { case append, appendFormat, set, removeFirst, removeLast, popLast, clear }

  static let table = MethodTable<Method>([
    (.ask(.data), "data(using:) data(using:allowLossyConversion:) dataUsingEncoding:"),
    (.ask(.hasPrefix), "hasPrefix(_:) starts(with:) hasPrefix:"),
    (.ask(.hasSuffix), "hasSuffix(_:) hasSuffix:"),
    (.all, "contains(where:)"),
    (.ask(.contains), "contains(_:) containsString:"),
    (.ask(.containsAnyCase), "localizedCaseInsensitiveContains(_:) localizedStandardContains(_:)"),
    (.ask(.containsAnyCase), "localizedCaseInsensitiveContainsString:"),
    (.ask(.containsAnyCase), "localizedStandardContainsString:"),
    (.ask(.isEqual), "isEqual(to:) isEqual(_:) isEqualToString: isEqual:"),
    (.ask(.compare), "compare(_:) caseInsensitiveCompare(_:) localizedCompare(_:) compare:"),
    (.ask(.compare), "localizedCaseInsensitiveCompare(_:) localizedStandardCompare(_:)"),
    (.ask(.compare), "caseInsensitiveCompare: localizedCaseInsensitiveCompare:"),
    (.ask(.compare), "localizedCompare: localizedStandardCompare:"),
    (.ask(.pieces), "components(separatedBy:) componentsSeparatedByString:"),
    (.ask(.pieces), "componentsSeparatedByCharactersInSet:"),
    (.ask(.splitWhere), "split(whereSeparator:)"),
    (.ask(.split), "split(separator:) split(separator:maxSplits:)"),
    (.ask(.split), "split(separator:omittingEmptySubsequences:)"),
    (.ask(.split), "split(separator:maxSplits:omittingEmptySubsequences:)"),
    (.ask(.reversed), "reversed()"),
    (.ask(.range), "range(of:) rangeOfString:"),
    (.ask(.size), "size(withAttributes:) size(attributes:) sizeWithAttributes: sizeWithFont:"),
    (.ask(.size), "sizeWithFont:constrainedToSize: sizeWithFont:constrainedToSize:lineBreakMode:"),
    (.ask(.bounds), "boundingRect(with:options:attributes:context:)"),
    (.ask(.bounds), "boundingRect(with:options:context:) boundingRect(with:attributes:context:)"),
    (.ask(.bounds), "boundingRectWithSize:options:attributes:context:"),
    (.ask(.drawing), "draw(at:withAttributes:) draw(in:withAttributes:)"),
    (.ask(.drawing), "drawAtPoint:withAttributes: drawInRect:withAttributes:"),
    (.ask(.drawing), "write(to:atomically:encoding:) write(toFile:atomically:encoding:)"),
    (.make(.upper), "uppercased()"),
    (.make(.lower), "lowercased()"),
    (.make(.capital), "capitalized()"),
    (.make(.appending), "appending(_:) stringByAppendingString:"),
    (.make(.appendingPath), "appendingPathComponent(_:) stringByAppendingPathComponent:"),
    (.make(.appendingFormat), "appendingFormat(_:...) stringByAppendingFormat:..."),
    (.make(.trimming), "trimmingCharacters(in:) stringByTrimmingCharactersInSet:"),
    (.make(.replacing), "replacingOccurrences(of:with:)"),
    (.make(.replacing), "stringByReplacingOccurrencesOfString:withString:"),
    (.make(.dropFirst), "dropFirst() dropFirst(_:)"),
    (.make(.substring), "substring(with:) substringWithRange:"),
    (.make(.from), "substring(from:) substringFromIndex:"),
    (.make(.dropLast), "dropLast() dropLast(_:)"),
    (.make(.prefixWhile), "prefix(while:)"),
    (.make(.dropWhile), "drop(while:)"),
    (.make(.filter), "filter(_:)"),
    (.make(.prefix), "prefix(_:) substring(to:) substringToIndex:"),
    (.make(.suffix), "suffix(_:)"),
    (.change(.append), "append(_:) append(contentsOf:) appendString:"),
    (.change(.appendFormat), "appendFormat(_:...) appendFormat:..."),
    (.change(.set), "setString(_:) setString:"),
    (.change(.removeFirst), "removeFirst() removeFirst(_:)"),
    (.change(.removeLast), "removeLast() removeLast(_:)"),
    (.change(.popLast), "popLast()"),
    (.change(.clear), "removeAll() removeAll(keepingCapacity:)"),
  ])
}
