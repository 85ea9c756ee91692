import Lunch

extension Console {
    private static let greatestExtent = 1000

    /// The size of a screen where there is no terminal: what COLUMNS and LINES say, or else 80×24.
    static var defaultSize: CellSize {
        func extent(_ name: String, default value: Int) -> Int {
            guard let number = environment(name).flatMap({ Int($0) }), number > 0 else { return value }
            return min(number, greatestExtent)
        }
        return CellSize(columns: extent("COLUMNS", default: 80), rows: extent("LINES", default: 24))
    }
}
