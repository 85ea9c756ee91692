#if os(Linux)
    import LunchDriver

    /// A type that runs named activities. It replaces XCTest's `XCTContext`, which XCTest for Linux does not have.
    ///
    /// An activity is a named part of a test. The listeners of `TUIEvents` receive events for the beginning and the end
    /// of each activity.
    public enum XCTContext {
        /// Runs a closure as a named activity, and returns the closure's result.
        ///
        /// - Parameters:
        ///   - name: the name of the activity.
        ///   - block: the closure to run, on the thread of the caller. Its argument is the activity.
        /// - Throws: the error that the closure throws.
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

    /// An activity: a named part of a test.
    ///
    /// `XCTContext.runActivity` passes a value of this type to its closure.
    public protocol XCTActivity {
        /// The name of the activity.
        var name: String { get }
    }
#endif
