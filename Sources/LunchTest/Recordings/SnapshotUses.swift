import LunchDriver
import LunchReport
import LunchWire

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
    /// - Parameter identity: the words that tell the test, or its case, from others.
    /// - Returns: the name of another test that uses it too; nil if none does.
    static func note(_ file: TUISnapshot.File, by identity: String, named name: String) -> String? {
        state.withLock { state in
            // A file system may not tell capital letters from small ones.
            let key = file.path.lowercased()
            guard let user = state.users[key] else {
                state.users[key] = (identity, name)
                return nil
            }
            return user.identity == identity ? nil : user.name
        }
    }

    /// Has the files that were read noted at the end of the process.
    static func watch() {
        ProcessEnd.runWithStatus { status, _ in
            if status == 0 { SnapshotUses.tellUsed() }
        }
    }

    /// Notes the files for `lunch snapshots prune`, if all tests have run.
    private static func tellUsed() {
        guard let library = libraryOfWholeRun(CommandLine.arguments) else { return }
        SnapshotStore(around: FileManager.default.currentDirectoryPath)?
            .noteUsed(TUISnapshot.File.readPaths, by: library)
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
