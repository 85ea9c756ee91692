import LunchMarbles
import SampleKit
import Testing

@testable import Feed

@Suite struct FeedInfoViewModelTests {
    private let scheduler = TestScheduler(frame: .milliseconds(100))

    @Test func thePostIsLoaded() {
        let info: @Sendable (String) async throws -> Feed = scheduler.mock(values: ["fi": .first]) {
            $0 == "1" ? "--fi" : "#wrong"
        }
        let viewModel = FeedInfoViewModel(id: "1", api: APIMock(info: info), wireframe: WireframeMock())
        let feed = scheduler.record(viewModel.feed.bindAndFire)
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        scheduler.hot("--x---").bind { await viewModel.load() }
        scheduler.start()
        expect(feed, follows: "n---fi", values: ["n": nil, "fi": .first])
        expect(indicator, follows: "f-t-f-")
    }

    @Test func anErrorIsShown() {
        let info: @Sendable (String) async throws -> Feed = scheduler.mock(errors: ["#1": APIError("No post")]) { _ in
            "--#1"
        }
        let wireframe = WireframeMock(scheduler.mock { _ in "OK" })
        let viewModel = FeedInfoViewModel(id: "1", api: APIMock(info: info), wireframe: wireframe)
        let feed = scheduler.record(viewModel.feed.bindAndFire)
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        scheduler.hot("--x---").bind { await viewModel.load() }
        scheduler.start()
        expect(feed, follows: "n-----", values: ["n": nil])
        expect(indicator, follows: "f-t-f-")
        #expect(wireframe.alerts == ["Error: No post"])
    }
}
