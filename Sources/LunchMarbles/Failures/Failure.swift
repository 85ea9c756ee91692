import LunchDriver

/// A place in a test, as `#fileID` and similar macros give it.
typealias Place = TUISourceLocation

extension Place {
    init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
        self.init(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

/// Fails the test that is running, whichever library runs it.
enum Failure {
    /// - Parameter error: the error, whose description the failure shows.
    static func record(_ error: any Error, _ place: Place) {
        var failure = TUIFailure(error)
        failure.place = place
        FailureReporter.record(failure)
    }
}
