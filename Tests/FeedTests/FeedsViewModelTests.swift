import LunchMarbles
import SampleKit
import Testing

@testable import Feed

@Suite struct FeedsViewModelTests {
    private let scheduler = TestScheduler(frame: .milliseconds(100))
    private let walls = ["n": [], "fs": [Feed.second, Feed.first]]

    @Test func thePostsAreLoaded() {
        let feeds = scheduler.mock(values: walls) { "--fs" }
        let viewModel = FeedsViewModel(api: APIMock(feeds: feeds), wireframe: WireframeMock())
        let shown = scheduler.record(viewModel.feeds.bindAndFire)
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        scheduler.hot("--x---").bind { await viewModel.load() }
        scheduler.start()
        expect(shown, follows: "n---fs", values: walls)
        expect(indicator, follows: "f-t-f-")
    }

    @Test func anErrorIsShownAndThePostsStay() {
        let feeds: @Sendable () async throws -> [Feed] = scheduler.mock(errors: ["#1": APIError("No wall")]) { "--#1" }
        let wireframe = WireframeMock(scheduler.mock { _ in "OK" })
        let viewModel = FeedsViewModel(feeds: [.first], api: APIMock(feeds: feeds), wireframe: wireframe)
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        scheduler.hot("--x---").bind { await viewModel.load() }
        scheduler.start()
        expect(indicator, follows: "f-t-f-")
        #expect(viewModel.feeds.value == [.first])
        #expect(wireframe.alerts == ["Error: No wall"])
    }

    @Test func aRowThatIsTappedCounts() {
        let viewModel = FeedsViewModel(feeds: [.second, .first], api: APIMock(), wireframe: WireframeMock())
        let openedCount = scheduler.record(viewModel.openedCount.bindAndFire)
        let rows: TestSource<Int> = scheduler.hot("-1--0-1")
        var opened: [Feed] = []
        rows.bind { opened.append(viewModel.open($0)) }
        scheduler.start()
        expect(openedCount, follows: "0@0s, 1@0.1s, 2@0.4s, 3@0.6s")
        #expect(opened == [.first, .second, .first])
    }
}
