/// A recorded route, without its points.
struct Route: Equatable {
    let title: String

    /// The number of its points.
    let count: Int
}

extension Route: CustomStringConvertible {
    var description: String { "\(title): \(count) \(count == 1 ? "point" : "points")" }
}
