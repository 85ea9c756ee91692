import Foundation
import Testing

@testable import LunchRun

@Suite struct BazelTestTests {
    @Test func thePartIsCountedFromOne() throws {
        let first = try BazelTest(["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "8"])
        #expect(first.shard == RunShard(index: 1, of: 8))
        #expect(try BazelTest(["TEST_SHARD_INDEX": "7", "TEST_TOTAL_SHARDS": "8"]).shard == RunShard(index: 8, of: 8))
        for none in [[:], ["TEST_TOTAL_SHARDS": "0", "TEST_SHARD_INDEX": "0"], ["TEST_TOTAL_SHARDS": "1"]] {
            #expect(try BazelTest(none).shard == nil)
        }
    }

    @Test(arguments: [("8", "8"), ("-1", "8"), ("x", "8"), ("1", ""), ("", "8"), ("1", "x"), ("\(Int.max)", "8")])
    func whatIsNoPartIsAnError(_ index: String, _ total: String) {
        #expect(throws: ShardError.variables(index: index, total: total)) {
            try BazelTest(["TEST_SHARD_INDEX": index, "TEST_TOTAL_SHARDS": total])
        }
    }

    @Test func filesTellHowFarTheRunnerIs() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/lunch-bazel-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }
        let variables = [
            "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "\(folder)/status",
            "TEST_PREMATURE_EXIT_FILE": "\(folder)/exit", "XML_OUTPUT_FILE": "x", "TESTBRIDGE_TEST_ONLY": "f",
            "TEST_UNDECLARED_OUTPUTS_DIR": "",
        ]
        let test = try BazelTest(variables)
        #expect((test.junit, test.filter, test.outputs) == ("x", "f", nil))
        try test.begin()
        #expect(exists("status") && exists("exit"))
        try test.end()
        #expect(exists("status") && !exists("exit"))
        // A runner that knows nothing of parts must not say so.
        try FileManager.default.removeItem(atPath: "\(folder)/status")
        var whole = test
        whole.shard = nil
        try whole.begin()
        #expect(!exists("status") && exists("exit"))
        whole.prematureExitFile = "\(folder)/nowhere/exit"
        #expect(throws: ShardError.self) { try whole.begin() }
    }
}
