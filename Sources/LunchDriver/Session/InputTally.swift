import LunchWire

/// Counts what was sent to an app against what the app has acknowledged.
struct InputTally {
    /// Bytes sent since the launch: keys, pastes, answers of the terminal and messages.
    private(set) var sent = 0

    /// Bytes that the app has handled, or that the terminal dropped, as the app last said.
    private(set) var acknowledged = 0

    /// How many of those the terminal dropped before the app could read them.
    private(set) var dropped = 0

    var outstanding: Int { sent - acknowledged }

    mutating func send(_ count: Int) { sent += count }

    /// Notes what a frame acknowledges, which is no more than was sent; an app cannot take back what it said.
    mutating func acknowledge(_ frame: FrameMessage) {
        acknowledged = max(acknowledged, frame.mark)
        dropped = max(dropped, frame.dropped)
    }
}
