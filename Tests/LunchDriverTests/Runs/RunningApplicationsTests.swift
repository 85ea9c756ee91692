import Dispatch
import Foundation
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// The apps that run are asked for by every test, also while another lets go of its own.
@Suite(.waiting) struct RunningApplicationsTests {
    private struct Owner: LaunchOwner {
        let test = TUITest(id: 1, name: "aTest()", library: .swiftTesting)
        let keepsApps = false
        var id = LaunchOwnerID("aTest()")
        func expectation(of value: String, toBe other: String) -> String { "" }
        func record(_ failure: TUIFailure) {}
    }

    private final class Flag: Sendable { let isSet = Lock(false) }

    @Test func anAppMayEndWhileOthersAreLookedAt() {
        let isOver = Flag()
        let group = DispatchGroup()
        group.enter()
        Thread.detachNewThread {
            while !isOver.isSet.withLock(\.self) {
                _ = RunningApplications.current
                _ = RunningApplications.launched(by: Owner(id: LaunchOwnerID("another()")))
            }
            group.leave()
        }
        for _ in 0..<20_000 {
            let run = AppRun(LaunchConfiguration(.command("sh")))
            let launch = Launch(owner: Owner(), place: TUISourceLocation(fileID: "A/a.swift", line: 1))
            run.state.withLock { $0.launch = launch }
            RunningApplications.add(RunReference(run), of: LaunchOwnerID("aTest()"), isKept: false)
        }
        isOver.isSet.withLock { $0 = true }
        group.wait()
    }
}
