import LunchTest
@_spi(Lunch) import LunchWire

/// The assignment of work to schedulers.
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

    /// The maker of a scheduler: a task, or a synchronous XCTest case, which runs on the main thread.
    enum Owner: Hashable {
        case task(UInt64)
        case testCase(ObjectIdentifier)
        case nobody

        static var current: Owner {
            if let task = RuntimeHooks.currentTask { return .task(task) }
            guard MainSubstitute.isMain, let testCase = RunningCaseID.current else { return .nobody }
            return .testCase(testCase)
        }
    }

    /// The destination of a job.
    enum Route {
        case scheduler(SchedulerCore)
        case main
        case asEver
    }

    private struct State {
        var running: [(thread: CurrentThread.ID, core: SchedulerCore)] = []
        var owned: [Owner: [Reference]] = [:]
        var members: [UInt64: Reference] = [:]
        var madeOnMain = 0
        /// The number of the task that a thread makes only to know it.
        var probes: [CurrentThread.ID: UInt64] = [:]

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

    private static let state = Lock(State())

    static func register(_ core: SchedulerCore) {
        state.withLock { state in
            state.owned[core.owner, default: []].append(Reference(core))
            if core.isMadeOnMain { state.madeOnMain += 1 }
        }
    }

    static func forget(_ id: ObjectIdentifier, owner: Owner, isMadeOnMain: Bool, members: Set<UInt64>) {
        state.withLock { state in
            if isMadeOnMain { state.madeOnMain -= 1 }
            state.owned[owner]?.removeAll { $0.id == id }
            if state.owned[owner]?.isEmpty == true { state.owned[owner] = nil }
            for member in members where state.members[member]?.id == id { state.members[member] = nil }
        }
    }

    /// The number of a task made now; numbers grow (`AsyncTask`'s `NextId`).
    static func newestTask() -> UInt64 {
        let thread = CurrentThread.id
        state.withLock { $0.probes[thread] = 0 }
        Task.detached {}
        return state.withLock { $0.probes.removeValue(forKey: thread) } ?? 0
    }

    static func add(_ task: UInt64, to core: SchedulerCore) {
        state.withLock { $0.members[task] = Reference(core) }
    }

    /// Runs something on this thread for a scheduler, which gets all work that comes of it.
    static func running(_ core: SchedulerCore, _ body: () throws(SchedulerFault) -> Void) throws(SchedulerFault) {
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

    /// The destination of a job that is about to be enqueued on this thread.
    static func route(of job: UnownedJob) -> Route {
        let task = RuntimeHooks.task(of: job)
        let thread = CurrentThread.id
        let isProbe = state.withLock { state in
            guard state.probes[thread] != nil else { return false }
            state.probes[thread] = task
            return true
        }
        if isProbe { return .asEver }
        if let core = current {
            guard let task, !core.mayTake(task) else { return .scheduler(core) }
            return .asEver
        }
        guard let task else {
            // An actor has work. Where a test of the main actor calls one, it works there: another thread would hold
            // it for a moment after its answer, and the scheduler, which may need it next, would not know.
            return MainSubstitute.isMain && state.withLock({ $0.madeOnMain > 0 }) ? .main : .asEver
        }
        // Of what a test does itself its new tasks are taken.
        let owner = Owner.current
        if owner != .nobody, let core = state.withLock({ $0.newest(of: owner) }), core.mayTake(task) {
            if MainSubstitute.isMain { core.runWhenMainIsFree() }
            return .scheduler(core)
        }
        guard let core = state.withLock({ $0.members[task]?.core }) else { return .asEver }
        core.complain(.resumedElsewhere)
        return .scheduler(core)
    }

    /// True if the main actor's work is the running scheduler's: it runs where that may.
    static func replacesMainExecutor() -> Bool {
        guard let core = current else { return false }
        if MainSubstitute.isMain { return true }
        core.complain(.mainActor)
        return false
    }
}
