import SampleKit

/// Draws the route that was recorded last.
final class MapScreen: Screen {
    let identifier = "Map"
    let view: View

    private let viewModel: MapViewModel

    init(_ viewModel: MapViewModel, app: App) {
        self.viewModel = viewModel
        let (label, map) = (Label(identifier: "routeLabel"), RouteMap(identifier: "routeMap"))
        view = Stack([label, map], spacing: 1)
        app.present(viewModel.error)
        viewModel.footprints.bindAndFire { footprints in
            let route = footprints.last.map { Route(title: $0.title, count: footprints.count) }
            label.text = route.map { "\($0), from S to @" } ?? "No route has been recorded yet."
            map.places = footprints.map { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
        }
    }

    func appear() { viewModel.load() }
}
