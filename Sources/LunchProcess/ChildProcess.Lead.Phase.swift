import Synchronization

extension ChildProcess.Lead {
    /// The thread that reads the terminal now, and the one that will.
    ///
    /// | in | begin | take | hand over | leave | look | close |
    /// | --- | --- | --- | --- | --- | --- | --- |
    /// | own | waiting | | | | | over |
    /// | waiting | | handing over | | just left | | over |
    /// | handing over | | | waiting | | | over |
    /// | just left | waiting | | | | left | over |
    /// | left | waiting | | | | own | over |
    /// | over | | | | | | |
    enum Phase: UInt8, AtomicRepresentable {
        /// The state while the process's own thread reads.
        case own

        /// The state while a thread waits for something to read.
        case waiting

        /// The state while the thread that waits hands over what it has read.
        case handingOver

        /// The state once a thread that has waited and read has left, until the process's own thread looks.
        case justLeft

        /// The state once the process's own thread has looked and seen that one has just left: another may begin.
        case left

        /// The state once nobody may read any more but the process's own thread.
        case over
    }

    /// An event of the reading.
    enum Event: CaseIterable {
        /// A thread begins to wait.
        case begin

        /// The thread that waits takes what there must read.
        case take

        /// The thread that waits has handed over what it has read.
        case handOver

        /// The thread that waits leaves.
        case leave

        /// The process's own thread looks whether it may read again.
        case look

        /// Nobody must wait and read any more.
        case close
    }
}

extension ChildProcess.Lead.Phase {
    /// The phase after something has happened; the same if that means nothing here.
    func next(_ event: ChildProcess.Lead.Event) -> Self {
        switch (self, event) {
        case (.over, _), (_, .close): .over
        case (.own, .begin), (.justLeft, .begin), (.left, .begin): .waiting
        case (.waiting, .take): .handingOver
        case (.handingOver, .handOver): .waiting
        case (.waiting, .leave): .justLeft
        case (.justLeft, .look): .left
        case (.left, .look): .own
        case (.own, _), (.waiting, _), (.handingOver, _), (.justLeft, _), (.left, _): self
        }
    }
}
