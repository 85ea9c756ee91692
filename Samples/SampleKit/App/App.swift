public import Lunch

/// An app on a terminal: it shows a screen, and runs until Control-C or Control-Q is pressed.
///
/// ```swift
/// let app = App(name: "Dinner")
/// let launcher = Launcher(with: screens)
/// app.run(launcher.screen(default: DinnerScreen()), show: launcher.screen(for:))
/// ```
///
/// Everything happens on the thread that runs it, one thing after another.
public final class App {
    /// The name of the app.
    public let name: String

    /// The locale that the launch asks for, or else that of the environment.
    public let locale: LaunchLocale

    let publisher: AccessibilityPublisher
    private(set) var timers: LaunchTimers
    private var window: Window?
    private var build: (LaunchScreenRequest) -> (any Screen)? = { _ in nil }
    private var waitingAlerts: [Alert] = []
    private let steps = StepQueue()
    /// True once a view has ended the app.
    private(set) var hasQuit = false

    /// The number of times a test has gone to another screen, and the one of these screens that the step that runs belongs to.
    private var screens = 0
    private var runningScreen: Int?

    /// Creates the app of this process; there is one.
    public init(name: String) {
        self.name = name
        let environment = LaunchEnvironment.current()
        publisher = AccessibilityPublisher(environment: environment, wake: SignalPipe.wake)
        timers = LaunchTimers(publisher.clock)
        locale = environment.locale ?? SystemLocale.locale(in: Console.environment)
    }

    /// Shows a screen until the app is left, and ends the process.
    ///
    /// If standard input or output is no terminal, prints the screen once as text and leaves with status 0. What
    /// the system ends leaves with 128 and the number of the signal, as a shell would say.
    ///
    /// - Parameter show: builds a screen that a test asks for later; nil where the app is to stay on the one it has.
    public func run(_ screen: any Screen, show: @escaping (LaunchScreenRequest) -> (any Screen)? = { _ in nil })
        -> Never
    {
        let window = Window(name: name, screen: screen, size: Console.size ?? Console.defaultSize)
        open(window)
        build = show
        steps.run()
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

    /// Ends the app once the input that was read with this one has been handled.
    public func quit() { hasQuit = true }

    /// Shows an alert over everything else until it is answered.
    ///
    /// If a test has gone to another screen, one from a task of the screen before is not shown.
    public func present(_ alert: Alert) {
        if let runningScreen, runningScreen != screens { return }
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

    /// The time of the app: what sleeps on it, a test lets sleep as long as it likes.
    public var clock: LaunchClock { publisher.clock }

    /// Starts a task that runs on the thread of the app, as everything else does, piece by piece while nothing else runs.
    ///
    /// A test waits for it by its name, and knows that it rests while it sleeps on the clock.
    public func task(_ name: String, _ operation: @escaping () async -> Void) {
        let screen = screens
        // All of its steps run on the thread of the app, and there is only one.
        nonisolated(unsafe) let (app, operation) = (self, operation)
        publisher.task(name) { step in
            app.steps.add { app.run(step, ofScreen: screen) }
        } operation: {
            await operation()
        }
    }

    /// Runs the steps of tasks that wait.
    func runSteps() { steps.run() }

    private func run(_ step: () -> Void, ofScreen screen: Int) {
        runningScreen = screen
        step()
        runningScreen = nil
    }

    /// Begins work, by a name that a test is told, and after which the app will change by itself; `end()` ends it.
    public func begin(_ work: String) -> LaunchWork {
        publisher.begin(work)
    }

    /// Goes to the screen that a test asks for. The timers and alerts of the one before go with that.
    func show(_ request: LaunchScreenRequest, in window: Window) {
        let timers = timers
        // The views and timers of the new screen, made while it is built, are its own.
        self.window = nil
        self.timers = LaunchTimers(publisher.clock)
        screens += 1
        if let screen = build(request) {
            window.show(screen)
        } else {
            screens -= 1
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
