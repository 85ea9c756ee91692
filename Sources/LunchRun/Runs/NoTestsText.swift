import LunchWire

/// The text about why a run had no test, and which ones were probably meant.
enum NoTestsText {
    /// The most parts of names that are compared with an expression.
    private static let limit = 5_000

    /// - Parameters:
    ///   - filters: the expressions by which tests were to be chosen.
    ///   - skips: the expressions of those to leave out.
    ///   - names: the names of all tests; none if they are not known.
    static func lines(filters: [String], skips: [String], names: [String]) -> [String] {
        if names.isEmpty { return ["swift test list names no test of the package."] }
        let all =
            names.count == 1 ? "The only test of the package does not match" : "None of \(names.count) tests matches"
        let chosen = NameFilter.chosen(names, filters: filters, skips: [])
        guard let chosen, !chosen.isEmpty else {
            return filters.map { filter in
                "\(all) the filter \"\(filter.visible)\".\(near(filter, names).map { " Did you mean \"\($0.visible)\"?" } ?? "")"
            }
        }
        return skips.map { "--skip \"\($0.visible)\" leaves out all \(chosen.count) tests." }
    }

    /// The part of a name that an expression probably means; nil if none is near.
    private static func near(_ filter: String, _ names: [String]) -> String? {
        var parts: Set<String> = []
        for name in names where parts.count < limit {
            let test = RunTest(id: name, library: .swiftTesting)
            let function = String(test.name.prefix { $0 != "(" })
            let suites = test.suites.joined(separator: "/")
            parts.formUnion([
                test.target, suites, "\(test.target).\(suites)", function, "\(suites)/\(function)",
                String(name.prefix { $0 != "(" }),
            ])
        }
        return parts.sorted().nearest(to: filter)
    }
}
