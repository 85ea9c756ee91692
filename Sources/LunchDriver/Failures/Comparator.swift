/// A comparison of a value with an expected one, by the argument label of `expect`.
enum Comparator: String {
    case `is`, isNot, isIn, contains, matches

    /// The words of a failure.
    var words: String {
        switch self {
        case .is: "to be"
        case .isNot: "not to be"
        case .isIn: "to be in"
        case .contains: "to contain"
        case .matches: "to match"
        }
    }
}
