import LunchCommands
import LunchElements
import LunchWire

/// The words of failures that have to do with virtual time.
extension ClockFailure {
    func words(_ failure: TUIFailure) -> String {
        switch self {
        case .notVirtual:
            """
            The time of \(failure.app) cannot be advanced: it was not launched with a virtual clock.
            Launch it like this: Launcher(clock: .virtual), or configuration.clock = .virtual.
            """
        case .unheard(let unheardReason):
            "The time of \(failure.app) cannot be advanced: \(unheardReason.words).\(unheardReason.remedy.map { "\n\($0)" } ?? "")"
        case .notAdopted:
            """
            The time of \(failure.app) cannot be advanced: it does not use the clock of its AccessibilityPublisher.
            Have everything in the app that waits for time use that clock: LaunchTimers(publisher.clock), or \
            publisher.clock.sleep(for:) in a task.
            """
        case .untold:
            """
            It is unknown whether time has passed for \(failure.app): its last frame doesn't contain the virtual clock that an \
            earlier frame contained.
            Did another AccessibilityPublisher publish the frame?
            """
        case .negative(let duration):
            "Time cannot be advanced by \(DurationText.exactWords(duration)): it never goes back."
        case .tooFar: "Time cannot be advanced so far: a virtual clock counts nanoseconds, up to 292 years."
        case .looseSleeps(let count):
            """
            Time has been advanced, but it is unknown whether \(failure.app) has settled: \
            \(count == 1 ? "a task" : "\(count) tasks") that slept until then \(count == 1 ? "isn't" : "aren't") registered as work.
            Start a task that sleeps on the LaunchClock with publisher.task("name") { … }. Its child tasks belong to it; a \
            Task { … } inside it doesn't. To wait for the effect of any other task, use expect.
            """
        }
    }

    static let advice = """
        Virtual time doesn't pass while the app is busy. If the app is only waiting for a timer, don't report that as work. \
        Otherwise its loop must wait for input no longer than untilNext of its LaunchTimers, and call fire() before it \
        publishes; other threads must wake the loop.
        """

    static func reason(_ arrears: TUIVirtualTime.Arrears) -> String {
        switch arrears {
        case .behind(let now, let moment):
            """
            its virtual clock is at \(DurationText.exactWords(now)), not yet at \(DurationText.exactWords(moment))
            """
        case .unfired(let now):
            "its virtual clock is at \(DurationText.exactWords(now)), and a timer that is due has not fired"
        }
    }

    /// The time of an app, and the call that advances it to the next timer; the time of a busy app can't be advanced.
    static func state(of clock: TUIVirtualTime, isBusy: Bool = false) -> String {
        let now = "Its virtual clock is at \(DurationText.exactWords(clock.now))"
        let advice = "If this work only waits for a timer, don't report it as work."
        if isBusy { return "\(now), and stops while the app is busy. \(advice)" }
        guard let next = clock.nextTimer else { return "\(now), and no timer is due." }
        return """
            \(now). A timer is due in \(DurationText.exactWords(next - clock.now)) of virtual time: \
            try app.clock.advance(by: \(DurationText.literal(next - clock.now))).
            """
    }
}
