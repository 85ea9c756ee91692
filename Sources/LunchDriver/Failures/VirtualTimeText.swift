import LunchElements
import LunchWire

/// The words of failures that have to do with virtual time.
enum VirtualTimeText {
    static let advice = """
        Virtual time stands still while the app is busy. Is it busy with waiting for a timer? That is no work. Otherwise \
        its loop is to wait for input no longer than untilNext of its LaunchTimers and to call fire() before it \
        publishes, and what other threads do is to wake it.
        """

    static func reason(_ arrears: TUIVirtualTime.Arrears) -> String {
        switch arrears {
        case .behind(let now, let moment): "its virtual clock stands at \(words(now)), not yet at \(words(moment))"
        case .unfired(let now): "its virtual clock stands at \(words(now)), and a timer that is due has not fired"
        }
    }

    /// The time that it is, and what can be done about it.
    static func state(of clock: TUIVirtualTime) -> String {
        let now = "Its virtual clock stands at \(words(clock.now))"
        guard let next = clock.nextTimer else { return "\(now), and no timer is due." }
        return """
            \(now). A timer is due in \(words(next - clock.now)) of virtual time: \
            try app.clock.advance(by: \(literal(next - clock.now))).
            """
    }

    static func notVirtual(_ name: String) -> String {
        """
        The time of \(name) cannot be advanced: it was not launched with a virtual clock.
        Launch it so: Launcher(clock: .virtual), or configuration.clock = .virtual.
        """
    }

    static func notAdopted(_ name: String) -> String {
        """
        The time of \(name) cannot be advanced: it has not taken the clock of its AccessibilityPublisher.
        What waits for time in the app is to wait for that clock: LaunchTimers(publisher.clock), or \
        publisher.clock.sleep(for:) in a task.
        """
    }

    static func negative(_ duration: Duration) -> String {
        "Time cannot be advanced by \(words(duration)): it never goes back."
    }

    static func tooFar() -> String {
        "Time cannot be advanced so far: a virtual clock counts nanoseconds, up to 292 years."
    }

    static func looseSleeps(_ name: String, _ count: Int) -> String {
        """
        Time has been advanced, but it is unknown whether \(name) has settled: \
        \(count == 1 ? "a task" : "\(count) tasks") of it slept until then that it does not know as work.
        Start a task that sleeps on the LaunchClock with publisher.task("name") { … }; child tasks of that belong to it, \
        Task { … } in it does not. What such a task does otherwise, only expect can wait for.
        """
    }

    static func notListening(_ name: String) -> String {
        """
        \(name) does not take messages now: its terminal echoes or hands on whole lines only.
        The app is not in raw mode (cfmakeraw(3)); has it handed its terminal to another program?
        """
    }

    /// A duration to the nanosecond: `30 s`, `1500 ms`.
    static func words(_ duration: Duration) -> String {
        let (count, unit) = counted(duration)
        return "\(count) \(unit.symbol)"
    }

    /// A duration as it would be written in a test.
    static func literal(_ duration: Duration) -> String {
        let (count, unit) = counted(duration)
        return ".\(unit.name)(\(count))"
    }

    private static let units: [(size: Int, name: String, symbol: String)] = [
        (1_000_000_000, "seconds", "s"), (1_000_000, "milliseconds", "ms"), (1000, "microseconds", "µs"),
        (1, "nanoseconds", "ns"),
    ]

    /// The duration in the greatest unit that it is a multiple of.
    private static func counted(_ duration: Duration) -> (Int, (size: Int, name: String, symbol: String)) {
        let nanoseconds = duration.nanoseconds()
        let unit = units.first { nanoseconds.isMultiple(of: $0.size) } ?? units[3]
        return (nanoseconds / unit.size, unit)
    }
}
