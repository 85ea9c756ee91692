extension CellRect {
    /// The distance from 0 of a number of a place or an extent in a message at most: sums and areas of such numbers are exact.
    package static let limit = 1 << 30

    /// The mistake in the rectangle for a message; nil if there is none.
    package func problem(at path: String, of owner: @autoclosure () -> String) -> WireError? {
        if origin.column.isNear, origin.row.isNear, size.columns.isNear, size.rows.isNear { return nil }
        let numbers = [origin.column, origin.row, size.columns, size.rows]
        return .tooFar(path: path, owner: owner(), numbers: "\(numbers)", limit: Self.limit)
    }
}

extension CellSize {
    /// The mistake in the size for a message; nil if there is none.
    package func problem(at path: String) -> WireError? {
        let numbers = [columns, rows]
        return numbers.allSatisfy(\.isNear)
            ? nil : .tooFar(path: path, owner: nil, numbers: "\(numbers)", limit: CellRect.limit)
    }
}

extension ObjectReader {
    /// As many numbers of cells as are asked for; nil if the key is absent.
    ///
    /// - Parameter owner: the element that they are about, by its name.
    package func cells(
        _ key: String, count: Int, of owner: @autoclosure () -> String? = nil
    ) throws(WireError) -> [Int]? {
        guard case .array(let elements) = value(key), elements.count == count else {
            return try integers(key, count: count)
        }
        // Most messages consist of such lists: key paths and closures would take a debug build several times as long.
        var numbers: [Int] = []
        for element in elements {
            guard let number = element.integer, number.isNear else { break }
            numbers.append(number)
        }
        if numbers.count == count { return numbers }
        // A number that is not a `Int` is too far as well, if it is an integer at all.
        guard elements.contains(where: \.isFar) else { return try integers(key, count: count) }
        let texts = elements.map { String($0.text.prefix(40)) }.joined(separator: ", ")
        throw .tooFar(path: "\(path).\(key)", owner: owner(), numbers: "[\(texts)]", limit: CellRect.limit)
    }
}

extension LunchJSON {
    /// True if the value is an integer that no number of cells may be.
    fileprivate var isFar: Bool {
        guard case .number(let text) = self else { return false }
        if let number = Int(text) { return !number.isNear }
        return text.allSatisfy { $0 == "-" || $0.isWholeNumber }
    }
}

extension Int {
    fileprivate var isNear: Bool { (-CellRect.limit...CellRect.limit).contains(self) }
}
