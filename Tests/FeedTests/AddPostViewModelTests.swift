import LunchMarbles
import SampleKit
import Testing

@testable import Feed

@Suite struct AddPostViewModelTests {
    private let scheduler = TestScheduler(frame: .milliseconds(100))
    private let texts = ["e": "", "ft": "feed"]

    @Test func theButtonIsEnabledWhereThereIsTextAndNothingInProgress() {
        let add = scheduler.mock(values: ["ft": Feed.first]) { (_: String) in "--ft" }
        let viewModel = AddPostViewModel(
            api: APIMock(add: add), wireframe: WireframeMock(scheduler.mock { _ in "OK" }))
        let feedText = scheduler.hot("e----------ft------", values: texts)
        let sendButton = scheduler.hot("-----------------x-")
        feedText.bind { viewModel.feedText = $0 }
        sendButton.bind { await viewModel.sendButton() }

        let validatedText = scheduler.record(viewModel.validatedText.bindAndFire)
        let sendEnabled = scheduler.record(viewModel.sendEnabled.bindAndFire)

        // Until the button is pressed.
        scheduler.advance(by: .milliseconds(1600))
        expect(validatedText, follows: "f----------t-------")
        expect(sendEnabled, follows: "f----------t-------")

        scheduler.start()
        expect(validatedText, follows: "f----------t-------")
        expect(sendEnabled, follows: "f----------t-----f-t")
    }

    @Test func aPostIsSentAndAnAlertReportsSo() {
        let add = scheduler.mock(values: ["ft": Feed.first]) { (_: String) in "--ft" }
        let wireframe = WireframeMock(scheduler.mock { $0 == ["OK"] ? "----OK" : "#wrong" })
        let viewModel = AddPostViewModel(api: APIMock(add: add), wireframe: wireframe)
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        let sentIn = scheduler.record(viewModel.sentIn.bind)
        scheduler.hot("ft-------", values: texts).bind { viewModel.feedText = $0 }
        scheduler.hot("---x-----").bind { await viewModel.sendButton() }
        scheduler.start()
        expect(indicator, follows: "f--t-f---")
        expect(sentIn, follows: "---------t")
        #expect(wireframe.alerts == ["Sent: Your post is on the wall."])
    }

    @Test func anErrorIsShownAndTheButtonWorksAgain() {
        let add: @Sendable (String) async throws -> Feed = scheduler.mock(errors: ["#1": APIError("No wall")]) { _ in
            "--#1"
        }
        let wireframe = WireframeMock(scheduler.mock { _ in "--OK" })
        let viewModel = AddPostViewModel(api: APIMock(add: add), wireframe: wireframe)
        let sendEnabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        let sentIn = scheduler.record(viewModel.sentIn.bind)
        scheduler.hot("--ft--------", values: texts).bind { viewModel.feedText = $0 }
        scheduler.hot("----x-----x---").bind { await viewModel.sendButton() }
        scheduler.start()
        expect(sendEnabled, follows: "f-t-f-t---f-t-")
        expect(indicator, follows: "f---t-f---t-f-")
        expect(sentIn, follows: "--------f-----f")
        #expect(wireframe.alerts == ["Error: No wall", "Error: No wall"])
    }

    @Test func whatIsSentIsTheTextOfThatMoment() {
        let add: @Sendable (String) async throws -> Feed = scheduler.mock(values: ["first": .first, "second": .second])
        {
            $0 == "one" ? "-----first" : "--second"
        }
        let viewModel = AddPostViewModel(
            api: APIMock(add: add), wireframe: WireframeMock(scheduler.mock { _ in "OK" }))
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        scheduler.hot("one--two-----------").bind { viewModel.feedText = $0 }
        scheduler.hot("---x-------x-------").bind { await viewModel.sendButton() }
        scheduler.start()
        expect(indicator, follows: "f--t----f--t-f")
    }

    /// No method is mocked: any that is called fails the test.
    @Test func nothingIsSentWhereTheButtonIsDisabled() {
        let viewModel = AddPostViewModel(api: APIMock(), wireframe: WireframeMock())
        let indicator = scheduler.record(viewModel.indicator.bindAndFire)
        scheduler.hot("---x---").bind { await viewModel.sendButton() }
        scheduler.start()
        expect(indicator, follows: "f------")
    }

    @Test func aSecondPressWhileOneIsInProgressDoesNothing() {
        let add = scheduler.mock(values: ["ft": Feed.first]) { (_: String) in "----------ft" }
        let wireframe = WireframeMock(scheduler.mock { _ in "OK" })
        let viewModel = AddPostViewModel(api: APIMock(add: add), wireframe: wireframe)
        let sentIn = scheduler.record(viewModel.sentIn.bind)
        scheduler.hot("ft-------", values: texts).bind { viewModel.feedText = $0 }
        scheduler.hot("---(x,x)-x---").bind { await viewModel.sendButton() }
        scheduler.start()
        expect(sentIn, follows: "-------------t")
        #expect(wireframe.alerts.count == 1)
    }

    @Test func sendEnabledReportsOfChangesOnly() {
        let viewModel = AddPostViewModel(api: APIMock(), wireframe: WireframeMock())
        let validatedText = scheduler.record(viewModel.validatedText.bindAndFire)
        let sendEnabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
        scheduler.hot("e--f--fe--fee--e---e", values: ["e": "", "f": "f", "fe": "fe", "fee": "fee"])
            .bind { viewModel.feedText = $0 }
        scheduler.start()
        expect(validatedText, follows: "f--t-----------f----")
        expect(sendEnabled, follows: "f--t-----------f----")
    }
}
