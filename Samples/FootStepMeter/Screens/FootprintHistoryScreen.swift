import SampleKit

/// The recorded routes; the one that is chosen can be deleted.
final class FootprintHistoryScreen: Screen {
    let identifier = "FootprintHistory"
    let title = "FOOTPRINT HISTORY"
    let view: View

    private let viewModel: FootprintHistoryViewModel
    private let app: App

    init(_ viewModel: FootprintHistoryViewModel, app: App) {
        self.viewModel = viewModel
        self.app = app
        let list = RouteList(hint: "Choose a route to delete it.")
        view = list.view
        app.present(viewModel.error)
        viewModel.routes.bindAndFire { [unowned self] in list.show($0, onActivate: confirm) }
    }

    func appear() { viewModel.load() }

    private func confirm(_ route: Route) {
        app.present(
            Alert(
                "Delete this route?", message: route.description,
                actions: [
                    .init("Cancel", isCancel: true),
                    .init("Delete") { [viewModel] in viewModel.delete(route) },
                ]))
    }
}
