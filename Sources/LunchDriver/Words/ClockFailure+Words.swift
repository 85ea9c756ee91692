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
            The time of \(failure.app) cannot be advanced: it has not taken the clock of its AccessibilityPublisher.
            What waits for time in the app is to wait for that clock: LaunchTimers(publisher.clock), or \
            publisher.clock.sleep(for:) in a task.
            """
        case .untold:
            """
            It is unknown whether time has passed for \(failure.app): the frame that answers says nothing of its virtual clock, \
            of which an earlier one told.
            Is it of another AccessibilityPublisher?
            """
        case .negative(let duration):
            "Time cannot be advanced by \(DurationText.exactWords(duration)): it never goes back."
        case .tooFar: "Time cannot be advanced so far: a virtual clock counts nanoseconds, up to 292 years."
        case .looseSleeps(let count):
            """
            Time has been advanced, but it is unknown whether \(failure.app) has settled: \
            \(count == 1 ? "a task" : "\(count) tasks") of it slept until then that it does not know as work.
            Start a task that sleeps on the LaunchClock with publisher.task("name") { … }; child tasks of that belong to \
            it, Task { … } in it does not. What such a task does otherwise, only expect can wait for.
            """
        }
    }

    static let advice = """
        Virtual time stands still while the app is busy. Is it busy with waiting for a timer? That is no work. Otherwise \
        its loop is to wait for input no longer than untilNext of its LaunchTimers and to call fire() before it \
        publishes, and what other threads do is to wake it.
        """

    static func reason(_ arrears: TUIVirtualTime.Arrears) -> String {
        switch arrears {
        case .behind(let now, let moment):
            """
            its virtual clock stands at \(DurationText.exactWords(now)), not yet at \(DurationText.exactWords(moment))
            """
        case .unfired(let now):
            "its virtual clock stands at \(DurationText.exactWords(now)), and a timer that is due has not fired"
        }
    }

    /// The time that it is, and what can be done about it.
    static func state(of clock: TUIVirtualTime) -> String {
        let now = "Its virtual clock stands at \(DurationText.exactWords(clock.now))"
        guard let next = clock.nextTimer else { return "\(now), and no timer is due." }
        return """
            \(now). A timer is due in \(DurationText.exactWords(next - clock.now)) of virtual time: \
            try app.clock.advance(by: \(DurationText.literal(next - clock.now))).
            """
    }
}
