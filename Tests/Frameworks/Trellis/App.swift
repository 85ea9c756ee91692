import Dispatch
import Foundation

/// The application: it owns the main thread, the terminal and the view that is shown.
@MainActor
public final class App {
    public static let shared = App()

    private let terminal = Terminal()
    private var decoder = KeyDecoder()
    private var root: View?
    private var alert: Alert?
    private weak var responder: View?
    private weak var formerResponder: View?
    private var sources: [any DispatchSourceProtocol] = []
    private var isDrawingScheduled = false

    private init() {}

    /// Shows a view and handles keys until the application quits.
    public func run(_ view: View) -> Never {
        terminal.enter()
        listen()
        show(view)
        dispatchMain()
    }

    /// Gives the terminal back and ends the process.
    public func quit() -> Never {
        terminal.leave()
        exit(0)
    }

    /// Shows a view in place of the one before.
    public func show(_ view: View) {
        root = view
        alert = nil
        focus(view.focusableViews.first)
    }

    /// Shows an alert above the view, which takes all keys until it is dismissed.
    public func present(_ alert: Alert) {
        formerResponder = responder
        self.alert = alert
        focus(alert.focusableViews.first)
    }

    /// Removes the alert.
    public func dismissAlert() {
        alert = nil
        focus(formerResponder)
    }

    /// Performs work later, on the main thread.
    public func after(_ seconds: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            MainActor.assumeIsolated(work)
        }
    }

    /// Draws the screen again soon.
    public func setNeedsDisplay() {
        guard !isDrawingScheduled else { return }
        isDrawingScheduled = true
        DispatchQueue.main.async { MainActor.assumeIsolated { App.shared.draw() } }
    }

    /// Gives a view the keys.
    func focus(_ view: View?) {
        responder = view
        setNeedsDisplay()
    }

    func isFocused(_ view: View) -> Bool { responder === view }

    private func draw() {
        isDrawingScheduled = false
        let size = terminal.size
        let canvas = Canvas(size: size)
        root?.place(Rect(size: size))
        root?.render(on: canvas)
        if let alert {
            let wanted = alert.fittingSize(in: size)
            alert.place(
                Rect(
                    x: max((size.width - wanted.width) / 2, 0), y: max((size.height - wanted.height) / 2, 0),
                    size: wanted))
            alert.render(on: canvas)
        }
        canvas.flush()
    }

    /// Listens for keys and signals on the main queue.
    private func listen() {
        let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
        input.setEventHandler { [unowned self] in read() }
        input.activate()
        sources.append(input)
        listen(for: SIGINT) { $0.quit() }
        listen(for: SIGTERM) { $0.quit() }
        listen(for: SIGWINCH) { $0.setNeedsDisplay() }
        listen(for: SIGCONT) {
            $0.terminal.enter()
            $0.setNeedsDisplay()
        }
    }

    private func listen(for number: Int32, _ action: @escaping (App) -> Void) {
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { [unowned self] in action(self) }
        source.activate()
        sources.append(source)
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 1024)
        let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
        if count == 0 { quit() }
        for key in decoder.decode(buffer.prefix(max(count, 0))) { handle(key) }
    }

    /// Offers a key to the view that has the focus, then to the views around it.
    private func handle(_ key: Key) {
        var view = responder ?? alert ?? root
        while let current = view {
            if current.handle(key) { return setNeedsDisplay() }
            view = current.superview
        }
        switch key {
        case .tab, .down, .right: moveFocus(by: 1)
        case .backTab, .up, .left: moveFocus(by: -1)
        default: break
        }
    }

    private func moveFocus(by step: Int) {
        let views = (alert ?? root)?.focusableViews ?? []
        guard !views.isEmpty else { return }
        let current = views.firstIndex { isFocused($0) } ?? (step > 0 ? -1 : 0)
        focus(views[(current + step + views.count) % views.count])
    }
}
