import LunchWire

/// Where failures go that cannot be thrown, such as reading a property of an element that is not there.
package enum FailureReporter {
    /// A place in a test.
    package struct Location: Sendable, Hashable {
        package var fileID: String
        package var filePath: String
        package var line: Int
        package var column: Int

        package init(fileID: String, filePath: String, line: Int, column: Int) {
            self.fileID = fileID
            self.filePath = filePath
            self.line = line
            self.column = column
        }
    }

    /// The variable of the tester's environment that asks for messages in which nothing is left out.
    static let wholeMessages = "LUNCH_WHOLE_MESSAGES"

    package typealias Handler = @Sendable (_ message: String, _ location: Location?) -> Void

    /// Without a test library, a failure is told on standard error.
    private static let handler = Lock<Handler> { message, location in
        StandardError.write("\(location.map { "\($0.filePath):\($0.line): " } ?? "")error: \(message)\n")
    }

    /// Hands failures to a test library from now on.
    package static func install(_ new: @escaping Handler) {
        handler.withLock { $0 = new }
    }

    /// Tells the test library; without a location, the first frame of the call stack outside Lunch is the place.
    package static func record(_ message: String, at location: Location? = nil) {
        let current = handler.withLock(\.self)
        current(message, location ?? CallerLocation.find())
    }
}
