import LunchWire

extension Resolution {
    /// True if what the query is about is a secure field, as far as that can be known.
    package var isSecure: Bool { isSecure { frame.tree.nodes.types[$0].nature.contains(.secret) } }

    /// Returns true if a property of the query's element may reveal a secret.
    package func isSecret(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        guard Property.mayTellValue(property) else { return false }
        // An unknown one may belong to an element below.
        return Property(property) != nil ? isSecure : isSecure(frame.tree.holdsSecret)
    }

    private func isSecure(_ isSecure: (Int) -> Bool) -> Bool {
        if let index { return isSecure(index) }
        // A query that finds none or several may have been meant for any of these.
        switch QueryStep.type(soughtBy: steps) {
        case let type where type.nature.contains(.secret): return true
        case .any where found.isEmpty: return frame.tree.holdsSecret(0)
        default: return found.contains(where: isSecure)
        }
    }
}
