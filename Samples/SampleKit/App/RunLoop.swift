import Lunch

/// Waits for something to happen, lets the window handle it, draws, and so on until the app is left.
///
/// Two calls make an app known to a test: everything read from the terminal goes through `publisher.receive(_:)`, and
/// after each round `publisher.publish(_:drawing:through:)` says up to where it has been handled.
struct RunLoop {
    private let app: App
    private let window: Window
    private let mode: RawMode
    private var decoder = InputDecoder()
    private var renderer = Renderer()
    private var mark = InputMark.start
    private var nextStep: ContinuousClock.Instant?

    init(app: App, window: Window, mode: RawMode) {
        self.app = app
        self.window = window
        self.mode = mode
    }

    /// Runs until the app is left; returns the status with which the process is to end.
    mutating func run() -> Int32 {
        SignalPipe.open()
        do {
            try enter()
            app.runSteps()
            while true {
                try publish()
                let hasInput = SignalPipe.waitForInput(atMost: timeout())
                var status = try handleSignals()
                if status == nil, hasInput { status = handleInput() }
                if let status {
                    try leave()
                    return status
                }
                handleTime()
            }
        } catch let error as AccessibilityPublisher.TreeError {
            return fail(error)
        } catch {
            // The terminal is gone, so that nothing there can be restored but its modes.
            mode.restore()
            return Signal.hangUp.status
        }
    }

    /// Leaves because a screen is more than can be published; 70 is `EX_SOFTWARE` of sysexits.h.
    private func fail(_ error: AccessibilityPublisher.TreeError) -> Int32 {
        do { try leave() } catch { mode.restore() }
        Console.writeError("\(app.name): \(error)\n")
        return 70
    }

    private mutating func publish() throws {
        let frame = window.frame()
        let drawing = renderer.draw(frame.buffer, cursor: frame.cursor)
        try app.publisher.publish(frame.tree, drawing: drawing, through: mark)
    }

    private mutating func handleInput() -> Int32? {
        guard let bytes = Console.read() else { return Signal.hangUp.status }
        let input = app.publisher.receive(bytes)
        mark = input.mark
        for event in decoder.decode(input.bytes) {
            switch window.handle(event) {
            case .quit: return 0
            case .suspend: SignalPipe.suspendGroup()
            case nil: break
            }
            if app.hasQuit { return 0 }
        }
        if let request = input.show { app.show(request, in: window) }
        return nil
    }

    private mutating func handleSignals() throws(AccessibilityPublisher.WriteError) -> Int32? {
        for signal in SignalPipe.pending() {
            switch signal {
            case .resize:
                window.size = Console.size ?? window.size
            case .suspend:
                try leave()
                SignalPipe.stop()
                try enter()
            case .resume:
                try takeOver(with: Modes.input)
            case .hangUp, .interrupt, .terminate:
                return signal.status
            }
        }
        return nil
    }

    private mutating func enter() throws(AccessibilityPublisher.WriteError) {
        try takeOver(with: Modes.enter)
    }

    /// Takes the terminal over; what it shows is drawn anew.
    private mutating func takeOver(with modes: [UInt8]) throws(AccessibilityPublisher.WriteError) {
        mode.enter()
        try app.publisher.write(modes)
        window.size = Console.size ?? window.size
        renderer.forget()
    }

    private func leave() throws(AccessibilityPublisher.WriteError) {
        try app.publisher.write(Modes.leave)
        mode.restore()
    }

    /// The time until something is to happen without input; nil if nothing is.
    private mutating func timeout() -> Duration? {
        // Views that move only for their own sake stand still in a test's time.
        let period = app.publisher.clock.isVirtual ? nil : window.animationPeriod
        nextStep = period.map { nextStep ?? .now + $0 }
        return [app.timers.untilNext, nextStep.map { ContinuousClock.now.duration(to: $0) }].compactMap(\.self).min()
    }

    private mutating func handleTime() {
        app.timers.fire()
        app.runSteps()
        guard let step = nextStep, step <= .now else { return }
        window.animate()
        nextStep = nil
    }
}
