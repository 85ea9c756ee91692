import LunchMarbles
import Testing

/// The view models of `FeedSample.swift`, told in marbles.
@Suite struct FeedMarbleTests {
    let scheduler = TestScheduler(frame: .milliseconds(100))

    @Test func theButtonIsEnabledOnceThereIsText() {
        let viewModel = AddPostViewModel(service: FeedServiceMock())
        let validated = scheduler.record(viewModel.validatedText.bindAndFire)
        let enabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
        scheduler.hot("----------ft------", values: ["ft": "feed"]).bind { viewModel.feedText = $0 }
        scheduler.start()
        expect(validated, follows: "f---------t-------")
        expect(enabled, follows: "f---------t-------")
    }

    @Test func theButtonIsDisabledWhileThePostIsSent() {
        let add = scheduler.mock(values: ["ok": true]) { (_: String) in "---ok" }
        let viewModel = AddPostViewModel(service: FeedServiceMock(add: add))
        let enabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        let sentIn = scheduler.record(viewModel.sentIn.bind)
        scheduler.hot("feed-----").bind { viewModel.feedText = $0 }
        scheduler.hot("-----x---").bind { viewModel.send() }
        scheduler.start()
        expect(enabled, follows: "(f,t)f--t---", values: ["t": true, "f": false])
        expect(indicator, follows: "f----t--f---")
        expect(sentIn, follows: "--------sent")
    }

    @Test func anErrorIsShownAndTheButtonWorksAgain() {
        let add: @Sendable (String) async throws -> Bool = scheduler.mock { $0.isEmpty ? "--t" : "--#1" }
        let viewModel = AddPostViewModel(service: FeedServiceMock(add: add))
        viewModel.feedText = "feed"
        viewModel.send()
        let sentIn = scheduler.record(viewModel.sentIn.bind)
        let enabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
        scheduler.start()
        expect(enabled, follows: "f-t")
        #expect(sentIn.values == ["MarbleError(\"#1\")"])
    }

    @MainActor @Test func anObservableOfTheMainActorIsRecorded() throws {
        let model = CountdownModel(clock: scheduler)
        let count = scheduler.record { model.count }
        let isRunning = scheduler.record { model.isRunning }
        scheduler.hot("-x").bind { model.begin() }
        scheduler.start()
        expect(count, follows: "3--2-1-0")
        expect(isRunning, follows: "f@0s, t@0.1s, f@0.7s")
    }
}
