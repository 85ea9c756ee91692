import Testing

@testable import LunchTest

/// The mode that holds: what was asked for, unless somebody would take what is written for right without a look.
@Suite struct SnapshotModeTests {
    private func mode(_ variables: [String: String], test: String? = nil) throws -> SnapshotMode.Effective {
        try SnapshotMode.effective(variables, test: test)
    }

    /// Nothing is written unless it is asked for; the first attempt and an empty variable are no reason not to write.
    @Test func theModeIsTheOneThatIsAskedFor() throws {
        #expect(try [mode([:]).mode, mode(["LUNCH_SNAPSHOTS": ""]).mode] == [.never, .never])
        for asked in SnapshotMode.allCases {
            let effective = try mode(["LUNCH_SNAPSHOTS": asked.rawValue, "LUNCH_ATTEMPT": "1", "CI": ""])
            #expect(effective.mode == asked && effective.refusal == nil)
        }
        let error = #expect(throws: TUISnapshot.Mismatch.self) { try self.mode(["LUNCH_SNAPSHOTS": "1"]) }
        #expect(
            error?.description
                == "LUNCH_SNAPSHOTS is \"1\". It must be missing, changed, all or never; not set means never.")
    }

    @Test(
        arguments: [
            (["CI": "true"], nil, "CI is set"), (["CI": "false"], nil, "CI is set"),
            (["LUNCH_ATTEMPT": "2"], nil, "LUNCH_ATTEMPT is 2, so this is a retry"),
            (["LUNCH_ATTEMPT": "two"], nil, "LUNCH_ATTEMPT is two, so this is a retry"),
            ([:], "the test has failed otherwise", "the test has failed otherwise"),
        ] as [([String: String], String?, String)])
    func nothingIsWrittenWhereNoOneLooks(_ variables: [String: String], _ test: String?, _ refusal: String) throws {
        for asked in ["missing", "changed", "all"] {
            let effective = try mode(variables.merging(["LUNCH_SNAPSHOTS": asked]) { $1 }, test: test)
            #expect(effective.mode == .never && effective.refusal == refusal)
        }
        #expect(try mode(variables).refusal == nil, "nobody has asked for it")
    }

    @Test func modesWriteMoreAndMore() {
        let written = SnapshotMode.allCases.map { [$0.writes(isNew: true), $0.writes(isNew: false)] }
        #expect(written == [[true, false], [true, true], [true, true], [false, false]])
    }

    /// A run of some tests tells nothing of the snapshots of the others.
    @Test func onlyAWholeRunReportsWhichSnapshotsAreUsed() {
        let swiftTesting = ["tests.xctest", "--testing-library", "swift-testing"]
        let runs = [
            ["tests.xctest"], swiftTesting, ["tests.xctest", "AppTests.LoginTests"], swiftTesting + ["--filter", "x"],
            swiftTesting + ["--skip", "x"],
        ]
        #expect(runs.map(SnapshotUses.libraryOfWholeRun) == ["xctest", "swift-testing", nil, nil, nil])
    }
}
