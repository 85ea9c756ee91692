/// A locale, such as `ja_JP` or `zh-Hant-TW`: its identifier, its language and its region.
public struct LaunchLocale: Hashable, Sendable {
    /// The locale identifier, without an encoding such as `.UTF-8` or a modifier such as `@euro`.
    public let identifier: String

    /// The language code in lowercase, for example `ja`; empty if the identifier is empty.
    public let language: String

    /// The region code in uppercase, for example `JP`; nil if the identifier names no region.
    ///
    /// A region code has two letters or three digits (Unicode Technical Standard #35).
    public let region: String?

    /// Creates a locale from a Unicode locale identifier, such as `zh-Hant-TW`, or a POSIX locale name, such as
    /// `en_US.UTF-8`.
    public init(_ identifier: String) {
        self.identifier = String(identifier.prefix { $0 != "." && $0 != "@" })
        let subtags = self.identifier.split { $0 == "_" || $0 == "-" }
        language = subtags.first.map { $0.lowercased() } ?? ""
        // A region is two letters or three digits (UTS #35, unicode_region_subtag).
        region = subtags.dropFirst().first {
            $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isNumber)
        }.map { $0.uppercased() }
    }
}
