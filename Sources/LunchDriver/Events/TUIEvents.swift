import LunchCommands
import LunchWire
import Synchronization

/// A namespace for functions that add listeners for the events of tests and apps, and that name parts of tests.
///
/// A ``TUIEvent`` reports, for example, a key press or a change of the screen. A ``TUIStep`` is a part of a test during
/// which events happen, such as a tap. This example prints each event with its step:
///
/// ```swift
/// let printer: TUIEvents.Listener = { print($0.step?.description ?? "", $0.kind) }
/// try TUIEvents.withListener(printer) {
///     let app = try Launcher(screen: "Login").launch()
///     try app.buttons["register"].tap()
/// }
/// ```
public enum TUIEvents {
    /// A function that receives the events of tests and apps. Each call passes one event.
    ///
    /// An event of a step arrives on the thread that performs the step, and this thread waits until the function
    /// returns. The events `output`, `committed`, `resized` and `exited` can arrive on another thread, even while the
    /// function handles another event. If the function itself uses an app, for example to read a label, listeners
    /// receive no events of the steps that this causes.
    public typealias Listener = @Sendable (_ event: TUIEvent) -> Void

    /// Adds a listener for the events of all tests and apps of this process.
    ///
    /// - Parameters:
    ///   - hearsOutput: `true` to also receive the events `output` and `committed`, and the bytes of the event `sent`;
    ///     `false` by default.
    ///   - listener: the function that receives the events.
    /// - Returns: an object that represents the listener. Keep a reference to it: the listener is removed when the last
    ///   reference is gone, or when `remove()` is called on the object.
    public static func addListener(
        hearsOutput: Bool = false, _ listener: @escaping Listener
    ) -> TUIEventListener {
        addListener(hearing: hearsOutput ? .output : .steps, listener)
    }

    /// Adds a listener for some of the events of all tests and apps.
    ///
    /// - Parameters:
    ///   - extent: the events that the listener hears.
    ///   - isDeferred: true if the listener can hear later and on another thread. It waits for nothing, and uses no app.
    package static func addListener(
        hearing extent: Extent, isDeferred: Bool = false, _ listener: @escaping Listener
    ) -> TUIEventListener {
        TUIEventListener(
            number: add(Registration(listener: listener, extent: extent, isDeferred: isDeferred)))
    }

    /// Adds an annotator of the failures of all tests of this process.
    ///
    /// - Returns: an object that represents the annotator. Keep a reference to it: the annotator is removed when the last
    ///   reference is gone, or when `remove()` is called on the object.
    public static func addAnnotator(_ annotator: some TUIFailureAnnotator) -> TUIEventListener {
        TUIEventListener(number: add(annotator))
    }

    /// Calls a function, and lets a listener receive the events of the apps that the function creates.
    ///
    /// The listener receives events of these apps even after the function has returned. While the function runs, the
    /// listener also receives the events `began` and `ended` of each named part (see `runActivity`) in the function,
    /// and `testIssue` for each issue that the function records. It does not receive events of other apps, even if
    /// other tests run at the same time.
    ///
    /// - Parameters:
    ///   - hearsOutput: `true` to also receive the events `output` and `committed`, and the bytes of the event `sent`;
    ///     `false` by default.
    ///   - listener: the function that receives the events.
    ///   - body: the function that creates and uses the apps.
    /// - Returns: the result of `body`.
    /// - Throws: any error that `body` throws.
    public static func withListener<Result>(
        hearsOutput: Bool = false, _ listener: @escaping Listener, perform body: () throws -> Result
    ) rethrows -> Result {
        let registration = Registration(listener: listener, extent: hearsOutput ? .output : .steps)
        return try $scoped.withValue(scoped + [registration], operation: body)
    }

    /// Calls an asynchronous function, and lets a listener receive the events of the apps that the function creates.
    ///
    /// The listener receives events of these apps even after the function has returned. While the function runs, the
    /// listener also receives the events `began` and `ended` of each named part (see `runActivity`) in the function,
    /// and `testIssue` for each issue that the function records. It does not receive events of other apps, even if
    /// other tests run at the same time.
    ///
    /// - Parameters:
    ///   - hearsOutput: `true` to also receive the events `output` and `committed`, and the bytes of the event `sent`;
    ///     `false` by default.
    ///   - listener: the function that receives the events.
    ///   - body: the function that creates and uses the apps.
    /// - Returns: the result of `body`.
    /// - Throws: any error that `body` throws.
    nonisolated(nonsending) public static func withListener<Result>(
        hearsOutput: Bool = false, _ listener: @escaping Listener,
        perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        let registration = Registration(listener: listener, extent: hearsOutput ? .output : .steps)
        return try await $scoped.withValue(scoped + [registration], operation: body)
    }

    /// Calls a function as a named part of a test, and reports the beginning and the end of the part to listeners.
    ///
    /// The part is a step of the kind `activity`. Its `id` is the ``TUIStep/parent`` of every step that the function
    /// performs, except for steps inside another step: their parent is that other step.
    ///
    /// - Parameters:
    ///   - name: the name of the part.
    ///   - block: the function.
    /// - Returns: the result of the function.
    /// - Throws: any error that the function throws.
    @discardableResult
    public static func runActivity<Result>(
        named name: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column, block: () throws -> Result
    ) rethrows -> Result {
        let listeners = scoped
        guard isHeard(by: listeners) else { return try block() }
        let place = TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let scope = StepScope(.part(name), app: "", origin: .place(place))
        let source = EventSource(test: FailureReporter.test, listeners: listeners)
        source.tell(.began, of: scope.step)
        do {
            let result = try scope.run(block)
            source.tell(.ended(scope.outcome()), of: scope.step)
            return result
        } catch {
            var failure = (error as? TUIError)?.failure ?? TUIFailure(error)
            failure.delivery = nil
            source.tell(.ended(scope.outcome(failure: failure)), of: scope.step)
            throw error
        }
    }
}

/// A registered listener for the events of all tests and apps of this process, or a registered annotator of their failures.
/// `TUIEvents.addListener` and `TUIEvents.addAnnotator` return it.
///
/// The listener receives events until `remove()` is called or the object is released.
public final class TUIEventListener: Sendable {
    private let number: Int

    init(number: Int) { self.number = number }

    deinit { remove() }

    /// Removes the listener or the annotator, so that it is not called anymore. A second call has no effect.
    public func remove() { TUIEvents.remove(number) }
}
