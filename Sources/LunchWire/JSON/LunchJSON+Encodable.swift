#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension LunchJSON {
    /// What a value encodes to.
    ///
    /// - Throws: what the value's `encode(to:)` or `JSONEncoder` throws, for example for a number that is not finite.
    public init(encoding value: some Encodable) throws {
        self = try LunchJSON(parsing: Array(JSONEncoder().encode(value)), limits: .userInfo)
    }
}
