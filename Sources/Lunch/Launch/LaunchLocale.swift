/// The parts of a locale identifier, such as `ja_JP`, `zh-Hant-TW` or `en_US.UTF-8`.
public struct LaunchLocale: Hashable, Sendable {
    /// The identifier, without an encoding such as `.UTF-8` and without a modifier such as `@euro`.
    public let identifier: String

    /// The language, for example `ja`.
    public let language: String

    /// The region, for example `JP`; nil if the identifier names no region.
    public let region: String?

    /// Creates a locale from a Unicode locale identifier (UTS #35) or a POSIX one.
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
