import SampleKit

/// Exports the route that is chosen as a GPX file.
final class ExportScreen: Screen {
    let identifier = "Export"
    let view: View

    private let viewModel: ExportViewModel

    init(_ viewModel: ExportViewModel, app: App) {
        self.viewModel = viewModel
        let list = RouteList(hint: "Choose a route to export as GPX.")
        view = list.view
        app.present(viewModel.error)
        viewModel.routes.bindAndFire { [viewModel] in list.show($0, onActivate: viewModel.export) }
        viewModel.exported.bind {
            if let path = $0 { app.present(Alert("Exported", message: path)) }
        }
    }

    func appear() { viewModel.load() }
}
