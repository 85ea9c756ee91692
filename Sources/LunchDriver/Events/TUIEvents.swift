import LunchWire
import Synchronization

/// A namespace for functions that report what tests do to apps, and that name parts of tests.
///
/// ```swift
/// let printer: TUIEvents.Listener = { print($0.step?.description ?? "", $0.kind) }
/// try TUIEvents.withListener(printer) {
///     let app = try Launcher(screen: "Login").launch()
///     try app.buttons["register"].tap()
/// }
/// ```
public enum TUIEvents {
    /// A function that receives each event.
    ///
    /// The thread of the test calls the function, and waits until it returns. What happens without the test, the output and
    /// the end of a program, may be told on another thread, one event of an app at a time. If the function itself uses an
    /// app, this causes no events of steps.
    public typealias Listener = @Sendable (_ event: TUIEvent) -> Void

    /// Adds a listener for the events of all tests and apps of this process, until the returned object is removed or
    /// released.
    ///
    /// - Parameter hearsOutput: true to report `output` and `committed` as well, and the bytes of `sent`.
    public static func addListener(
        hearsOutput: Bool = false, _ listener: @escaping Listener
    ) -> TUIEventListener {
        TUIEventListener(number: Listeners.add(.init(hear: listener, hearsOutput: hearsOutput)))
    }

    /// Calls a function, and reports only the events of apps that the function creates, even if other tests run at the
    /// same time.
    ///
    /// - Parameter hearsOutput: true to report `output` and `committed` as well, and the bytes of `sent`.
    public static func withListener<Result>(
        hearsOutput: Bool = false, _ listener: @escaping Listener, perform body: () throws -> Result
    ) rethrows -> Result {
        let listeners = Listeners.scoped + [.init(hear: listener, hearsOutput: hearsOutput)]
        return try Listeners.$scoped.withValue(listeners, operation: body)
    }

    /// Calls an asynchronous function, and reports only the events of apps that the function creates.
    ///
    /// - Parameter hearsOutput: true to report `output` and `committed` as well, and the bytes of `sent`.
    nonisolated(nonsending) public static func withListener<Result>(
        hearsOutput: Bool = false, _ listener: @escaping Listener,
        perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        let listeners = Listeners.scoped + [.init(hear: listener, hearsOutput: hearsOutput)]
        return try await Listeners.$scoped.withValue(listeners, operation: body)
    }

    /// Runs a named part of a test, and reports its beginning and its end; steps inside have the part as their
    /// `parent`.
    @discardableResult
    public static func runActivity<Result>(
        named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column, block: () throws -> Result
    ) rethrows -> Result {
        let hearing = Hearing()
        guard hearing.isAnybodyThere else { return try block() }
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let scope = StepScope(.activity, name, [], argument: nil, app: "", origin: .place(place))
        let subject = EventSubject(test: FailureReporter.test)
        hearing.tell(.began, of: scope.step, subject)
        do {
            let result = try scope.run(block)
            hearing.tell(.ended(scope.outcome()), of: scope.step, subject)
            return result
        } catch {
            var failure = (error as? TUIError)?.failure ?? TUIFailure(error)
            failure.delivery = nil
            hearing.tell(.ended(scope.outcome(failure: failure)), of: scope.step, subject)
            throw error
        }
    }
}

/// A listener for the events of all apps, until the object is removed or released.
public final class TUIEventListener: Sendable {
    private let number: Int

    init(number: Int) { self.number = number }

    deinit { remove() }

    /// Removes the listener. A second call has no effect.
    public func remove() { Listeners.remove(number) }
}
