/// An error that a function of Lunch throws, for example an action, a wait or a launch. Its `message` describes the
/// failure and proposes a remedy.
///
/// If an element was not found, the message specifies what was searched for and what was found instead. The message is
/// created from `failure` each time it is read.
public struct TUIError: Error, Sendable {
    /// A kind of failure. Use it to distinguish failures in code.
    public typealias Kind = TUIFailureKind

    /// The failure that the error reports.
    public var failure: TUIFailure {
        get { contents.failure }
        set { contents = Contents(newValue) }
    }

    /// The kind of the failure. Use it to distinguish failures in code.
    public var kind: Kind { failure.kind }

    /// One reference: every function that may fail has room for an error.
    private var contents: Contents

    private final class Contents: Sendable {
        let failure: TUIFailure
        init(_ failure: TUIFailure) { self.failure = failure }
    }

    package init(_ failure: TUIFailure) { contents = Contents(failure) }

    /// An error of which no more than the cause is known.
    init(_ cause: FailureCause) { self.init(TUIFailure(cause)) }

    /// The same error, for an issue at a source location: if that is the location of the failure, the description omits it.
    package func printed(at place: TUISourceLocation) -> TUIError {
        guard let own = failure.place, own.line == place.line, own.fileID == place.fileID, !failure.isPlacePrinted
        else {
            return self
        }
        var failure = failure
        failure.isPlacePrinted = true
        return TUIError(failure)
    }

    /// The error of a page object without a screen.
    package static func nameless(_ page: Any.Type) -> TUIError { TUIError(.launch(.nameless(page: "\(page)"))) }

    /// The error of a page object whose screen is not the one that the launcher names.
    package static func otherPage(_ page: Any.Type, of screen: String, named: String) -> TUIError {
        TUIError(.launch(.otherPage(page: "\(page)", of: screen, named: named)))
    }

    /// The error with the screen that was to be opened, unless it has one.
    func opening(_ screen: LaunchConfiguration.Screen?) -> TUIError {
        guard failure.opening == nil, let screen else { return self }
        var error = self
        error.failure.opening = screen
        return error
    }

    /// The error with the calls that began the query in question, unless it has some.
    func of(_ query: Query) -> TUIError {
        guard failure.queryCalls == nil, !failure.steps.isEmpty, let calls = query.calls else { return self }
        var error = self
        error.failure.queryCalls = calls
        return error
    }

    /// The error with the place at which it was found, unless it has one.
    package func located(_ place: TUISourceLocation) -> TUIError {
        guard failure.place == nil else { return self }
        var failure = failure
        failure.place = place
        failure.calls = .current
        return TUIError(failure)
    }
}
