public import LunchWire

/// The data with which an app builds a screen: mock data, and other members of the user info.
///
/// The user info is a JSON object that the app receives. The value of its key `MOCK_JSON` is the mock data.
///
/// A literal creates mock data, and may contain values of different types. A value of your own `Encodable` type, such as
/// `Menu` in this example, can be passed as it is; where a `LaunchMock` is needed, use `of(_:)`. For mock data that the app has declared under a name, use
/// `variant(_:userInfo:)`.
///
/// ```swift
/// try Launcher(screen: "Breakfast", mock: ["menu": "Bread", "price": 3]).launch()
/// try Launcher(screen: "Breakfast", mock: Menu(menu: "Bread")).launch()
/// try Launcher(screen: "Breakfast", mock: .variant("bread")).launch()
/// ```
public struct LaunchMock: Hashable, Sendable {
    /// The name of the variant that has the mock data; nil if it is in the user info.
    let variant: String?

    /// The user info; nil for none.
    let userInfo: LaunchConfiguration.UserInfo?

    init(variant: String?, userInfo: LaunchConfiguration.UserInfo?) {
        (self.variant, self.userInfo) = (variant, userInfo)
    }

    /// Returns mock data that is the JSON encoding of a value.
    ///
    /// - Throws: any error that occurs while the value is encoded, for example for a number that is not finite.
    public static func of(_ value: some Encodable) throws -> LaunchMock { .json(try LunchJSON(encoding: value)) }

    /// Returns the mock data of a [variant](doc:HowLunchWorks) that the app has declared for a screen.
    ///
    /// At the launch, Lunch asks the app for its screens and variants. The launch throws `TUIError` if it requests no
    /// screen, if the screen has no such variant, or if `userInfo` contains mock data (the key `MOCK_JSON`) as well.
    ///
    /// - Parameters:
    ///   - name: the name of the variant.
    ///   - userInfo: the other members of the user info (the JSON object that the app receives).
    public static func variant(_ name: String, userInfo: [String: LunchJSON] = [:]) -> LaunchMock {
        LaunchMock(variant: name, userInfo: userInfo.isEmpty ? nil : .object(userInfo))
    }

    /// Returns data whose user info has exactly the given members.
    ///
    /// The user info is the JSON object that the app receives. The value of its key `MOCK_JSON` is the mock data. The
    /// user info may be large, for example 10 MB.
    ///
    /// - Parameter members: all members of the user info.
    public static func userInfo(_ members: [String: LunchJSON]) -> LaunchMock {
        LaunchMock(variant: nil, userInfo: members.isEmpty ? nil : .object(members))
    }

    /// Returns data whose user info is given as text. The app receives the text unchanged.
    ///
    /// The user info is the JSON object that the app receives. Only the app reads the text. If the app reports an error
    /// in it, the launch throws `TUIError`.
    ///
    /// - Parameter text: the JSON object (not only the mock data), or `@` followed by the path of a file that contains the object. A relative
    ///   path starts from the working directory of the app.
    public static func rawUserInfo(_ text: String) -> LaunchMock { LaunchMock(variant: nil, userInfo: .text(text)) }

    private static func json(_ value: LunchJSON) -> LaunchMock { LaunchMock(variant: nil, userInfo: .mock(value)) }
}

extension LaunchMock: ExpressibleByDictionaryLiteral {
    /// Creates mock data that is a JSON object. If a key occurs more than once, its last value is used.
    public init(dictionaryLiteral elements: (String, LunchJSON)...) {
        self = .json(.object(Dictionary(elements, uniquingKeysWith: { $1 })))
    }
}

extension LaunchMock: ExpressibleByArrayLiteral {
    /// Creates mock data that is a JSON array.
    public init(arrayLiteral elements: LunchJSON...) { self = .json(.array(elements)) }
}

extension LaunchMock: ExpressibleByStringInterpolation {
    /// Creates mock data that is a JSON string.
    public init(stringLiteral value: String) { self = .json(.string(value)) }
}

extension LaunchMock: ExpressibleByIntegerLiteral {
    /// Creates mock data that is a whole number.
    public init(integerLiteral value: Int) { self = .json(.integer(value)) }
}

extension LaunchMock: ExpressibleByFloatLiteral {
    /// Creates mock data that is a number. The JSON uses the fewest digits that preserve the value.
    public init(floatLiteral value: Double) { self = .json(.number(String(value))) }
}

extension LaunchMock: ExpressibleByBooleanLiteral {
    /// Creates mock data that is `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .json(.bool(value)) }
}
