import SampleKit

/// The route that was recorded last, which is the one that is being recorded.
final class MapViewModel: Injectable {
    let footprints = Dynamic<[Footprint]>([])
    let error = Dynamic<String?>(nil)

    private let store: any FootprintStore

    init(with store: any FootprintStore) { self.store = store }

    func load() {
        do {
            footprints.value = try store.routes().first.map { try store.footprints(title: $0.title) } ?? []
        } catch {
            self.error.value = "\(error)"
        }
    }
}
