extension Timeline {
    /// Work of the app, by its name.
    struct Work {
        let name: String
        /// True if its jobs are counted; work for which they are not is at work until it ends.
        let countsJobs: Bool
        /// Jobs of its tasks that run or are about to.
        var jobs = 0
        /// Its tasks that sleep on the clock.
        var sleepers = 0
        /// Its tasks that have been woken and do not run yet.
        var woken = 0
        /// As it was when consequences were last drawn.
        var wasAtWork = true

        /// True if it does something or waits for anything but the clock.
        var isAtWork: Bool { !countsJobs || jobs > 0 || woken > 0 || sleepers == 0 }

        init(name: String, countsJobs: Bool) {
            self.name = name
            self.countsJobs = countsJobs
        }
    }
}

extension Timeline {
    /// True if virtual time has to wait for the app.
    var isHeld: Bool {
        isFiring || isSeeing || !lingering.isEmpty || works.values.contains(where: \.isAtWork)
    }

    mutating func begin(_ name: String, countsJobs: Bool) -> Int {
        let number = nextNumber()
        works[number] = Work(name: name, countsJobs: countsJobs)
        return number
    }

    /// Changes work; nothing where it has ended.
    mutating func update(_ work: Int?, _ body: (inout Work) -> Void) -> Consequences {
        if let work, var value = works[work] {
            body(&value)
            works[work] = value
        }
        return consequences()
    }

    mutating func end(_ number: Int) -> Consequences {
        guard let work = works.removeValue(forKey: number) else { return Consequences() }
        linger(work.name)
        var result = consequences()
        result.wakesLoop = true
        return result
    }

    /// Keeps a name for one frame more: the loop may be about to publish without having seen what the work left.
    mutating func linger(_ name: String) {
        if canWakeLoop { lingering.append(name) }
    }
}
