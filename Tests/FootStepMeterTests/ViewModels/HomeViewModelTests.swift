import LunchMarbles
import SampleKit
import Testing

@testable import FootStepMeter

struct HomeViewModelTests {
    private let scheduler = TestScheduler()
    private let store = MemoryFootprintStore()

    private func home(_ timeline: String, store: (any FootprintStore)? = nil) -> (HomeViewModel, LocationSourceMock) {
        let locations = scheduler.cold(timeline, values: ["a": Location.tokyo, "b": .yokohama])
        let source = LocationSourceMock(locations)
        let viewModel = HomeViewModel(with: .init(store: store ?? self.store, source: source))
        viewModel.title = "To work"
        return (viewModel, source)
    }

    @Test func eachLocationIsSavedUntilThereAreNoMore() {
        let (viewModel, _) = home("--a-b-|")
        let recording = scheduler.record(viewModel.isRecording.bindAndFire)
        let status = scheduler.record(viewModel.status.bind)
        let saved = scheduler.record { listener in viewModel.footprint.bind { listener($0?.latitude ?? 0) } }
        scheduler.hot("--x").bind(viewModel.start)
        scheduler.start()
        expect(recording, follows: "f-t-----f")
        expect(saved, follows: "----a-b--", values: ["a": 35.681236, "b": 35.465786])
        expect(
            status, follows: "--0-1-2-s",
            values: [
                "0": "Recording To work: 0 points", "1": "Recording To work: 1 point",
                "2": "Recording To work: 2 points", "s": "Recorded To work: 2 points",
            ])
        #expect(
            store.all()
                == [Footprint(id: 1, title: "To work", at: .tokyo), Footprint(id: 2, title: "To work", at: .yokohama)])
    }

    @Test func nothingIsSavedAfterAStop() {
        let (viewModel, _) = home("a-b-a-b")
        let recording = scheduler.record(viewModel.isRecording.bindAndFire)
        scheduler.hot("--x---").bind(viewModel.start)
        scheduler.hot("-----x").bind(viewModel.stop)
        scheduler.start()
        expect(recording, follows: "f-t--f")
        #expect(store.count() == 2)
    }

    @Test func aSecondStartChangesNothing() {
        let (viewModel, _) = home("---a--")
        let recording = scheduler.record(viewModel.isRecording.bind)
        scheduler.hot("x-x").bind(viewModel.start)
        scheduler.start()
        expect(recording, follows: "t")
        #expect(store.count() == 1)
    }

    @Test func theSourceIsAskedForTheChosenAccuracy() {
        let (viewModel, source) = home("")
        let accuracy = scheduler.record(viewModel.accuracy.bindAndFire)
        scheduler.hot("--x-x-x-x-x").bind(viewModel.chooseNextAccuracy)
        scheduler.start()
        expect(
            accuracy, follows: "b-t-h-k-b-t",
            values: ["b": .best, "t": .tenMetres, "h": .hundredMetres, "k": .kilometre])
        viewModel.start()
        #expect(source.accuracy == .tenMetres)
    }

    @Test func aBlankTitleIsTheProposedOneThatNoRouteHas() throws {
        let (viewModel, _) = home("a|")
        let proposed = scheduler.record(viewModel.proposedTitle.bind)
        viewModel.title = " "
        scheduler.hot("x---").bind(viewModel.load)
        scheduler.hot("--x-").bind(viewModel.start)
        scheduler.start()
        expect(proposed, follows: "a--b", values: ["a": "Route 1", "b": "Route 2"])
        #expect(store.routes() == [Route(title: "Route 1", count: 1)])
    }

    @Test func aTitleThatIsTakenIsRefused() throws {
        store.title = "To work"
        try store.create(.tokyo)
        let (viewModel, source) = home("a")
        viewModel.start()
        #expect(viewModel.error.value == "There is a route \"To work\" already. Choose another title.")
        #expect(!viewModel.isRecording.value)
        #expect(source.accuracy == nil)
    }

    @Test func aPointThatCannotBeSavedEndsTheRecordingAndIsReported() {
        let store = FootprintStoreMock()
        store.existing = { _ in false }
        store.created = { location in
            if location == .yokohama { throw StoreError.uncertain(path: "f") }
            return Footprint(id: 1, title: "To work", at: location)
        }
        let (viewModel, _) = home("-a-b-a", store: store)
        let recording = scheduler.record(viewModel.isRecording.bindAndFire)
        let error = scheduler.record(viewModel.error.bind)
        scheduler.hot("--x").bind(viewModel.start)
        scheduler.start()
        expect(recording, follows: "f-t--f")
        expect(error, follows: "-----e", values: ["e": "\(StoreError.uncertain(path: "f"))"])
        #expect(viewModel.status.value == "Recorded To work: 1 point")
    }
}
