/// The waits of a program that hold up no key, as earlier inputs have shown.
///
/// Some tick on their own: they were there before the key, and end when they would have ended without it. Others come
/// after each key and change nothing, as when an editor looks whether it has something to highlight once typing has stopped.
struct KnownWaits {
    /// The traits that a wait shares with one in another process: a script starts `sleep 0.1` again and again.
    struct Kind: Hashable {
        var program: String
        var call: String
        var limit: Duration?
    }

    /// A wait with a time limit as it was first seen.
    struct Sighting {
        var place: RestJudge.Place
        var process: Int32
        var kind: Kind
        var switches: UInt64
        var time: ContinuousClock.Instant
        /// When it may have begun at the earliest: not before the look before.
        var earliest: ContinuousClock.Instant
        /// The number of bytes that the program had written by then.
        var written: Int
        /// The same a moment later: what was written just before the wait may be read only then.
        var writtenBefore: Int

        /// When time ends it, as far as that is known.
        var end: ClosedRange<ContinuousClock.Instant> {
            let limit = kind.limit ?? .zero
            return min(earliest, time) + limit...time + limit
        }
    }

    /// The loop of a program in which a wait comes again.
    private struct Loop: Hashable {
        var thread: Int32
        var site: UInt64
        var program: String
        var call: String

        /// A runtime has whichever of its threads has nothing else to do wait for events.
        init(_ wait: Sighting) {
            let isShared = wait.kind.call.hasPrefix("epoll_")
            (thread, site) = isShared ? (wait.process, 0) : (wait.place.thread, wait.place.site)
            (program, call) = (wait.kind.program, wait.kind.call)
        }
    }

    /// The length of a wait that comes again and again.
    private struct Tick {
        var limit: Duration
        /// True if nothing was written during the last one.
        var isSilent: Bool
    }

    /// The number of times in a row that a wait came after an input and changed nothing.
    private struct Habit {
        var limit: Duration
        var count: Int
    }

    /// The waits that have come again on their own after their limit.
    private var ticks: [Loop: [Tick]] = [:]

    /// The same of waits in ever new processes, of which the kind is all that stays; true if they are silent.
    private var kinds: [Kind: Bool] = [:]

    /// When those end that ticked as the last input was sent.
    private var due: [ClosedRange<ContinuousClock.Instant>] = []

    private var habits: [Loop: [Habit]] = [:]

    /// The waits that have lasted their limit since the last input.
    private var ended: [Sighting] = []

    /// The most loops that are remembered, and the most waits of one.
    private static let limit = 256
    private static let limitOfLoop = 8

    /// The number of times that a wait has to have changed nothing until it holds up no key.
    private static let leastHabit = 3

    /// The time by which the end of a tick may be off: some calls count in whole milliseconds.
    private static let slack = Duration.milliseconds(2)
}

extension KnownWaits {
    /// Returns true if a wait has come again on its own before, or ends with one that has: the rest of a tick, or
    /// another thread that waits for the same.
    func ticks(_ wait: Sighting, beside others: some Collection<Sighting> = []) -> Bool {
        isKnown(wait) || due.contains { Self.areOne($0, wait.end) }
            || others.contains { $0.process == wait.process && isKnown($0) && Self.areOne($0.end, wait.end) }
    }

    /// Returns true if a wait has come again on its own before: in the same loop, for as long.
    private func isKnown(_ wait: Sighting) -> Bool {
        guard let limit = wait.kind.limit else { return false }
        return kinds[wait.kind] != nil || ticks[Loop(wait)]?.contains { $0.limit.isLike(limit) } == true
    }

    /// Returns true if a wait comes again and again, and nothing is written in the meantime: the program looks whether there is
    /// something to do.
    func polls(_ wait: Sighting) -> Bool {
        guard let limit = wait.kind.limit else { return false }
        return ticks[Loop(wait)]?.first { $0.limit.isLike(limit) }?.isSilent ?? kinds[wait.kind] ?? false
    }

    /// Returns true if two moments may be the same.
    private static func areOne(
        _ first: ClosedRange<ContinuousClock.Instant>, _ second: ClosedRange<ContinuousClock.Instant>
    ) -> Bool {
        first.lowerBound - slack <= second.upperBound && second.lowerBound - slack <= first.upperBound
    }

    /// Returns true if a wait has come after the last inputs and changed nothing.
    func isIdle(_ wait: Sighting) -> Bool {
        guard let limit = wait.kind.limit else { return false }
        return habits[Loop(wait)]?.contains { $0.limit.isLike(limit) && $0.count >= Self.leastHabit } ?? false
    }

    mutating func noteTick(_ wait: Sighting, isInPlace: Bool, isSilent: Bool) {
        guard let limit = wait.kind.limit, !isKnown(wait) else { return }
        guard isInPlace else {
            if kinds.count >= Self.limit { kinds.removeAll(keepingCapacity: true) }
            kinds[wait.kind] = isSilent
            return
        }
        if ticks.count >= Self.limit { ticks.removeAll(keepingCapacity: true) }
        let tick = Tick(limit: limit, isSilent: isSilent)
        ticks[Loop(wait), default: []] = Array(([tick] + ticks[Loop(wait), default: []]).prefix(Self.limitOfLoop))
    }

    /// A wait has lasted its limit; silent if nothing was written during it.
    mutating func noteEnd(_ wait: Sighting, isSilent: Bool) {
        if ended.count < Self.limit { ended.append(wait) }
        guard let limit = wait.kind.limit else { return }
        if kinds[wait.kind] != nil { kinds[wait.kind] = isSilent }
        if let index = ticks[Loop(wait)]?.firstIndex(where: { $0.limit.isLike(limit) }) {
            ticks[Loop(wait)]?[index].isSilent = isSilent
        }
    }

    /// Input was sent, while these waits lasted and the program had written so many bytes.
    mutating func inputWasSent(during waits: some Collection<Sighting>, written: Int) {
        due = waits.filter { ticks($0, beside: waits) }.map(\.end)
        if habits.count >= Self.limit { habits.removeAll(keepingCapacity: true) }
        for wait in ended { note(wait, isSilent: wait.writtenBefore == written) }
        ended.removeAll(keepingCapacity: true)
    }

    private mutating func note(_ wait: Sighting, isSilent: Bool) {
        guard let limit = wait.kind.limit else { return }
        var known = habits[Loop(wait), default: []]
        let index = known.firstIndex { $0.limit.isLike(limit) }
        let count = isSilent ? (index.map { known[$0].count } ?? 0) + 1 : 0
        if let index { known.remove(at: index) }
        known.insert(Habit(limit: limit, count: count), at: 0)
        habits[Loop(wait)] = Array(known.prefix(Self.limitOfLoop))
    }
}

extension Duration {
    /// Returns true if both are as long, but for what it takes to compute until when to wait.
    fileprivate func isLike(_ other: Duration) -> Bool {
        abs(self - other) <= max(.milliseconds(1), self / 50)
    }
}

private func abs(_ duration: Duration) -> Duration { duration < .zero ? .zero - duration : duration }
