import LunchWire
import Synchronization

/// The functions that report what tests do to apps, and that name parts of tests.
///
/// ```swift
/// let printer: TUIEvents.Listener = { print($0.step?.description ?? "", $0.kind) }
/// try TUIEvents.withListener(printer) {
///     let app = try Launcher(screen: "Login").launch()
///     try app.buttons["register"].tap()
/// }
/// ```
public enum TUIEvents {
    /// A function that is called with each event, on the thread of the event, which waits until the function returns.
    ///
    /// This is the thread of the test; for the end of a program, it is the thread that moves the program's bytes. Calls
    /// of an app that the listener makes cause no events.
    public typealias Listener = @Sendable (_ event: TUIEvent) -> Void

    /// Adds a listener to the events of all apps of this process, until the result is removed or released.
    public static func addListener(_ listener: @escaping Listener) -> TUIEventListener {
        TUIEventListener(number: Listeners.add(listener))
    }

    /// Calls a function, and reports the events of apps that are created in it, also while other tests run at the same
    /// time.
    public static func withListener<Result>(
        _ listener: @escaping Listener, perform body: () throws -> Result
    ) rethrows -> Result {
        try Listeners.$scoped.withValue(Listeners.scoped + [listener], operation: body)
    }

    /// Calls an asynchronous function, and reports the events of apps that are created in it.
    nonisolated(nonsending) public static func withListener<Result>(
        _ listener: @escaping Listener, perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await Listeners.$scoped.withValue(Listeners.scoped + [listener], operation: body)
    }

    /// Runs a named part of a test: listeners hear of its beginning and its end, and steps within belong to it.
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

/// A listener to the events of all apps, until it is removed or released.
public final class TUIEventListener: Sendable {
    private let number: Int

    init(number: Int) { self.number = number }

    deinit { remove() }

    /// Removes the listener, which hears no more events. Removing it again has no effect.
    public func remove() { Listeners.remove(number) }
}
