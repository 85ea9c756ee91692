package import LunchWire

extension LaunchConfiguration {
    /// The user info that an app gets.
    package enum UserInfo: Hashable, Sendable {
        /// The members of a JSON object; mock data goes under `MOCK_JSON`.
        case object([String: LunchJSON])

        /// A text that the app gets as it stands: JSON written by hand, or `@` and the path of a file.
        ///
        /// Only the app reads the text, and reports errors in it.
        case text(String)

        /// User info with nothing but mock data.
        package static func mock(_ value: LunchJSON) -> UserInfo { .object([LaunchKeys.mock: value]) }

        /// The text that the app gets.
        package var content: String {
            switch self {
            case .object(let members): LunchJSON.object(members).text
            case .text(let text): text
            }
        }
    }
}

extension LaunchConfiguration.UserInfo: ExpressibleByDictionaryLiteral {
    /// Creates an object; of two equal keys the last one counts.
    package init(dictionaryLiteral elements: (String, LunchJSON)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
