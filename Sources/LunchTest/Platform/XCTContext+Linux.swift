#if os(Linux)
    import LunchDriver

    /// XCTest's activities, which XCTest does not have on Linux: parts of a test that have names.
    ///
    /// A listener of `TUIEvents` is told of them. On Apple's platforms `XCTContext` is XCTest's own.
    public enum XCTContext {
        /// Runs a part of a test under a name.
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

    /// A part of a test that has a name.
    public protocol XCTActivity {
        /// Its name.
        var name: String { get }
    }
#endif
