import Foundation
import LunchWire

/// The identifiers of locales and time zones that a launch takes, from a test or the command line.
package enum LocaleIdentifier {
    /// The reason why a text is not a locale's identifier.
    package enum Fault: Hashable, Sendable {
        /// It is not written as one.
        case malformed
        /// Nobody knows its language.
        case language(String)
        /// Nobody knows its region.
        case region(String)
    }

    /// The fault in a locale's identifier, in ICU's form or as a language tag (`ja`, `ja_JP`, `zh-Hant-TW`,
    /// `de_DE@currency=EUR`); nil if nothing is.
    package static func fault(in text: String) -> Fault? {
        guard text.wholeMatch(of: #/[A-Za-z]{1,8}([_-][A-Za-z0-9]{1,8})*(@[A-Za-z0-9=;_-]+)?/#) != nil else {
            return .malformed
        }
        let language = text.prefix { !"_-@".contains($0) }.lowercased()
        // ISO 639-2 keeps these for private use.
        let isPrivate = ("qaa"..."qtz").contains(language) && language.count == 3
        let isKnown =
            isPrivate || otherLanguages.contains(language) || Locale.LanguageCode(language).isISOLanguage
        guard isKnown else { return .language(language) }
        return unknownRegion(in: text).map { .region($0) }
    }

    /// The region in an identifier if it is unknown: two letters after the language, or after that and a script.
    private static func unknownRegion(in text: String) -> String? {
        let parts = text.prefix { $0 != "@" }.split(whereSeparator: { "_-".contains($0) }).dropFirst()
        let region = parts.first { $0.count != 4 }.map { $0.uppercased() }
        guard let region, region.count == 2, region.allSatisfy(\.isLetter) else { return nil }
        // ISO 3166 keeps these for private use; tests have locales of X, as en_XA.
        let isPrivate = region == "AA" || region == "ZZ" || region.hasPrefix("X") || ("QM"..."QZ").contains(region)
        return isPrivate || Locale.Region(region).isISORegion ? nil : region
    }

    /// Languages that are not in the list of ISO 639: none in particular, and those that were renamed.
    private static let otherLanguages: Set<String> = [
        "c", "posix", "root", "und", "mul", "zxx", "mis", "iw", "in", "ji", "jw", "mo", "sh", "tl", "i", "x",
    ]
}

/// The identifiers of time zones that a launch takes.
package enum TimeZoneIdentifier {
    /// A Boolean value that indicates whether a text is a time zone's identifier, or a rule as POSIX writes it:
    /// `Asia/Tokyo`, `CET-1CEST,M3.5.0,M10.5.0`.
    package static func isKnown(_ text: String) -> Bool {
        guard isWellFormed(text) else { return false }
        let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
        // tzset(3): a name of letters or in <>, and how far it is from UTC.
        let isRule = name.wholeMatch(of: #/([A-Za-z]{3,}|<[A-Za-z0-9+\-]+>)[+\-]?[0-9].*/#) != nil
        return isRule || TimeZone(identifier: name) != nil
    }

    /// The time zone whose identifier comes near a text; nil if none does.
    package static func nearest(to text: String) -> String? {
        isWellFormed(text) ? TimeZone.knownTimeZoneIdentifiers.nearest(to: text) : nil
    }

    private static func isWellFormed(_ text: String) -> Bool {
        text.wholeMatch(of: #/:?[A-Za-z<][A-Za-z0-9_+\-\/,.:<>]*/#) != nil
    }
}
