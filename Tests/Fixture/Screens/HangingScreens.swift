import Dispatch

/// Takes the first input, and computes for ever because of it.
final class SpinningScreen: FixtureScreen {
    private var turns = 0

    override var lines: [(identifier: String, text: String)] { [("state", "waiting")] }

    override func handle(_ bytes: [UInt8]) { spin() }

    private func spin() {
        while true { turns &+= 1 }
    }
}

/// Takes the first input, and waits for a lock then that another thread never lets go of, since it waits for ours.
final class DeadlockedScreen: FixtureScreen {
    private let bank = Bank()

    override var lines: [(identifier: String, text: String)] { [("state", "waiting")] }

    override func handle(_ bytes: [UInt8]) { bank.withdraw() }

    /// Its locks are semaphores: the system would notice that two mutexes wait for each other.
    private final class Bank: Sendable {
        private let accounts = DispatchSemaphore(value: 1)
        private let journal = DispatchSemaphore(value: 1)
        private let isPosting = DispatchSemaphore(value: 0)

        func withdraw() {
            accounts.wait()
            DispatchQueue.global().async { self.post() }
            isPosting.wait()
            journal.wait()
        }

        private func post() {
            journal.wait()
            isPosting.signal()
            accounts.wait()
        }
    }
}
