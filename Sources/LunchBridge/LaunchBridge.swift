public import Dispatch
@_exported public import Lunch
public import LunchWire
import Synchronization

/// A bridge between tests and a framework that owns its loop and reads the terminal itself.
///
/// ```swift
/// let bridge = LaunchBridge { elements(of: window) }
/// let first = try bridge.start(screens, home: "Groceries")   // before the framework touches the terminal
/// framework.run(first)
/// ```
///
/// The framework reads standard input as usual, but standard input is now a pseudo-terminal of the bridge. When the
/// framework has handled the input, the bridge publishes the elements. Unless a test launched the app, the bridge does
/// nothing at all.
///
/// On Linux, the bridge asks the kernel whether every thread of the framework waits, and one of them for input; then
/// all input has been handled, also input that goes through queues. On macOS, the kernel tells only whether all threads
/// wait. The bridge does not wait until a timer has drawn something, unless this was announced as work with
/// `begin(_:)`, or `settle` calls back after the timer.
public final class LaunchBridge: Sendable {
    /// A function that calls `done` on the framework's thread, after everything in the framework's queue.
    public typealias Settle = @Sendable (_ done: @escaping @Sendable () -> Void) -> Void

    /// The publisher of the app, for functions that the bridge does not offer.
    public let publisher: AccessibilityPublisher

    let side: FrameworkSide
    let settle: Settle
    private let environment: LaunchEnvironment
    private let errands = Errands()
    private let isStarted = Atomic(false)
    private let reminder: Reminder?

    /// Creates a bridge that gets the elements of the screen from a closure.
    ///
    /// - Parameters:
    ///   - screen: the identifier of the current screen; `start(_:home:show:)` sets it by itself.
    ///   - environment: the launch, which decides whether the bridge does anything.
    ///   - settle: calls `done` after everything in the framework's queue, which is the main queue by default. If the
    ///     framework handles input on a queue of its own, pass `{ done in queue.async(execute: done) }`. If it draws
    ///     whenever a timer ticks, call `done` after a tick. If it has no queue, create the bridge without `elements`,
    ///     and call `present(_:)`. If nothing else is possible, `{ done in done() }` reads the elements on the bridge's
    ///     thread while the framework waits for input.
    ///   - show: shows the screen that a test requests, and returns true if that succeeded; nil if the framework cannot
    ///     change screens, or if the function is passed to `start(_:home:show:)`.
    ///   - elements: returns the elements of the screen, from back to front; called through `settle`. If the closure
    ///     throws an error, the test fails with it.
    public convenience init(
        screen: String = "", environment: LaunchEnvironment = .current(),
        settle: @escaping Settle = { done in DispatchQueue.main.async(execute: done) },
        show: ((LaunchScreenRequest) -> Bool)? = nil, elements: @escaping () throws -> [AccessibilityNode]
    ) {
        self.init(screen, environment, settle, show, elements)
    }

    /// Creates a bridge for an app that presents its elements by itself.
    ///
    /// Use it if the app has a loop of its own, if the framework has no queue, or if its views are functions that
    /// return text.
    ///
    /// The app presents the elements where it draws: see `present(_:)`. In its loop, it takes the screen that a test
    /// requests: see `nextScreen(of:)`.
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
    ///   - screen: the identifier of the current screen; `start(_:home:show:)` sets it by itself.
    ///   - environment: the launch, which decides whether the bridge does anything.
    public convenience init(screen: String = "", environment: LaunchEnvironment = .current()) {
        self.init(screen, environment, { done in done() }, nil, nil)
    }

    private init(
        _ screen: String, _ environment: LaunchEnvironment, _ settle: @escaping Settle,
        _ show: ((LaunchScreenRequest) -> Bool)?, _ elements: (() throws -> [AccessibilityNode])?
    ) {
        let publisher = AccessibilityPublisher(environment: environment) { [errands] in
            errands.leave { $0.isOwed = true }
        }
        self.publisher = publisher
        self.settle = settle
        self.environment = environment
        side = FrameworkSide(publisher: publisher, screen: screen, elements: elements, show: show)
        reminder = publisher.isActive ? Reminder { publisher.tell(.error($0)) } : nil
    }

    /// The identifier of the current screen; set it when the app shows another screen by itself.
    public var screen: String {
        get { side.screenName }
        set { side.screenName = newValue }
    }

    /// Starts the bridge; call this function before the framework touches the terminal.
    ///
    /// The function has no effect unless a test launched the app.
    ///
    /// - Throws: `LaunchBridgeError`, of which the test has been told; the app should leave.
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

    /// Starts the bridge, and builds the screen that the framework is to show first.
    ///
    /// Unless a test launched the app, the function only builds the screen.
    ///
    /// - Parameters:
    ///   - screens: the builder of the screens that a test can request, for example a `Catalogue`.
    ///   - home: the identifier of the screen to show if no screen is requested.
    ///   - show: replaces the current screen by another one; nil if the framework cannot change screens.
    /// - Returns: the requested screen, or the one with the identifier `home`.
    /// - Throws: `LaunchError` or `LaunchBridgeError`, of which the test has been told; the app should leave.
    public func start<Screens: Creatable>(
        _ screens: Screens, home: String, show: ((Screens.Screen) -> Void)? = nil
    ) throws -> Screens.Screen {
        let launcher = Launcher(with: screens, environment: environment)
        let first = try launcher.launch(home: home)
        guard publisher.isActive else { return first }
        screen = environment.screen ?? home
        if let show {
            side.follow { request in
                guard let next = launcher.show(request) else { return false }
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

    /// Publishes the elements of the screen, for a framework that keeps no views or has no queue; call it where the app
    /// draws.
    ///
    /// ```swift
    /// while true {
    ///     draw(state)
    ///     bridge.present { elements(of: state) }
    ///     state.handle(readKey())
    /// }
    /// ```
    ///
    /// If the bridge was created with a closure for the elements, the presented elements come after those of that
    /// closure. If it was created without one, call this function after each key, before the app waits for the next
    /// key. The function may be called on any thread; unless a test launched the app, `elements` is not called.
    public func present(_ elements: () -> [AccessibilityNode]) {
        guard publisher.isActive else { return }
        side.present(elements(), isText: false)
        wake()
    }

    /// Publishes the elements once the framework rests; call this function when the app has drawn something without any
    /// input.
    ///
    /// The function may be called on any thread.
    public func wake() {
        // Not all that is drawn is an element.
        errands.leave { ($0.isWoken, $0.isOwed) = (true, true) }
    }
}
