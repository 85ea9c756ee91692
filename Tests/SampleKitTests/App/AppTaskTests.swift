import Testing

@testable import SampleKit

/// Tasks of an app, without a terminal: the test is the run loop.
struct AppTaskTests {
    private let app = App(name: "Test")

    @Test func aTaskRunsWhenItsTurnComes() {
        var notes: [String] = []
        app.task("loading") { notes.append("begun") }
        #expect(notes.isEmpty)
        app.runSteps()
        #expect(notes == ["begun"])
    }

    @Test func aTaskThatWaitsGoesOnInALaterTurn() {
        var notes: [String] = []
        let (answers, continuation) = AsyncStream.makeStream(of: String.self)
        app.task("loading") {
            for await answer in answers { notes.append(answer) }
            notes.append("over")
        }
        app.runSteps()
        #expect(notes.isEmpty)
        continuation.yield("bread")
        #expect(notes.isEmpty)
        app.runSteps()
        #expect(notes == ["bread"])
        continuation.finish()
        app.runSteps()
        #expect(notes == ["bread", "over"])
    }

    @Test func tasksTakeTurns() {
        var notes: [String] = []
        for name in ["a", "b"] {
            app.task(name) {
                notes.append(name + "1")
                await Task.yield()
                notes.append(name + "2")
            }
        }
        app.runSteps()
        #expect(notes == ["a1", "b1", "a2", "b2"])
    }
}
