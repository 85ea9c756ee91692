public import LunchWire

/// The data that a screen is built with: mock data, and whatever else is in its user info.
///
/// A literal is mock data, of mixed types too; a value of any type is given with `of(_:)`.
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

    /// Mock data that is encoded to JSON.
    ///
    /// - Throws: the error that encoding the value throws.
    public static func of(_ value: some Encodable) throws -> LaunchMock { .json(try LunchJSON(encoding: value)) }

    /// The mock data of a variant, as the app lists it.
    ///
    /// A launch asks the app for its list, and throws if the screen has no such variant, or if `userInfo` has mock data too.
    ///
    /// - Parameters:
    ///   - name: the name of the variant.
    ///   - userInfo: the other members of the screen's user info.
    public static func variant(_ name: String, userInfo: [String: LunchJSON] = [:]) -> LaunchMock {
        LaunchMock(variant: name, userInfo: userInfo.isEmpty ? nil : .object(userInfo))
    }

    /// The whole user info, in which mock data stands under `MOCK_JSON`; 10 MB and more arrive as well.
    public static func userInfo(_ members: [String: LunchJSON]) -> LaunchMock {
        LaunchMock(variant: nil, userInfo: members.isEmpty ? nil : .object(members))
    }

    /// The whole user info as a text that the app gets as it stands: JSON written by hand, or `@` and the path of a file.
    ///
    /// Nothing looks at it before the app, which tells what is wrong with it.
    public static func text(_ text: String) -> LaunchMock { LaunchMock(variant: nil, userInfo: .text(text)) }

    private static func json(_ value: LunchJSON) -> LaunchMock { LaunchMock(variant: nil, userInfo: .mock(value)) }
}

extension LaunchMock: ExpressibleByDictionaryLiteral {
    /// Creates mock data that is an object; of two equal keys the last one counts.
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
    /// Creates mock data that is a number with as many digits as tell it from its neighbours.
    public init(floatLiteral value: Double) { self = .json(.number(String(value))) }
}

extension LaunchMock: ExpressibleByBooleanLiteral {
    /// Creates mock data that is `true` or `false`.
    public init(booleanLiteral value: Bool) { self = .json(.bool(value)) }
}
