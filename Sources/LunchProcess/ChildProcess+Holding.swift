import CLunchThread
import Dispatch
@_spi(Lunch) import LunchWire
import Synchronization

/// The bytes that an observer has been handed may take long to be understood. Until that is done nothing more is read, and the
/// threads that wait for the program in the meantime are free to give up.
extension ChildProcess {
    /// Does work on a separate thread; until it is done nothing is read, unless the end was asked for.
    package func readNothing(while work: @escaping @Sendable () -> Void) {
        holds.add(1, ordering: .sequentiallyConsistent)
        let held = Held { [self] in
            work()
            release()
        }
        let context = unsafe Unmanaged.passRetained(held)
        let started = unsafe lunch_thread(
            "lunch-work", { unsafe Unmanaged<Held>.fromOpaque($0!).takeRetainedValue().run() }, context.toOpaque())
        guard started != 0 else { return }
        unsafe context.release()
        DispatchQueue.global().async { held.run() }
    }

    /// True if work holds up the reading. An end that was asked for waits for none.
    var isHeld: Bool {
        holds.load(ordering: .sequentiallyConsistent) > 0 && ending.withLock { $0 == nil }
    }

    private func release() {
        guard holds.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 else { return }
        // Whoever waited and read has left.
        takeBackReading()
        channel.withLock { $0.ring() }
    }
}

/// Work that is handed to a thread.
private final class Held: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
