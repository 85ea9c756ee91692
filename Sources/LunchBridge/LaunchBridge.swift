public import Dispatch
@_exported public import Lunch
public import LunchWire
import Synchronization

/// A bridge between a test and an app whose framework owns the run loop and reads the terminal.
///
/// The bridge passes the test's input to the framework. After the framework has handled the input, the bridge publishes the
/// elements of the screen: it sends them to the test. Unless a test launched the app, the bridge does not touch the terminal.
///
/// In this example, `screens` is a `Catalog`. `window` and `framework` belong to the framework, and `elements(of:)`
/// is a function that returns the elements of a view:
///
/// ```swift
/// let bridge = LaunchBridge { elements(of: window) }
/// let first = try bridge.start(screens, home: "Groceries")   // before the framework uses the terminal
/// framework.run(first)
/// ```
///
/// In a test, the bridge replaces standard input with a pseudo-terminal. The framework reads standard input as usual.
///
/// On Linux, the bridge asks the kernel whether all other threads of the app wait, and whether at least one of them
/// waits for input. If so, all input has been handled, even input that passes through queues. On macOS, the kernel only
/// reports whether the threads wait. If they do, the bridge assumes that all input has been handled.
///
/// The bridge does not wait for a timer of the framework. To make the bridge wait, announce the timer as work with
/// `begin(_:)`, or create the bridge with a `settle` function that calls `done` after the timer.
public final class LaunchBridge: Sendable {
    /// A function that makes the framework's thread call `done`, after all work that is in the queue of that thread.
    ///
    /// The bridge provides the argument `done`, which reads the elements of the screen, or does other work for the
    /// bridge. The function is called on a thread other than the framework's. It may return before `done` is called.
    public typealias Settle = @Sendable (_ done: @escaping @Sendable () -> Void) -> Void

    /// The publisher of the app, for functions that the bridge does not offer.
    public let publisher: AccessibilityPublisher

    let side: FrameworkSide
    let settle: Settle
    let environment: LaunchEnvironment
    private let errands = Errands()
    private let isStarted = Atomic(false)
    private let reminder: Reminder?

    /// Creates a bridge that reads the elements of the screen from a closure.
    ///
    /// - Parameters:
    ///   - screen: the identifier of the current screen. `start(_:home:show:)` sets it automatically.
    ///   - environment: the launch settings; by default those of the process. The bridge is active only if they come
    ///     from a test.
    ///   - settle: a function that makes the framework's thread call `done`, after all work that is in the queue of
    ///     that thread. The default uses the main queue. For a framework that handles input on another queue, pass
    ///     `{ done in queue.async(execute: done) }`. For a framework that draws at each tick of a timer, call `done`
    ///     after a tick. For a framework without a queue, create the bridge without `elements`, and call `present(_:)`.
    ///     As a last resort, pass `{ done in done() }`. The elements are then read on the bridge's thread while the
    ///     framework waits for input.
    ///   - show: a function that shows the screen that a test requests. Pass its argument to `Launcher.show(_:)`, which
    ///     builds the screen with the test's data. Return true if the screen is shown, otherwise false. Like
    ///     `elements`, the function is called by `done`, on the thread on which `settle` calls `done`. Pass nil if the
    ///     framework cannot change screens, if you pass `show` to `start(_:home:show:)`, or if the app calls
    ///     `nextScreen(of:)`.
    ///   - elements: a function that returns the elements of the screen, from back to front. It is called by `done`, on
    ///     the thread on which `settle` calls `done`. If it throws an error, the test fails with the error's
    ///     description.
    public convenience init(
        screen: String = "", environment: LaunchEnvironment = .current(),
        settle: @escaping Settle = { done in DispatchQueue.main.async(execute: done) },
        show: ((LaunchScreenRequest) -> Bool)? = nil, elements: @escaping () throws -> [AccessibilityNode]
    ) {
        self.init(screen, environment, settle, show, elements)
    }

    /// Creates a bridge for an app that passes its elements to `present(_:)` itself.
    ///
    /// Use this initializer if the app has its own run loop, or if the framework has no queue. Use it even if the views
    /// are functions that return text. The app calls `present(_:)` wherever it draws, and after each key before it
    /// waits for the next one, even if it has drawn nothing. To support requests for another screen, the app calls
    /// `nextScreen(of:)` in its loop.
    ///
    /// In this example, `draw(_:)`, `elements(of:)` and `readKey()` are functions of the app:
    ///
    /// ```swift
    /// let bridge = LaunchBridge()
    /// var state = try bridge.start(screens, home: "List")
    /// while true {
    ///     draw(state)
    ///     bridge.present { elements(of: state) }
    ///     state.handle(readKey())
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - screen: the identifier of the current screen. `start(_:home:show:)` sets it automatically.
    ///   - environment: the launch settings; by default those of the process. The bridge is active only if they come
    ///     from a test.
    public convenience init(screen: String = "", environment: LaunchEnvironment = .current()) {
        self.init(screen, environment, { done in done() }, nil, nil)
    }

    private init(
        _ screen: String, _ environment: LaunchEnvironment, _ settle: @escaping Settle,
        _ show: ((LaunchScreenRequest) -> Bool)?, _ elements: (() throws -> [AccessibilityNode])?
    ) {
        let publisher = AccessibilityPublisher(environment: environment) { [errands] in
            errands.leave { ($0.hasWorkChanged, $0.isOwed) = (true, true) }
        }
        self.publisher = publisher
        self.settle = settle
        self.environment = environment
        side = FrameworkSide(publisher: publisher, screen: screen, elements: elements, show: show)
        reminder = publisher.isActive ? Reminder { publisher.tell(.error($0)) } : nil
    }

    /// The identifier of the current screen.
    ///
    /// Set this property when the app changes to another screen without a request from a test.
    public var screen: String {
        get { side.screenName }
        set { side.screenName = newValue }
    }

    /// Starts the bridge. Call this function before the framework uses the terminal.
    ///
    /// If the app has a `Catalog` or another `Creatable`, call `start(_:home:show:)` instead. The function has no
    /// effect unless a test launched the app. If the function throws an error, the test receives the error message, and
    /// the app should exit.
    ///
    /// - Throws: `LaunchBridgeError` if the bridge was already started, standard input is not a terminal, or a system
    ///   call fails.
    public func start() throws(LaunchBridgeError) {
        guard let reminder else { return }
        reminder.note(.running)
        do throws(LaunchBridgeError) {
            try open(reminder)
        } catch {
            publisher.tell(.error(error.description))
            throw error
        }
    }

    /// Starts the bridge, and builds the first screen for the framework to show.
    ///
    /// Call this function before the framework uses the terminal. Unless a test launched the app, the function only builds the
    /// screen. If the function throws an error, the test receives the error message, and the app should exit.
    ///
    /// - Parameters:
    ///   - screens: the builder of the screens that a test can request, for example a `Catalog`.
    ///   - home: the identifier of the app's own first screen, which is shown if the launch requests no screen.
    ///   - show: a function that replaces the current screen with its argument. It is called when a test requests
    ///     another screen while the app runs, on the thread on which `settle` calls `done`. If the bridge was created
    ///     without `elements`, it is called by `present(_:)` or `beginDrawing()`; the bridge has the framework draw for
    ///     it, and draw again after it, by telling it of the terminal's size. Pass nil if the framework cannot change
    ///     screens, if the bridge was created with `show`, or if the app calls `nextScreen(of:)`.
    /// - Returns: the requested screen, or the screen with the identifier `home` if none is requested.
    /// - Throws: `LaunchError` for the same reasons as `Launcher.launch()`, and if `home` is not the identifier of a
    ///   screen. `LaunchBridgeError` if the bridge cannot be started.
    public func start<Screens: Creatable>(
        _ screens: Screens, home: String, show: ((Screens.Screen) -> Void)? = nil
    ) throws -> Screens.Screen {
        let launcher = Launcher(with: screens, environment: environment)
        let first = try launcher.screen(home: home)
        guard publisher.isActive else { return first }
        screen = environment.screen ?? home
        if let show {
            side.follow { request in
                guard let next = launcher.screen(for: request) else { return false }
                show(next)
                return true
            }
        }
        try start()
        return first
    }

    private func open(_ reminder: Reminder) throws(LaunchBridgeError) {
        guard !isStarted.exchange(true, ordering: .relaxed) else { throw .started }
        guard System.hasTerminal else { throw .noTerminal }
        let bell = try Bell()
        let terminals = try TerminalPair(opening: ())
        terminals.mirrorModesAtExit()
        errands.open(bell)
        let relay = Relay(
            terminals: terminals, publisher: publisher, side: side, errands: errands, reminder: reminder,
            bell: bell, settle: settle)
        let error = System.startThread { relay.run() }
        if error != 0 { throw .system(error) }
    }

    /// Sets the elements of the current screen. The bridge sends them to the test when the app next waits for input.
    ///
    /// Use this function if the framework keeps no views or has no queue, and call it wherever the app draws. If the
    /// bridge was created without the parameter `elements`, call it also after each key, before the app waits for the
    /// next key. In this example, `draw(_:)`, `elements(of:)` and `readKey()` are functions of the app:
    ///
    /// ```swift
    /// while true {
    ///     draw(state)
    ///     bridge.present { elements(of: state) }
    ///     state.handle(readKey())
    /// }
    /// ```
    ///
    /// If the bridge was created with the parameter `elements`, the elements of this function are placed after those of
    /// the parameter. The function may be called on any thread.
    ///
    /// - Parameter elements: a function that returns the elements, from back to front. It is called immediately, and
    ///   only if a test launched the app.
    public func present(_ elements: () -> [AccessibilityNode]) {
        guard publisher.isActive else { return }
        followTest()
        hasPresented(isNew: side.present(elements(), isText: false))
    }

    /// Notifies the bridge that the framework has presented elements. If they are the same, the bridge looks at them at its own
    /// pace: a framework may present them in each of its turns.
    func hasPresented(isNew: Bool) {
        if isNew { return wake() }
        errands.hasRepeated.store(true, ordering: .releasing)
    }

    /// Goes to the screen that a test has asked for, on the thread on which the framework draws, and has it draw again.
    func followTest() {
        if side.follow() { errands.leave { $0.isShown = true } }
    }

    /// Makes the bridge send the elements of the screen to the test when the framework next waits for input.
    ///
    /// Call this function when the app has drawn something without input from the user. The function returns
    /// immediately, and may be called on any thread.
    public func wake() {
        // Not all that is drawn is an element.
        errands.leave { ($0.isWoken, $0.isOwed) = (true, true) }
    }
}
