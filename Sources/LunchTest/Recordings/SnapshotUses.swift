import LunchDriver
import LunchSnapshots
@_spi(Lunch) import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The snapshots that the tests of this process use.
enum SnapshotUses {
    private struct State {
        /// The test that uses a file, by the path of the file.
        var users: [String: (identity: String, name: String)] = [:]
        /// The number of snapshots without a name, by the run of a test and the file of the expectation.
        var counts: [String: Int] = [:]
        /// The tests that have run to their end, and those of which a case has not.
        var passed: Set<String> = []
        var notPassed: Set<String> = []
    }

    private static let state = Lock(State())

    /// The number of a snapshot without a name among those of its test, from 1.
    static func nextNumber(of run: String) -> Int {
        state.withLock { state in
            state.counts[run, default: 0] += 1
            return state.counts[run] ?? 1
        }
    }

    /// Notes that a test uses a file.
    ///
    /// - Parameter identity: the name that distinguishes the test, or its case, from others.
    /// - Returns: the name of another test that uses it too; nil if none does.
    static func note(_ file: TUISnapshot.File, by identity: String, named name: String) -> String? {
        state.withLock { state in
            // A file system may not distinguish uppercase from lowercase letters.
            let key = file.path.lowercased()
            guard let user = state.users[key] else {
                state.users[key] = (identity, name)
                return nil
            }
            return user.identity == identity ? nil : user.name
        }
    }

    /// Notes the end of a test, or of one of its cases.
    static func note(_ verdict: TUIVerdict, of test: RunName) {
        let tests = verdict == .passed ? \State.passed : \State.notPassed
        state.withLock { _ = $0[keyPath: tests].insert(test.text) }
    }

    /// The tests all of whose cases have run to their end, as a run names them.
    static var tests: Set<String> { state.withLock { $0.passed.subtracting($0.notPassed) } }

    /// Has the tests, and the files that were read, noted at the end of the process.
    static func watch() {
        ProcessEnd.runWithStatus { status, _ in
            if status == 0 { SnapshotUses.tellUsed() }
        }
    }

    /// Notes the run for `lunch snapshots prune`, if it was one of all tests.
    private static func tellUsed() {
        guard let library = libraryOfWholeRun(CommandLine.arguments) else { return }
        SnapshotStore(around: FileManager.default.currentDirectoryPath)?
            .note(.init(used: TUISnapshot.File.readPaths, tests: tests), by: library)
    }

    /// The test library all of whose tests a process runs; nil if it runs only some.
    static func libraryOfWholeRun(_ arguments: [String]) -> String? {
        let isOfSwiftTesting = arguments.contains("swift-testing")
        let choosing: Set<String> = ["--filter", "--skip"]
        // XCTest is given the names of tests without an option.
        guard choosing.isDisjoint(with: arguments), isOfSwiftTesting || arguments.count == 1 else { return nil }
        return SnapshotStore.libraries[isOfSwiftTesting ? 0 : 1]
    }
}
