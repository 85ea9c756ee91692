import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        // ISO 639-2 and 639-3 have some 8,000 codes of three letters, nearly a half of all.
        let isKnown = isPrivate || language.count == 3 || otherLanguages.contains(language)
        guard isKnown || languages.contains(language) else { return .language(language) }
        return unknownRegion(in: text).map { .region($0) }
    }

    /// The region in an identifier if it is unknown: two letters after the language, or after that and a script.
    private static func unknownRegion(in text: String) -> String? {
        let parts = text.prefix { $0 != "@" }.split(whereSeparator: { "_-".contains($0) }).dropFirst()
        let region = parts.first { $0.count != 4 }.map { $0.uppercased() }
        guard let region, region.count == 2, region.allSatisfy(\.isLetter) else { return nil }
        // ISO 3166 keeps these for private use; tests have locales of X, as en_XA.
        let isPrivate = region == "AA" || region == "ZZ" || region.hasPrefix("X") || ("QM"..."QZ").contains(region)
        return isPrivate || regions.contains(region) ? nil : region
    }

    /// Languages that are not in the list of ISO 639: none in particular, and those that were renamed.
    private static let otherLanguages: Set<String> = [
        "c", "posix", "root", "iw", "in", "ji", "jw", "mo", "sh", "tl", "i", "x",
    ]

    /// The codes of ISO 639-1: in each word a first letter, and the second letters of the codes that begin with it.
    private static let languages = codes(
        """
        aabefkmnrsvyz baegimnors caehorsuvy daevz eelnostu fafijory gadlnuv haeiortuyz iadegikostu jav \
        kagijklmnorsuvwy labginotuv mghiklnrsty nabdeglnorvy ocjmrs pailst qu rmnouw sacdegiklmnoqrstuvw \
        taeghiknorstwy ugkrz veio wao xh yio zahu
        """)

    /// The codes of ISO 3166-1, and those that it reserves or has withdrawn, in the same form.
    private static let regions = codes(
        """
        ACDEFGILMNOQRSTUWXZ BABDEFGHIJLMNOQRSTUVWYZ CACDFGHIKLMNOPQRSTUVWXYZ DDEGJKMOYZ EACEGHRSTUZ FIJKMOQRX \
        GABDEFGHILMNPQRSTUWY HKMNRTUV ICDELMNOQRST JEMOPT KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHIKLMNOPQRSTUVWXYZ \
        NACEFGHILOPQRTUZ OM PACEFGHKLMNRSTUWYZ QAOU REHOSUW SABCDEGHIJKLMNORSTUVXYZ TACDFGHJKLMNOPRTVWZ \
        UAGKMNSYZ VACDEGINU WFKS XK YDETU ZAMRW
        """)

    private static func codes(_ words: String) -> Set<String> {
        Set(words.split(separator: " ").flatMap { word in word.dropFirst().map { "\(word.prefix(1))\($0)" } })
    }
}

/// The identifiers of time zones that a launch takes.
package enum TimeZoneIdentifier {
    /// A Boolean value that indicates whether a text is a time zone's identifier, or a rule as POSIX writes it:
    /// `Asia/Tokyo`, `CET-1CEST,M3.5.0,M10.5.0`.
    package static func isKnown(_ text: String) -> Bool {
        guard isWellFormed(text) else { return false }
        let name = text.hasPrefix(":") ? String(text.dropFirst()) : text
        guard !name.contains("..") else { return false }
        // tzset(3): a name of letters or in <>, and how far it is from UTC.
        let isRule = name.wholeMatch(of: #/([A-Za-z]{3,}|<[A-Za-z0-9+\-]+>)[+\-]?[0-9].*/#) != nil
        return isRule || !FileManager.default.fileExists(atPath: folder) || isZone("\(folder)/\(name)")
    }

    /// The time zone whose identifier comes near a text; nil if none does.
    package static func nearest(to text: String) -> String? {
        guard isWellFormed(text) else { return nil }
        // A system without the files knows no time zones.
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return files.filter { $0.first?.isUppercase == true && isZone("\(folder)/\($0)") }.sorted().nearest(to: text)
    }

    /// The folder with the rules of all time zones (tzfile(5)).
    private static let folder = "/usr/share/zoneinfo"

    /// True if a file begins as the rules of a time zone do (tzfile(5)).
    private static func isZone(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path)?.starts(with: "TZif".utf8) == true
    }

    private static func isWellFormed(_ text: String) -> Bool {
        text.wholeMatch(of: #/:?[A-Za-z<][A-Za-z0-9_+\-\/,.:<>]*/#) != nil
    }
}
