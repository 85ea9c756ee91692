/// Judges by two looks at all threads whether the framework rests: then nothing that it was given is still on its way.
///
/// There was a moment between the looks at which every thread waited, if each waited in both and has not run in between.
/// A thread that has read has handled its input by then, or handed it to another, which would have been woken.
struct FrameworkJudge {
    enum Verdict: Equatable {
        /// Every thread waits, and one of them for input.
        case rests
        /// Something continues.
        case moves
        /// Every thread waits, and none for input.
        case unread
        /// A thread reads the terminal past the bridge.
        case bypassed(ThreadLook.Outer)
    }

    /// A thread that computes for so long without a pause does not handle input: it is not waited for, unless the framework
    /// requests that by beginning work.
    static let computing = Duration.seconds(1)
    /// A framework that looks for input from time to time does so at least so often.
    static let longestNap = Duration.milliseconds(250)

    /// A framework that waits after Escape, whether more follows, does so no longer. Curses waits a second (ESCDELAY,
    /// ncurses(3x)).
    static let longestEscape = Duration.seconds(2)

    /// True if the system reports which thread reads what.
    let seesReaders: Bool
    /// Threads that were never seen waiting, and since when.
    private var busy: [UInt64: ContinuousClock.Instant] = [:]
    /// The threads that slept for a short time when the input had been taken, by their turns then.
    private var naps: (since: ContinuousClock.Instant, turns: [UInt64: UInt64])?
    /// The threads that waited for input for a short time after an Escape, by their turns then.
    private var escapes: [UInt64: UInt64]?

    init(seesReaders: Bool) { self.seesReaders = seesReaders }

    /// There is new input.
    mutating func begin() { (naps, escapes) = (nil, nil) }

    /// - Parameters:
    ///   - polls: true if the framework has its terminal so that reading does not wait.
    ///   - afterEscape: true if the last that it was given is an Escape.
    mutating func judge(
        _ first: [ThreadLook], _ second: [ThreadLook], polls: Bool, afterEscape: Bool = false,
        now: ContinuousClock.Instant
    ) -> Verdict {
        if let outer = second.lazy.compactMap(\.outer).first { return .bypassed(outer) }
        let before = Dictionary(first.map { ($0.thread, $0) }) { one, _ in one }
        var moving: [UInt64] = before.count == second.count ? [] : [0]
        var computing: [UInt64: ContinuousClock.Instant] = [:]
        for look in second {
            let earlier = before[look.thread]
            if earlier?.waits != true, !look.waits { computing[look.thread] = busy[look.thread] ?? now }
            if earlier?.waits != true || !look.waits || earlier?.turns != look.turns { moving.append(look.thread) }
        }
        busy = computing
        let isRead = second.contains { $0.waits && $0.readsInner }
        let areBystanders = isRead && moving.allSatisfy { busy[$0].map { $0 + Self.computing < now } ?? false }
        guard moving.isEmpty || areBystanders else { return .moves }
        if afterEscape, isWaitingForMore(second) { return .moves }
        if isRead || !seesReaders { return .rests }
        return polls ? judgeNaps(second, now) : .unread
    }

    /// A framework that reads with a time limit after Escape takes it for a key once that is over.
    private mutating func isWaitingForMore(_ looks: [ThreadLook]) -> Bool {
        let waiting = looks.filter { $0.readsInner && $0.nap.map { $0 <= Self.longestEscape } ?? false }
        guard !waiting.isEmpty else { return false }
        let earlier = escapes ?? [:]
        let isNew = waiting.contains { earlier[$0.thread] == nil || earlier[$0.thread] == $0.turns }
        if escapes == nil { escapes = Dictionary(waiting.map { ($0.thread, $0.turns) }) { one, _ in one } }
        return isNew
    }

    /// True if all who slept have slept on since.
    static func sleepsOn(_ before: [ThreadLook], _ after: [ThreadLook]) -> Bool {
        let now = Dictionary(after.map { ($0.thread, $0) }) { one, _ in one }
        return before.allSatisfy { look in
            !look.waits || now[look.thread].map { $0.waits && $0.turns == look.turns } ?? false
        }
    }

    /// True if the thread that runs now is the first to run since the framework rested: it waited for another thread, was woken
    /// once, and all others have slept on. A thread that a clock wakes may have drawn only a part by then.
    ///
    /// - Parameter own: the thread that asks, and its turns.
    static func isFirst(
        _ own: (thread: UInt64, turns: UInt64), since before: [ThreadLook], _ after: [ThreadLook]
    ) -> Bool {
        guard let waiting = before.first(where: { $0.thread == own.thread }), waiting.isForThread,
            waiting.turns + 1 == own.turns, isWithoutClock(before)
        else { return false }
        // The bridge's own thread is looked at in place of the one that asks.
        return before.count == after.count && sleepsOn(before.filter { $0.thread != own.thread }, after)
    }

    /// True if all wait, none of them for a time.
    static func isWithoutClock(_ looks: [ThreadLook]) -> Bool { looks.allSatisfy { $0.waits && $0.nap == nil } }

    /// A framework that looks from time to time has handled what it took when it looks again, and every other thread that
    /// sleeps as briefly has looked as well.
    private mutating func judgeNaps(_ looks: [ThreadLook], _ now: ContinuousClock.Instant) -> Verdict {
        let turns = Dictionary(looks.map { ($0.thread, $0.turns) }) { one, _ in one }
        guard let naps else {
            let napping = looks.filter { $0.nap.map { $0 <= Self.longestNap } ?? false }
            naps = (now, turns.filter { thread, _ in napping.contains { $0.thread == thread } })
            return .moves
        }
        let round = naps.turns.filter { turns[$0.key] != $0.value }.count
        if round > 0, round == naps.turns.count || naps.since + Self.longestNap < now { return .rests }
        // No thread slept when the input had been read; one may by now.
        if naps.turns.isEmpty { self.naps = nil }
        return .moves
    }
}
