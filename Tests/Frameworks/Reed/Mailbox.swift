import Dispatch
import Synchronization

/// The messages that wait for the program, sent by any thread.
final class Mailbox: Sendable {
    private let messages = Mutex<[any Message]>([])
    private let available = DispatchSemaphore(value: 0)

    func send(_ message: any Message) {
        messages.withLock { $0.append(message) }
        available.signal()
    }

    /// Returns the oldest message, and waits until there is one.
    func next() -> any Message {
        available.wait()
        return messages.withLock { $0.removeFirst() }
    }
}
