extension TestScheduler {
    /// Creates a source whose events happen at fixed times on the scheduler's clock, counted from time zero, even if
    /// nobody listens.
    ///
    /// - Parameters:
    ///   - timeline: the events; its first column is time zero.
    ///   - values: the values by their keys; not needed for a `MarbleValue` such as `Bool`.
    ///   - errors: the errors by their names in the timeline, such as `#1`. If you pass none, each name stands for a
    ///     `MarbleError` with that name; so does `#` without an entry. Any other name without an entry fails the test.
    public func hot<Value>(
        _ timeline: String, values: [String: Value] = [:], errors: [String: any Error] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) -> TestSource<Value> {
        let listeners = HotListeners<Value>()
        let events = events(
            timeline, MarbleNames(values: values, errors: errors), Place(fileID, filePath, line, column))
        if let first = events.first, first.time < core.now {
            Failure.record(SchedulerFault.late(first.time, now: core.now), Place(fileID, filePath, line, column))
        }
        for (time, event) in events where time >= core.now {
            core.schedule(at: time) { listeners.send(event) }
        }
        return TestSource(core) { listeners.add($0) }
    }

    /// Creates a hot source whose events have no value, such as taps.
    public func hot(
        _ timeline: String, errors: [String: any Error] = [:], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> TestSource<Void> {
        hot(timeline, values: [:], errors: errors, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Creates a source that plays its timeline anew for each listener, from the moment at which the listener begins.
    ///
    /// - Parameters:
    ///   - timeline: the events; its first column is the moment at which the listener begins.
    ///   - values: the values by their keys; not needed for a `MarbleValue` such as `Bool`.
    ///   - errors: the errors by their names in the timeline, such as `#1`. If you pass none, each name stands for a
    ///     `MarbleError` with that name; so does `#` without an entry. Any other name without an entry fails the test.
    public func cold<Value>(
        _ timeline: String, values: [String: Value] = [:], errors: [String: any Error] = [:],
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) -> TestSource<Value> {
        let events = events(
            timeline, MarbleNames(values: values, errors: errors), Place(fileID, filePath, line, column))
        return TestSource(core) { [core] listener in
            let start = core.now
            for (time, event) in events { core.schedule(at: start + time) { listener(event) } }
        }
    }

    /// Creates a cold source whose events have no value, such as taps.
    public func cold(
        _ timeline: String, errors: [String: any Error] = [:], fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) -> TestSource<Void> {
        cold(timeline, values: [:], errors: errors, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// The events of a timeline; none if it cannot be read, which fails the test.
    private func events<Value>(
        _ timeline: String, _ names: MarbleNames<Value>, _ place: Place
    ) -> [(time: Duration, event: MarbleEvent<Value>)] {
        do {
            return try names.events(of: MarbleTimeline(timeline, frame: frame))
        } catch {
            Failure.record(error, place)
            return []
        }
    }
}
