import CLunchBridge
import CLunchThread

/// The few calls of the system that are about no terminal.
enum System {
    /// Hands over what stdio holds back of standard output.
    static func flushStandardOutput() { lunch_bridge_flush() }

    /// Notifies this process that the size of its terminal has changed.
    static func raiseResize() { lunch_bridge_raise_resize() }

    /// The number of the thread that asks.
    static var thread: UInt { lunch_bridge_thread() }

    /// The number and the turns of the thread that asks, according to looks; nil if they are unknown.
    static var ownTurns: (thread: UInt64, turns: UInt64)? {
        var thread: UInt64 = 0
        let turns = lunch_bridge_own_turns(&thread)
        return turns == 0 ? nil : (thread, turns)
    }

    /// True if the system reports which thread reads what.
    static var seesReaders: Bool { lunch_bridge_sees_readers() != 0 }

    /// True if the process has /dev/tty open.
    static var hasOpenedTTY: Bool { lunch_bridge_has_opened_tty() != 0 }

    /// Returns true if the process has a class of that name, in whatever module, private or not; nil if that is unknown.
    static func hasClass(named name: String) -> Bool? {
        let result = lunch_bridge_has_class(name)
        return result < 0 ? nil : result == 1
    }

    static var hasTerminal: Bool { lunch_bridge_is_terminal(0) != 0 }

    /// Runs a function on a separate thread; returns 0 or an errno.
    static func startThread(_ body: @escaping () -> Void) -> Int32 {
        let context = Unmanaged.passRetained(Body(run: body))
        let error = lunch_thread(
            "lunch-bridge", { context in context.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() } },
            context.toOpaque())
        if error != 0 { context.release() }
        return -error
    }

    private final class Body {
        let run: () -> Void

        init(run: @escaping () -> Void) { self.run = run }
    }
}
