import LunchCommands
import LunchWire

extension TUIApplication {
    /// Makes the running app show another [screen](doc:HowLunchWorks), without launching the app again.
    ///
    /// The app must publish its elements. The function first waits until the app has settled. Then it waits until the
    /// app shows the screen.
    ///
    /// ```swift
    /// try app.show("Dinner", mock: ["menu": "Fish"])
    /// ```
    ///
    /// - Parameters:
    ///   - screen: the identifier of the screen.
    ///   - mock: the data with which the app builds the screen; nil for none.
    /// - Throws: `TUIError` if the app does not show the screen within ``LaunchConfiguration/launchTimeout``, or if
    ///   `mock` names a variant that the screen does not have. The function also throws if the app is not running, or
    ///   does not settle within ``LaunchConfiguration/settleTimeout`` before the request. The error contains the app's
    ///   own messages, such as its output on standard error. An app that refuses the request stays on its current
    ///   screen.
    public func show(
        _ screen: String, mock: LaunchMock? = nil, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.perform(.show(screen, mock?.data ?? .nothing), at: .init(fileID, filePath, line, column))
    }

    /// Makes the running app show another screen, with mock data that is the JSON encoding of a value.
    ///
    /// - Parameters:
    ///   - screen: the identifier of the screen.
    ///   - mock: the mock data, for example a value of the type that the app declares for the screen.
    /// - Throws: any error that occurs while the value is encoded, and `TUIError` for the reasons of `show(_:mock:)`.
    @_disfavoredOverload
    public func show(
        _ screen: String, mock: some Encodable, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws {
        let mock = try LaunchMock.of(mock)
        try show(screen, mock: mock, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
