import SampleKit
import Testing

@testable import FootStepMeter

struct ExportViewModelTests {
    private let store = FootprintStoreMock()
    private let route = Route(title: "To work", count: 1)

    private func export(_ exporter: MockExporter) -> ExportViewModel {
        ExportViewModel(with: .init(store: store, exporter: exporter))
    }

    @Test func loadingListsTheRoutes() {
        store.listed = { [route] }
        let viewModel = export(MockExporter())
        viewModel.load()
        #expect(viewModel.routes.value == [route])
    }

    @Test func exportsThePointsOfTheRoute() {
        let footprints = [Footprint(id: 1, title: "To work", at: .tokyo)]
        store.found = { $0 == "To work" ? footprints : [] }
        let exporter = MockExporter()
        let viewModel = export(exporter)
        viewModel.export(route)
        #expect(viewModel.exported.value == "To work.gpx")
        #expect(exporter.exported == [GPX.text(title: "To work", footprints: footprints)])
    }

    @Test func whatGoesWrongIsReported() {
        store.listed = { throw StoreError.uncertain(path: "f") }
        store.found = { _ in [] }
        let viewModel = export(MockExporter(failure: "The disk is full."))
        viewModel.export(route)
        #expect(viewModel.error.value == "The disk is full.")
        #expect(viewModel.exported.value == nil)
        viewModel.load()
        #expect(viewModel.error.value == "\(StoreError.uncertain(path: "f"))")
    }
}
