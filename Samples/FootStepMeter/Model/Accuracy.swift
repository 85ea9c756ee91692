/// The accuracy that a location has to have; a coarser one is cheaper.
enum Accuracy: Double, CaseIterable {
    case best = 5
    case tenMetres = 10
    case hundredMetres = 100
    case kilometre = 1000

    var metres: Double { rawValue }

    /// The next coarser one; after the last comes the first again.
    var next: Accuracy {
        let all = Self.allCases
        return all.first { $0.metres > metres } ?? all[0]
    }
}

extension Accuracy: CustomStringConvertible {
    var description: String {
        switch self {
        case .best: "Best"
        case .tenMetres: "10 m"
        case .hundredMetres: "100 m"
        case .kilometre: "1 km"
        }
    }
}
