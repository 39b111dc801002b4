import Markup
import SourceText

/// An anchor that HTML of a page gives.
struct MarkupAnchor: Equatable, Sendable {
  let name: String
  /// Whether the list has it of HTML that every page may have; otherwise it counts where all of a page's
  /// HTML is passed on.
  let isListed: Bool
}

/// The addresses in HTML that a page has in its text, and the anchors.
struct MarkupAddresses {
  /// What it refers to, in order.
  private(set) var references: [PageOutline.Reference] = []
  /// What it may be linked to by.
  private(set) var anchors: [MarkupAnchor] = []

  /// Finds them in pieces of HTML.
  init(_ pieces: [String]) {
    for tag in pieces.flatMap({ HTMLTags($0).tags }) {
      for attribute in tag.attributes {
        if attribute.name == "id" || attribute.name == "name" && tag.name == "a" {
          anchors.append(MarkupAnchor(name: attribute.value, isListed: tag.isListed(attribute)))
        } else {
          let kind: PageOutline.Reference.Kind =
            tag.name == "img" ? .markupFile : tag.isListed(attribute) ? .markup : .passedMarkup
          for address in Self.addresses(attribute, of: tag) {
            references.append(.init(kind: kind, target: address, heading: nil))
          }
        }
      }
    }
  }

  /// What of an attribute leads to pages and files of the site: mostly one address, or none.
  private static func addresses(_ attribute: HTMLTags.Attribute, of tag: HTMLTags.Tag) -> [String] {
    let isMeant =
      switch attribute.name {
      case "href": ["a", "area", "link"].contains(tag.name)
      case "src":
        ["img", "video", "audio", "source", "track", "embed", "iframe", "script", "input"]
          .contains(tag.name)
      case "srcset": ["img", "source"].contains(tag.name)
      case "poster": tag.name == "video"
      case "data": tag.name == "object"
      default: false
      }
    guard isMeant else { return [] }
    let all =
      attribute.name == "srcset"
      ? ImageSet(attribute.value).images.map(\.address) : [attribute.value]
    return all.filter {
      !$0.isEmpty && WebAddress.scheme(of: $0) == nil && !$0.hasPrefix("//")
        && !files.contains(String($0.split(separator: "/").last ?? ""))
    }
  }

  /// The files that a site makes besides its pages.
  private static let files = ["feed.xml", "llms.txt", "sitemap.xml", "robots.txt", "404.html"]

  /// HTML of a page with the addresses that a site has for what it refers to; what leads nowhere stays, and
  /// is complained about.
  static func resolved(
    _ html: String, at span: SourceSpan?, by resolver: inout LinkResolver
  ) -> String {
    guard let span, html.utf8.contains(UInt8(ascii: "=")) else { return html }
    var bytes: [UInt8] = []
    var position = 0
    let all = Array(html.utf8)
    var places = Places(span)
    for tag in HTMLTags(html).tags {
      for attribute in tag.attributes {
        let addresses = addresses(attribute, of: tag)
        guard !addresses.isEmpty else { continue }
        var found: [String: String] = [:]
        let written = all[attribute.range]
        places.isKnown = false
        for address in addresses where found[address] == nil {
          found[address] = self.address(address, tag, written, &places, &resolver)
        }
        guard !found.isEmpty else { continue }
        let value = Self.value(of: attribute, with: found)
        bytes += all[position..<attribute.range.lowerBound]
        bytes += HTMLText.escaped(value).utf8
        position = attribute.range.upperBound
      }
    }
    return position == 0 ? html : String(decoding: bytes + all[position...], as: UTF8.self)
  }

  /// The value of an attribute with the addresses that were found for those that it has.
  private static func value(of attribute: HTMLTags.Attribute, with found: [String: String])
    -> String
  {
    guard attribute.name == "srcset" else { return found[attribute.value] ?? attribute.value }
    var set = ImageSet(attribute.value)
    for index in set.images.indices {
      set.images[index].address = found[set.images[index].address] ?? set.images[index].address
    }
    return set.value
  }

  /// Whether a link that begins with a slash may lead to something else on the same host: it is no picture's and no note's.
  private static func mayBeOfHost(_ value: String, _ tag: HTMLTags.Tag) -> Bool {
    let path = value.prefix { $0 != "#" && $0 != "?" }
    return path.hasPrefix("/") && tag.name != "img" && !path.lowercased().hasSuffix(".md")
  }

  /// The address of something in the site; nil where it leads nowhere.
  ///
  /// Its place is looked for only when there is something to say of it.
  private static func address(
    _ value: String, _ tag: HTMLTags.Tag, _ written: ArraySlice<UInt8>, _ places: inout Places,
    _ resolver: inout LinkResolver
  ) -> String? {
    let count = resolver.diagnostics.count
    var address = address(value, tag, places.span, &resolver)
    if resolver.diagnostics.count > count {
      resolver.takeBack(to: count)
      if address != nil || !mayBeOfHost(value, tag) {
        let place = places.place(of: written, &resolver)
        address = self.address(value, tag, place, &resolver)
      }
    }
    return address.map { WebAddress.encoded($0) }
  }

  /// Where the attributes of a piece of HTML stand, each looked for once, and no more of those of a page than
  /// there are faults shown: each is looked for from the beginning.
  private struct Places {
    let span: SourceSpan
    /// Whether the place of the attribute at hand is known.
    var isKnown = false
    private var last: SourceSpan

    init(_ span: SourceSpan) {
      self.span = span
      last = span
    }

    mutating func place(
      of value: ArraySlice<UInt8>, _ resolver: inout LinkResolver
    ) -> SourceSpan {
      guard !isKnown else { return last }
      last = resolver.mayLookForPlace() ? MarkupAddresses.place(of: value, in: span) : span
      isKnown = true
      return last
    }
  }

  private static func address(
    _ value: String, _ tag: HTMLTags.Tag, _ place: SourceSpan, _ resolver: inout LinkResolver
  ) -> String? {
    if tag.name == "img" {
      let image = Image(destination: value, title: "", alternative: "", span: place)
      return resolver.resolve(image)?.address
    }
    return resolver.resolve(Link(destination: value, title: "", content: [], span: place)).address
  }

  /// Where a value stands in its lines, between quotes or behind the sign that gives it.
  static func place(of value: ArraySlice<UInt8>, in span: SourceSpan) -> SourceSpan {
    let start = firstPlaces(of: value, in: span).first { $0 != nil } ?? nil
    guard let start else { return span }
    return SourceSpan(file: span.file, range: start..<start + value.count)
  }

  /// Where a value stands first behind each sign that may stand before one: the likeliest sign first.
  private static func firstPlaces(of value: ArraySlice<UInt8>, in span: SourceSpan) -> [Int?] {
    let signs = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "=")]
    var places: [Int?] = [nil, nil, nil]
    unsafe span.file.bytes.withUnsafeBufferPointer { bytes in
      unsafe value.withUnsafeBufferPointer { value in
        var index = span.range.lowerBound
        while index + value.count < span.range.upperBound {
          let byte = unsafe bytes[index]
          index += 1
          guard byte == signs[0] || byte == signs[1] || byte == signs[2],
            let sign = signs.firstIndex(of: byte), places[sign] == nil
          else { continue }
          var length = 0
          while length < value.count, unsafe bytes[index + length] == value[length] { length += 1 }
          guard length == value.count else { continue }
          places[sign] = index
          if sign == 0 { return }
        }
      }
    }
    return places
  }
}
