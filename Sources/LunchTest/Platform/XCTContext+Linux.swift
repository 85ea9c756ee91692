#if os(Linux)
    import LunchDriver

    /// A namespace for activities, named parts of a test, which XCTest does not have on Linux.
    ///
    /// Listeners of `TUIEvents` are told of activities. On Apple's platforms, `XCTContext` is that of XCTest.
    public enum XCTContext {
        /// Runs a part of a test under a name, and returns the result.
        @discardableResult
        public static func runActivity<Result>(
            named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
            column: Int = #column, block: (any XCTActivity) throws -> Result
        ) rethrows -> Result {
            try TUIEvents.runActivity(named: name, fileID: fileID, filePath: filePath, line: line, column: column) {
                try block(Activity(name: name))
            }
        }

        private struct Activity: XCTActivity {
            let name: String
        }
    }

    /// A named part of a test.
    public protocol XCTActivity {
        /// The name of the activity.
        var name: String { get }
    }
#endif
