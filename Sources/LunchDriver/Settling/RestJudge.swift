package import LunchElements
package import LunchProcess

/// Decides from what the threads of a plain program wait for whether it rests.
///
/// It rests if all its threads wait. A wait that ends soon is waited out, and then the next: what a program has put off
/// belongs to the input that it was put off from. A wait that comes again and again is a ticker's, which is waited out once
/// after each input.
package struct RestJudge: Sendable {
    /// A wait that ends within this time is waited out: ncurses holds a click of the mouse back for 166 ms.
    static let horizon = Duration.milliseconds(250)

    /// The time for which waits are waited out at most after an input, also those that never came before.
    static let longest = Duration.seconds(1)

    /// A thread and where it waits.
    struct Place: Hashable {
        var thread: Int32
        var site: UInt64
    }

    private typealias Kind = KnownWaits.Kind
    private typealias Sighting = KnownWaits.Sighting

    /// The time for which what was written before a wait may come after its beginning.
    private static let leastTime = Duration.milliseconds(2)

    /// The time that has been waited out since the last input.
    private var waited = Duration.zero

    /// The wait that is being waited out: from when, and until when at the latest.
    private var current: Range<ContinuousClock.Instant>?

    private var sightings: [Int32: Sighting] = [:]

    /// The places at which waits have lasted their limit since the last input; true if nothing was written during the last of them.
    private var endedPlaces: [Place: Bool] = [:]

    /// The waits that have lasted their limit since then, in whatever process; true if nothing was written during the last of them.
    private var endedKinds: [Kind: Bool] = [:]

    /// The places at which threads waited again and again until the horizon was over, while nothing was written.
    private var tickers: Set<Place> = []

    /// The threads that only time wakes.
    private var sleepers: Set<Int32> = []

    /// The waits that hold up no key from now on.
    private var known = KnownWaits()

    /// The number of bytes that the program had written at the last look, and when that was.
    private var written = 0
    private var lastLook: ContinuousClock.Instant?

    /// The time between two looks beyond which it is not known when a wait has begun.
    private static let longestGap = Duration.milliseconds(20)

    /// The time since which input is unread, although a thread waits for it.
    private var unreadSince: ContinuousClock.Instant?

    /// The result of a look at the threads.
    package enum Verdict: Equatable {
        /// Some thread runs, or is about to.
        case runs
        /// All wait, but one continues soon, at this time at the latest.
        case sleeps(until: ContinuousClock.Instant)
        /// All wait, and none continues soon.
        case rests(TUISettling)
        /// The system does not tell what all of them wait for.
        case isUnknown
    }

    /// The surroundings of a look.
    package struct Surroundings {
        /// The process that was launched.
        var program: Int32
        /// True if there is input that the program could read and has not.
        var hasUnreadInput = false
        /// True if the terminal keeps the program from writing.
        var isOutputStopped = false
        /// The number of bytes that the program has written.
        var written = 0
        /// True if a key is about to be sent: what ticked before does not delay it any longer.
        var isBeforeKey = false
        /// True if the last input was the mouse's: a program may hold it back for more of it.
        var isAfterClick = false
        var now: ContinuousClock.Instant

        package init(
            program: Int32, hasUnreadInput: Bool = false, isOutputStopped: Bool = false, written: Int = 0,
            isBeforeKey: Bool = false, isAfterClick: Bool = false, now: ContinuousClock.Instant
        ) {
            self.isBeforeKey = isBeforeKey
            self.isAfterClick = isAfterClick
            self.program = program
            self.hasUnreadInput = hasUnreadInput
            self.isOutputStopped = isOutputStopped
            self.written = written
            self.now = now
        }
    }

    package init() {}
}

extension RestJudge {
    /// Input was sent: what the program does from now on may be because of it.
    package mutating func inputWasSent() {
        known.inputWasSent(during: sightings.values, written: written)
        waited = .zero
        current = nil
        endedPlaces.removeAll(keepingCapacity: true)
        endedKinds.removeAll(keepingCapacity: true)
        unreadSince = nil
    }

    /// The threads that are known to wake again and again and to do nothing, and that nothing but time wakes.
    var tickingThreads: Set<Int32> { sleepers }

    package mutating func judge(_ all: [ThreadWait], in surroundings: Surroundings) -> Verdict {
        let now = surroundings.now
        let threads = all.filter { !$0.isInBackground }
        countWaiting(until: now)
        remember(threads, surroundings)
        guard threads.contains(where: { $0.process == surroundings.program && $0.activity != .hasEnded }) else {
            // The news of its end is on its way.
            return .runs
        }
        if threads.contains(where: { $0.runs(isOutputStopped: surroundings.isOutputStopped) }) { return .runs }
        let isAwaited = threads.contains { $0.activity == .waits && $0.isForInput }
        if isAwaited, surroundings.hasUnreadInput, isAboutToRead(now) { return .runs }
        if threads.contains(where: { $0.activity == .isUnknown }) { return .isUnknown }
        var next: ContinuousClock.Instant?
        var isTimed = threads.contains(where: \.mayEnd)
        for thread in threads where thread.activity == .waits {
            guard let left = timeLeft(of: thread, now) else { continue }
            isTimed = true
            if left <= Self.horizon, !isPassedOver(thread, surroundings) { next = min(next ?? now + left, now + left) }
        }
        if let next {
            current = now..<max(now, next)
            return .sleeps(until: next)
        }
        // Processes in the background may write at any time.
        let isAlone = threads.count == all.count
        let isExact =
            isAlone && !isTimed && isAwaited && !surroundings.hasUnreadInput && !surroundings.isOutputStopped
        return .rests(TUISettling(trust: isExact ? .exact : .bounded, waits: waits(all, now)))
    }

    /// Counts what has been waited out; a program that continued sooner, and has computed since, was not waited for.
    private mutating func countWaiting(until now: ContinuousClock.Instant) {
        if let current { waited += current.lowerBound.duration(to: min(now, current.upperBound)) }
        current = nil
    }

    /// Remembers since when each wait with a limit lasts, and which have lasted their limit.
    private mutating func remember(_ threads: [ThreadWait], _ surroundings: Surroundings) {
        var seen: [Int32: Sighting] = [:]
        var running: Set<Int32> = []
        for thread in threads {
            switch thread.activity {
            case .waits where thread.limit != nil:
                let place = Place(thread: thread.thread, site: thread.site)
                if var known = sightings[thread.thread], known.place == place, known.switches == thread.switches {
                    if known.time.duration(to: surroundings.now) < Self.leastTime {
                        known.writtenBefore = surroundings.written
                    }
                    seen[thread.thread] = known
                } else {
                    let kind = Kind(program: thread.name, call: thread.call, limit: thread.limit)
                    seen[thread.thread] = Sighting(
                        place: place, process: thread.process, kind: kind, switches: thread.switches,
                        time: surroundings.now,
                        earliest: max(lastLook ?? surroundings.now, surroundings.now - Self.longestGap),
                        written: surroundings.written, writtenBefore: surroundings.written)
                }
            case .runs: running.insert(thread.thread)
            case .waits, .isStopped, .hasEnded, .isUnknown: break
            }
        }
        for (thread, known) in sightings {
            // A thread that runs at the moment may be on its way back to the same place.
            if running.contains(thread) { seen[thread] = known }
            if seen[thread]?.switches != known.switches || seen[thread]?.place != known.place {
                end(known, surroundings)
            }
        }
        sightings = seen
        written = surroundings.written
        lastLook = surroundings.now
    }

    /// A wait has ended; by its limit, or because of something else, which means nothing for the next.
    private mutating func end(_ wait: Sighting, _ surroundings: Surroundings) {
        guard let limit = wait.kind.limit, wait.time.duration(to: surroundings.now) >= limit else { return }
        let isSilent = wait.written == surroundings.written
        endedPlaces[wait.place] = isSilent
        endedKinds[wait.kind] = isSilent
        known.noteEnd(wait, isSilent: isSilent)
    }

    /// The time that a wait still lasts at most; nil if it has no limit.
    private func timeLeft(of thread: ThreadWait, _ now: ContinuousClock.Instant) -> Duration? {
        guard let limit = thread.limit else { return nil }
        guard thread.isLimitFromBeginning, let beginning = sightings[thread.thread]?.time else { return limit }
        return max(.zero, limit - beginning.duration(to: now))
    }

    /// Returns true if a wait is not waited out, although it ends soon: it came before, since the last input, or all have been
    /// waited out for long enough.
    private mutating func isPassedOver(_ thread: ThreadWait, _ surroundings: Surroundings) -> Bool {
        guard let sighting = sightings[thread.thread] else { return waited >= Self.longest }
        if surroundings.isBeforeKey, known.ticks(sighting, beside: sightings.values) { return true }
        if surroundings.isBeforeKey, !surroundings.isAfterClick, thread.isForInput, known.isIdle(sighting) {
            return true
        }
        let wasSilent = endedPlaces[sighting.place]
        let hasCome = wasSilent != nil || endedKinds[sighting.kind] != nil
        let isTicker = wasSilent != nil && tickers.contains(sighting.place)
        guard isTicker || waited >= Self.longest || waited >= Self.horizon && hasCome else { return false }
        guard hasCome else { return true }
        known.noteTick(
            sighting, isInPlace: wasSilent != nil, isSilent: wasSilent ?? endedKinds[sighting.kind] ?? false)
        if wasSilent == true, !thread.isForInput {
            tickers.insert(sighting.place)
            if thread.isSleep { sleepers.insert(thread.thread) }
        }
        return true
    }

    /// Returns true if a thread does nothing but look again and again whether there is something to do.
    private func polls(_ thread: ThreadWait) -> Bool { sightings[thread.thread].map(known.polls) ?? false }

    /// Returns true if a thread that waits for input may only just have been woken for it.
    private mutating func isAboutToRead(_ now: ContinuousClock.Instant) -> Bool {
        let since = unreadSince ?? now
        unreadSince = since
        return since.duration(to: now) < Self.horizon
    }

    /// The waits, those for input first, then by their limits.
    private func waits(_ threads: [ThreadWait], _ now: ContinuousClock.Instant) -> [TUIWait] {
        lazy var names = Dictionary(
            threads.filter { $0.thread == $0.process }.map { ($0.process, $0.name) },
            uniquingKeysWith: { first, _ in first })
        let told = threads.filter { thread in
            switch thread.activity {
            case .waits: true
            case .runs: thread.isInBackground
            // The whole process is.
            case .isStopped: thread.thread == thread.process
            case .hasEnded, .isUnknown: false
            }
        }
        let waits = told.map { thread in
            let isFirst = thread.thread == thread.process
            return TUIWait(
                process: thread.process, program: isFirst ? thread.name : names[thread.process] ?? thread.name,
                thread: thread.thread,
                call: thread.call, isForInput: thread.isForInput, limit: timeLeft(of: thread, now),
                isInBackground: thread.isInBackground, isStopped: thread.activity == .isStopped,
                isPolling: polls(thread))
        }
        return waits.sorted { first, second in
            if first.isForInput != second.isForInput { return first.isForInput }
            return (first.limit ?? .seconds(Int64.max)) < (second.limit ?? .seconds(Int64.max))
        }
    }
}

extension ThreadWait {
    /// Returns true if it continues by itself; what it writes is taken as soon as it comes, unless the output is stopped.
    fileprivate func runs(isOutputStopped: Bool) -> Bool {
        activity == .runs || activity == .waits && writesTerminal && !isOutputStopped
    }

    /// True if nothing but time ends it.
    fileprivate var isSleep: Bool { call == "nanosleep" || call == "clock_nanosleep" }
}
