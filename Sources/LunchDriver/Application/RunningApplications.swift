import LunchWire

/// The apps that were launched and are still referred to, so that a test's end can end those it left running.
package enum RunningApplications {
    private struct Entry {
        weak var app: TUIApplication?
    }

    private static let entries = Lock<[ObjectIdentifier: Entry]>([:])

    static func add(_ app: TUIApplication) {
        entries.withLock { entries in
            entries = entries.filter { $0.value.app != nil }
            entries[ObjectIdentifier(app)] = Entry(app: app)
        }
    }

    /// The apps that run now.
    package static var current: Set<ObjectIdentifier> {
        entries.withLock { Set($0.filter { $0.value.app != nil }.keys) }
    }

    /// Records what has gone wrong with any of them and no failure has told of.
    package static func account() {
        let apps = entries.withLock { $0.values.compactMap(\.app) }
        for app in apps { app.account() }
    }

    /// Ends all but some of them.
    package static func end(allBut kept: Set<ObjectIdentifier>) {
        let apps = entries.withLock { entries in entries.filter { !kept.contains($0.key) }.compactMap(\.value.app) }
        for app in apps { app.terminate() }
    }
}
