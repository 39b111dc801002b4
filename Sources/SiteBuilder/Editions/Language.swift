/// A language in which pages may be written, by its tag: `en`, `zh-Hans`.
package enum Language {
  /// The language of a site that does not say its own.
  package static let usual = "en"

  /// The languages that a file's name may end in, each by its own name.
  ///
  /// It is a list, because `socket.io.md` and `view.add.md` are no translations into Ido and Adangme.
  private static let names: KeyValuePairs = [
    "ar": "العربية", "cs": "Čeština", "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά",
    "en": "English", "es": "Español", "fa": "فارسی", "fi": "Suomi", "fr": "Français",
    "he": "עברית", "hi": "हिन्दी", "hu": "Magyar", "it": "Italiano", "ja": "日本語", "ko": "한국어",
    "nl": "Nederlands", "no": "Norsk", "pl": "Polski", "pt": "Português",
    "pt-BR": "Português (Brasil)", "ro": "Română", "ru": "Русский", "sv": "Svenska",
    "th": "ไทย", "tr": "Türkçe", "uk": "Українська", "vi": "Tiếng Việt", "zh": "中文",
    "zh-CN": "简体中文", "zh-HK": "繁體中文（香港）", "zh-Hans": "简体中文", "zh-Hant": "繁體中文",
    "zh-TW": "繁體中文",
  ]

  /// What speakers of a language call it; its tag when that is not known.
  package static func name(of tag: String) -> String {
    names.first { $0.key == tag }?.value ?? tag
  }

  /// The tag that a file's name may end in: as it is, or, since no other word is like one with a script or
  /// a country, in letters of any size and with `_`, as in `zh-hans` and `zh_CN`.
  static func known(_ tag: Substring) -> String? {
    if let exact = names.first(where: { $0.key == tag }) { return exact.key }
    guard tag.utf8.count > 2 else { return nil }
    let written = tag.lowercased().replacing("_", with: "-")
    return names.first { $0.key.lowercased() == written }?.key
  }

  /// The tags whose texts may stand in for those of a tag, the best first: itself, the same script,
  /// the same language.
  static func fallbacks(of tag: String) -> [String] {
    var tags = [tag]
    switch tag {
    case "zh", "zh-CN": tags.append("zh-Hans")
    case "zh-HK", "zh-TW": tags.append("zh-Hant")
    default: break
    }
    if let primary = tag.split(separator: "-").first, primary != tag {
      tags.append(String(primary))
    }
    return tags
  }
}
