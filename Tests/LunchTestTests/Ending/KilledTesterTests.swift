import Dispatch
import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A tester that ends without any care leaves nothing: no process, no file of user info, no descriptor.
///
/// A variable sets how many testers, and how many nurseries, are killed; the second command does so under load:
///
///     LUNCH_KILLS=200 swift test --filter KilledTesterTests
///     LUNCH_KILLS=200 .ci/repeat 1 KilledTesterTests
@Suite(.waiting) struct KilledTesterTests {
    /// The variable that says how many testers are killed.
    static let count = "LUNCH_KILLS"

    static var kills: Int { ProcessInfo.processInfo.environment[count].flatMap(Int.init) ?? 5 }

    /// At any moment, the process that its launches come from instead of the tester itself, and one that leaves at once; in
    /// a process of its own, whose descriptors are not those of other tests as well.
    @Test(arguments: [
        "NestedKillerTests/killTesters", "NestedNurseryTests/killNurseries", "NestedKillerTests/letTestersLeave",
    ])
    func nothingIsLeft(_ test: String) throws {
        let folder = try Files.makeFolder()
        defer { Files.remove(folder) }
        try NestedCase(test, status: 0, says: ["Test run with 1 test in 1 suite passed"])
            .check(environment: ["TMPDIR": folder])
        #expect(try Files.names(in: folder) == [])
    }
}

/// Starts testers, and ends them while they launch apps with user info in files.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedKillerTests {
    @Test func killTesters() throws {
        let seed = Int.random(in: 0..<1_000_000)
        var random = SeededGenerator(seed: seed)
        for round in 1...KilledTesterTests.kills {
            try expectNothingIsLeft("round \(round) of seed \(seed)", of: "testForEver") { run in
                try #require(run.wait(for: "tick \(random.index(below: 30))\r"))
                for _ in 0..<random.index(below: 5000) { LiveProcess.giveWay() }
                run.signal(9)
            }
        }
    }

    @Test func letTestersLeave() throws {
        try expectNothingIsLeft("a tester that left", of: "testAndLeave") { _ in }
    }

    private func expectNothingIsLeft(
        _ what: String, of test: String, _ end: (NestedRun) throws -> Void
    ) throws {
        let folder = try Files.makeFolder()
        let before = try Self.descriptors.get()
        let run = try Bundle.start(
            ["--testing-library", "swift-testing", "--filter", "NestedVictimTests/\(test)"],
            environment: ["TMPDIR": folder])
        try end(run)
        #expect(run.isGone(within: 60), "\(what): a process is left")
        #expect(try Files.names(in: folder) == [], "\(what)")
        #expect(LiveProcess.wait { (try? Files.names(in: "/dev/fd").count).map { $0 <= before } == true }, "\(what)")
        Files.remove(folder)
    }

    /// The most that are open at rest: those before the first launch, that of the nursery, and three of the guard that may
    /// wait for the next launch.
    private static let descriptors = Result { try Files.names(in: "/dev/fd").count + 4 }
}

/// Launches apps with large user info, and does not come to its end.
@Suite(.enabled(if: Bundle.isNested, Bundle.comment)) struct NestedVictimTests {
    private static let text = String(repeating: "x", count: 200_000)

    /// Every tick comes at another moment of what the other thread does.
    @Test func testForEver() throws {
        let ticks = Lock(0)
        @Sendable func tick() {
            ticks.withLock { ticks in
                print("tick \(ticks)")
                ticks += 1
            }
        }
        tick()
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            while true {
                do {
                    let app = try Launcher(app: fixture, screen: "Text", mock: .of(Self.text)).launch()
                    tick()
                    try app.show("Text", mock: .of(Self.text))
                    tick()
                } catch {
                    Issue.record(error)
                }
            }
        }
    }

    @Test func testAndLeave() throws {
        let app = try Launcher(app: fixture, screen: "Stubborn", mock: .userInfo(["MOCK_JSON": .string(Self.text)]))
            .launch()
        #expect(try Files.names(in: Files.temporaryFolder).count == 1)
        LiveProcess.leave(app)
    }
}
