import Foundation
import Testing

@testable import LunchDriver

/// The identifiers of locales and time zones, compared with those that Foundation knows.
@Suite struct LocaleIdentifierTests {
    /// All texts of two letters.
    private static let pairs: [String] = {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        return letters.flatMap { first in letters.map { "\(first)\($0)" } }
    }()

    @Test func languagesOfTwoLettersAreThoseOfFoundation() {
        let renamed: Set = ["iw", "in", "ji", "jw", "mo", "sh", "tl"]
        let wrong = Self.pairs.filter { pair in
            let isKnown = renamed.contains(pair) || Locale.LanguageCode(pair).isISOLanguage
            return LocaleIdentifier.fault(in: pair) != (isKnown ? nil : .language(pair))
        }
        #expect(wrong == [])
    }

    @Test func regionsAreThoseOfFoundation() {
        let wrong = Self.pairs.map { $0.uppercased() }.filter { pair in
            let isPrivate = ["AA", "ZZ"].contains(pair) || pair.hasPrefix("X") || ("QM"..."QZ").contains(pair)
            let isKnown = isPrivate || Locale.Region(pair).isISORegion
            return LocaleIdentifier.fault(in: "en_\(pair)") != (isKnown ? nil : .region(pair))
        }
        #expect(wrong == [])
    }

    @Test(
        arguments: [
            ("ja", nil), ("zh-Hant-TW", nil), ("de_DE@currency=EUR", nil), ("qaa", nil), ("fil_PH", nil), ("C", nil),
            ("jp_JP", .language("jp")), ("klingon", .language("klingon")), ("en_GBR", nil), ("", .malformed),
            ("de DE", .malformed), ("en_U1", nil),
        ] as [(String, LocaleIdentifier.Fault?)])
    func anIdentifierHasAFaultOrNone(_ text: String, _ fault: LocaleIdentifier.Fault?) {
        #expect(LocaleIdentifier.fault(in: text) == fault)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Asia/Tokyo")))
    func timeZonesAreThoseOfTheSystem() {
        #expect(["Asia/Tokyo", ":UTC", "CET-1CEST,M3.5.0,M10.5.0", "<+03>-3"].allSatisfy(TimeZoneIdentifier.isKnown))
        let unknown = [
            "Asia/Tokio", "Asia", "Asia/../Asia/Tokyo", "zone.tab", "/usr/share/zoneinfo/UTC", "", "Nowhere/At all",
        ]
        #expect(unknown.filter(TimeZoneIdentifier.isKnown) == [])
        #expect(TimeZoneIdentifier.nearest(to: "Asia/Tokio") == "Asia/Tokyo")
        #expect(TimeZoneIdentifier.nearest(to: "Europe/Berlim") == "Europe/Berlin")
    }
}
