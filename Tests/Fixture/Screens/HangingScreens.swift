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

/// Leaves with status 3 once it has handled a key: 100 ms later by a thread that sleeps (`s`) or computes (`c`) meanwhile.
final class AftermathScreen: FixtureScreen {
    private var keys = 0

    override var lines: [(identifier: String, text: String)] { [("keys", "keys \(keys)")] }

    override func handle(_ bytes: [UInt8]) {
        keys += bytes.count
        let computes = bytes.contains(UInt8(ascii: "c"))
        guard computes || bytes.contains(UInt8(ascii: "s")) else { return }
        DispatchQueue.global().async {
            if computes {
                let end = ContinuousClock.now + .milliseconds(100)
                while .now < end {}
            } else {
                FixtureTerminal.takeTime(milliseconds: 100)
            }
            FixtureTerminal.leave(3)
        }
    }
}
