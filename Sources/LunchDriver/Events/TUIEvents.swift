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
    /// The thread of the event calls the function, and waits until it returns. For the end of a program, this is the
    /// thread that moves the program's bytes; otherwise it is the thread of the test. If the function itself uses an
    /// app, this causes no events.
    public typealias Listener = @Sendable (_ event: TUIEvent) -> Void

    /// Adds a listener for the events of all apps of this process, until the returned object is removed or released.
    public static func addListener(_ listener: @escaping Listener) -> TUIEventListener {
        TUIEventListener(number: Listeners.add(listener))
    }

    /// Calls a function, and reports only the events of apps that the function creates, even if other tests run at the
    /// same time.
    public static func withListener<Result>(
        _ listener: @escaping Listener, perform body: () throws -> Result
    ) rethrows -> Result {
        try Listeners.$scoped.withValue(Listeners.scoped + [listener], operation: body)
    }

    /// Calls an asynchronous function, and reports only the events of apps that the function creates.
    nonisolated(nonsending) public static func withListener<Result>(
        _ listener: @escaping Listener, perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await Listeners.$scoped.withValue(Listeners.scoped + [listener], operation: body)
    }

    /// Runs a named part of a test, and reports its beginning and its end; steps inside have the part as their
    /// `parent`.
    @discardableResult
    public static func runActivity<Result>(
        named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column, block: () throws -> Result
    ) rethrows -> Result {
        let hearing = Hearing(scoped: Listeners.scoped)
        guard hearing.isAnybodyThere else { return try block() }
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let scope = StepScope(.activity, name, [], argument: nil, app: "", origin: .place(place))
        hearing.tell(.began, of: scope.step, app: "")
        do {
            let result = try scope.run(block)
            hearing.tell(.ended(scope.outcome()), of: scope.step, app: "")
            return result
        } catch {
            var failure = (error as? TUIError)?.failure ?? TUIFailure(error)
            failure.delivery = nil
            hearing.tell(.ended(scope.outcome(failure: failure)), of: scope.step, app: "")
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
