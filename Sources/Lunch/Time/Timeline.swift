/// The time of an app, what waits for it (timers and sleeping tasks), and the work that it waits for.
///
/// A pure state: it specifies what must be done, and `LaunchClock` does that outside of any lock. Times are counted
/// from the start of the clock.
struct Timeline {
    typealias Sleeper = CheckedContinuation<Void, any Error>

    /// The steps to take after a change.
    struct Consequences {
        /// The tasks that wake up now.
        var resumed: [Sleeper] = []
        /// True if the app's loop has something to fire or to publish that it does not know of.
        var wakesLoop = false
    }

    struct Entry {
        let deadline: Duration
        let number: Int
        /// Whose timer it is; nil for a sleeper.
        var owner: Int?
        /// Nil for a timer, which the app's loop fires.
        var sleeper: Sleeper?
        /// The work that the sleeper belongs to; nil if it belongs to none.
        var work: Int?
    }

    /// True if time passes only when a test advances it.
    let isVirtual: Bool
    /// True if the loop can be woken, so that it notices what other threads did.
    let canWakeLoop: Bool

    /// The virtual time, and the time up to which the test lets it pass.
    var now: Duration = .zero
    var target: Duration = .zero

    /// The tasks that wait for virtual time, and the timers that wait for real time, in the order in which they are due.
    var entries: [Entry] = []
    var lastNumber = 0
    /// Sleeps that have been announced and have not begun.
    var announced: Set<Int> = []
    /// The number of tasks that sleep in real time.
    var realSleepers = 0
    /// The number of sleeps that have ended and belonged to no work.
    var looseSleeps = 0

    var works: [Int: Work] = [:]
    /// Names of work that has come to rest since the last frame.
    var lingering: [String] = []
    /// True if the last frame named such work: the round that the loop is in sees what that left.
    var isSeeing = false
    /// True if a timer is being fired.
    var isFiring = false

    init(isVirtual: Bool, canWakeLoop: Bool) {
        self.isVirtual = isVirtual
        self.canWakeLoop = canWakeLoop
    }
}

extension Timeline {
    /// The report of a frame on time and work.
    struct Report {
        var busy: [String]
        var timers: Int
        var now: Duration
        var next: Duration?
        var looseSleeps: Int
        /// The steps to take once the frame has been written.
        var consequences: Consequences
    }

    /// Lets virtual time pass up to a moment if one is given, and specifies what the next frame must contain.
    ///
    /// Lingering names are reported for the last time, and the loop must run again.
    mutating func report(advancingTo moment: Duration? = nil) -> Report {
        isSeeing = false
        target = max(target, moment ?? target)
        var consequences = consequences()
        let names = works.sorted { $0.key < $1.key }.filter(\.value.isAtWork).map(\.value.name)
        var busy: [String] = []
        for name in names + lingering where !busy.contains(name) { busy.append(name) }
        isSeeing = !lingering.isEmpty
        lingering = []
        consequences.wakesLoop = isSeeing || hasDueTimer
        return Report(
            busy: busy, timers: entries.count + realSleepers, now: now, next: entries.first?.deadline,
            looseSleeps: looseSleeps, consequences: consequences)
    }

    /// Draws the consequences of a change: wakes sleepers that are due one by one, each once all work rests.
    mutating func consequences() -> Consequences {
        var result = Consequences()
        for (number, work) in works where work.wasAtWork != work.isAtWork {
            works[number]?.wasAtWork = work.isAtWork
            if !work.isAtWork {
                linger(work.name)
                result.wakesLoop = true
            }
        }
        while isVirtual, !isHeld {
            guard let first = entries.first, first.deadline <= target else {
                if now < target { result.wakesLoop = true }
                now = target
                break
            }
            guard let sleeper = first.sleeper else {
                result.wakesLoop = true
                break
            }
            entries.removeFirst()
            now = max(now, first.deadline)
            result.resumed.append(sleeper)
            if let work = first.work, works[work] != nil { wake(work) } else { looseSleeps += 1 }
        }
        return result
    }

    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    mutating func insert(_ entry: Entry) {
        // After all that are due at the same time.
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].deadline <= entry.deadline { low = middle + 1 } else { high = middle }
        }
        entries.insert(entry, at: low)
    }
}
