public import Lunch

/// An app on a terminal: it shows a screen, and runs until Control-C or Control-Q is pressed.
///
/// ```swift
/// let app = App(name: "Dinner")
/// do {
///     app.run(try Launcher(with: screens).launch() ?? DinnerScreen())
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
    var timers = TimerQueue()
    var work = WorkList()
    var window: Window?
    private var waitingAlerts: [Alert] = []

    /// Creates the app of this process; there is one.
    public init(name: String) {
        self.name = name
        let environment = LaunchEnvironment.current()
        publisher = AccessibilityPublisher(environment: environment)
        locale = environment.locale ?? SystemLocale.locale(in: Console.environment)
    }

    /// Shows a screen until the app is left, and ends the process.
    ///
    /// Where standard input or output is no terminal, prints the screen once as text and leaves with status 0. What
    /// the system ends leaves with 128 and the number of the signal, as a shell would say.
    public func run(_ screen: any Screen) -> Never {
        let window = Window(name: name, screen: screen, size: Console.size ?? Console.defaultSize)
        for alert in waitingAlerts { window.present(alert) }
        self.window = window
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

    /// Does something later; a test is told how many such timers there are.
    @discardableResult
    public func after(_ delay: Duration, _ action: @escaping () -> Void) -> TimerID {
        timers.add(due: .now + delay, action: action)
    }

    /// Forgets what was to be done later; does nothing where it has been done.
    public func cancel(_ timer: TimerID) {
        timers.cancel(timer)
    }

    /// Notes that the app is busy and will change by itself soon; a test waits until all such work has ended.
    public func beginWork(_ reason: String) {
        work.begin(reason)
    }

    /// Notes that work has ended that began under the same reason.
    public func endWork(_ reason: String) {
        work.end(reason)
    }
}
