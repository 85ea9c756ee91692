extension Timeline {
    /// The state in which a round of firing timers begins.
    struct Round {
        fileprivate let number: Int
        fileprivate let now: Duration
    }

    /// Begins a round; `now` is the real time.
    mutating func beginRound(now: Duration) -> Round { Round(number: nextNumber(), now: now) }

    /// A number for something that has its own timers.
    mutating func makeOwner() -> Int { nextNumber() }

    mutating func addTimer(due deadline: Duration, owner: Int) -> Int {
        let number = nextNumber()
        insert(Entry(deadline: deadline, number: number, owner: owner))
        return number
    }

    mutating func cancelTimer(_ number: Int) {
        entries.removeAll { $0.number == number }
    }

    /// Takes the next timer that is due, and moves virtual time to it, where it stays until the next one is requested.
    ///
    /// If that is another owner's, it is that one's turn, so that all fire in their order.
    /// A timer that was added in this round and is due at once is left for the next one, so that a round has an end.
    mutating func takeTimer(_ round: Round, owner: Int) -> (number: Int?, consequences: Consequences) {
        isFiring = false
        // Between two timers a task may be due.
        let result = consequences()
        guard let first = entries.first, first.owner == owner, isVirtual ? hasDueTimer : first.deadline <= round.now
        else {
            return (nil, result)
        }
        if first.number > round.number, first.deadline <= (isVirtual ? now : round.now) { return (nil, result) }
        entries.removeFirst()
        now = max(now, first.deadline)
        isFiring = true
        return (first.number, result)
    }

    /// True if the loop has a timer to fire in virtual time; not while time is held, nor after a sleeper.
    var hasDueTimer: Bool {
        guard isVirtual, let first = entries.first, first.sleeper == nil else { return false }
        return first.deadline <= target && !isHeld
    }

    /// The time until a timer is due by real time; nil if none is.
    func untilNext(from now: Duration) -> Duration? {
        if isVirtual { return hasDueTimer ? .zero : nil }
        return entries.first.map { max(.zero, $0.deadline - now) }
    }
}
