#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The part of a test runner in Bazel's protocol, as far as variables of the environment ask for it
/// (bazel.build/reference/test-encyclopedia).
package struct BazelTest: Equatable, Sendable {
    /// The part to run: `TEST_SHARD_INDEX`, from 0, of `TEST_TOTAL_SHARDS`.
    package var shard: RunShard?
    /// The file that shows Bazel that the runner supports parts: `TEST_SHARD_STATUS_FILE`.
    package var statusFile: String?
    /// The variable of the tests to run.
    package static let filterVariable = "TESTBRIDGE_TEST_ONLY"

    /// The tests to run: `TESTBRIDGE_TEST_ONLY`, the value of `--test_filter`.
    package var filter: String?
    /// The file for the results: `XML_OUTPUT_FILE`.
    package var junit: String?
    /// The folder for whatever else a run leaves: `TEST_UNDECLARED_OUTPUTS_DIR`.
    package var outputs: String?
    /// The file that is there as long as the runner has not come to its end: `TEST_PREMATURE_EXIT_FILE`.
    package var prematureExitFile: String?

    /// Reads the variables of an environment; those that are empty count as absent.
    package init(_ variables: [String: String]) throws(ShardError) {
        func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        statusFile = value("TEST_SHARD_STATUS_FILE")
        filter = value(Self.filterVariable)
        junit = value("XML_OUTPUT_FILE")
        outputs = value("TEST_UNDECLARED_OUTPUTS_DIR")
        prematureExitFile = value("TEST_PREMATURE_EXIT_FILE")
        let (index, total) = (value("TEST_SHARD_INDEX"), value("TEST_TOTAL_SHARDS"))
        // Bazel leaves both out, or sets 0 of 0, if there is one part only.
        if index == nil, total == nil || total == "0" || total == "1" { return }
        if total == "0", index == "0" { return }
        guard let number = index.flatMap({ Int($0) }), let count = total.flatMap({ Int($0) }), number < Int.max,
            let shard = RunShard(index: number + 1, of: count)
        else { throw .variables(index: index ?? "", total: total ?? "") }
        self.shard = shard
    }

    /// Reports to Bazel that parts are supported, and that the runner has not come to its end.
    package func begin() throws(ShardError) {
        if shard != nil { try touch(statusFile, "TEST_SHARD_STATUS_FILE") }
        try touch(prematureExitFile, "TEST_PREMATURE_EXIT_FILE")
    }

    /// Reports to Bazel that the runner has finished, whatever the outcome is.
    package func end() throws(ShardError) {
        guard let path = prematureExitFile else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw .file(variable: "TEST_PREMATURE_EXIT_FILE", path: path, "\(error)")
        }
    }

    /// Makes a file, or writes it again: the time of its last change counts.
    private func touch(_ path: String?, _ variable: String) throws(ShardError) {
        guard let path else { return }
        do {
            try Data().write(to: URL(filePath: path))
        } catch {
            throw .file(variable: variable, path: path, "\(error)")
        }
    }
}
