import LunchWire

extension StateFacts {
    /// The facts with the names and the values of another state where they differ only by what is masked in one of the two: one
    /// run may know of a secret that the other has not typed.
    func fitted(to other: StateFacts) -> StateFacts {
        guard isMasked || other.isMasked else { return self }
        let (own, others) = (Set(names.map(\.subject)), Set(other.names.map(\.subject)))
        let free = others.subtracting(own).sorted()
        let new = own.subtracting(others).compactMap { subject in
            free.first { subject.isSame(asMasked: $0) }.map { (subject, $0) }
        }
        return renamed(Dictionary(uniqueKeysWithValues: new)) { name, value in
            other.values[name].flatMap { value.isSame(asMasked: $0, isValue: name.property == .value) ? $0 : nil }
                ?? value
        }
    }

    /// The text in an alert, after its name; empty for other elements.
    func alertText(of element: String) -> String {
        let texts = (alertTexts[element] ?? []).filter { !$0.isEmpty && !element.hasSuffix($0.visible.literal) }
        return texts.isEmpty ? "" : " with the text \(texts.joined(separator: " ").visible.literal)"
    }
}

extension String {
    /// Returns true if two texts differ only by characters that are masked in one of them.
    ///
    /// - Parameter isValue: true for the value of a field, of which a part must be in the open: a secret in the open is a difference.
    fileprivate func isSame(asMasked other: String, isValue: Bool = false) -> Bool {
        guard count == other.count else { return false }
        let pairs = zip(self, other)
        return pairs.allSatisfy { $0 == $1 || $0 == "•" || $1 == "•" }
            && (!isValue || pairs.contains { $0 == $1 && $0.isLetter })
    }
}
