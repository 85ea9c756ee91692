import SampleKit

/// The recorded routes, of which one can be exported as a GPX file.
final class ExportViewModel: Injectable {
    struct Dependency {
        let store: any FootprintStore
        let exporter: any RouteExporter
    }

    let routes = Dynamic<[Route]>([])

    /// The path of the last exported file.
    let exported = Dynamic<String?>(nil)
    let error = Dynamic<String?>(nil)

    private let store: any FootprintStore
    private let exporter: any RouteExporter

    init(with dependency: Dependency) {
        (store, exporter) = (dependency.store, dependency.exporter)
    }

    func load() {
        do { routes.value = try store.routes() } catch { self.error.value = "\(error)" }
    }

    func export(_ route: Route) {
        do {
            let gpx = GPX.text(title: route.title, footprints: try store.footprints(title: route.title))
            exported.value = try exporter.export(gpx, title: route.title)
        } catch {
            self.error.value = "\(error)"
        }
    }
}
