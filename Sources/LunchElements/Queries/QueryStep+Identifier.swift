import LunchWire

extension QueryStep {
    /// The elements that this step and the next lead to, if the next asks for a name and that is an identifier; nil otherwise.
    ///
    /// The tree knows its identifiers, so that most queries need not look at every element.
    package func identified(by next: QueryStep, from found: [Int], in tree: ElementTree) -> [Int]? {
        guard case .matching(let named, let name) = next, !name.isEmpty else { return nil }
        let found = found.sorted()
        let type: TUIElementType
        let isReached: (Int) -> Bool
        switch self {
        case .descendants(let wanted):
            type = wanted
            isReached = { tree.isDescendant($0, of: found) }
        case .children(let wanted):
            type = wanted
            isReached = { found.containsSorted(tree.parents[$0]) }
        default: return nil
        }
        let identified = tree.identified(name).filter { index in
            let own = tree.nodes.types[index]
            return type.covers(own) && named.covers(own) && isReached(index)
        }
        return identified.isEmpty ? nil : identified
    }
}

extension ElementTree {
    /// Returns true if a node is below one of several, which are in the order of the tree.
    fileprivate func isDescendant(_ index: Int, of others: [Int]) -> Bool {
        var ancestor = parents[index]
        while ancestor >= 0 {
            if others.containsSorted(ancestor) { return true }
            ancestor = parents[ancestor]
        }
        return false
    }
}

extension [Int] {
    /// Returns true if a number is among these, which ascend.
    fileprivate func containsSorted(_ number: Int) -> Bool {
        var range = startIndex..<endIndex
        while let first = range.first {
            let middle = first + range.count / 2
            if self[middle] == number { return true }
            range = self[middle] < number ? middle + 1..<range.upperBound : first..<middle
        }
        return false
    }
}
