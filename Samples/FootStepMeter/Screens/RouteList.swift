import SampleKit

/// The recorded routes below a line that says what choosing one does; without routes, a line that says so.
final class RouteList {
    let view: View

    private let hint: String
    private let label = Label(identifier: "hintLabel")
    private let list = List(identifier: "routeList")

    init(hint: String) {
        self.hint = hint
        view = Stack([label, list], spacing: 1)
    }

    /// Shows routes, and calls a function with the one that is activated.
    func show(_ routes: [Route], onActivate: @escaping (Route) -> Void) {
        label.text = routes.isEmpty ? "No route has been recorded yet." : hint
        list.isHidden = routes.isEmpty
        list.rows = routes.map(\.description)
        list.onActivate = { onActivate(routes[$0]) }
    }
}
