/// Footprints in memory: for mock data, and what `FileFootprintStore` builds on.
class MemoryFootprintStore: FootprintStore {
    final var title = ""

    private var footprints: [Footprint] = []
    private var nextID = 1

    /// Makes a change last. It is called before the change is made, which is left out where this throws.
    func save(_ change: Change) throws {}

    /// Makes a change in memory alone.
    final func apply(_ change: Change) {
        switch change {
        case .create(let footprint):
            footprints.append(footprint)
            // Also what is deleted keeps its id.
            nextID = max(nextID, footprint.id + 1)
        case .delete(let title):
            footprints.removeAll { $0.title == title }
        }
    }

    @discardableResult
    final func create(_ location: Location) throws -> Footprint {
        let footprint = Footprint(id: nextID, title: title, at: location)
        try make(.create(footprint: footprint))
        return footprint
    }

    final func all() -> [Footprint] { footprints }

    final func footprints(title: String) -> [Footprint] { footprints.filter { $0.title == title } }

    final func exists(title: String) -> Bool { footprints.contains { $0.title == title } }

    final func routes() -> [Route] {
        var titles: [String] = []
        var counts: [String: Int] = [:]
        for footprint in footprints.reversed() {
            if counts[footprint.title] == nil { titles.append(footprint.title) }
            counts[footprint.title, default: 0] += 1
        }
        return titles.map { Route(title: $0, count: counts[$0] ?? 0) }
    }

    final func count() -> Int { footprints.count }

    final func count(title: String) -> Int { footprints.count { $0.title == title } }

    final func delete(title: String) throws {
        if exists(title: title) { try make(.delete(title: title)) }
    }

    private func make(_ change: Change) throws {
        try save(change)
        apply(change)
    }
}
