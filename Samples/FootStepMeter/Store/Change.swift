/// A change of a store.
enum Change: Codable, Equatable {
    case create(footprint: Footprint)
    case delete(title: String)
}
