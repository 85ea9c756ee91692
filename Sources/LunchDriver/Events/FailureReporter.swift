@_spi(Lunch) import LunchWire

/// The way of failures that cannot be thrown, such as reading a property of an element that is not there.
package enum FailureReporter {
    package typealias Handler = @Sendable (_ failure: TUIFailure, _ owner: (any LaunchOwner)?) -> Void

    /// The handler of failures, and the function that reports which test it is that launches an app.
    private struct Library {
        var handler: Handler
        var owner: @Sendable () -> (any LaunchOwner)?
        var test: @Sendable () -> TUITest? = { nil }
        var thrown: @Sendable () -> Void = {}
        var secrets: @Sendable () -> Void = {}
        var attach: (@Sendable (TUIAttachment, TUISourceLocation?) -> Void)?
    }

    /// Without a test library, a failure is reported on standard error.
    private static let library = Lock(Library(handler: { failure, _ in tell(failure) }, owner: { nil }))

    /// Reports a failure on standard error, in the form of a compiler's error.
    package static func tell(_ failure: TUIFailure, by test: String? = nil) {
        let place = failure.place.map { "\($0.filePath ?? $0.fileID):\($0.line): " } ?? ""
        StandardError.write("\(place)error: \(test.map { "\($0): " } ?? "")\(failure.message)\n")
    }

    /// Hands failures to a test library from now on.
    ///
    /// - Parameters:
    ///   - owner: the test that runs where it is called; nil if none does.
    ///   - test: the same test as a value; nil if none runs.
    ///   - thrown: called before an error is thrown to a test, which may catch it.
    ///   - secrets: called whenever the test that runs here has secrets.
    ///   - attach: attaches a file to the test that runs here, at a place in it; nil if the library stores no attachments.
    package static func install(
        owner: @escaping @Sendable () -> (any LaunchOwner)?, test: @escaping @Sendable () -> TUITest? = { nil },
        thrown: @escaping @Sendable () -> Void = {}, secrets: @escaping @Sendable () -> Void = {},
        attach: (@Sendable (TUIAttachment, TUISourceLocation?) -> Void)? = nil, handler: @escaping Handler
    ) {
        library.withLock {
            $0 = Library(
                handler: handler, owner: owner, test: test, thrown: thrown, secrets: secrets, attach: attach)
        }
    }

    /// True if the test library stores attachments.
    package static var takesAttachments: Bool { library.withLock { $0.attach != nil } }

    /// Attaches a file to the test that runs here.
    package static func attach(_ attachment: TUIAttachment, at place: TUISourceLocation? = nil) {
        library.withLock({ $0.attach })?(attachment, place)
    }

    /// The test that runs here has secrets, which the library may print.
    static func noteSecrets() { library.withLock({ $0.secrets })() }

    /// An error is about to be thrown to a test.
    static func willThrow() { library.withLock({ $0.thrown })() }

    /// The test that runs here; nil if none does, or if it is unknown.
    static var owner: (any LaunchOwner)? { scopedOwner ?? library.withLock({ $0.owner })() }

    /// The test with the trait `.lunch` that runs here; nil for other tests.
    @TaskLocal static var scopedOwner: (any LaunchOwner)?

    /// The same test as a value, for who does not launch anything.
    static var test: TUITest? { TUITest.scoped ?? library.withLock({ $0.test })() }

    /// Reports a failure to the test library: for the test that launched the app, if that is known, whichever test runs here.
    ///
    /// Without a place, the first frame of the call stack outside Lunch is the place, or else the line of the launch.
    /// Listeners of the test that runs here are notified first.
    package static func record(_ failure: TUIFailure) { record(failure, TUIEvents.scoped) }

    /// - Parameter listeners: the listeners of the test, in addition to those that hear all apps; nil if all have been
    ///   notified, as of a step that failed.
    static func record(_ failure: TUIFailure, _ listeners: [TUIEvents.Registration]?) {
        failure.delivery?.arrive()
        var failure = failure
        failure.delivery = nil
        let calls = failure.calls ?? .current
        failure.calls = calls
        failure.place = failure.place ?? calls.find() ?? failure.launch?.place
        if let listeners, TUIEvents.isHeard(by: listeners) {
            let source = EventSource(
                app: failure.app, test: failure.launch?.owner?.test ?? Self.test, launch: failure.launch?.number,
                listeners: listeners)
            source.tell(.failed(failure), of: StepScope.current?.step)
        }
        if let taker = taker ?? failure.launch?.taker { return taker.take(failure) }
        library.withLock({ $0.handler })(failure, failure.launch?.owner)
    }

    /// Takes the failures that would be recorded in a function, or because of an app that is launched in it.
    @TaskLocal static var taker: Launch.Taker?

    /// Runs a function, and returns the failures that would have been recorded: they are not reported to the test library.
    package static func taking(_ body: () throws -> Void) rethrows -> [TUIFailure] {
        let taken = Lock<[TUIFailure]>([])
        try handing({ failure in taken.withLock { $0.append(failure) } }, body)
        return taken.withLock({ $0 })
    }

    /// Runs a function, and hands the failures that would be recorded in it to another one, and those of apps that are launched
    /// in it for as long as they run.
    package static func handing(_ take: @escaping @Sendable (TUIFailure) -> Void, _ body: () throws -> Void) rethrows {
        try $taker.withValue(Launch.Taker(take: take)) { try body() }
    }
}
