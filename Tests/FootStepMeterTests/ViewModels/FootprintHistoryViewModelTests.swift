import LunchDriver
import LunchMarbles
import LunchTest
import SampleKit
import Testing

@testable import FootStepMeter

struct FootprintHistoryViewModelTests {
    private let scheduler = TestScheduler()
    private let store = FootprintStoreMock()
    private let viewModel: FootprintHistoryViewModel

    init() { viewModel = FootprintHistoryViewModel(with: store) }

    @Test func loadingEmitsTheRoutesInTheirOrder() {
        store.listed = { [Route(title: "test1", count: 1), Route(title: "test2", count: 3)] }
        let routes = scheduler.record(viewModel.routes.bind)
        viewModel.load()
        expect(
            routes, follows: "r",
            values: ["r": [Route(title: "test1", count: 1), Route(title: "test2", count: 3)]])
    }

    @Test func deletingEmitsTheRoutesThatAreLeft() {
        let (one, two) = (Route(title: "test1", count: 1), Route(title: "test2", count: 3))
        var left = [one, two]
        store.listed = { left }
        store.deleted = { title in left.removeAll { $0.title == title } }
        let routes = scheduler.record(viewModel.routes.bind)
        scheduler.hot("x---").bind { viewModel.load() }
        scheduler.hot("--x-").bind { viewModel.delete(one) }
        scheduler.start()
        expect(routes, follows: "a-b-", values: ["a": [one, two], "b": [two]])
    }

    @Test func whatGoesWrongIsReported() {
        store.listed = { throw StoreError.uncertain(path: "f") }
        store.deleted = { _ in throw StoreError.inUse(path: "f") }
        let error = scheduler.record(viewModel.error.bind)
        let routes = scheduler.record(viewModel.routes.bind)
        scheduler.hot("x---").bind { viewModel.load() }
        scheduler.start()
        expect(error, follows: "e", values: ["e": "\(StoreError.uncertain(path: "f"))"])
        #expect(routes.events.isEmpty)
        viewModel.delete(Route(title: "test1", count: 1))
        #expect(error.values.dropFirst().first == "\(StoreError.inUse(path: "f"))")
    }

    @Test func aMethodThatIsNotMockedFailsTheTestWithItsName() {
        let failures = FailureReporter.taking { viewModel.load() }
        #expect(failures.count == 1)
        #expect(failures.first?.message.hasPrefix("routes() was called, but the test does not mock it.") == true)
    }
}
