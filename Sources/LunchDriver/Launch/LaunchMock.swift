public import LunchWire

/// The data for the creation of a screen: mock data, and the other members of the screen's user info.
///
/// A literal is mock data and may mix types; a value of any other type is given with `of(_:)`.
///
/// ```swift
/// try Launcher(screen: "Breakfast", mock: ["menu": "Bread", "price": 3]).launch()
/// try Launcher(screen: "Breakfast", mock: .of(Menu(menu: "Bread"))).launch()
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

    /// Returns the JSON encoding of a value as mock data.
    ///
    /// - Throws: the error that encoding the value throws.
    public static func of(_ value: some Encodable) throws -> LaunchMock { .json(try LunchJSON(encoding: value)) }

    /// Returns the mock data of a variant that the app declares.
    ///
    /// The launch asks the app for its screens, and throws if the screen has no such variant, or if `userInfo` has mock
    /// data, too.
    ///
    /// - Parameters:
    ///   - name: the name of the variant.
    ///   - userInfo: the other members of the screen's user info.
    public static func variant(_ name: String, userInfo: [String: LunchJSON] = [:]) -> LaunchMock {
        LaunchMock(variant: name, userInfo: userInfo.isEmpty ? nil : .object(userInfo))
    }

    /// Returns the whole user info, with the mock data under the key `MOCK_JSON`; it may be larger than 10 MB.
    public static func userInfo(_ members: [String: LunchJSON]) -> LaunchMock {
        LaunchMock(variant: nil, userInfo: members.isEmpty ? nil : .object(members))
    }

    /// Returns the user info as a text that the app receives unchanged: JSON, or `@` and the path of a file.
    ///
    /// Lunch does not check the text; the app reports errors in it.
    public static func text(_ text: String) -> LaunchMock { LaunchMock(variant: nil, userInfo: .text(text)) }

    private static func json(_ value: LunchJSON) -> LaunchMock { LaunchMock(variant: nil, userInfo: .mock(value)) }
}

extension LaunchMock: ExpressibleByDictionaryLiteral {
    /// Creates mock data that is an object; if two keys are equal, the last one counts.
    public init(dictionaryLiteral elements: (String, LunchJSON)...) {
        self = .json(.object(Dictionary(elements, uniquingKeysWith: { $1 })))
    }
}

extension LaunchMock: ExpressibleByArrayLiteral {
    /// Creates mock data that is a list.
    public init(arrayLiteral elements: LunchJSON...) { self = .json(.array(elements)) }
}

extension LaunchMock: ExpressibleByStringInterpolation {
    /// Creates mock data that is a text.
    public init(stringLiteral value: String) { self = .json(.string(value)) }
}

extension LaunchMock: ExpressibleByIntegerLiteral {
    /// Creates mock data that is a number.
    public init(integerLiteral value: Int) { self = .json(.integer(value)) }
}

extension LaunchMock: ExpressibleByFloatLiteral {
    /// Creates mock data that is a number, with just enough digits to read back the same value.
    public init(floatLiteral value: Double) { self = .json(.number(String(value))) }
}

extension LaunchMock: ExpressibleByBooleanLiteral {
    /// Creates mock data that is `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .json(.bool(value)) }
}
