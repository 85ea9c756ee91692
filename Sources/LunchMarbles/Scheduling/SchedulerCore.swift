import Dispatch
@_spi(Lunch) import LunchWire

/// The queue and the timers of a scheduler, and the one thread at a time that runs them.
///
/// Its tasks run on the thread that calls `move`, one after the other, in the order in which they became ready: that
/// is why a recording cannot depend on threads. It is the preferred executor of the tasks that a scheduler starts.
final class SchedulerCore: TaskExecutor {
    /// Something to do that a test gave; only the thread on which the scheduler runs calls it.
    struct Action: Sendable {
        nonisolated(unsafe) let body: () -> Void
    }

    private enum Work {
        case job(UnownedJob)
        case mainJob(UnownedJob)
        case action(Action)
    }

    private struct Timer {
        var due: Duration
        var id: Int
        var action: Action
    }

    private struct State {
        var now: Duration = .zero
        var ready: [Work] = []
        var next = 0
        /// By the time at which they are due, and then in the order in which they were set.
        var timers: [Timer] = []
        var lastTimer = 0
        var isMoving = false
        var isAwaitingMain = false
        var members: Set<UInt64> = []
        var complaints: [SchedulerFault] = []

        mutating func takeReady() -> Work? {
            guard next < ready.count else {
                ready.removeAll(keepingCapacity: true)
                next = 0
                return nil
            }
            defer { next += 1 }
            return ready[next]
        }

        mutating func takeTimer(through end: Duration?) -> Timer? {
            guard let timer = timers.first, end.map({ timer.due <= $0 }) ?? true else { return nil }
            now = max(now, timer.due)
            return timers.removeFirst()
        }
    }

    let owner: JobRouting.Owner
    let isMadeOnMain: Bool
    /// Tasks with greater numbers are younger than the scheduler.
    private let lastStranger: UInt64
    private let state = Lock(State())

    init() {
        owner = .current
        isMadeOnMain = MainSubstitute.isMain
        lastStranger = JobRouting.newestTask()
        JobRouting.register(self)
    }

    deinit {
        JobRouting.forget(
            ObjectIdentifier(self), owner: owner, isMadeOnMain: isMadeOnMain, members: state.withLock(\.members))
        // Work that waited for a scheduler that is not run any more goes where it would have gone without it.
        while let work = state.withLock({ $0.takeReady() }) {
            switch work {
            case .job(let job): globalConcurrentExecutor.enqueue(job)
            case .mainJob(let job): MainActor.shared.enqueue(job)
            case .action: break
            }
        }
    }

    var now: Duration { state.withLock(\.now) }
    var isRunningHere: Bool { JobRouting.current === self }

    /// True if a task is younger than the scheduler or was its before. (The test itself is older.)
    func mayTake(_ task: UInt64) -> Bool {
        task > lastStranger || state.withLock { $0.members.contains(task) }
    }

    // MARK: Work

    func enqueue(_ job: UnownedJob) { add(.job(job), RuntimeHooks.task(of: job)) }
    func enqueueMain(_ job: UnownedJob) { add(.mainJob(job), RuntimeHooks.task(of: job)) }

    /// Does something after all that is ready now, before time moves.
    func enqueue(_ body: @escaping () -> Void) { add(.action(Action(body: body)), nil) }

    private func add(_ work: Work, _ task: UInt64?) {
        let isNew = state.withLock { state in
            state.ready.append(work)
            return task.map { state.members.insert($0).inserted } ?? false
        }
        if isNew, let task { JobRouting.add(task, to: self) }
    }

    /// Does something at a time, or next where that has passed; returns the timer's number.
    @discardableResult func schedule(at due: Duration, _ body: @escaping () -> Void) -> Int {
        let action = Action(body: body)
        return state.withLock { state in
            state.lastTimer += 1
            let due = max(due, state.now)
            let index = state.timers.partitioningIndex { $0.due > due }
            state.timers.insert(Timer(due: due, id: state.lastTimer, action: action), at: index)
            return state.lastTimer
        }
    }

    func cancel(_ timer: Int) {
        state.withLock { $0.timers.removeAll { $0.id == timer } }
    }

    func complain(_ complaint: SchedulerFault) {
        state.withLock { state in
            if !state.complaints.contains(complaint) { state.complaints.append(complaint) }
        }
    }

    func takeComplaints() -> [SchedulerFault] {
        state.withLock { state in
            defer { state.complaints = [] }
            return state.complaints
        }
    }

    // MARK: Time

    /// Runs what is ready, then what is due, one thing at a time, until nothing is left or a time is reached.
    ///
    /// - Parameters:
    ///   - end: the last moment that is run, and the time afterwards; nil if there is none.
    ///   - isDone: ends it before the end; asked whenever all is at rest.
    func move(through end: Duration? = nil, until isDone: () -> Bool = { false }) throws(SchedulerFault) {
        let isFirst = state.withLock { state in
            defer { state.isMoving = true }
            return !state.isMoving
        }
        guard isFirst else { throw .nested }
        defer { state.withLock { $0.isMoving = false } }
        try JobRouting.running(self) { () throws(SchedulerFault) -> Void in
            var (instants, steps, last) = (0, 0, now)
            try rest(&steps)
            while !isDone(), let timer = state.withLock({ $0.takeTimer(through: end) }) {
                if now > last { (instants, steps, last) = (instants + 1, 0, now) }
                guard end != nil || instants <= Limit.instants else { throw .endless(now) }
                timer.action.body()
                try rest(&steps)
            }
        }
        if let end { state.withLock { $0.now = max($0.now, end) } }
    }

    /// Runs what is due as soon as the test that owns the main thread waits: for one of its tasks, or for its end.
    func runWhenMainIsFree() {
        let isFirst = state.withLock { state in
            defer { state.isAwaitingMain = true }
            return !state.isAwaitingMain
        }
        guard isFirst else { return }
        DispatchQueue.main.async { [weak self] in
            guard let self else { return }
            self.state.withLock { $0.isAwaitingMain = false }
            do throws(SchedulerFault) { try self.move(through: self.now) } catch { self.complain(error) }
        }
    }

    /// Runs what is ready until nothing is: every task has ended, or waits for a timer or for something elsewhere.
    private func rest(_ steps: inout Int) throws(SchedulerFault) {
        steps += 1
        while let work = state.withLock({ $0.takeReady() }) {
            steps += 1
            guard steps <= Limit.steps else { throw .restless(now) }
            switch work {
            case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            case .mainJob(let job): job.runSynchronously(on: MainSubstitute.shared.asUnownedSerialExecutor())
            case .action(let action): action.body()
            }
        }
    }

    /// The length of time that one call may run before it counts as endless.
    enum Limit {
        /// Moments at which something happens, where no end was given.
        static let instants = 10_000
        /// Turns of tasks at one moment.
        static let steps = 100_000
    }
}

extension Array {
    /// The first index whose element belongs after a point; the elements are sorted by it.
    fileprivate func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = low + (high - low) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
