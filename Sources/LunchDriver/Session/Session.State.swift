import LunchElements
import LunchProcess
import LunchTerminal
import LunchWire

extension Session {
    /// The facts that are known of a launched app; changed by events, looked at by queries.
    struct State: ~Copyable, Sendable {
        var life = Life.starting
        var shown: Shown
        var sent = Sent()
        var end = LaunchEnd()

        /// True if a message was left unread since the end was requested: no later message means anything.
        var hasDroppedMessage = false

        /// The last time that the app was waited for in vain; nil if it has settled since.
        var lastGivenUp: GivenUp?

        /// True if the app has reported that it uses Lunch, since the launch or since another screen was requested.
        var hasGreeted = false

        /// The facts of the app's greetings; the screen only since it was last asked for one.
        var hello = Hello()

        /// The program that has greeted, and that ran when the app first settled; nil before.
        var image: ProcessImage?

        /// The output of the program to its standard error.
        var errorOutput = ErrorOutput()

        /// True if the terminal keeps the app from writing.
        var isOutputStopped = false

        /// Counts frames, ends and, for a program that publishes no frames, outputs.
        var changes = 0

        /// The number of messages that have come.
        var messageCount = 0

        /// The message that is being read beside the session; nil if there is none.
        var unread: Unread?

        /// The source of the events; nil in a state without a session.
        let source: EventSource?

        /// The filter of the output that listeners hear; nil if no listener hears output.
        var filter: OutputFilter?

        /// The position after the last byte that was reported.
        var toldPosition = 0

        /// True once input was sent that is not to be seen: the app may show it from then on.
        var mayShowSecrets = false

        /// When a program rests that does not report it.
        var rest: Rest

        /// When bytes last went either way.
        var lastActivity = ContinuousClock.now

        init(
            terminal: consuming TUITerminal, size: CellSize, clock: LaunchConfiguration.Clock = .continuous,
            infersElements: Bool = true, source: EventSource? = nil
        ) {
            self.source = source
            rest = Rest(infersElements: infersElements)
            shown = Shown(terminal: terminal, size: size)
            sent.virtualTime = clock == .virtual ? 0 : nil
        }
    }
}

extension Session.State {
    /// True if the app publishes its tree, as far as it has shown.
    var publishesTree: Bool { shown.frame != nil }

    /// True if messages may be sent to the app: it counts them as input, and has not reported that it reads none.
    var takesMessages: Bool { acknowledgesInput && hello.messages != false }

    /// True if it is unknown if the app got what it has not acknowledged: it reads no messages, and so cannot be notified.
    var mayHaveLostInput: Bool { sent.mayBeLost && sent.tally.outstanding > 0 && acknowledgesInput }

    /// True if the app must hear that input was thrown away before its first frame: it acknowledges input by now.
    var owesNewsOfFlush: Bool { sent.wasFlushedEarly && acknowledgesInput }

    /// True if the app reports what of its input it has handled, as far as it has shown.
    var acknowledgesInput: Bool { shown.frame?.settling.trust == .acknowledged }

    /// The last frame that the app committed; nil as long as it has committed none.
    var frame: TUIFrame? { shown.frame }

    /// The end of the program; nil while it runs.
    var status: ExitStatus? { life.status }

    /// The last errors that the program wrote to its standard error.
    var standardError: [UInt8] { errorOutput.quoted(hasEnded: status != nil) }

    /// The reasons why the app has not handled its input yet; empty if it has, or if it publishes no frames and so never
    /// reports it.
    var unhandled: [UnsettledReason] {
        guard status == nil, let frame else { return [] }
        var reasons: [UnsettledReason] = []
        if sent.tally.outstanding > 0 {
            reasons.append(.unacknowledged(sent.tally.outstanding, of: sent.tally.sent))
            if mayHaveLostInput { reasons.append(.perhapsLost) }
        }
        if frame.size != shown.size { reasons.append(.drawn(for: frame.size, terminal: shown.size)) }
        return reasons
    }

    /// The reasons why the app has not settled; empty if it has, or if it publishes no frames and so never reports it.
    var unsettled: [UnsettledReason] {
        guard status == nil, let frame else { return [] }
        var reasons = unhandled
        if !frame.busy.isEmpty { reasons.append(.busy(frame.busy)) }
        if let virtualTime = sent.virtualTime, let arrears = frame.clock?.arrears(before: virtualTime) {
            reasons.append(.arrears(arrears))
        }
        // It may contain everything that is missing.
        if !reasons.isEmpty, let unread { reasons.append(.unread(unread.message.envelope.json.count)) }
        // Timers don't delay settling; if something else does, it may wait for them.
        if !reasons.isEmpty, frame.clock == nil, let timers = frame.timersDue, timers > 0 {
            reasons.append(.timers(timers))
        }
        return reasons
    }

    /// The reason why the app gets no messages of the test; nil if it gets them.
    var unheardReason: UnheardReason? {
        if takesMessages { return nil }
        if publishesTree { return .takesNone }
        return hasGreeted ? .publishesNothing : .isForeign
    }

    /// Notes that another program runs in place of the app: nothing that the app has reported is about it.
    mutating func forgetApp() {
        shown.forget()
        (image, hasGreeted, hello) = (nil, false, Hello())
        changes += 1
    }

    /// The frame of a program that publishes none and has fallen silent, also in the midst of a synchronized update.
    mutating func quietFrame() -> TUIFrame {
        shown.terminal.endSynchronizedUpdate()
        noteSettled()
        return rest.frame(of: shown.terminal.grid, TUISettling(trust: .quiet))
    }

    /// Notes that the app has settled on what was done to it.
    mutating func noteSettled() {
        sent.history.noteSettled()
        lastGivenUp = nil
    }
}
