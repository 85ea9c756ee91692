import LunchElements
import LunchProcess
public import LunchWire

extension TUIApplication {
    /// Goes to another screen, built with other user info, without launching the app anew.
    ///
    /// ```swift
    /// try app.show("Dinner", userInfo: ["MOCK_JSON": ["menu": "Fish"]])
    /// ```
    ///
    /// - Parameters:
    ///   - screen: the identifier of the screen.
    ///   - userInfo: the JSON object that the screen is built with; mock data goes under `MOCK_JSON`. 10 MB and more
    ///     arrive as well.
    /// - Throws: `TUIError` with what the app said, where it does not show that screen within the launch timeout; it
    ///   stays on its screen then.
    public func show(
        _ screen: String, userInfo: [String: LunchJSON] = [:], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "show", with: screen.literal,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try Showing(run: run).show(screen, userInfo: userInfo)
        }
    }

    /// Goes to another screen with mock data that is encoded to JSON under `MOCK_JSON`.
    ///
    /// - Throws: what encoding the mock data throws, or `TUIError` as `show(_:userInfo:)` does.
    public func show(
        _ screen: String, mock: some Encodable, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws {
        try show(
            screen, userInfo: [LaunchKeys.mock: LunchJSON(encoding: mock)], fileID: fileID, filePath: filePath,
            line: line, column: column)
    }

    /// Goes to another screen with mock data as JSON, which a literal of mixed types is.
    ///
    /// - Throws: `TUIError` as `show(_:userInfo:)` does.
    public func show(
        _ screen: String, mock: LunchJSON, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try show(
            screen, userInfo: [LaunchKeys.mock: mock], fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Goes to another screen with the mock data of one of its variants, as the app lists them.
    ///
    /// - Throws: `TUIError` if the screen has no such variant, or as `show(_:userInfo:)` does.
    public func show(
        _ screen: String, variant: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        let argument = "\(screen.literal), variant: \(variant.literal)"
        try run.performing(
            "show", with: argument,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let mock = try run.configuration.mock(ofVariant: variant, of: screen)
            try Showing(run: run).show(screen, userInfo: [LaunchKeys.mock: mock])
        }
    }
}
