import SampleKit
import Testing

@testable import FootStepMeter

struct MapViewModelTests {
    @Test func showsTheRouteThatWasRecordedLast() throws {
        let store = MemoryFootprintStore()
        let viewModel = MapViewModel(with: store)
        viewModel.load()
        #expect(viewModel.footprints.value.isEmpty)
        for title in ["a", "b", "a", "c", "a"] {
            store.title = title
            try store.create(.tokyo)
        }
        viewModel.load()
        #expect(viewModel.footprints.value.map(\.id) == [1, 3, 5])
    }

    @Test func whatGoesWrongIsReported() {
        let store = FootprintStoreMock()
        store.listed = { throw StoreError.uncertain(path: "f") }
        let viewModel = MapViewModel(with: store)
        viewModel.load()
        #expect(viewModel.error.value == "\(StoreError.uncertain(path: "f"))")
    }
}
