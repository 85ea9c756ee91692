import Foundation
import LunchProcess
import TestSupport
import Testing

@testable import FootStepMeter

/// Whatever was reported as saved is there after a kill.
@Suite(.waiting) struct KillTests {
    /// Each round goes on with the file that the one before left, and ends in the middle of whatever its process does.
    @Test func nothingThatWasReportedIsLost() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("footprints.log")
        var reported: [Int] = []
        for round in 1...6 {
            let run = try NestedRun(
                ImagePath.current, ["--testing-library", "swift-testing", "--filter", "NestedKillTests"],
                environment: [Bundle.permission: "1", NestedKillTests.path: path])
            #expect(run.wait(for: "saved \((reported.last ?? 0) + 13 * round)\r\n"))
            run.signal(9)
            let (status, output) = run.wait()
            #expect(status == .signalled(9), "\(output)")
            // Text behind the last newline is not whole.
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            reported += lines.compactMap { $0.hasPrefix("saved ") ? Int($0.dropFirst(6)) : nil }
            let ids = try FileFootprintStore(path: path).all().map(\.id)
            #expect(ids.starts(with: reported))
            #expect(ids.count - reported.count <= 1, "at most one was saved and not yet reported")
            reported = ids
        }
        #expect(reported == Array(1...reported.count))
    }
}

/// Saves points and prints the id of each once that is reported, until it is killed.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedKillTests {
    static let path = "FOOTPRINTS"

    @Test func saveUntilTheKill() throws {
        let path = try #require(ProcessInfo.processInfo.environment[Self.path])
        let store = try FileFootprintStore(path: path)
        while true { print("saved \(try store.create(.tokyo).id)") }
    }
}
