import LunchTest
import TestSupport
import Testing

/// A hundred tests that block in waits at the same time all come to their end: what they wait for does not happen on
/// the threads that they block.
@Suite(.waiting) struct ParallelWaitTests {
    @Test(arguments: 1...100) func blockInAWait(_ number: Int) throws {
        let app = try Launcher(app: fixture, screen: "Working").launch()
        try app.press(.return)
        #expect(app.staticTexts["results"].expect(\.label, is: "results 1", timeout: .seconds(60)))
        #expect(try app.staticTexts["state"].waitForExistence(timeout: .seconds(60)))
    }

    @Test func blockEveryThreadOfThePoolAtOnce() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    guard let app = try? Launcher(app: fixture, screen: "Working").launch() else { return false }
                    guard (try? app.press(.return)) != nil else { return false }
                    return app.staticTexts["results"].expect(\.label, is: "results 1", timeout: .seconds(60))
                }
            }
            var count = 0
            for await isDone in group where isDone { count += 1 }
            #expect(count == 100)
        }
    }
}
