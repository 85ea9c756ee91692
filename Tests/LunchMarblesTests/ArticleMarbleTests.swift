import LunchMarbles
import Observation
import Testing

// The code of the article Marbles.md, word for word: what changes there changes here.

@Suite struct ArticleMarbleTests {
    @Test func theButtonIsDisabledWhileThePostIsSent() {
        let scheduler = TestScheduler(frame: .milliseconds(100))
        let service = FeedServiceMock(add: scheduler.mock { (text: String) in "---t" })
        let viewModel = AddPostViewModel(service: service)

        let enabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
        scheduler.hot("--feed----------").bind { viewModel.feedText = $0 }
        scheduler.hot("----------x-----").bind { viewModel.send() }
        scheduler.start()

        expect(enabled, follows: "f-t-------f--t--")

        expectFailures([
            """
            The recording does not follow the timeline. The first difference is at 1.2 s:
              expected  f-t-------f-t---
              recorded  f-t-------f--t--
                                    ^
            """
        ]) { expect(enabled, follows: "f-t-------f-t---") }
    }

    @Test func sources() throws {
        let scheduler = TestScheduler(frame: .milliseconds(100))
        let search = Search()
        let keys: TestSource<String> = scheduler.hot("a--b--c|")
        keys.bind { search.text = $0 }

        try scheduler.run {
            await #expect(throws: ConnectionLost.self) {
                let ticks: TestSource<Int> = scheduler.cold("-1-2-3#lost", errors: ["#lost": ConnectionLost()])
                for try await tick in ticks { search.progress = tick }
            }
        }
        #expect(search.text == "c")
        #expect(search.progress == 3)
    }

    @Test func mocks() throws {
        let scheduler = TestScheduler(frame: .milliseconds(100))
        let mock = SearchServiceMock(
            find: scheduler.mock(values: ["one": ["a"], "none": []]) { (text: String) in
                text == "a" ? "--one" : text.isEmpty ? "#empty" : "--none"
            })
        #expect(try scheduler.run { try await mock.find("a") + mock.find("b") } == ["a"])
        #expect(throws: MarbleError("#empty")) { try scheduler.run { try await mock.find("") } }
        expectFailures([
            "history() was called, but the test does not mock it. Give it an answer with mock(values:errors:_:)."
        ]) { #expect(throws: MarbleNotImplemented.self) { try scheduler.run { try await mock.history() } } }
    }

    @Test func recordings() {
        let scheduler = TestScheduler(frame: .milliseconds(100))
        let viewModel = AddPostViewModel(service: FeedServiceMock(add: scheduler.mock { (text: String) in "---t" }))
        let search = Search()
        let text = scheduler.record(viewModel.sentIn.bind)
        let found = scheduler.record(search.results())
        let count = scheduler.record { search.progress }
        viewModel.send()
        scheduler.hot("-1-3").bind { search.progress = $0 }
        scheduler.start()
        expect(text, follows: "---sent")
        expect(found, follows: "(a,b,|)")
        expect(count, follows: "0@0s, 1@0.1s, 3@0.3s")
    }

    @Test func time() throws {
        let scheduler = TestScheduler()
        let search = Search()
        let session = Session(clock: scheduler)
        scheduler.advance(by: .seconds(29))
        #expect(!session.hasExpired)
        scheduler.advance(by: .seconds(1))
        #expect(session.hasExpired)

        let names = try scheduler.run { try await search.names(timeout: .seconds(30), clock: scheduler) }
        #expect(names == [])
        #expect(scheduler.now.offset == .seconds(60))
    }
}

private struct ConnectionLost: Error {}

private protocol SearchService: Sendable {
    func find(_ text: String) async throws -> [String]
    func history() async throws -> [String]
}

private struct SearchServiceMock: SearchService {
    var find: @Sendable (String) async throws -> [String] = notImplemented("find")
    func find(_ text: String) async throws -> [String] { try await find(text) }
    func history() async throws -> [String] { try notImplemented() }
}

@Observable private final class Search {
    var text = ""
    var progress = 0

    func results() -> AsyncStream<String> {
        AsyncStream { results in
            results.yield("a")
            results.yield("b")
            results.finish()
        }
    }

    func names(timeout: Duration, clock: any Clock<Duration>) async throws -> [String] {
        try await clock.sleep(for: timeout)
        return []
    }
}

private final class Session {
    private(set) var hasExpired = false

    init(clock: any Clock<Duration>) {
        nonisolated(unsafe) let session = self
        Task {
            try await clock.sleep(for: .seconds(30))
            session.hasExpired = true
        }
    }
}
