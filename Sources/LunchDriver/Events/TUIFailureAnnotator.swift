import LunchElements

/// A type that adds lines and files to the failures of tests, for example the first difference from an earlier run.
///
/// `TUIEvents.addAnnotator(_:)` registers an annotator. Its functions are called on the thread of the test, while the test records a
/// failure. They can wait, but they must not use an app.
///
/// ```swift
/// struct BuildAnnotator: TUIFailureAnnotator {
///     func lines(for failure: TUIFailure?, in test: TUITest) -> [String] { ["The app was built from revision 1f3a."] }
/// }
/// ```
public protocol TUIFailureAnnotator: Sendable {
    /// Returns lines for the message of a failure. The message shows them above the app's screen.
    ///
    /// - Parameters:
    ///   - failure: the failure that Lunch found. For a failed `#expect` or `XCTAssert`, it is of the kind `expectation`, and contains
    ///     the last values that the test read from an app; the function is called for each app. The value is nil if the test used no app.
    ///   - test: the test that fails.
    func lines(for failure: TUIFailure?, in test: TUITest) -> [String]

    /// Returns lines that follow the message of an issue which fails the test. The messages of a test contain each line once.
    func closingLines(in test: TUITest) -> [String]

    /// Returns files for a failure. The function is called only if the test library stores attachments.
    func attachments(for failure: TUIFailure, in test: TUITest) -> [TUIAttachment]
}

/// An annotator that compares tests with earlier runs of them.
package protocol RunComparer: TUIFailureAnnotator {
    /// Returns true if its lines contain a difference from a run that passed.
    func differs(in test: TUITest) -> Bool
}

extension TUIFailureAnnotator {
    /// Returns an empty array. A type that adds lines implements the function.
    public func lines(for failure: TUIFailure?, in test: TUITest) -> [String] { [] }

    /// Returns an empty array. A type that adds lines implements the function.
    public func closingLines(in test: TUITest) -> [String] { [] }

    /// Returns an empty array. A type that adds files implements the function.
    public func attachments(for failure: TUIFailure, in test: TUITest) -> [TUIAttachment] { [] }
}

/// A file that belongs to a failure, for example a picture of the screen.
public struct TUIAttachment: Sendable {
    /// The name of the file with its extension. The test library adds a number if several files have the same name.
    public let name: String

    /// The content of the file.
    public let bytes: [UInt8]

    /// Creates an attachment.
    public init(name: String, bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
    }
}

/// The annotations of failures. An annotator's own use of an app is not an event.
extension TUITest {
    /// A failure of the test with the lines of the annotators.
    package func annotated(_ failure: TUIFailure) -> TUIFailure {
        var failure = failure
        failure.past = lines(for: failure)
        failure.differs = TUIEvents.annotators.contains { ($0 as? any RunComparer)?.differs(in: self) == true }
        return failure
    }

    /// The lines of the annotators for a failure, without secrets; nil represents a failure that Lunch has not found.
    package func lines(for failure: TUIFailure?) -> [String] {
        masked(annotations { $0.lines(for: failure, in: self) })
    }

    /// The lines that follow the message of an issue, without secrets.
    var closingLines: [String] { masked(annotations { $0.closingLines(in: self) }) }

    private func masked(_ lines: [String]) -> [String] {
        let mask = TestSecrets.of(id).mask
        return mask.isEmpty ? lines : lines.map(mask.masked)
    }

    /// The files that belong to a failure.
    package func attachments(for failure: TUIFailure) -> [TUIAttachment] {
        annotations { $0.attachments(for: failure, in: self) }
    }

    private func annotations<Annotation>(_ body: (any TUIFailureAnnotator) -> [Annotation]) -> [Annotation] {
        let annotators = TUIEvents.annotators
        if annotators.isEmpty { return [] }
        // An annotator can be a listener as well, and knows all events so far.
        Transcript.of(id).finish()
        return TUIEvents.$isTelling.withValue(true) { annotators.flatMap(body) }
    }
}
