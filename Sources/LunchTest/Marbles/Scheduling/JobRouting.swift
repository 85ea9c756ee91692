import Synchronization
import XCTest

/// Which scheduler a piece of work belongs to.
///
/// A scheduler gets what is enqueued on the thread on which it is running, and the tasks that the test that made it
/// starts. Everything else goes where it always goes.
enum JobRouting {
    private final class Reference {
        let id: ObjectIdentifier
        private(set) weak var core: SchedulerCore?

        init(_ core: SchedulerCore) {
            id = ObjectIdentifier(core)
            self.core = core
        }
    }

    /// Who made a scheduler: a task, or a synchronous XCTest case on its thread.
    enum Owner: Hashable {
        case task(UInt64)
        case thread(CurrentThread.ID, testCase: ObjectIdentifier?)

        static var current: Owner {
            if let task = RuntimeHooks.currentTask { return .task(task) }
            return .thread(CurrentThread.id, testCase: RunningCase.current.map { ObjectIdentifier($0) })
        }
    }

    private struct State {
        var running: [(thread: CurrentThread.ID, core: SchedulerCore)] = []
        var owned: [Owner: [Reference]] = [:]
        var members: [UInt64: Reference] = [:]

        func running(on thread: CurrentThread.ID) -> SchedulerCore? {
            running.last { $0.thread == thread }?.core
        }

        /// The newest scheduler of an owner. (No reference is loaded but that which is returned: a scheduler must not
        /// end while the lock is held.)
        func newest(of owner: Owner) -> SchedulerCore? {
            for reference in owned[owner, default: []].reversed() {
                if let core = reference.core { return core }
            }
            return nil
        }
    }

    private static let state = Mutex(State())

    static func register(_ core: SchedulerCore) {
        state.withLock { $0.owned[core.owner, default: []].append(Reference(core)) }
    }

    static func forget(_ id: ObjectIdentifier, owner: Owner, members: Set<UInt64>) {
        state.withLock { state in
            state.owned[owner]?.removeAll { $0.id == id }
            if state.owned[owner]?.isEmpty == true { state.owned[owner] = nil }
            for member in members where state.members[member]?.id == id { state.members[member] = nil }
        }
    }

    static func add(_ task: UInt64, to core: SchedulerCore) {
        state.withLock { $0.members[task] = Reference(core) }
    }

    /// Runs something on this thread for a scheduler, which gets all work that comes of it.
    static func running(_ core: SchedulerCore, _ body: () throws(Complaint) -> Void) throws(Complaint) {
        let thread = CurrentThread.id
        state.withLock { $0.running.append((thread, core)) }
        defer {
            state.withLock { state in
                if let index = state.running.lastIndex(where: { $0.thread == thread }) {
                    state.running.remove(at: index)
                }
            }
        }
        try body()
    }

    /// The scheduler that runs on this thread.
    static var current: SchedulerCore? {
        let thread = CurrentThread.id
        return state.withLock { $0.running(on: thread) }
    }

    /// The scheduler that takes a job which is about to be enqueued on this thread.
    static func core(taking job: UnownedJob) -> SchedulerCore? {
        let task = RuntimeHooks.task(of: job)
        if let core = current {
            // A test that waits for its own scheduler is not a part of it.
            guard let task, state.withLock({ $0.owned[.task(task)] != nil }) else { return core }
            return nil
        }
        // Of what a test does itself only new tasks are taken: an actor that it calls must answer at once.
        guard let task else { return nil }
        let owner = Owner.current
        if owner != .task(task), let core = state.withLock({ $0.newest(of: owner) }) { return core }
        guard let core = state.withLock({ $0.members[task]?.core }) else { return nil }
        core.complain(.resumedElsewhere)
        return core
    }

    /// Whether the main actor's work is the running scheduler's: it runs where that may.
    static func replacesMainExecutor() -> Bool {
        guard let core = current else { return false }
        if MainSubstitute.isMain { return true }
        core.complain(.mainActor)
        return false
    }
}
