public import Lunch

/// An app on a terminal: it shows a screen, and runs until Control-C or Control-Q is pressed.
///
/// ```swift
/// let app = App(name: "Dinner")
/// do {
///     let launcher = Launcher(with: screens)
///     app.run(try launcher.launch() ?? DinnerScreen(), show: launcher.show)
/// } catch {
///     app.fail(error)
/// }
/// ```
///
/// Everything happens on the thread that runs it, one thing after another.
public final class App {
    /// What the app is called.
    public let name: String

    /// The locale that the launch asks for, or else that of the environment.
    public let locale: LaunchLocale

    let publisher: AccessibilityPublisher
    private(set) var timers: LaunchTimers
    private var window: Window?
    private var build: (ScreenRequest) -> (any Screen)? = { _ in nil }
    private var waitingAlerts: [Alert] = []

    /// Creates the app of this process; there is one.
    public init(name: String) {
        self.name = name
        let environment = LaunchEnvironment.current()
        publisher = AccessibilityPublisher(environment: environment)
        timers = LaunchTimers(publisher.clock)
        locale = environment.locale ?? SystemLocale.locale(in: Console.environment)
    }

    /// Shows a screen until the app is left, and ends the process.
    ///
    /// Where standard input or output is no terminal, prints the screen once as text and leaves with status 0. What
    /// the system ends leaves with 128 and the number of the signal, as a shell would say.
    ///
    /// - Parameter show: builds a screen that a test asks for later; nil where the app is to stay on the one it has.
    public func run(_ screen: any Screen, show: @escaping (ScreenRequest) -> (any Screen)? = { _ in nil }) -> Never {
        let window = Window(name: name, screen: screen, size: Console.size ?? Console.defaultSize)
        open(window)
        build = show
        guard let mode = RawMode() else {
            let text = window.frame().buffer.text
            do { try publisher.write(Array(text.utf8)) } catch { fail(error) }
            Console.leave(0)
        }
        var loop = RunLoop(app: self, window: window, mode: mode)
        Console.leave(loop.run())
    }

    /// Prints on standard error why the app cannot open, and leaves with status 64 (`EX_USAGE` of sysexits.h).
    public func fail(_ error: any Error) -> Never {
        Console.writeError("\(name): \(error)\n")
        Console.leave(64)
    }

    /// Shows an alert over everything else until it is answered.
    public func present(_ alert: Alert) {
        if let window { window.present(alert) } else { waitingAlerts.append(alert) }
    }

    /// Does something later; a test is told how many such timers there are, and may let their time come.
    @discardableResult
    public func after(_ delay: Duration, _ action: @escaping () -> Void) -> LaunchTimer {
        timers.after(delay, action)
    }

    /// Forgets what was to be done later; does nothing where it has been done.
    public func cancel(_ timer: LaunchTimer) {
        timers.cancel(timer)
    }

    /// Begins work, by a name that a test is told, and after which the app will change by itself; `end()` ends it.
    public func begin(_ work: String) -> LaunchWork {
        publisher.begin(work)
    }

    /// Goes to the screen that a test asks for. The timers and alerts of the one before go with that.
    func show(_ request: ScreenRequest, in window: Window) {
        let timers = timers
        // What the new screen presents and schedules while it is built is its own.
        self.window = nil
        self.timers = LaunchTimers(publisher.clock)
        if let screen = build(request) {
            window.show(screen)
        } else {
            self.timers = timers
            waitingAlerts = []
        }
        open(window)
    }

    private func open(_ window: Window) {
        self.window = window
        for alert in waitingAlerts { window.present(alert) }
        waitingAlerts = []
    }
}
