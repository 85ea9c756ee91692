import LunchDriver
import LunchElements
import LunchTerminal
@_spi(Lunch) import LunchWire

/// One program, from its launch to its end, to which inputs are given one by one.
struct SettleSession {
    let subject: SettleSubject
    private let workplace: Workplace
    private var script: SettleScript
    private var figures = SettleFigures()
    private var app: TUIApplication?
    /// The frame on which the program has last settled.
    private var frame: TUIFrame?
    /// The number of inputs that a counter has had since its launch.
    private var sent = 0
    /// When the last input was sent, if nobody has looked at the program since.
    private var unread: ContinuousClock.Instant?
    /// The last output before the input that is being sent.
    private let outputBefore = OutputTime()

    /// The use of the time after an input.
    enum Purpose {
        /// Nothing: the time until the program has settled is measured.
        case timing
        /// It is watched for output that comes late: for long after every tenth input, for a moment after the others.
        case lateness

        fileprivate func watch(after number: Int) -> Duration? {
            switch self {
            case .timing: nil
            case .lateness: number.isMultiple(of: 10) ? .milliseconds(1500) : .milliseconds(60)
            }
        }
    }

    /// Gives a program so many inputs, and returns what was found.
    static func run(_ subject: SettleSubject, inputs: Int, seed: UInt64, for purpose: Purpose) throws -> SettleFigures {
        let workplace = try Workplace()
        defer { workplace.remove() }
        var session = SettleSession(subject, workplace, seed)
        let failures = FailureReporter.taking {
            for number in 1...inputs {
                do throws(TUIError) {
                    try session.step(number, purpose)
                } catch {
                    session.giveUp(number, error)
                    // A program that cannot even be launched is not tried again.
                    if session.figures.inputs == 0, session.figures.problems.count > 2 { break }
                }
            }
            session.app?.terminate()
        }
        session.figures.problems += failures.map { "\(subject.name): \($0.message.firstLine)" }
        return session.figures
    }

    private init(_ subject: SettleSubject, _ workplace: Workplace, _ seed: UInt64) {
        self.subject = subject
        self.workplace = workplace
        script = SettleScript(subject.phrases, seed: seed)
    }

    private mutating func step(_ number: Int, _ purpose: Purpose) throws(TUIError) {
        let (app, before) = try running()
        guard let input = script.first(where: { $0.isHeard(in: before.grid.modes) }) else { return }
        let measure = purpose == .timing ? SettleMeasure(ofInput: number) : .read
        let start = try perform(input, on: app, purpose)
        sent += 1
        unread = measure == .key ? start : nil
        if measure == .key { return }
        var shown: (bytes: Int, time: ContinuousClock.Instant)?
        let settled =
            measure == .read
            ? try app.settledFrame()
            : try app.waitForFrame(timeout: .seconds(20)) { frame in
                let bytes = app.output?.bytes ?? 0
                if shown?.bytes != bytes { shown = (bytes, .now) }
                return frame.settling.trust != .unsettled
            }
        let end = measure == .read ? .now : shown?.time ?? .now
        frame = settled
        figures.count(settled.settling.trust)
        let ownEnd = subject.delay.map { start + $0 } ?? max(start, app.output?.time ?? start)
        figures.beyond.add(end - ownEnd, to: measure)
        if subject.isCounter, settled.handledInputs != sent {
            figures.noteEarly(settled, of: sent, subject.name, number, input)
        }
        guard let duration = purpose.watch(after: number) else { return }
        if let late = watch(app, number, input, after: settled, at: end, for: duration) { figures.late.append(late) }
    }

    /// Sends an input; returns when that was done.
    ///
    /// The program has settled before. If nobody has looked at it since the input before, the time until then is one from key
    /// to key.
    private mutating func perform(
        _ input: SettleInput, on app: TUIApplication, _ purpose: Purpose
    ) throws(TUIError) -> ContinuousClock.Instant {
        guard purpose == .timing else {
            try input.perform(on: app)
            return .now
        }
        // Output after the program has settled belongs to the new input.
        let outputBefore = outputBefore
        let listener = TUIEvents.addListener { event in
            if case .settled = event.kind { outputBefore.value.withLock { $0 = app.output?.time } }
        }
        defer { listener.remove() }
        try input.perform(on: app)
        let now = ContinuousClock.now
        if let unread {
            let ownEnd = subject.delay.map { unread + $0 } ?? max(unread, outputBefore.value.withLock(\.self) ?? unread)
            figures.beyond.add(now - ownEnd, to: .key)
        }
        return now
    }

    /// The program, launched anew if it has ended.
    private mutating func running() throws(TUIError) -> (TUIApplication, TUIFrame) {
        if let app, let frame, app.state == .runningForeground { return (app, frame) }
        app?.terminate()
        (app, unread) = (nil, nil)
        let launched = try subject.launched(in: workplace)
        (app, frame, sent) = (launched.app, launched.frame, 0)
        return launched
    }

    private mutating func giveUp(_ number: Int, _ error: TUIError) {
        figures.problems.append("\(subject.name), input \(number): \(error.message.firstLine)")
        app?.terminate()
        (app, unread) = (nil, nil)
    }

    /// Watches for output that comes after a settled frame.
    private func watch(
        _ app: TUIApplication, _ number: Int, _ input: SettleInput, after settled: TUIFrame,
        at end: ContinuousClock.Instant, for duration: Duration
    ) -> LateOutput? {
        var first: Duration?
        var seen: (delay: Duration, change: ScreenChange)?
        OutputWatch(app: app, interval: .milliseconds(2)).watch(since: settled.grid.revision, until: end + duration) {
            guard let frame = $0 else { return false }
            let delay = ContinuousClock.now - end
            first = first ?? delay
            if seen == nil, let change = ScreenChange(from: settled.grid, to: frame.grid) { seen = (delay, change) }
            return false
        }
        return first.map {
            LateOutput(number: number, input: "\(input)", settling: settled.settling, delay: $0, seen: seen)
        }
    }
}

/// A time that a listener of events writes down.
private final class OutputTime: Sendable {
    let value = Lock<ContinuousClock.Instant?>(nil)
}

extension SettleScript {
    /// Takes inputs until one fits.
    fileprivate mutating func first(where fits: (SettleInput) -> Bool) -> SettleInput? {
        for _ in 0..<1000 { if let input = next(), fits(input) { return input } }
        return nil
    }
}

extension String {
    fileprivate var firstLine: Substring { split(separator: "\n", maxSplits: 1).first ?? "" }
}
