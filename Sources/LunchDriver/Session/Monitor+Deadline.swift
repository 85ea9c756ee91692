extension Monitor where State: ~Copyable {
    /// Waits as `take(until:_:)` does, for a time of which the lateness of this thread is not a part.
    package func take<Result>(within limit: Duration, _ body: (inout State) -> Result?) -> Result? {
        var deadline = Deadline(.now + limit, from: .now)
        while true {
            let wake = deadline.nextWake(from: .now)
            if let result = take(until: wake, body) { return result }
            let now = ContinuousClock.now
            deadline.noteWake(at: now, due: wake)
            if now >= deadline.time { return nil }
        }
    }

    /// Waits as `wait(until:_:)` does, for a time of which the lateness of this thread is not a part.
    package func wait<Result>(within limit: Duration, _ body: (borrowing State) -> Result?) -> Result? {
        take(within: limit) { body($0) }
    }
}
