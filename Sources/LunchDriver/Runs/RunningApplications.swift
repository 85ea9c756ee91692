import LunchWire

/// The apps that were launched and are still referred to, so that a test's end can end those it left running.
package enum RunningApplications {
    private struct Entry {
        weak var run: AppRun?
    }

    private static let entries = Lock<[ObjectIdentifier: Entry]>([:])

    static func add(_ run: AppRun) {
        entries.withLock { entries in
            entries = entries.filter { $0.value.run != nil }
            entries[ObjectIdentifier(run)] = Entry(run: run)
        }
    }

    /// The apps that run now.
    package static var current: Set<ObjectIdentifier> {
        entries.withLock { Set($0.filter { $0.value.run != nil }.keys) }
    }

    /// Records what has gone wrong with any of them and no failure has told of.
    package static func account() {
        let runs = entries.withLock { $0.values.compactMap(\.run) }
        for run in runs { Ending(run: run).account() }
    }

    /// Ends all but some of them.
    package static func end(allBut kept: Set<ObjectIdentifier>) {
        let runs = entries.withLock { entries in entries.filter { !kept.contains($0.key) }.compactMap(\.value.run) }
        for run in runs { Ending(run: run).end() }
    }
}
