import SampleKit

/// The recorded routes, of which one can be deleted.
final class FootprintHistoryViewModel: Injectable {
    let routes = Dynamic<[Route]>([])
    let error = Dynamic<String?>(nil)

    private let store: any FootprintStore

    init(with store: any FootprintStore) { self.store = store }

    func load() {
        do { routes.value = try store.routes() } catch { self.error.value = "\(error)" }
    }

    func delete(_ route: Route) {
        do { try store.delete(title: route.title) } catch { self.error.value = "\(error)" }
        load()
    }
}
