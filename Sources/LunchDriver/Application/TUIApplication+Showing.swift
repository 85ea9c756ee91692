import LunchWire

extension TUIApplication {
    /// Shows another screen of the app without a new launch.
    ///
    /// ```swift
    /// try app.show("Dinner", mock: ["menu": "Fish"])
    /// ```
    ///
    /// - Parameters:
    ///   - screen: the identifier of the screen.
    ///   - mock: the data that the screen is built with; nil for none.
    /// - Throws: `TUIError`, with the messages of the app, if the app does not show the screen within the launch
    ///   timeout, and if the screen does not have the variant that `mock` names; the app stays on its current screen
    ///   then.
    public func show(
        _ screen: String, mock: LaunchMock? = nil, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        let argument = screen.literal + (mock?.variant.map { ", mock: .variant(\($0.literal))" } ?? "")
        try run.performing(
            "show", with: argument,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            var launch = run.configuration
            (launch.screen, launch.mock) = (screen, mock)
            try Showing(run: run).show(screen, userInfo: try launch.resolvingVariant().userInfo?.content)
        }
    }
}
