import LunchDriver

/// A place in a test, as `#fileID` and its kin say it.
typealias Place = TestLocation

extension Place {
    init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
        self.init(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

/// Fails the test that is running, whichever library runs it.
enum Failure {
    static func record(_ message: String, _ place: Place) {
        FailureReporter.record(message, at: place)
    }
}
