import LunchWire

/// Counts what was sent to an app against what the app has acknowledged.
struct InputTally {
    /// Bytes sent since the launch: keys, pastes, answers of the terminal and messages.
    private(set) var sent = 0

    /// Bytes that the app has handled, or that the terminal dropped, according to the app's last report.
    private(set) var acknowledged = 0

    /// The number of those that the terminal dropped, according to the app's last report.
    private var told = 0

    /// The number of those that the terminal dropped, according to the system, for an app that reads no messages.
    private var lost = 0

    /// The number of those that the terminal dropped before the app could read them.
    var dropped: Int { told + lost }

    var outstanding: Int { sent - acknowledged }

    mutating func send(_ count: Int) { sent += count }

    /// Notes what a frame acknowledges, which is no more than was sent; an app cannot withdraw an acknowledgment.
    mutating func acknowledge(_ frame: FrameMessage) {
        // Input that the app acknowledges after all was not lost.
        lost = min(lost, sent - frame.mark)
        acknowledged = max(acknowledged, frame.mark + lost)
        told = max(told, frame.dropped)
    }

    /// Counts what the app has not acknowledged as dropped: it counts only what it reads, and never will acknowledge that.
    mutating func lose() {
        lost += outstanding
        acknowledged = sent
    }
}
