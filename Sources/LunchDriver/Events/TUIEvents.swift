import LunchWire
import Synchronization

/// Listens to what tests do to apps, and names the parts of tests.
///
/// ```swift
/// let printer: TUIEvents.Listener = { print($0.step?.description ?? "", $0.kind) }
/// try TUIEvents.withListener(printer) {
///     let app = try Launcher(screen: "Login").launch()
///     try app.buttons["register"].tap()
/// }
/// ```
public enum TUIEvents {
    /// A function that is called with each event. It is called on the thread on which it happens, and holds that up: the test's, or, for
    /// the end of a program, the one that moves its bytes. What it does to an app itself is no event.
    public typealias Listener = @Sendable (_ event: TUIEvent) -> Void

    /// Has a listener hear of the events of all apps of this process, until the result is removed or forgotten.
    public static func addListener(_ listener: @escaping Listener) -> TUIEventListener {
        TUIEventListener(number: Listeners.add(listener))
    }

    /// Has a listener hear of the events of apps that are created in a function, in a test that runs beside others.
    public static func withListener<Result>(
        _ listener: @escaping Listener, perform body: () throws -> Result
    ) rethrows -> Result {
        try Listeners.$scoped.withValue(Listeners.scoped + [listener], operation: body)
    }

    /// Has a listener hear of the events of apps that are created in an asynchronous function.
    nonisolated(nonsending) public static func withListener<Result>(
        _ listener: @escaping Listener, perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await Listeners.$scoped.withValue(Listeners.scoped + [listener], operation: body)
    }

    /// Gives a part of a test a name: listeners are told of its beginning and its end, and what is done in it belongs to it.
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

/// A listener that hears of all apps, until it is removed or forgotten.
public final class TUIEventListener: Sendable {
    private let number: Int

    init(number: Int) { self.number = number }

    deinit { remove() }

    /// Ends it: the listener hears no more from then on. To end it again is no error.
    public func remove() { Listeners.remove(number) }
}
