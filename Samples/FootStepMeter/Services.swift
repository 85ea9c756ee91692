import SampleKit

/// The services that the screens depend on.
struct Services {
    let store: any FootprintStore
    let source: any LocationSource
    let exporter: any RouteExporter
}

extension Services {
    /// All in memory, as mock data says; time begins with 1970.
    init(mock: MockData, app: App) throws {
        self.init(
            store: try mock.store(), source: ReplayedRoute(mock.route ?? [], on: app) { 0 },
            exporter: MockExporter(failure: mock.failure))
    }

    /// The user's own files.
    init(app: App) throws {
        let folder = try Folder.data()
        self.init(
            store: try FileFootprintStore(path: "\(folder)/footprints.log"),
            source: ReplayedRoute(.walk, on: app) { WallClock.now }, exporter: FolderExporter(folder))
    }
}
