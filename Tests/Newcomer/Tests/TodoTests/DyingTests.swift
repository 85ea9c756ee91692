import LunchTest
import Testing

/// The app dies as the last act of each of these, or is not what the test believes: all of them must fail.
@Suite struct DyingTests {
    private let page: TodoPage

    init() throws { page = try Launcher().launch(TodoPage.self) }

    @Test func crashesAtLast() throws { try page.app.press("C") }

    @Test func leavesAtLast() throws { try page.app.press("E") }

    @Test func hangsAtLast() throws { try page.app.press("H") }

    @Test func isGoneAndNotThere() throws {
        try page.app.press("C")
        #expect(!page.draft.exists)
    }

    @Test(arguments: ["b", "E"]) func dependsOnTheKey(key: String) throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.typeText(key)
    }

    @Test func isLetGoByAnotherTask() async throws {
        let page = try Launcher().launch(TodoPage.self)
        try await Task.detached { try page.app.press("E") }.value
    }

    @Test func waitsForWhatNeverComes() throws {
        try page.app.waitForFrame(timeout: .milliseconds(50)) { $0.grid.text(row: 0) == "Todo (7)" }
    }
}

/// The same for a suite that is a class, and that ends with its last test.
@Suite final class DyingClassTests {
    private let page: TodoPage

    init() throws { page = try Launcher().launch(TodoPage.self) }

    @Test func aClassSeesItsAppLeave() async throws {
        await Task.yield()
        try page.app.press("E")
    }
}
