public import Dispatch
@_exported public import Lunch
public import LunchWire
import Synchronization

/// Stands before a framework that owns its loop and reads the terminal itself, so that tests can launch an app on it.
///
/// ```swift
/// let bridge = LaunchBridge { elements(of: window) }
/// let first = try bridge.start(screens, home: "Groceries")   // before the framework touches the terminal
/// framework.run(first)
/// ```
///
/// The framework reads standard input as ever, which is a pseudo-terminal of the bridge then. When it has handled what was
/// typed, the bridge publishes the elements. Unless a test launched the app, the bridge does nothing at all.
///
/// On Linux the kernel tells when every thread of the framework waits, and one of them for input: then all that was typed has
/// been handled, also what went from queue to queue. On macOS it tells only that all threads wait. What a framework draws when
/// a timer is due is not waited for anywhere, unless it is work with a name (`begin(_:)`) or `settle` runs behind that timer.
public final class LaunchBridge: Sendable {
    /// Runs something behind all that a framework has on its queue, on the framework's thread.
    public typealias Settle = @Sendable (_ done: @escaping @Sendable () -> Void) -> Void

    /// The app's writer to the test, for what the bridge does not offer itself.
    public let publisher: AccessibilityPublisher

    let side: FrameworkSide
    let settle: Settle
    private let environment: LaunchEnvironment
    private let errands = Errands()
    private let isStarted = Atomic(false)
    private let reminder: Reminder?

    /// Describes the app's side of the bridge.
    ///
    /// - Parameters:
    ///   - screen: the identifier of the screen that is shown; `start(_:home:show:)` knows it by itself.
    ///   - environment: what the process was started with; decides whether there is a bridge at all.
    ///   - settle: runs something behind the framework's queue, by default on the main queue. A framework that handles its
    ///     input on a queue of its own: `{ done in queue.async(execute: done) }`. One that draws whenever a timer ticks calls
    ///     `done` behind a tick. If there is no queue, make the bridge without elements, and present them. If nobody can,
    ///     `{ done in done() }` reads them on the bridge's thread, while the framework sleeps in its read.
    ///   - show: goes to the screen that a test asks for, and returns whether it is shown; nil if the framework cannot, or
    ///     if `start(_:home:show:)` tells.
    ///   - elements: the elements of the screen, from back to front; called behind the framework's queue. If it throws, the
    ///     test fails with that.
    public convenience init(
        screen: String = "", environment: LaunchEnvironment = .current(),
        settle: @escaping Settle = { done in DispatchQueue.main.async(execute: done) },
        show: ((LaunchScreenRequest) -> Bool)? = nil, elements: @escaping () throws -> [AccessibilityNode]
    ) {
        self.init(screen, environment, settle, show, elements)
    }

    /// Describes the app's side of the bridge, for a framework that has no queue, or makes text, or whose loop is the app's.
    ///
    /// The app says what is on the screen, where it draws: see `present(_:)`. Another screen that a test asks for is taken
    /// in the loop: see `nextScreen(of:)`.
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
    ///   - screen: the identifier of the screen that is shown; `start(_:home:show:)` knows it by itself.
    ///   - environment: what the process was started with; decides whether there is a bridge at all.
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

    /// The identifier of the screen that is shown; change it where the app goes to another one by itself.
    public var screen: String {
        get { side.screenName }
        set { side.screenName = newValue }
    }

    /// Puts the bridge before the framework; does nothing unless a test launched the app.
    ///
    /// - Throws: `LaunchBridgeError`, of which the test has been told; the app is to leave.
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

    /// Puts the bridge before the framework, and builds the screen that the framework is to show first.
    ///
    /// Unless a test launched the app, it only builds the screen.
    ///
    /// - Parameters:
    ///   - screens: what builds the screens that a test asks for, for example a `Catalogue`.
    ///   - home: the identifier of the screen that is shown if nobody asks for one.
    ///   - show: shows a screen in place of the one before; nil if the framework cannot.
    /// - Returns: the screen that was asked for, or the one of that identifier.
    /// - Throws: `LaunchError` or `LaunchBridgeError`, of which the test has been told; the app is to leave.
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

    /// Publishes the elements on the screen, for a framework that keeps no views or has no queue: called where it draws.
    ///
    /// ```swift
    /// while true {
    ///     draw(state)
    ///     bridge.present { elements(of: state) }
    ///     state.handle(readKey())
    /// }
    /// ```
    ///
    /// These elements come behind those of the closure that the bridge was made with, which may have none. If it was made
    /// without one, each key has to be followed by a call before the next one is waited for. It may be called on any thread;
    /// unless a test launched the app, the closure is not called.
    public func present(_ elements: () -> [AccessibilityNode]) {
        guard publisher.isActive else { return }
        side.present(elements(), isText: false)
        wake()
    }

    /// The app has drawn by itself, not because of input: the test is shown what is on the screen once the framework rests.
    ///
    /// It may be called on any thread.
    public func wake() {
        // Not all that is drawn is an element.
        errands.leave { ($0.isWoken, $0.isOwed) = (true, true) }
    }
}
