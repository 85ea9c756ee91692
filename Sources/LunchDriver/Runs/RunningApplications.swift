@_spi(Lunch) import LunchWire
import Synchronization

/// The apps that were launched and are still referred to: by a test, or for it until it ends.
package enum RunningApplications {
    private struct Entry {
        let number: Int
        let owner: LaunchOwnerID?
        weak let reference: RunReference?

        /// The same, if the app lives as long as its test.
        var kept: RunReference?
    }

    private struct Entries {
        var next = 1
        var all: [Int: Entry] = [:]

        /// The last launches that have ended because nothing referred to their apps any more.
        var dropped: [(owner: LaunchOwnerID, app: TestApplications.Entry)] = []
    }

    /// The number of launches that are remembered and of which nothing is left.
    private static let droppedLimit = 16

    private static let entries = Lock(Entries())

    /// Adds an app that is about to be launched.
    static func add(_ reference: RunReference, of owner: LaunchOwnerID?, isKept: Bool) {
        entries.withLock { entries in
            entries.all[reference.id] = Entry(
                number: entries.next, owner: owner, reference: reference, kept: isKept ? reference : nil)
            entries.next += 1
        }
    }

    /// Lets an app live only as long as something refers to it.
    static func letGo(_ reference: RunReference) {
        // The caller has a reference: none ends in here.
        entries.withLock { $0.all[reference.id]?.kept = nil }
    }

    /// The apps that run now.
    package static var current: Set<Int> { entries.withLock { Set($0.all.keys) } }

    /// The apps that a test has launched, in the order of their launches.
    static func launched(by owner: any LaunchOwner) -> [RunReference] {
        let id = owner.id
        return all { $0.owner == id }.filter(\.run.isLaunched)
    }

    /// Remembers the launch of an app that nothing refers to any more.
    static func drop(_ id: Int, _ run: AppRun) {
        let (owner, app) = (run.launch?.owner, run.entry)
        entries.withLock { entries in
            entries.all[id] = nil
            guard let owner else { return }
            entries.dropped = entries.dropped.suffix(droppedLimit - 1) + [(owner.id, app)]
        }
    }

    /// The launches of a test of which nothing is left.
    static func dropped(by owner: any LaunchOwner) -> [TestApplications.Entry] {
        entries.withLock({ $0.dropped }).filter { $0.owner == owner.id }.map(\.app)
    }

    /// The number of apps that a failure of a test's own shows.
    private static let evidenceLimit = 3

    /// The facts that a failure of a test's own may rest on: what was asked last of each of its apps, and the screen of each.
    ///
    /// - Parameter isCounted: true if that failure fails the test, and is not a known issue.
    package static func evidence(of owner: any LaunchOwner, isCounted: Bool) -> [TUIFailure] {
        launched(by: owner).suffix(evidenceLimit).compactMap { $0.run.evidence(mayWait: true, isCounted: isCounted) }
    }

    /// The last failure of an action that was thrown to a test by its app, if an issue reports it with these words; then it
    /// has been reported to the test.
    package static func thrown(to owner: any LaunchOwner, toldWith text: String) -> TUIFailure? {
        let id = owner.id
        guard let run = all({ $0.owner == id }).last(where: { $0.run.thrown != nil })?.run, let thrown = run.thrown,
            text.contains(thrown.messageWithPlace)
        else { return nil }
        run.noteTold(thrown.kind)
        run.state.withLock({ $0.delivery })?.arrive()
        return thrown
    }

    /// The number of times a test has asked its apps something that was answered, or done something to them.
    package static func questionCount(of owner: any LaunchOwner) -> Int {
        launched(by: owner).reduce(0) { $0 + $1.run.questionCount }
    }

    /// Records what has gone wrong with any of them and no failure has reported.
    package static func tellUntold() {
        for reference in all() { Ending(run: reference.run).tellUntold() }
        Delivery.settle()
    }

    /// Ends all but some of them.
    package static func end(allBut kept: Set<Int>) {
        end(all().filter { !kept.contains($0.id) })
        Delivery.settle()
    }

    /// Ends those that a test has launched, and lets go of them.
    package static func end(of owner: any LaunchOwner) {
        let id = owner.id
        end(all { $0.owner == id })
        Delivery.settle { $0 == id }
    }

    private static func end(_ references: [RunReference]) {
        for reference in references {
            Ending(run: reference.run).end()
            letGo(reference)
        }
    }

    /// References to these apps only: any of them may be the last one, and the app ends with it.
    private static func all(_ isMeant: (Entry) -> Bool = { _ in true }) -> [RunReference] {
        entries.withLock { entries in
            entries.all.values.filter(isMeant).sorted { $0.number < $1.number }.compactMap(\.reference)
        }
    }
}

/// A reference to an app under test: the app ends when the last one goes.
package final class RunReference: Sendable {
    private static let count = Atomic(0)

    let run: AppRun

    /// Distinguishes it from all others; an address is reused once it is free.
    let id = RunReference.count.add(1, ordering: .relaxed).newValue

    init(_ run: AppRun) { self.run = run }

    deinit {
        Ending(run: run).end()
        RunningApplications.drop(id, run)
    }
}
