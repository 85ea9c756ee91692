extension Timeline {
    /// Gives a sleep its number, by which it can be cancelled before it begins.
    mutating func announceSleep() -> Int {
        let number = nextNumber()
        announced.insert(number)
        return number
    }

    /// Lets a task sleep in virtual time. A sleep that is cancelled or late ends at once.
    mutating func sleep(
        _ sleeper: Sleeper, _ number: Int, until deadline: Duration, work: Int?
    ) -> (isCancelled: Bool, consequences: Consequences) {
        let isCancelled = announced.remove(number) == nil
        if isCancelled || deadline <= now {
            var result = update(work) { $0.woken += 1 }
            if !isCancelled { result.resumed.append(sleeper) }
            return (isCancelled, result)
        }
        insert(Entry(deadline: deadline, number: number, sleeper: sleeper, work: work))
        return (false, update(work) { $0.sleepers += 1 })
    }

    /// Cancels a sleep; returns the waiter to notify.
    mutating func cancelSleep(_ number: Int) -> Sleeper? {
        announced.remove(number)
        guard let index = entries.firstIndex(where: { $0.number == number }) else { return nil }
        let entry = entries.remove(at: index)
        wake(entry.work)
        return entry.sleeper
    }

    mutating func wake(_ work: Int?) {
        guard let work else { return }
        works[work]?.sleepers -= 1
        works[work]?.woken += 1
        works[work]?.wasAtWork = true
    }

    /// Notes that a task begins or ends to sleep in real time.
    mutating func sleepInRealTime(_ change: Int, work: Int?) -> Consequences {
        realSleepers += change
        return update(work) { $0.sleepers += change }
    }
}
